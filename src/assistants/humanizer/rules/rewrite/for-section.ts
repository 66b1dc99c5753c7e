/** What the ten options change: the same word is not out of place in every section of a thesis. */
import type { OptionKey } from '../../spec.ts'
import { CLOSING } from '../marks/find-openings.ts'
import type { Mark } from '../marks/mark.ts'

type About = {
  /** As it is written. */
  words: string
  /** Nothing of this kind came before it in the text. */
  isFirst: boolean
}
/** Nothing: the mark stays as it is. */
type Rule = (mark: Mark, about: About) => Mark | undefined

const PROOF = new Set(['underscore', ', underscoring', ', highlighting', 'highlight', 'showcase'])
const ORDER = new Set(['firstly', 'secondly', 'thirdly', 'lastly', 'subsequently'])
const REASONS = new Set(['consequently', 'hence'])

const choosing = (mark: Mark, ...first: string[]): Mark => ({ ...mark, choices: [...first, ...mark.choices] })

const SECTIONS: Partial<Record<OptionKey, Rule>> = {
  // A conclusion may say once that it is one.
  Conclusion: (mark, { words, isFirst }) =>
    mark.rule === 'in conclusion' && isFirst && CLOSING.test(words) ? undefined : mark,
  // What others wrote is argued and stressed; it proves nothing by being written.
  LiteratureReview: (mark, { words }) => {
    if (mark.rule === 'nevertheless') return undefined
    return PROOF.has(mark.rule) ? withVerb(mark, words, 'stress') : mark
  },
  // The order of the steps is the method.
  Methodology: (mark) => (ORDER.has(mark.rule) || REASONS.has(mark.rule) ? undefined : mark),
  // How one thing follows from another is the argument.
  ResearchAnalysis: (mark) => (REASONS.has(mark.rule) ? undefined : mark),
  // What is recommended is necessary, or it is not recommended.
  RecommendationsBasedOnFindings: (mark) =>
    mark.rule === 'imperative' || mark.rule === 'crucial' ? choosing(mark, 'necessary') : mark,
}

/** As the verb that was there ends, so does this one. */
function withVerb(mark: Mark, words: string, verb: string): Mark {
  if (words.startsWith(',')) return { ...mark, choices: [`. This ${verb}es`, `, which ${verb}es`] }
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
