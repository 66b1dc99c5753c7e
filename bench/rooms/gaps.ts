/**
 * Finds the pauses of a synthetic voice at commas and full stops: there a longer pause can be inserted without touching
 * a word.
 */
const RATE = 16_000
const WINDOW = RATE / 100
const QUIET = -52
const SHORTEST = 6

/** The middles of this many gaps, the longest chosen, in their order; fewer if the voice made fewer. */
export function gapsIn(sound: Float32Array, most: number): number[] {
  const gaps: { from: number; length: number }[] = []
  let from = -1
  const windows = Math.floor(sound.length / WINDOW)
  for (let at = 0; at <= windows; at += 1) {
    const isQuiet = at < windows && levelOf(sound.subarray(at * WINDOW, (at + 1) * WINDOW)) < QUIET
    if (isQuiet && from < 0) from = at
    if (isQuiet || from < 0) continue
    if (at - from >= SHORTEST && from > 0 && at < windows) gaps.push({ from, length: at - from })
    from = -1
  }
  return gaps
    .sort((a, b) => b.length - a.length)
    .slice(0, most)
    .sort((a, b) => a.from - b.from)
    .map((gap) => (gap.from + (gap.length >> 1)) * WINDOW)
}

function levelOf(sound: Float32Array): number {
  const power = sound.reduce((sum, one) => sum + one * one, 0) / sound.length
  return 10 * Math.log10(power + 1e-12)
}
