/**
 * Entry of the replay page: a finished game with play, pause, one step or one move of the list on or back, speed, and
 * a link to every position.  Pieces move by the same code as at the table.
 *
 * @import {Scene} from "./types.js"
 */

import { copyButton } from "./dialogs.js";
import { byId, dataBlock, h, setText } from "./dom.js";
import { difference, Film } from "./film.js";
import { Grid } from "./grid.js";
import { Live } from "./live.js";
import { Motion } from "./motion.js";
import { Moves, showFacts, showSeats } from "./panel.js";
import { SceneView } from "./scene.js";
import { StudyPanel } from "./study.js";
import { readTexts, text } from "./texts.js";

/** Between two steps while playing, at usual speed (ms). */
const DWELL = 550;
/** The address follows the position, but not every picture of a film (ms). */
const SETTLED = 300;

class ReplayView {
  #at = 0;
  #playing = false;
  #timer = 0;
  #addressTimer = 0;
  /** Grows with everything that is wanted, so that what was wanted before is forgotten. */
  #wanted = 0;
  /** @type {Scene | null} */
  #scene = null;
  #slider = byId("position", HTMLInputElement);
  #play = byId("play", HTMLButtonElement);
  #speed = byId("speed", HTMLSelectElement);

  constructor() {
    this.facts = dataBlock("table-facts");
    this.live = new Live(byId("live", HTMLElement));
    this.view = new SceneView(byId("board", HTMLElement));
    this.motion = new Motion(this.view);
    this.motion.idle = () => this.#next();
    this.grid = new Grid(this.view, {
      square: () => {},
      swipe: () => false,
      chosen: () => null,
      escape: () => {},
    });
    this.moves = new Moves(byId("moves", HTMLElement), (number) => void this.go(number));
    this.study = new StudyPanel(byId("study", HTMLElement), {
      url: this.facts.studyUrl,
      board: this.view.frame,
      say: (words) => this.live.say(words),
    });
    this.film = new Film(this.facts.framesUrl, null);
    const links = byId("links", HTMLElement);
    links.prepend(copyButton(text("ui-copy-position"), () => this.#address().href));
    this.#wire();
  }

  async start() {
    await this.film.open();
    this.#slider.min = String(this.film.first);
    this.#slider.max = String(this.film.last);
    this.moves.show(this.film.log.filter((line) => line.number >= this.film.first));
    this.#looks();
    await this.go(this.facts.at ?? this.film.first);
    this.#play.disabled = false;
    byId("loading", HTMLElement).hidden = true;
  }

  /** Show a position at once. @param {number} at */
  async go(at) {
    this.pause();
    const wanted = ++this.#wanted;
    const position = Math.max(this.film.first, Math.min(this.film.last, at));
    const scene = await this.film.scene(position);
    if (wanted !== this.#wanted) return;
    if (scene) this.motion.jump(scene);
    this.#show(position, scene);
  }

  /** One step on, with its motion. */
  async on() {
    if (this.#at >= this.film.last) {
      this.pause();
      return;
    }
    const wanted = ++this.#wanted;
    const at = this.#at + 1;
    const [scene, frame] = [await this.film.scene(at), await this.film.frame(at)];
    if (wanted !== this.#wanted || !scene || !frame) return;
    this.film.ahead(at);
    if (this.motion.busy && this.#scene) this.motion.jump(this.#scene);
    this.#show(at, scene);
    this.live.say(frame.say);
    this.motion.push({ scene, change: frame.change, paths: new Map(frame.paths), hold: frame.hold });
  }

  /** One step back, the pieces going the way they came. */
  async back() {
    this.pause();
    if (this.#at <= this.film.first) return;
    const wanted = ++this.#wanted;
    const at = this.#at - 1;
    const [scene, frame, old] = [await this.film.scene(at), await this.film.frame(at + 1), this.#scene];
    if (wanted !== this.#wanted || !scene) return;
    if (this.motion.busy && old) this.motion.jump(old);
    this.#show(at, scene);
    const paths = new Map((frame?.paths ?? []).map(([key, path]) => [key, [...path].reverse()]));
    this.motion.push({ scene, change: old && difference(old, scene), paths });
  }

  /** The next position that the list of moves has, or the one before: a turn where turns are listed. @param {1 | -1} way */
  #listed(way) {
    const { log, first, last } = this.film;
    const line =
      way > 0
        ? log.find(({ number }) => number > this.#at)
        : log.findLast(({ number }) => number < this.#at && number >= first);
    return line?.number ?? (way > 0 ? last : first);
  }

  play() {
    if (this.#at >= this.film.last) void this.go(this.film.first).then(() => this.#run());
    else this.#run();
  }

  pause() {
    clearTimeout(this.#timer);
    this.#playing = false;
    this.#buttons();
  }

  #run() {
    this.#playing = true;
    this.#buttons();
    void this.on();
  }

  /** Everything of a step was seen: after a while comes the next one. */
  #next() {
    clearTimeout(this.#timer);
    if (!this.#playing) return;
    if (this.#at >= this.film.last) this.pause();
    else this.#timer = setTimeout(() => void this.on(), DWELL / this.motion.speed);
  }

  #buttons() {
    setText(byId("play-label", HTMLElement), text(this.#playing ? "ui-stop" : "ui-play"));
    this.#play.toggleAttribute("data-playing", this.#playing);
  }

  /** @param {number} at @param {Scene | null} scene */
  #show(at, scene) {
    this.#at = at;
    this.#scene = scene;
    this.study.leave();
    this.#slider.value = String(at);
    const position = text("ui-position", {
      at: at - this.film.first,
      last: this.film.last - this.film.first,
    });
    this.#slider.setAttribute("aria-valuetext", position);
    setText(byId("count", HTMLElement), position);
    setText(byId("status", HTMLElement), scene?.status ?? "");
    if (scene) this.grid.name(scene, [], null);
    const over = at >= this.film.last;
    showSeats(
      byId("seats", HTMLElement),
      this.film.seats.map((seat) => ({ ...seat, here: true })),
      scene?.places ?? [],
      this.view,
      {
        winners: over ? (this.film.outcome?.winners ?? []) : [],
      },
    );
    showFacts(byId("facts", HTMLElement), scene?.facts ?? [], this.view);
    this.moves.mark(at);
    for (const [id, off] of Object.entries({
      first: at <= this.film.first,
      before: at <= this.film.first,
      back: at <= this.film.first,
      step: over,
      after: over,
      last: over,
    })) {
      byId(id, HTMLButtonElement).disabled = off;
    }
    clearTimeout(this.#addressTimer);
    this.#addressTimer = setTimeout(() => this.#settle(), SETTLED);
  }

  /** The address and the pictures follow the position. */
  #settle() {
    history.replaceState(null, "", this.#address());
    const judged = this.film.judged.findLast((number) => number <= this.#at) ?? 0;
    // Nobody knew more of what was possible than who did it, and nothing is secret any more.
    const doer = this.facts.secrets ? this.film.log.find(({ number }) => number === judged)?.seat : null;
    this.study.show(judged, true, doer ?? this.film.looking);
    for (const link of document.querySelectorAll("a[data-picture]")) {
      const url = new URL(link.getAttribute("href") ?? "", location.href);
      url.searchParams.set("at", String(this.#at));
      link.setAttribute("href", url.href);
    }
  }

  #address() {
    const url = new URL(location.href);
    url.searchParams.set("at", String(this.#at));
    return url;
  }

  /** Games with secrets can be seen over every player's shoulder, now that they are over. */
  #looks() {
    const field = byId("looking", HTMLElement);
    field.hidden = !this.facts.secrets;
    const select = /** @type {HTMLSelectElement} */ (field.querySelector("select"));
    select.append(...this.film.seats.map((seat) => h("option", { value: seat.seat }, seat.name)));
    select.addEventListener("change", async () => {
      const at = this.#at;
      this.film = new Film(this.facts.framesUrl, select.value === "" ? null : Number(select.value));
      await this.film.open();
      await this.go(at);
    });
  }

  #wire() {
    const press = /** @type {Record<string, () => void>} */ ({
      first: () => void this.go(this.film.first),
      before: () => void this.go(this.#listed(-1)),
      back: () => void this.back(),
      play: () => (this.#playing ? this.pause() : this.play()),
      step: () => (this.pause(), void this.on()),
      after: () => void this.go(this.#listed(1)),
      last: () => void this.go(this.film.last),
    });
    for (const [id, act] of Object.entries(press)) {
      const button = byId(id, HTMLButtonElement);
      button.addEventListener("click", act);
      button.disabled = true; // until there is something to be seen
    }
    this.#slider.addEventListener("input", () => void this.go(Number(this.#slider.value)));
    this.#speed.addEventListener("change", () => (this.motion.speed = Number(this.#speed.value)));
    const keys = /** @type {Record<string, string>} */ ({
      ArrowLeft: "back",
      ArrowRight: "step",
      PageUp: "before",
      PageDown: "after",
      Home: "first",
      End: "last",
      " ": "play",
    });
    document.addEventListener("keydown", (event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (target.closest("input, select, textarea, [role=grid]")) return;
      if (event.key === " " && target.closest("button, a, summary")) return;
      const id = keys[event.key];
      if (!id) return;
      event.preventDefault();
      byId(id, HTMLButtonElement).click();
    });
  }
}

readTexts();
const page = new ReplayView();
page.start().catch(() => {
  setText(byId("loading", HTMLElement), text("ui-replay-failed"));
});
