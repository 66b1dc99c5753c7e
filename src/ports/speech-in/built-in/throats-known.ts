/** How each student is heard best, learnt while they speak. Kept in memory only: whoever comes back is known after a sentence or two. */
import type { Hearing } from './hearing.ts'
import type { Throat } from './paces.ts'

/** What one sentence shows is between nothing and twenty; a sum as large as this has never been on the wrong side on any voice tried. */
const ENOUGH = 8
const MOST_KEPT = 2_000

export function throatsKnown() {
  /** Above zero for who is heard best as they are. */
  const shown = new Map<string, number>()

  return {
    of(speaker: string | undefined): Throat | undefined {
      const so = speaker === undefined ? 0 : (shown.get(speaker) ?? 0)
      if (Math.abs(so) < ENOUGH) return undefined
      return so > 0 ? 1 : 0.88
    },

    /** `isBelieved`: who is understood badly may be somebody else, or stand in another room: they are found out anew. */
    learn(speaker: string | undefined, hearings: readonly Hearing[], isBelieved: boolean): void {
      if (speaker === undefined) return
      const [plain, deeper] = ([1, 0.88] as const).map(
        (at) => hearings.find(({ pace }) => pace === at)?.signs?.above,
      )
      const before = shown.get(speaker) ?? 0
      shown.delete(speaker)
      if (plain !== undefined && deeper !== undefined) shown.set(speaker, before + plain - deeper)
      else if (isBelieved) shown.set(speaker, before)
      if (shown.size > MOST_KEPT) shown.delete(shown.keys().next().value!)
    },
  }
}
