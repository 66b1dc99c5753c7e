/** The effect of the ten options: a word out of place in one section of a thesis may be fine in another. */
import type { OptionKey } from '../../spec.ts'
import type { Mark } from '../marks/mark.ts'

type About = {
  /** As it is written. */
  words: string
}
/** `undefined` leaves the mark's words unchanged. */
type Rule = (mark: Mark, about: About) => Mark | undefined

const ORDER = new Set(['firstly', 'secondly', 'thirdly', 'lastly'])
const REASONS = new Set(['consequently', 'hence'])

const choosing = (mark: Mark, ...first: string[]): Mark => ({ ...mark, choices: [...first, ...mark.choices] })

const SECTIONS: Partial<Record<OptionKey, Rule>> = {
  // Other authors' work is argued and stressed; being written proves nothing.
  LiteratureReview: (mark, { words }) => {
    if (mark.rule === 'nevertheless') return undefined
    return mark.rule === 'underscore' ? withVerb(mark, words, 'stress') : mark
  },
  // The order of the steps is the method.
  Methodology: (mark) => (ORDER.has(mark.rule) || REASONS.has(mark.rule) ? undefined : mark),
  // Logical connections are the argument.
  ResearchAnalysis: (mark) => (REASONS.has(mark.rule) ? undefined : mark),
  // Every recommendation is necessary, or it would not be recommended.
  RecommendationsBasedOnFindings: (mark) =>
    mark.rule === 'imperative' || mark.rule === 'crucial' ? choosing(mark, 'necessary') : mark,
}

/** Takes the ending of the verb it replaces. */
function withVerb(mark: Mark, words: string, verb: string): Mark {
  const ending = /(?:ing|ed)$/.exec(words)?.[0] ?? (words.endsWith('s') ? 'es' : '')
  return choosing(mark, `${verb}${ending}`)
}

export function forSection(mark: Mark, options: readonly OptionKey[], about: About): Mark | undefined {
  let left: Mark | undefined = mark
  for (const option of options) {
    const rule = SECTIONS[option]
    if (left && rule) left = rule(left, about)
  }
  return left
}
