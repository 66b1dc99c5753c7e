import type { ReadingProgress } from '#ports/document-text/document-text.ts'

/** The seconds spent in every stage but these. */
export function secondsOf(uncounted: readonly ReadingProgress['stage'][]) {
  let since = performance.now()
  let counts = false
  let sum = 0
  const pass = () => {
    const at = performance.now()
    if (counts) sum += at - since
    since = at
  }
  return {
    enter(stage: ReadingProgress['stage']) {
      pass()
      counts = !uncounted.includes(stage)
    },
    seconds(): number {
      pass()
      return sum / 1_000
    },
  }
}
