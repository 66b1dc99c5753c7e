/** How long this process itself stood still: on a busy machine that is not the fault of what it waits for. */
const LOOKS_EVERY = 25

export function standstill() {
  let looked = performance.now()
  let total = 0
  let longest = 0
  function look() {
    const now = performance.now()
    const late = Math.max(0, now - looked - LOOKS_EVERY)
    looked = now
    total += late
    longest = Math.max(longest, late)
  }
  const looking = setInterval(look, LOOKS_EVERY)
  // A standstill is over before its timer fires, so each question looks first.
  return {
    total() {
      look()
      return total
    },
    longest() {
      look()
      return longest
    },
    end: () => clearInterval(looking),
  }
}
