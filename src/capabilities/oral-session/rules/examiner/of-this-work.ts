/** Measures how much of an answer comes from this work: a question may be answered in other words than its own. */
import { contentStems } from '#kit/text/content-stems.ts'
import type { ExamPlan } from '../plan/plan.ts'

/** Generic words. They count for a work only if it repeats them often. */
const EVERYDAY = new Set(
  contentStems(`able ago ask away back bad become begin big bring buy call came change come cross data day decide early
    end every feel few find first follow four friend gave get give go good great group grow happen hard help high home hour house
    idea important keep kind know known large last late later learn leave less life like little live long look lose lot made main
    make man many matter mean meet mind minute month morning move much name need new next night nobody number often old one open
    order part pass pay people person place plan play point problem put read ready real reason record result right run said same
    say second see seem sell send show side simple sit small something sort speak stand start state stay step still stop sure take
    talk tell test thing think third three time today together told took town true try turn two type understand use usual wait walk
    want watch way week well went whole win word work write year young`),
)

export const isEveryday = (stem: string): boolean => EVERYDAY.has(stem)

const TWICE = 2

/** Counts the words of a text that are specific to this work. */
export function ownWordsOf(plan: ExamPlan): (text: string) => number {
  const counts = new Map<string, number>()
  for (const { place, also } of plan.questions) {
    const quoted = [place, ...also].map(({ quote }) => quote).join(' ')
    for (const stem of new Set(contentStems(quoted))) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  const isOwn = (stem: string) => (counts.get(stem) ?? 0) >= (EVERYDAY.has(stem) ? TWICE : 1)
  return (text) => [...new Set(contentStems(text))].filter(isOwn).length
}
