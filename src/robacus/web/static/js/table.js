/**
 * Entry of the table page: puts the parts together.  Messages go into the model; the model's news go to
 * motion and to the parts; what people do goes out through the outbox.  Rules, words and pictures all come
 * from the server.
 *
 * @import {Control, Heard, Now, Request, Scene} from "./types.js"
 * @import {Answer} from "./outbox.js"
 */

import { Asks } from "./asks.js";
import { CommandBox } from "./command.js";
import { Controls } from "./controls.js";
import { Curtain } from "./curtain.js";
import { DeskLinks } from "./desk-dialog.js";
import { ask, notice, offerCopies } from "./dialogs.js";
import { byId, dataBlock, setText } from "./dom.js";
import { enhanceWith } from "./enhance.js";
import { Grid } from "./grid.js";
import { Live } from "./live.js";
import { Lobby } from "./lobby.js";
import { Model } from "./model.js";
import { Motion } from "./motion.js";
import { Outbox } from "./outbox.js";
import { ClockRing, Moves, showFacts, showSeats } from "./panel.js";
import { Performing } from "./performing.js";
import { SceneView } from "./scene.js";
import { Showing } from "./showing.js";
import { StudyPanel } from "./study.js";
import { readTexts, text } from "./texts.js";
import { Transport } from "./transport.js";
import { Wire } from "./wire.js";

/** A connection that is back this soon was never missed (ms). */
const UNNOTICED = 900;

export class TablePage {
  /** @type {Set<(page: TablePage) => void>} */
  listeners = new Set();
  /** The scene that is to be seen; the model may be ahead of it. @type {Scene | null} */
  shown = null;
  #name = document.title;
  #offlineTimer = 0;
  /** The line is back, but the page still waits to see what it saw before. */
  #restoring = false;
  /** There was something to do on the board. */
  #onBoard = false;

  constructor() {
    const facts = dataBlock("table-facts");
    this.facts = facts;
    this.model = new Model();
    this.live = new Live(byId("live", HTMLElement));
    this.view = new SceneView(byId("board", HTMLElement));
    this.motion = new Motion(this.view);
    this.controls = new Controls(
      byId("controls-in", HTMLElement),
      this.view,
      (control, number) => void this.act(control, number),
      () => this.input(),
    );
    this.grid = new Grid(this.view, {
      square: (square) => void this.controls.pointAt(square),
      swipe: (piece, way) => this.controls.swipe(piece, way),
      chosen: () => this.controls.chosen,
      escape: () => this.controls.choose(null),
    });
    this.moves = new Moves(byId("moves", HTMLElement));
    this.clock = new ClockRing(byId("clock", HTMLElement), () => this.model.time());
    this.command = new CommandBox(byId("command", HTMLFormElement), (seat, words) => this.play(seat, words));
    this.lobby = new Lobby(byId("lobby", HTMLElement), facts, (request) => this.request(request));
    this.asks = new Asks(this.model, async (request) => {
      const why = await this.request(request);
      if (why) this.#complain(why);
    });
    this.study = new StudyPanel(byId("study", HTMLElement), {
      url: facts.studyUrl,
      board: this.view.frame,
      say: (words) => this.live.say(words),
    });
    this.curtain = new Curtain(facts.secrets, byId("handover", HTMLElement), (seat) =>
      this.wire.send({ t: "look", seat }),
    );
    this.wire = new Wire(facts.socketUrl, {
      have: () => this.model.number,
      heard: (message) => this.#heard(message),
      turned: (state, words) => this.#turned(state, words),
    });
    this.outbox = new Outbox(this.wire);
    const transport = (this.transport = new Transport());
    const done = () => this.#shownToTheEnd();
    this.showing = new Showing({
      model: this.model,
      motion: this.motion,
      live: this.live,
      transport,
      framesUrl: facts.framesUrl,
      show: (scene) => this.#show(scene),
      done,
    });
    this.performing = new Performing({ motion: this.motion, transport, jump: () => this.#jump(), done });
    this.motion.idle = () => (this.showing.active ? this.showing.next() : this.performing.stop());
    byId("controls", HTMLElement).prepend(transport.element);
    this.help = new DeskLinks(byId("help", HTMLElement));
    offerCopies(byId("table", HTMLElement));
  }

  // -- from the server --------------------------------------------------------------------------------------

  /** @param {Heard} message */
  #heard(message) {
    if (message.t === "done" || message.t === "refused" || message.t === "previewed") {
      this.outbox.heard(message);
      return;
    }
    if (message.t === "farewell") {
      notice(message.say);
      return;
    }
    const before = this.model.now?.phase;
    const headline = this.model.scene?.status;
    const news = this.model.heard(message);
    if (news.gap) {
      this.wire.again();
      return;
    }
    const { scene, now } = this.model;
    if (news.anew) {
      if (scene) this.motion.jump(scene);
      this.shown = scene;
      this.showing.stop();
      this.performing.stop();
    }
    this.#follow(news.steps);
    if (!this.performing.active) {
      if (scene && scene.status !== headline && news.steps.length) this.live.say(scene.status);
      if (before && before !== "over" && now?.outcome && !this.model.behind) this.live.say(now.outcome.say);
    }
    if (now && this.model.behind) this.showing.begin(now.looking);
    this.#settle(news.anew);
    if (this.#restoring && now?.looking !== null) {
      this.#restoring = false;
      this.outbox.resume();
    }
    if (!this.#restoring) this.outbox?.newsCame();
    for (const listener of this.listeners) listener(this);
  }

  /**
   * What has happened is shown; where an action is carried out step by step, it is told as it is seen.
   * @param {import("./model.js").NewStep[]} steps
   */
  #follow(steps) {
    const held = this.performing.active || steps.some((step) => step.hold);
    const performs = this.facts.performs && held && !this.model.behind;
    for (const step of steps) {
      if (!performs) this.live.say(step.frame.say);
      const shown = () => {
        if (performs) {
          this.live.say(step.frame.say);
          this.performing.say(step.frame.say);
        }
        this.#show(step.scene);
      };
      this.motion.push({ ...step, shown });
    }
    if (performs) this.performing.begin();
  }

  /** Everything beside the picture follows what is known, as far as that is to be told already. @param {boolean} anew */
  #settle(anew) {
    this.input();
    const { now } = this;
    if (now && !this.performing.active) {
      this.curtain.update(now, anew);
      this.#judge(now);
      const others = now.phase === "playing" && !this.#isMine(now);
      this.transport.wait(this.facts.performs && others);
    }
    this.#panel();
  }

  /** @param {import("./wire.js").WireState} state @param {string} words */
  #turned(state, words) {
    clearTimeout(this.#offlineTimer);
    const banner = byId("offline", HTMLElement);
    if (state === "open") {
      banner.hidden = true;
      const { now } = this.model;
      this.#restoring = now !== null && this.curtain.restore(now);
      if (!this.#restoring) this.outbox.resume();
      return;
    }
    const show = () => {
      banner.hidden = false;
      setText(banner, words || text(state === "ended" ? "ui-ended" : "ui-offline"));
    };
    if (state === "ended") show();
    else this.#offlineTimer = setTimeout(show, UNNOTICED);
  }

  // -- from people ------------------------------------------------------------------------------------------

  /**
   * Do what a control says; asks first where the control wants that.
   * @param {Control} control
   * @param {number} [number]
   */
  async act(control, number) {
    if (control.confirm && !(await ask(control.confirm, [{ label: control.label, value: true }]))) return;
    const { seat } = control;
    const answer = await this.outbox.add({
      seat,
      make: () => {
        const now = this.#again(control);
        if (!now) return text(control.kind === "slide" ? "ui-no-way" : "ui-moved-on");
        if (now.kind === "slide" || now.kind === "point") this.motion.promise(now.on, now.path);
        return { t: "do", seat, text: now.text.replace("{n}", String(number)), on: this.model.number };
      },
    });
    this.#answered(answer);
  }

  /**
   * The same control on the position as it is by now: a slide's text and way may have changed.
   * @param {Control} control
   */
  #again({ kind, seat, on, way, key }) {
    return this.model.now?.controls.find(
      (other) =>
        other.seat === seat &&
        (kind === "slide" ? other.kind === kind && other.on === on && other.way === way : other.key === key),
    );
  }

  /**
   * Play a typed action.
   * @param {number} seat
   * @param {string} words
   * @returns {Promise<string>} why not, or ""
   */
  async play(seat, words) {
    // Typed on the position that is there; after something of one's own, on what that makes of it.
    const on = this.outbox.idle ? this.model.number : null;
    const answer = await this.outbox.add({
      seat,
      make: () => ({ t: "do", seat, text: words, on: on ?? this.model.number }),
    });
    return answer.t === "refused" ? answer.say : "";
  }

  /** Ask something of the table. @param {Request} request @returns {Promise<string>} why not, or "" */
  async request(request) {
    const answer = await this.outbox.add({ seat: null, make: () => request });
    if (answer.t === "done" && answer.go) location.assign(answer.go);
    return answer.t === "refused" ? answer.say : "";
  }

  /** @param {Answer} answer */
  #answered(answer) {
    if (answer.t !== "refused") return;
    if (this.model.scene) this.motion.retract(this.model.scene);
    this.#complain(answer.say);
  }

  /** @param {string} why */
  #complain(why) {
    notice(why);
    this.live.say(why);
  }

  // -- showing ----------------------------------------------------------------------------------------------

  /** Where the table stands, as far as that is to be told: not before what led there was seen. */
  get now() {
    const { now } = this.model;
    if (!now || !(this.showing.active || this.performing.active)) return now;
    return { ...now, controls: [], outcome: null };
  }

  /** What can be done: waits for no picture, but where an action is carried out step by step. */
  input() {
    const { now } = this;
    const scene = this.performing.active ? this.shown : this.model.scene;
    if (!now) return;
    this.controls.update(now.controls, scene, now.seats);
    const { chosen } = this.controls;
    if (scene) this.grid.name(scene, now.controls, chosen);
    const mine = now.controls.filter((control) => control.on === chosen && chosen !== null);
    const points = now.controls.filter((control) => control.kind === "point" && control.on === "");
    const spots = (scene?.board.squares ?? []).filter((square) =>
      points.some((point) => point.to === square.key),
    );
    this.view.hint(
      mine.map((control) => control.path),
      spots.map(({ x, y }) => [x, y]),
    );
    this.view.choose(chosen);
    this.asks.buttons(now);
    const own = this.model.mine().filter((seat) => !seat.gone);
    const usual =
      own.find((seat) => seat.seat === now.looking) ?? own.find((seat) => now.to_act.includes(seat.seat));
    this.command.update(now.phase === "playing" ? own : [], usual?.seat ?? null);
  }

  /** What is said of the last step that is judged; shown in full while nothing new has come. @param {Now} now */
  #judge(now) {
    // Whoever may do something on the board now wants to see it.
    const onBoard = now.controls.some(({ kind, on, to }) => kind === "slide" || on !== "" || to !== "");
    if (onBoard && !this.#onBoard) this.study.leave();
    this.#onBoard = onBoard;
    if (now.study_later) this.study.wait();
    else this.study.show(now.study, now.study === now.number || now.phase === "over", now.looking);
  }

  /** Whoever is looking at another page sees that it is their turn. @param {Now} now */
  #title(now) {
    document.title = (now.phase === "playing" && this.#isMine(now) ? "● " : "") + this.#name;
  }

  /** Whether somebody at this page is to act. @param {Now} now */
  #isMine(now) {
    return this.model.mine().some(({ seat }) => now.to_act.includes(seat));
  }

  /** @param {Scene} scene */
  #show(scene) {
    this.shown = scene;
    if (this.performing.active) this.input();
    this.#panel();
  }

  /** Show at once how everything ends that is still to be seen. */
  #jump() {
    const { scene } = this.model;
    if (!scene) return;
    this.motion.jump(scene);
    this.shown = scene;
  }

  #shownToTheEnd() {
    const { now, scene } = this.model;
    if (scene && !now?.outcome) this.live.say(scene.status);
    if (now?.outcome) this.live.say(now.outcome.say);
    this.#settle(false);
    for (const listener of this.listeners) listener(this);
  }

  #panel() {
    const { now, shown: scene } = this;
    if (!now) return;
    const waiting = now.phase === "waiting";
    this.lobby.update(now);
    this.#title(now);
    byId("table", HTMLElement).dataset.phase = now.phase;
    byId("loading", HTMLElement).hidden = true;
    const status = { waiting: text("ui-waiting"), paused: text("ui-paused"), playing: "", over: "" }[
      now.phase
    ];
    setText(byId("status", HTMLElement), status || (scene?.status ?? ""));
    showSeats(byId("seats", HTMLElement), waiting ? [] : now.seats, scene?.places ?? [], this.view, {
      winners: now.outcome?.winners ?? [],
      acting: now.phase === "playing" ? undefined : [],
      buttons: (seat) => this.asks.ofSeat(seat),
    });
    showFacts(byId("facts", HTMLElement), scene?.facts ?? [], this.view);
    this.clock.show(
      now.phase === "playing" || now.phase === "paused" ? (this.model.scene?.clock ?? null) : null,
    );
    this.moves.show(this.model.log);
    byId("watching", HTMLElement).hidden = now.phase === "over" || this.model.mine().length > 0;
    this.asks.result(now);
    this.help.show(now.links);
  }
}

readTexts();
void enhanceWith(new TablePage());
