/** The meaning of a sentence's figures, before the sentence itself. Nothing is claimed that only a reader could judge. */
import { type Descriptive, deniesSignificance } from '#capabilities/study/index.ts'
import { pluralise } from '#kit/pluralise.ts'
import { FACT_WORDS } from '../facts/fact-words.ts'
import { capitalised } from '../words/wording.ts'
import { type OwnFigures, printedPs } from './own-figures.ts'

export const figureLead = (figures: OwnFigures | undefined, isNull: boolean, text: string): string =>
  capitalised(
    (figures && saidByFigures(figures, text)) ??
      (isNull ? FACT_WORDS['null-result'].lead : 'A result in figures'),
  )

/** 'No significant difference at (P<0.05)' prints the level, and not what was found. */
function saidByFigures(figures: OwnFigures, text: string): string | null {
  const { tests, descriptives } = figures
  const printed = printedPs(figures)
  const ps = printed.every(Boolean) && deniesSignificance(text) ? [] : printed
  const effect = descriptives.find((one) => one.kind === 'effect')
  const interval = descriptives.find((one) => one.kind === 'interval')
  if (ps.length > 1 && tests.length > 1) return `${pluralise(tests.length, 'test')}, ${below(ps)}`
  // A p and the level it is held against are one test.
  if (ps.length > 0 && ps.every((one) => one === ps[0])) {
    const outcome = ps[0] ? 'significant at 5%' : 'not significant at 5%'
    return effect ? `${outcome}, with an effect size (${closed(effect.asWritten)})` : outcome
  }
  if (effect && interval) return `${effect.asWritten}, with an interval that ${crossing(effect, interval)}`
  return null
}

/** "217 (58.3%" was cut at its closing bracket. */
const closed = (text: string) => (text.includes('(') && !text.includes(')') ? `${text})` : text)

const below = (ps: readonly boolean[]): string => {
  const under = ps.filter(Boolean).length
  if (under === ps.length) return ps.length === 2 ? 'both below .05' : 'all below .05'
  return under === 0 ? 'none below .05' : `${under} of them below .05`
}

type Effect = Extract<Descriptive, { kind: 'effect' }>
type Interval = Extract<Descriptive, { kind: 'interval' }>

function crossing({ name }: Effect, { low, high }: Interval): string {
  const nothing = /^(?:[aA]?OR|RR|HR|IRR)$/.test(name) ? 1 : 0
  return low <= nothing && high >= nothing
    ? `holds ${nothing}, so no effect remains possible`
    : `leaves out ${nothing}`
}
