"use strict";
// Shows a replay step by step.  Everything is in the page; nothing is asked of anybody.
(() => {
  /**
   * @typedef {object} Film
   * @property {string[]} drawings
   * @property {[number, number, number][][]} frames  For each step its drawings: number and place.
   * @property {string[]} said
   * @property {string[]} status
   * @property {{play: string, stop: string}} icons
   * @property {{play: string, stop: string, position: string}} texts
   */

  /** @param {string} id @returns {HTMLElement} */
  const find = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
  /** @param {string} id */
  const button = (id) => /** @type {HTMLButtonElement} */ (find(id));
  const slider = /** @type {HTMLInputElement} */ (find("position"));
  const svg = /** @type {SVGSVGElement} */ (document.querySelector("figure svg"));
  const list = /** @type {HTMLElement} */ (document.querySelector(".steps"));
  const steps = /** @type {HTMLElement[]} */ ([...list.querySelectorAll("button")]);
  /** @type {Film} */
  const film = JSON.parse(find("film").textContent ?? "");
  const last = film.frames.length - 1;
  let at = last;
  let timer = 0;

  /** @param {number} wanted @param {boolean} [speak] */
  function show(wanted, speak) {
    at = Math.max(0, Math.min(last, wanted));
    svg.innerHTML = film.frames[at]
      .map(([drawing, x, y]) => `<g transform="translate(${x} ${y})">${film.drawings[drawing]}</g>`)
      .join("");
    const position = film.texts.position.replace("{at}", String(at + 1)).replace("{last}", String(last + 1));
    find("status").textContent = film.status[at];
    find("count").textContent = position;
    slider.value = String(at);
    slider.setAttribute("aria-valuetext", position);
    for (const id of ["first", "back"]) button(id).disabled = at === 0;
    for (const id of ["step", "last"]) button(id).disabled = at === last;
    for (const [index, step] of steps.entries()) {
      if (index === at) step.setAttribute("aria-current", "step");
      else step.removeAttribute("aria-current");
    }
    const top = steps[at].offsetTop - list.offsetTop;
    if (top < list.scrollTop || top > list.scrollTop + list.clientHeight - 40) list.scrollTop = top - 40;
    if (speak) find("live").textContent = film.said[at];
    history.replaceState(null, "", `#${at + 1}`);
  }

  /** @param {boolean} on */
  function play(on) {
    clearInterval(timer);
    timer = 0;
    if (on) {
      if (at === last) show(0);
      timer = setInterval(() => (at < last ? show(at + 1) : play(false)), 600);
    }
    find("play").querySelector("path")?.setAttribute("d", on ? film.icons.stop : film.icons.play);
    find("play").setAttribute("aria-label", on ? film.texts.stop : film.texts.play);
  }

  /** @param {number} wanted */
  const go = (wanted) => {
    play(false);
    show(wanted, true);
  };
  /** @type {Record<string, () => void>} */
  const press = {
    first: () => go(0),
    back: () => go(at - 1),
    step: () => go(at + 1),
    last: () => go(last),
  };
  /** @type {Record<string, string>} */
  const keys = { ArrowLeft: "back", ArrowRight: "step", Home: "first", End: "last" };
  for (const [id, act] of Object.entries(press)) find(id).addEventListener("click", act);
  find("play").addEventListener("click", () => play(!timer));
  slider.addEventListener("input", () => (play(false), show(Number(slider.value))));
  for (const [index, step] of steps.entries()) step.addEventListener("click", () => go(index));
  document.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    const id = keys[event.key];
    if (!id || event.ctrlKey || event.altKey || event.metaKey || target.closest("input")) return;
    event.preventDefault();
    press[id]();
  });
  /** @type {HTMLElement} */ (document.querySelector(".controls")).hidden = false;
  const asked = Number(location.hash.slice(1));
  show(asked >= 1 && asked <= last + 1 ? asked - 1 : 0);
})();
