/** What a work was looked through for and lacks, the heavier parts first; and where it is weak by what was compared. */
import { uncapitalised } from '#kit/text/articles.ts'
import { checkedOf, HEAVY, MOST_LISTED, ORDER } from './advice-part.ts'
import type { Appraisal, ThemeSeen, WeakPoint } from './appraised.ts'
import type { LookedFor, Theme } from './themes/theme.ts'
import { THEMES } from './themes/themes.ts'

export type Open = { theme: Theme; seen: ThemeSeen; point?: LookedFor }

/** First what contradicts itself, then what was not found, the heavier parts of a work before the others. */
export const HEAVY_FIRST = [
  'sample',
  'sampling',
  'design',
  'analysis',
  'tests',
  'validity',
  'results',
  'conclusion',
  'limits',
  'ethics',
  'problem',
  'literature',
  'discussion',
] as const
const placeInTurn = ({ theme }: Open): number =>
  (HEAVY_FIRST as readonly string[]).indexOf(theme.id) + 1 || HEAVY_FIRST.length + 1

/** `time`, `budget` and a pilot are no part of a work that is done. */
const OPTIONAL: ReadonlySet<string> = new Set([
  'pilot',
  'hypotheses',
  'theory',
  'setting',
  'tools',
  'gap',
  'questions',
  'title',
  'references',
  'abstract',
])

/** A system owes requirements and tests, and no sample; where nobody was asked, nobody had to consent. */
const OF_A_STUDY: ReadonlySet<string> = new Set([
  'population',
  'sample',
  'sampling',
  'validity',
  'instrument',
  'ethics',
  'collection',
])

/** Whether a work of this sort can lack it. */
export const owes = ({ kind, traits }: Pick<Appraisal, 'kind' | 'traits'>, id: string): boolean =>
  !OF_A_STUDY.has(id) || (kind !== 'built' && (traits.includes('people') || traits.includes('interviews')))

export function unfoundIn({ themes, kind, traits }: Appraisal): Open[] {
  return THEMES.flatMap((theme): Open[] => {
    const seen = themes[theme.id]
    if (!seen || OPTIONAL.has(theme.id) || !owes({ kind, traits }, theme.id)) return []
    if (seen.state === 'absent') return [{ theme, seen }]
    return checkedOf(theme, seen).absent.map((point) => ({ theme, seen, point }))
  }).toSorted((a, b) => placeInTurn(a) - placeInTurn(b))
}
export const nameOf = ({ theme, point }: Open): string => point?.is ?? `your ${theme.name}`
export const nextOf = ({ theme, point }: Open): string =>
  point?.next ?? `On your ${theme.name}: ${uncapitalised(theme.how)}`

export const eachSaid = (weak: readonly WeakPoint[]): string =>
  weak
    .slice(0, MOST_LISTED)
    .map((one, nth) => `${weak.length > 1 ? `${ORDER[nth]}: ` : ''}${one.says}`)
    .join(' ')

export const heavyOf = ({ weak }: Appraisal): WeakPoint[] => weak.filter(({ weight }) => weight >= HEAVY)
