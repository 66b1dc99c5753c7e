/** What rests on figures: a relation on its test, and the shares of the conclusion on the results. */
import { evidenceOf } from '../../document/evidence.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'
import { amongResults } from '../places.ts'
import { isPlan, quotedShort } from './chain.ts'

const RELATES =
  /\b(?:(?:is|are|be) related|relationships?|associat(?:ed|ions?)|correlat\w+|differs?|differences? (?:between|in|among)|(?:is|are) dependent|predict\w*|significant(?:ly)? (?:effect|affect\w*|influenc\w*|impact\w*))\b/i
/** Figures of a test, wherever they stand; numbers alone are no test. */
const TESTED =
  /\bp[- ]?values?\b|(?<!\p{L})p\s*[<>=≤≥]|\bsig\.|χ|\bchi[- ]?squared?\b|\bANOVA\b|\bt[- ](?:test|stat|value)|\bregression\b|\bcorrelation\b|\bcoefficients?\b|\bconfidence interval|\b9[05]\s?% ?CI\b|\bodds ratio|\bz[- ]score|\bsignificant(?:ly)? (?:at|different|associated|related)\b|\bR\s?(?:²|-?squared)/iu

export const relationsTested: Comparator = {
  about: {
    id: 'numbers.relations-tested',
    area: 'statistics',
    label: 'What is to be related is put to a test',
    weight: 3,
  },
  one: 'objective or hypothesis on a relation',
  many: 'objectives and hypotheses on relations',
  holds: 'stands beside a printed test',
  hold: 'stand beside printed tests',
  none: 'No objective or hypothesis on a relation stands beside results in figures.',
  advice:
    'Test each of them on your counts (a chi-square test, for example), and print the statistic with its p.',
  ofText: true,
  consequence: 'Shares that differ do not show that anything is related: that is what the test is for.',
  isOpen: true,
  inEnglish: true,
  compare: (places) => {
    const { reading, tables, printed, record } = places
    if (!record || isPlan(places)) return comparisonOf([])
    const isResult = amongResults(reading)
    const asked = [...places.asked.objectives, ...places.asked.questions, ...places.asked.hypotheses].filter(
      ({ value }) => RELATES.test(value),
    )
    const inFigures = tables.filter(
      ({ block, table }) =>
        isResult(block) && table.rows.some(({ cells }) => cells.some(({ holds = [] }) => holds.length > 0)),
    )
    const results = reading.sentences.filter(isResult)
    if (asked.length === 0 || inFigures.length < 2 || results.length === 0) return comparisonOf([])
    // The second look: any word of a test in what is not the literature, and any table that was not read.
    const isTested =
      printed.p > 0 ||
      printed.coefficients > 0 ||
      [...reading.sentences, ...reading.blocks].some(
        ({ role, text }) => role !== 'literature' && role !== 'references' && TESTED.test(text),
      )
    return comparisonOf(
      asked.map(
        ({ value, evidence }): StatisticRow => ({
          reports: `“${quotedShort(value)}”`,
          writes: isTested ? 'a test' : `${inFigures.length} tables of counts and shares`,
          computes: 'a test of the relation',
          verdict: isTested ? 'agrees' : places.unread.length > 0 ? 'cannot-be-computed' : 'look-again',
          ...(isTested ? {} : { note: `No test of it was found anywhere. ${relationsTested.consequence}` }),
          evidence,
        }),
      ),
    )
  },
}

/** Fewer sentences of results were not read in full. */
const LEAST_TOLD = 5

/** Claims of the conclusion with a figure in them, and the results. */
export const conclusionsRest: Comparator = {
  about: {
    id: 'numbers.conclusions-rest',
    area: 'interpretation',
    label: 'Figures of the conclusion stand in the results',
    weight: 3,
  },
  one: 'figure of the conclusion',
  many: 'figures of the conclusion',
  holds: 'stands in the results',
  hold: 'stand in the results',
  none: 'The conclusion gives no figures to look up.',
  advice: 'Look the figure up in your results: it must stand there as it stands in the conclusion.',
  ofText: true,
  consequence: 'A conclusion that rests on no result is an opinion.',
  compare: ({ reading, own, unread }) => {
    const results = [...reading.sentences, ...reading.blocks].filter(({ role }) => role === 'results')
    if (results.length < LEAST_TOLD) return comparisonOf([])
    const before = [...reading.sentences, ...reading.blocks].filter(({ role }) => role !== 'conclusion')
    const figures = new Set(
      before.flatMap(({ text }) =>
        (text.match(/\d+(?:\.\d+)?|\.\d+/g) ?? []).map((each) => String(Number(each))),
      ),
    )
    const rows = own.all
      .filter(
        ({ role, text }) => role === 'conclusion' && !/\b(?:19|20)\d\d\b.*\bet al|\(\s*\p{Lu}/u.test(text),
      )
      .flatMap((sentence) =>
        figuresIn(sentence.text).flatMap((figure): StatisticRow[] => {
          const isThere = figures.has(figure) || isRoundedFrom(figure, figures)
          return [
            {
              reports: `“${quotedShort(sentence.text)}”`,
              writes: `${figure}%`,
              computes: isThere ? `${figure}%` : 'no such share before the conclusion',
              verdict: isThere ? 'agrees' : unread.length > 0 ? 'cannot-be-computed' : 'look-again',
              ...(isThere
                ? {}
                : { note: `No result with this share was found. ${conclusionsRest.consequence}` }),
              evidence: evidenceOf(sentence),
            },
          ]
        }),
      )
    return comparisonOf(rows)
  },
}

/** Shares only: other numbers in a conclusion are often of a plan, a year or a page. */
const figuresIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\d.,])(\d{1,3}(?:\.\d+)?)(?=\s?(?:%|per\s?cent\b))/giu)].map(([, figure = '']) =>
    String(Number(figure)),
  )

function isRoundedFrom(figure: string, all: ReadonlySet<string>): boolean {
  const decimals = figure.split('.')[1]?.length ?? 0
  const value = Number(figure)
  for (const other of all) {
    const exact = Number(other)
    if (Math.abs(exact - value) < 1 && Math.abs(exact - value) <= 0.5 * 10 ** -decimals + 1e-9) return true
    // A fraction in a table, or what is left of a hundred.
    if (Math.abs(exact * 100 - value) <= 0.5 * 10 ** -decimals || Math.abs(100 - exact - value) < 1e-6)
      return true
  }
  return false
}
