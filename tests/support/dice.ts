/** Repeatable random numbers: the same seed gives the same sequence (mulberry32). */
export type Dice = {
  chance(probability: number): boolean
  whole(least: number, most: number): number
  one<Item>(items: Item[]): Item
  /** In the form of a version 4 UUID. */
  uuid(): string
}

export function diceFor(seed: number): Dice {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    chance: (probability) => next() < probability,
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    one: (items) => items[Math.floor(next() * items.length)]!,
    uuid: () =>
      'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => Math.floor(next() * 16).toString(16)),
  }
}
