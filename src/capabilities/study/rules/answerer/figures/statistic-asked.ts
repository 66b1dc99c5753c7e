/** Figures that have a name of their own, as students ask for them and as works print them, and the sentences that give one. */
import { contentStems } from '#kit/text/content-stems.ts'
import { evidenceOf, type StudyEvidence } from '../../document/evidence.ts'
import { isProse } from '../../document/reading.ts'
import type { OpenStudy } from '../../open-study.ts'
import type { AskedWord } from '../../summarisation/asked.ts'
import { labelOver } from '../look-up/held-lines.ts'
import { isUnder, numberedIn } from '../numbered.ts'

const NAMES: readonly RegExp[] = [
  /\badj(?:usted|\.)?\s*R(?:[- ]?squared?|\s?[2²])(?![\p{L}\d])/iu,
  /\bR[- ]?squared?\b|\bR\s?[2²](?![\p{L}\d])|\bcoefficient of determination\b/iu,
  /\b(?:cron?bach\p{L}*|cran\p{L}*ch)(?:['’]?s)?(?:\s+(?:alpha|α))?|\balpha\b|\breliability (?:coefficient|statistics?|value)\b/iu,
  /\bVIF\b|\bvariance inflation factors?\b/i,
  /\bdurbin[- ]?watson\b/i,
  /\bKMO\b|\bkaiser[- ]?meyer/i,
  /\bkappa\b/i,
  /\bconcordance(?: index)?\b|\bC[- ](?:index|statistic)\b/i,
  /\bodds ratios?\b|\b[AC]?OR\b/,
  /\bhazard ratios?\b|\bA?HR\b/,
  /\b(?:RMSE|root mean squared? error)\b/i,
  /\b(?:MAPE|AIC|BIC)\b/,
  /\bSUS\b/,
  /\baccuracy\b/i,
  /\bF1(?:[- ]score)?\b/i,
  /\bF[- ]?(?:stat(?:istic)?s?|values?|ratio)\b/i,
  /\bchi[- ]?squared?\b|χ\s?²|\bX\s?²/iu,
  /\bt[- ](?:tests?|stat(?:istic)?s?|values?)\b/i,
  /\bp[- ]?values?\b/i,
  /\bcoefficients?\b/i,
]
/** Where a table prints it under another head. */
const PRINTED: readonly (readonly [RegExp, RegExp])[] = [
  [/^p[- ]?value/i, /^\W*(?:p|sig|pr|prob|p[- ]?values?)\b|\bsig\b/i],
  [/^t[- ]/i, /^\W*t\W*$/],
  [/^F[- ]/i, /^\W*F\W*$/],
  [/^coefficient/i, /^\W*(?:B|β|beta|coef\w*|estimates?)\b/iu],
  [/^odds ratio/i, /\b[AC]?OR\b/],
  [/^hazard ratio/i, /\bA?HR\b/],
]

export type StatisticAsked = { said: string; name: RegExp; printed: RegExp | undefined }

export function statisticIn(question: string): StatisticAsked | undefined {
  for (const name of NAMES) {
    const said = name.exec(question)?.[0]
    if (said) return { said, name, printed: PRINTED.find(([as]) => as.test(said))?.[1] }
  }
  return undefined
}

/** Whether a heading or the name of a row is that of the figure. */
export const isStatisticIn = (text: string, { name, printed }: StatisticAsked): boolean =>
  name.test(text) || printed?.test(text) === true

/** What ought to be, or is in general, is no figure of the work. */
const IN_GENERAL =
  /\b(?:recommended|acceptable|considered|regarded|recogni[sz]ed|should be|must be|will be|rule of thumb|if the)\b|\bet al\b|\(\p{Lu}[^()\d]{2,60}\d{4}[a-z]?\)/iu
const FIGURE = /\d*\.\d+|\d\s?%|[=:]\s*-?\d/
const NO_FIGURE =
  /\bF1\b|\d+\s?%?\s*(?:level|significance|confidence)\b|\b(?:tables?|figures?|sections?|chapters?)\s*[\d.]+|^\W*[\d.]+\s|(?:above|below|at least|greater than|less than|exceed\w*|threshold|target|[<>≥≤])\D{0,24}[\d.]+/gi
/** So near to its name stands a figure. */
const NEAR = 70
const MOST = 2

/** The name with a figure behind it or before it, and what else the question speaks of in the sentence or over it. */
export function statisticSaid(
  question: string,
  { name }: StatisticAsked,
  topics: readonly AskedWord[],
  { reading }: Pick<OpenStudy, 'reading'>,
): StudyEvidence[] {
  const numbered = numberedIn(question)
  const needed = topics.filter(({ weighs }) => weighs !== 'light')
  const titles = new Map(reading.sections.map(({ id, title }) => [id, title]))
  const holds = (text: string, words = topics) => {
    const held = new Set(contentStems(text))
    return words.filter(({ asked, stems }) => [asked, ...stems].some((one) => held.has(one)))
  }
  return reading.sentences
    .flatMap((one, at) => {
      if (!(isProse(one) || one.kind === 'formula') || NOT_OWN.has(one.role) || IN_GENERAL.test(one.text))
        return []
      const found = name.exec(one.text)
      if (!found) return []
      const bare = (text: string) => text.replace(NO_FIGURE, ' ')
      const isBehind = FIGURE.test(bare(one.text.slice(found.index + found[0].length).slice(0, NEAR)))
      if (!isBehind && !FIGURE.test(bare(one.text.slice(0, found.index).slice(-NEAR)))) return []
      if (numbered && !isUnder(numbered, at, reading)) return []
      const before = reading.sentences[at - 1]
      const round = `${one.text} ${labelOver(at, reading.sentences)} ${titles.get(one.section) ?? ''} ${before?.section === one.section ? before.text : ''}`
      if (!numbered && holds(round, needed).length < needed.length) return []
      return [
        { one, worth: holds(one.text).length * 2 + (isBehind ? 1 : 0) + (one.role === 'methods' ? 0 : 0.5) },
      ]
    })
    .toSorted((first, other) => other.worth - first.worth)
    .slice(0, MOST)
    .map(({ one }) => evidenceOf(one))
}
const NOT_OWN: ReadonlySet<string> = new Set(['literature', 'references', 'appendix', 'front-matter'])
