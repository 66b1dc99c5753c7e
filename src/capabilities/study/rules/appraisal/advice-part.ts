/** Sentences of advice: ours, and those of the work with what leads to them. */
import { joinList } from '#kit/join-list.ts'
import { placeWords } from '#product/place.ts'
import type { StudyEvidence } from '../document/evidence.ts'
import type { Appraisal, ThemeSeen, WeakPoint } from './appraised.ts'
import { type ForSome, isFor, type LookedFor, type Theme, type Trait } from './themes/theme.ts'

/** With a place, `says` leads to the sentence that stands there. */
export type AdvicePart = { says: string; place?: StudyEvidence }

export const ORDER = ['First', 'Second', 'Third'] as const
export const says = (text: string): AdvicePart => ({ says: text })

/** "a and b", without a list that nobody can follow by ear. */
export const MOST_LISTED = 3

export type Checked = {
  found: { point: LookedFor; place: StudyEvidence }[]
  absent: LookedFor[]
  asks: string[]
}

export function checkedOf(theme: Theme, seen: ThemeSeen): Checked {
  const points = seen.points.flatMap(({ at, ...rest }) => {
    const point = theme.points[at]
    return point ? [{ point, ...rest }] : []
  })
  return {
    found: points.flatMap(({ point, state, place }) =>
      'is' in point && state === 'found' && place ? [{ point, place }] : [],
    ),
    absent: points.flatMap(({ point, state }) => ('is' in point && state === 'absent' ? [point] : [])),
    asks: points.flatMap(({ point, state }) =>
      'ask' in point ? [point.ask] : state === 'open' ? [`Can a reader find ${point.is}?`] : [],
    ),
  }
}
export const foundWords = ({ found }: Checked): string =>
  found.length === 0
    ? ''
    : `I find ${joinList(found.slice(0, MOST_LISTED).map(({ point, place }) => `${point.is} (${placeWords(place)})`))}.`

export const absentWords = ({ absent }: Checked): string =>
  absent.length === 0
    ? ''
    : `I looked for ${joinList(absent.slice(0, MOST_LISTED).map(({ is }) => is))}, and found no sentence on ${absent.length === 1 ? 'it' : absent.length === 2 ? 'either' : 'any of them'}.`

/** What the work says on it; that it says nothing is told only where its very word stands nowhere. */
export function saidOn(theme: Theme, seen: ThemeSeen, { lead = 'You write', most = 1 } = {}): AdvicePart[] {
  if (seen.state === 'absent')
    return [says(`I looked through the whole text and found no word on your ${theme.name}.`)]
  return seen.says.slice(0, most).map((place, nth) => ({ says: nth > 0 ? 'And' : lead, place }))
}

/** Two sizes of one sample, as they are compared. */
const OF_AIMS: ReadonlySet<string> = new Set(['objectives', 'questions', 'aim'])
const OF_LISTS = /^No objective|\bnone of them on it\b/
const OF_A_SAMPLE = /\b(?:sample|planned|studied|respondents|participants|questionnaires)\b/i

const THEMES_OF: Readonly<Record<WeakPoint['about'], readonly string[]>> = {
  figures: ['results', 'tables'],
  effect: ['conclusion', 'discussion', 'design'],
  sources: ['references', 'literature'],
  users: ['tests'],
  search: ['collection', 'literature', 'design'],
  sampling: ['sampling', 'sample'],
  reliability: ['validity', 'instrument'],
  clusters: ['sampling', 'analysis'],
  model: ['analysis'],
  limits: ['limits'],
  name: ['instrument'],
  aims: ['objectives'],
}
/** Below it a figure is slightly off, and no attack. */
export const HEAVY = 2
export const weakIn = ({ weak }: Pick<Appraisal, 'weak'>, theme: Theme): WeakPoint[] =>
  weak.filter(({ about, weight, says: text }) =>
    weight < HEAVY
      ? false
      : about === 'figures' && OF_LISTS.test(text)
        ? OF_AIMS.has(theme.id)
        : about === 'figures' && theme.id === 'sample'
          ? OF_A_SAMPLE.test(text)
          : about === 'aims' && /\brecommendation “/.test(text)
            ? theme.id === 'recommendations'
            : THEMES_OF[about].includes(theme.id),
  )

export const fitting = (some: readonly ForSome[] | undefined, traits: readonly Trait[]): string | undefined =>
  some?.find(({ for: only }) => isFor(only, traits))?.says
