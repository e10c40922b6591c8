/**
 * What a player has in hand: the tiles of the rack in their order, those that lie tentatively, and the digits that
 * were chosen for jokers.  It is kept for the page, so that a reload finds it again.  No elements here.
 *
 * @typedef {{key: string, face: string}} Tile  A tile of the rack: the key of its piece; `?` is a joker.
 * @typedef {{tile: string, square: string, digit: string}} Laid  Not played yet; a joker without digit has "".
 * @typedef {{order: string[], laid: Laid[], jokers: Record<string, string>}} Kept
 */

export const JOKER = "?";

export class Hand {
  /** Keys of all tiles, those that lie tentatively too. @type {string[]} */
  order = [];
  /** @type {Laid[]} */
  laid = [];
  /** The digits that jokers have in the rack. @type {Record<string, string>} */
  jokers = {};
  /** @type {Map<string, Tile>} */
  #tiles = new Map();

  /** @param {string} name  Under which it is kept. */
  constructor(name) {
    this.name = name;
    const kept = this.#read();
    if (kept) Object.assign(this, kept);
  }

  /**
   * The rack as the server has it now.
   * @param {Tile[]} tiles @param {(square: string) => boolean} covered  Whether a tile of the game lies there.
   * @returns {boolean} whether a tile came back because its field is taken now
   */
  update(tiles, covered) {
    this.#tiles = new Map(tiles.map((tile) => [tile.key, tile]));
    const order = this.order.filter((key) => this.#tiles.has(key));
    this.order = [...order, ...tiles.map(({ key }) => key).filter((key) => !order.includes(key))];
    this.jokers = Object.fromEntries(Object.entries(this.jokers).filter(([key]) => this.#tiles.has(key)));
    const mine = this.laid.filter(({ tile }) => this.#tiles.has(tile));
    this.laid = mine.filter(({ square }) => !covered(square));
    return this.laid.length < mine.length;
  }

  /** @param {string} tile */
  has(tile) {
    return this.#tiles.has(tile);
  }

  /** @param {string} tile */
  face(tile) {
    return this.#tiles.get(tile)?.face ?? "";
  }

  /** @param {string} tile */
  isJoker(tile) {
    return this.face(tile) === JOKER;
  }

  /** The digit of a tile; of a joker the one that was chosen, "" as long as none was. @param {string} tile */
  digit(tile) {
    return this.isJoker(tile) ? (this.jokers[tile] ?? "") : this.face(tile);
  }

  /** Tiles that are not on the board, in the player's order. */
  rack() {
    return this.order.filter((key) => !this.laid.some((laid) => laid.tile === key));
  }

  /** @param {string | null | undefined} square */
  on(square) {
    return this.laid.find((laid) => laid.square === square);
  }

  /** @param {string} tile @param {string} square @param {string} [digit]  Of a joker. */
  lay(tile, square, digit) {
    if (digit && this.isJoker(tile)) this.jokers[tile] = digit;
    this.laid = this.laid.filter((laid) => laid.tile !== tile && laid.square !== square);
    this.laid.push({ tile, square, digit: this.digit(tile) });
  }

  /** Choose the digit of a joker, wherever it is. @param {string} tile @param {string} digit */
  choose(tile, digit) {
    this.jokers[tile] = digit;
    for (const laid of this.laid) if (laid.tile === tile) laid.digit = digit;
  }

  /** @param {string} tile @param {number} [place]  In the rack; where it was before if it is not given. */
  takeBack(tile, place) {
    this.laid = this.laid.filter((laid) => laid.tile !== tile);
    if (place === undefined) return;
    const others = this.rack().filter((key) => key !== tile);
    others.splice(place, 0, tile);
    this.order = [...others, ...this.laid.map((laid) => laid.tile)];
  }

  shuffle() {
    const { order } = this;
    const before = order.join();
    for (let tries = 0; tries < 5 && order.join() === before; tries++) {
      for (let last = order.length - 1; last > 0; last--) {
        const other = Math.floor(Math.random() * (last + 1));
        [order[last], order[other]] = [order[other], order[last]];
      }
    }
  }

  sort() {
    this.order.sort((a, b) => (this.face(a) < this.face(b) ? -1 : 1));
  }

  /** What lies tentatively, as an action or the draft of one. */
  text() {
    return this.laid
      .map(({ tile, square, digit }) => `${square}=${this.isJoker(tile) ? `${digit}?` : digit}`)
      .join(" ");
  }

  keep() {
    const { order, laid, jokers } = this;
    try {
      sessionStorage.setItem(this.name, JSON.stringify({ order, laid, jokers }));
    } catch {
      // Without storage a reload forgets what was not played yet.
    }
  }

  /** @returns {Kept | null} */
  #read() {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.name) ?? "null");
      const whole = kept && Array.isArray(kept.order) && Array.isArray(kept.laid);
      return whole ? { order: kept.order, laid: kept.laid, jokers: kept.jokers ?? {} } : null;
    } catch {
      return null;
    }
  }
}
