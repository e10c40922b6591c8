/**
 * A second picture over the one of the table: something to look at (a line of the judge, say) while the table goes on
 * underneath.  It draws and moves by the same code, and the pieces under it cannot be touched meanwhile.
 *
 * @import {Change, Point, Scene} from "./types.js"
 */

import { h } from "./dom.js";
import { Grid } from "./grid.js";
import { Motion } from "./motion.js";
import { SceneView } from "./scene.js";

export class Overlay {
  /** @param {HTMLElement} board  What holds the table's own picture. */
  constructor(board) {
    this.board = board;
    this.frame = h("div", { class: "board overlay", hidden: true });
    board.after(this.frame);
    this.view = new SceneView(this.frame);
    this.motion = new Motion(this.view);
    this.grid = new Grid(this.view, {
      square: () => {},
      swipe: () => false,
      chosen: () => null,
      escape: () => this.escape(),
    });
  }

  /** Called when somebody wants to leave from inside the picture. */
  escape = () => {};

  /** Show a scene at once. @param {Scene} scene */
  jump(scene) {
    this.#cover(true);
    this.motion.jump(scene);
    this.grid.name(scene, [], null);
  }

  /**
   * Let the pieces go to where a scene has them.
   * @param {Scene} scene @param {Change} change @param {ReadonlyMap<string, Point[]>} paths
   */
  move(scene, change, paths) {
    this.motion.push({ scene, change, paths });
    this.grid.name(scene, [], null);
  }

  /** Back to the table. */
  hide() {
    this.#cover(false);
  }

  /** @param {boolean} on */
  #cover(on) {
    this.frame.hidden = !on;
    this.board.classList.toggle("covered", on);
  }
}
