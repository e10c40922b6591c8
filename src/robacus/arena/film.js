"use strict";
// Shows a replay step by step.  Everything is in the page; nothing is asked of anybody.
(() => {
  const find = (id) => document.getElementById(id);
  const film = JSON.parse(find("film").textContent);
  const svg = document.querySelector("figure svg");
  const steps = [...document.querySelectorAll(".steps button")];
  const last = film.frames.length - 1;
  let at = last;
  let timer = 0;

  function show(wanted, speak) {
    at = Math.max(0, Math.min(last, wanted));
    svg.innerHTML = film.frames[at]
      .map(([drawing, x, y]) => `<g transform="translate(${x} ${y})">${film.drawings[drawing]}</g>`)
      .join("");
    const position = film.texts.position.replace("{at}", at + 1).replace("{last}", last + 1);
    find("status").textContent = film.status[at];
    find("position").value = at;
    find("position").setAttribute("aria-valuetext", position);
    find("count").textContent = position;
    for (const id of ["first", "back"]) find(id).disabled = at === 0;
    for (const id of ["step", "last"]) find(id).disabled = at === last;
    for (const [index, step] of steps.entries()) {
      if (index === at) step.setAttribute("aria-current", "step");
      else step.removeAttribute("aria-current");
    }
    const list = steps[at].closest("ol");
    const top = steps[at].offsetTop - list.offsetTop;
    if (top < list.scrollTop || top > list.scrollTop + list.clientHeight - 40) list.scrollTop = top - 40;
    if (speak) find("live").textContent = film.said[at];
    history.replaceState(null, "", `#${at + 1}`);
  }

  function play(on) {
    clearInterval(timer);
    timer = 0;
    if (on) {
      if (at === last) show(0);
      timer = setInterval(() => (at < last ? show(at + 1) : play(false)), 600);
    }
    find("play").querySelector("path").setAttribute("d", on ? film.icons.stop : film.icons.play);
    find("play").setAttribute("aria-label", on ? film.texts.stop : film.texts.play);
  }

  const press = {
    first: () => show(0, true),
    back: () => show(at - 1, true),
    step: () => show(at + 1, true),
    last: () => show(last, true),
  };
  for (const [id, act] of Object.entries(press)) find(id).addEventListener("click", () => (play(false), act()));
  find("play").addEventListener("click", () => play(!timer));
  find("position").addEventListener("input", (event) => (play(false), show(Number(event.target.value))));
  for (const [index, step] of steps.entries()) step.addEventListener("click", () => (play(false), show(index, true)));
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input")) return;
    const id = { ArrowLeft: "back", ArrowRight: "step", Home: "first", End: "last" }[event.key];
    if (!id) return;
    event.preventDefault();
    play(false);
    press[id]();
  });
  document.querySelector(".controls").hidden = false;
  const asked = Number(location.hash.slice(1));
  show(asked >= 1 && asked <= last + 1 ? asked - 1 : 0);
})();
