/** Results in words on a slide: together what is about one objective, or what leads. */
import { type Draft, draftOf } from '../draft.ts'
import { topicOf } from '../goals.ts'
import { metricsOf } from '../metrics-of.ts'
import { onceEach } from '../once-each.ts'
import { headlineOf, isHeadline } from '../stated.ts'
import { goalPoint, goalSaid, ordinal } from './goal-words.ts'
import { MAIN } from './result-tables.ts'
import type { ToldResult } from './said-results.ts'

const MOST_TOGETHER = 3
/** What was found on one objective stands together; what was found on none, by the author's own headings; what leads, as it is led. */
export function grouped(told: readonly ToldResult[]): [ToldResult, ...ToldResult[]][] {
  const groups: [ToldResult, ...ToldResult[]][] = []
  for (const one of told) {
    const open = groups.find(
      ([first, ...others]) =>
        !one.isAlone &&
        !first.isAlone &&
        first.isMain === one.isMain &&
        (one.isMain ||
          (first.goal === one.goal && (one.goal !== undefined || first.section === one.section))) &&
        others.length + 1 < MOST_TOGETHER,
    )
    if (open) open.push(one)
    else groups.push([one])
  }
  return groups
}

export function sentenceSlide(group: readonly [ToldResult, ...ToldResult[]], isFirst: boolean): Draft {
  const [{ isMain, section, ...first }, ...others] = group
  const goal = isMain && others.length > 0 ? undefined : first.goal
  // A short one leads.
  const points = onceEach(group.map(({ point }) => point)).toSorted(
    (a, b) => Number(isHeadline(b.text)) - Number(isHeadline(a.text)),
  )
  const marks = group.flatMap(({ marks: own }) => own.map(({ says }) => says))
  const [only] = points
  // One result alone is the headline, its figures large below.
  const title =
    points.length === 1 && only?.sources[0] && marks.length === 0
      ? headlineOf(only.sources[0].quote)
      : undefined
  const metrics = title && only?.sources[0] ? metricsOf(only.sources[0]) : []
  const isShown = title !== undefined && (metrics.length > 0 || (title === only?.text && goal !== undefined))
  return draftOf({
    id: 'result-0',
    part: 'Results',
    kicker: goal ? `Result on ${goal.kind} ${goal.n}` : 'Result',
    worth: isMain ? MAIN + 2 : MAIN - 8 + (goal ? 6 : 0),
    name: goal ? topicOf(goal) : (section ?? (isFirst ? 'The main result' : 'Further results')),
    ...(isShown && { title, metrics }),
    points: isShown ? (goal ? [goalPoint(goal)] : []) : points,
    // Nor is it a headline.
    ...(marks.length === 0 && { leads: () => true }),
    more: isShown ? points : [],
    marks,
    opens: goal ? goalSaid(goal) : isFirst ? 'This is what I found' : 'I also found this',
    ...(goal && {
      opensFrom: goal.entry.evidence,
      closes: `That is what I found on my ${ordinal(goal.n)} ${goal.kind}`,
    }),
  })
}
