/** The sample size and its population, as the document prints it. */
import { shownOf } from '#capabilities/study/index.ts'
import type { Metric } from '../deck/deck.ts'
import { type Material, sourceOfFact } from './material.ts'

export function sampleMetric({ book }: Material): Metric | undefined {
  for (const fact of shownOf(book, 'sample-size')) {
    const size = fact.value?.match(/\d[\d,]*/)?.[0]
    const source = sourceOfFact(fact)
    const printed = size && printedAs(size, source.quote)
    if (!printed) continue
    return { value: printed, label: whoIn(source.quote, printed), sources: [source] }
  }
  return undefined
}

/** 'n = 1200' may be printed as '1,200'. */
function printedAs(size: string, quote: string): string | undefined {
  const digits = size.replaceAll(',', '')
  return quote
    .match(/\d[\d,]*/g)
    ?.find((printed) => printed.replaceAll(',', '') === digits)
    ?.replace(/,$/, '')
}

/** Used when the sentence does not name them. */
export const NAMELESS = 'in the sample'

const PEOPLE =
  /^\s+((?:[\p{L}-]+\s+){0,2}(?:participants?|respondents?|women|men|patients?|farmers?|students?|pupils?|learners?|teachers?|households?|nurses?|workers?|employees?|mothers?|children|adults?|firms?|enterprises|businesses|schools?|clinics?|users?|records?|cases|samples|interviews|observations|questionnaires|entries|sites|plots|images|tweets|caregivers|customers|managers))\b/u
/** Other things that are counted: 'traders', 'small farms'. */
const OTHERS =
  /^\s+((?:(?!(?:of|in|at|on|and|or|to|for|from|with|by|per|was|were|is|are|has|have|had|that|which|who)\b)\p{Ll}[\p{L}-]+\s+)?(?!(?:was|has|this|its|as|is|thus|across|less|years|months|weeks|days|hours|minutes|times)\b)\p{Ll}{3,}s)\b/u

function whoIn(quote: string, printed: string): string {
  const after = quote.slice(quote.indexOf(printed) + printed.length)
  return (after.match(PEOPLE) ?? after.match(OTHERS))?.[1]?.trim() ?? NAMELESS
}
