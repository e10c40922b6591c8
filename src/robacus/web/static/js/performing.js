/**
 * An action that the table carries out step by step, such as a program: people follow it at their own speed, hold it
 * and go on step by step, and what can be done next is to be seen once they have seen what came of it.
 * The steps are all known by then; they wait in `Motion`.
 *
 * @import {Motion} from "./motion.js"
 * @import {Transport} from "./transport.js"
 */

/**
 * @typedef {object} Stage
 * @property {Motion} motion
 * @property {Transport} transport
 * @property {() => void} jump  Show at once how it ends.
 * @property {() => void} done  All of it has been seen.
 */

export class Performing {
  /** Whether there is still something to be seen. */
  active = false;

  /** @param {Stage} stage */
  constructor(stage) {
    this.stage = stage;
  }

  /** Steps have come, and are under way. */
  begin() {
    if (this.active) return;
    this.active = true;
    this.stage.motion.steady = true;
    this.stage.transport.take(this);
  }

  /** Everything has been seen, or came anew. */
  stop() {
    if (!this.active) return;
    const { motion, transport, done } = this.stage;
    this.active = false;
    motion.steady = false;
    motion.paused = false;
    transport.leave(this);
    done();
  }

  /** What was just seen. @param {string} words */
  say(words) {
    this.stage.transport.say(words);
  }

  play() {
    this.stage.transport.playing = true;
    this.stage.motion.play();
  }

  pause() {
    this.stage.transport.playing = false;
    this.stage.motion.pause();
  }

  step() {
    this.stage.transport.playing = false;
    this.stage.motion.step();
  }

  end() {
    this.stage.jump();
    this.stop();
  }

  /** @param {number} speed */
  speed(speed) {
    this.stage.motion.speed = speed;
  }
}
