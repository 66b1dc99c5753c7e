/** "Which is weakest?": what contradicts itself, then what was looked for and not found; by part, or of the whole. */

import { joinList } from '#kit/join-list.ts'
import { uncapitalised } from '#kit/text/articles.ts'
import { type AdvicePart, checkedOf, MOST_LISTED, ORDER, says } from './advice-part.ts'
import type { Appraisal, WeakPoint } from './appraised.ts'
import { METHOD_THEMES, THEMES } from './themes/themes.ts'
import { HEAVY_FIRST, heavyOf, nameOf, nextOf, unfoundIn } from './unfound.ts'

/** Said with every list, since a list of what was found is read as everything. */
const CHECKED =
  'I compare figures, lists and names and look for what should be there; whether the argument holds is for you and your supervisor.'

/** As many as there are, each with its place and what to do: what failed a comparison before what was not found. */
export function weakest(appraisal: Appraisal): AdvicePart[] {
  const faults = heavyOf(appraisal)
    .slice(0, MOST_LISTED)
    .map(({ says: text, next }) => `${text} ${next}`)
  const lacks = unfoundIn(appraisal)
    .slice(0, MOST_LISTED - faults.length)
    .map((open) => `I looked for ${nameOf(open)} and found no sentence on it. ${nextOf(open)}`)
  const told = [...faults, ...lacks]
  if (told.length === 0) return likely(appraisal)
  return [
    says(told.map((text, nth) => `${told.length > 1 ? `${ORDER[nth]}: ` : ''}${text}`).join(' ')),
    says(CHECKED),
  ]
}

export function likely({ themes }: Appraisal): AdvicePart[] {
  const open = THEMES.flatMap((theme) => {
    const seen = themes[theme.id]
    return seen && (HEAVY_FIRST as readonly string[]).includes(theme.id)
      ? checkedOf(theme, seen).asks.slice(0, 1)
      : []
  })
  return [
    says(
      `I found no figure that contradicts another and miss nothing that I can check, so I cannot name a weakest point with certainty. Look first at what only you can judge. ${open.slice(0, MOST_LISTED).join(' ')}`,
    ),
    says(CHECKED),
  ]
}

const CHAPTER_OF: readonly (readonly [string, readonly string[]])[] = [
  ['the introduction', ['problem', 'gap', 'aim', 'objectives', 'contribution']],
  ['the literature review', ['literature', 'theory']],
  ['the chapter on methods', [...METHOD_THEMES, 'requirements', 'architecture']],
  ['the results', ['results', 'tests', 'discussion']],
  ['the last chapter', ['conclusion', 'limits', 'recommendations']],
]
const CHAPTER_OF_WEAK: Readonly<Record<WeakPoint['about'], number>> = {
  figures: 3,
  effect: 4,
  sources: 1,
  users: 3,
  search: 2,
  sampling: 2,
  reliability: 2,
  clusters: 2,
  model: 3,
  limits: 4,
  name: 2,
  aims: 3,
}

/** By what was found there: a comparison that failed counts three times what was not found. */
export function weakestPart(appraisal: Appraisal): AdvicePart[] {
  const open = unfoundIn(appraisal)
  const heavy = heavyOf(appraisal)
  const rated = CHAPTER_OF.map(([name, ids], at) => {
    const faults = heavy.filter(({ about }) => CHAPTER_OF_WEAK[about] === at)
    const lacks = open.filter(({ theme }) => ids.includes(theme.id))
    return { name, faults, lacks, rate: 3 * faults.length + lacks.length }
  }).toSorted((a, b) => b.rate - a.rate)
  const [worst, second] = rated
  if (!worst || worst.rate === 0) return likely(appraisal)
  const told = [
    ...worst.faults.slice(0, 2).map((one) => one.says),
    worst.lacks.length > 0
      ? `I looked for ${joinList(worst.lacks.slice(0, MOST_LISTED).map(nameOf))}, and found no sentence on ${worst.lacks.length === 1 ? 'it' : 'them'}.`
      : '',
  ].filter(Boolean)
  const first = worst.faults[0]?.next ?? nextOf(worst.lacks[0]!)
  return [
    says(`By what I can check, ${worst.name}. ${told.join(' ')}`),
    says(`Begin with this: ${uncapitalised(first)}`),
    says(second && second.rate > 0 ? `After that comes ${second.name}. ${CHECKED}` : CHECKED),
  ]
}
