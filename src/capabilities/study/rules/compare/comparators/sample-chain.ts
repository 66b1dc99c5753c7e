/** How many were asked, returned and analysed, wherever they are named, and the rate that follows from them. */
import { evidenceOf, type StudyEvidence } from '../../document/evidence.ts'
import { plainFigures } from '../../document/plain-figures.ts'
import type { ReadSentence } from '../../document/reading.ts'
import { COUNT, decimalsOf, grouped, readCount } from '../../statistics/printed-number.ts'
import { shareAgrees, shareShown } from '../../statistics/share-agrees.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { findCitations } from '../../text/citations.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'
import { findResponseRateRows } from './response-rates.ts'

type Step = 'planned' | 'asked' | 'returned' | 'analysed'
type Named = { step: Step; size: number; sentence: ReadSentence; of: string }

const THINGS =
  '(questionnaires?|forms?|respondents?|participants?|interviews?|people|persons?|students?|teachers?|farmers?|nurses?|patients?|women|men|households?|employees|workers|traders|pupils|learners|mothers|customers)'
const WORDS = String.raw`(?:\s+(?!were\b|was\b|and\b|out\b|of\b)[\p{L}’'-]+){0,3}?`
const DONE: Record<Step, string> = {
  planned: 'planned|targeted|required|calculated|determined|sought',
  asked:
    'distributed|issued|administered|handed out|given out|sent(?: out)?|dispatched|mailed|approached|invited|contacted',
  returned:
    'returned|retrieved|collected back|received back|filled in and returned|responded|completed and returned|brought back',
  analysed: 'analysed|analyzed|usable|used (?:for|in) (?:the )?analysis|included in the analysis|found valid',
}
const STEPS = (Object.keys(DONE) as Step[]).flatMap((step) => [
  {
    step,
    form: new RegExp(
      String.raw`(?<![\p{L}\d.,])(${COUNT})(?!\s?%)${WORDS}\s+${THINGS}${WORDS}(?:\s+(?:were|was|have been|had been))?(?:\s+(?:then|duly|all|successfully|properly))?\s+(?:${DONE[step]})\b`,
      'giu',
    ),
  },
  {
    step,
    form: new RegExp(
      String.raw`(?<![\p{L}\d.,])(${COUNT})(?!\s?%)\s+(?:of (?:them|these|the questionnaires) )?(were)\s+(?:${DONE[step]})\b`,
      'giu',
    ),
  },
  {
    step,
    form: new RegExp(
      String.raw`\b(?:${DONE[step]})\s+(?:a total of |only |all )?(${COUNT})(?!\s?%)${WORDS}\s+${THINGS}`,
      'giu',
    ),
  },
])
const RATE =
  /\b(?:response|return) rate (?:of|was|is|stood at)?\s*(?:about |approximately )?(\d{1,3}(?:\.\d+)?)\s?(?:%|per\s?cent)|(\d{1,3}(?:\.\d+)?)\s?(?:%|per\s?cent)\s+(?:response|return) rate/giu
const SMALL =
  /\b(?:pilot\w*|pre-?test\w*|focus groups?|key informants?|each|per (?:school|ward|village|class)|from (?:the )?(?:\p{Lu}))/u
const PREFERRED = ['analysed', 'returned', 'asked', 'planned'] as const

export const sampleChain: Comparator = {
  about: {
    id: 'numbers.sample-chain',
    area: 'data',
    label: 'Asked, returned and analysed fit each other',
    weight: 3,
  },
  one: 'number of people on the way to the analysis',
  many: 'numbers of people on the way to the analysis',
  holds: 'fits the others',
  hold: 'fit each other',
  none: 'The text does not name two steps on the way from those asked to those analysed.',
  advice:
    'Give one chain in the methods: planned, asked, returned, analysed; and the same numbers everywhere after it.',
  agreeing: 'each',
  consequence: 'Every percentage of respondents in your results is of this number.',
  compare: ({ prose, own }) => {
    const named = prose
      .filter(({ role, text }) => role !== 'literature' && /\d/.test(text) && !SMALL.test(text))
      .flatMap(stepsIn)
    const first = (step: Step) => named.find((one) => one.step === step)
    const rows: StatisticRow[] = []
    for (const step of PREFERRED) {
      const told = named.filter((one) => one.step === step && isSameThing(one, first(step)!))
      for (const one of told.slice(1)) rows.push(sameRow(told[0]!, one, prose))
    }
    const order = (['asked', 'returned', 'analysed'] as const).flatMap((step) => first(step) ?? [])
    order.slice(1).forEach((later, at) => {
      const earlier = order[at]!
      if (isSameThing(earlier, later)) rows.push(orderRow(earlier, later))
    })
    const left: StudyEvidence[] = []
    const together = findResponseRateRows(own)
    rows.push(...together)
    const told = new Set(together.map(({ evidence }) => evidence.sentenceId))
    for (const sentence of prose.filter(({ id, role }) => !told.has(id) && role !== 'literature'))
      for (const [, one, other] of plainFigures(sentence.text).matchAll(RATE)) {
        const row = rateRow(
          one ?? other ?? '',
          first('asked'),
          first('returned') ?? first('analysed'),
          sentence,
        )
        if (row) rows.push(row)
        else left.push(evidenceOf(sentence))
      }
    return comparisonOf(rows, [...left, ...unheld(prose, named, rows)])
  },
}

const WHO = '(?:populations?|samples?|sampling frame)'
const TOLD_OF = new RegExp(
  String.raw`\b${WHO}\b[^.;%]{0,40}?(?<![\p{L}\d.,:/-])(${COUNT})(?![\d%]|[.,:]\d|\s?%|\s?per\s?cent)`,
  'giu',
)

/** All of them fit each other only where every number told of sample and population was held against the others. */
function unheld(
  prose: readonly ReadSentence[],
  named: readonly Named[],
  rows: readonly StatisticRow[],
): StudyEvidence[] {
  const held = new Set([
    ...named.map(({ size }) => size),
    ...rows.flatMap(({ reports }) => [...reports.matchAll(/\d[\d,]*/g)].map(([one]) => readCount(one))),
  ])
  const isUnheld = (size: number) => size >= 5 && !(size >= 1900 && size <= 2100) && !held.has(size)
  return prose
    .filter(({ role, text }) => role !== 'literature' && findCitations(text).length === 0)
    .filter(({ text }) =>
      [...plainFigures(text).matchAll(TOLD_OF)].some(([, one]) => isUnheld(readCount(one!))),
    )
    .map(evidenceOf)
}

function stepsIn(sentence: ReadSentence): Named[] {
  const text = plainFigures(sentence.text)
  const found = STEPS.flatMap(({ step, form }) =>
    [...text.matchAll(form)].map((match) => ({
      step,
      size: readCount(match[1]!),
      sentence,
      of: (match[2] ?? 'were').toLowerCase(),
      at: match.index,
    })),
  ).filter(({ size }) => size >= 5 && !(size >= 1900 && size <= 2100))
  return found.filter(
    (one, at) => found.findIndex((other) => other.step === one.step && other.size === one.size) === at,
  )
}

const kindOf = (of: string) =>
  /questionnaire|form|were/.test(of)
    ? 'questionnaires'
    : /respond|particip|people|person/.test(of)
      ? 'people'
      : of.replace(/s$/, '')
/** Questionnaires for pupils and for teachers go their own ways. */
const isSameThing = (one: Named, other: Named) =>
  kindOf(one.of) === kindOf(other.of) || kindOf(other.of) === 'people' || kindOf(one.of) === 'people'

const STEP_WORDS: Record<Step, string> = {
  planned: 'planned',
  asked: 'asked',
  returned: 'returned',
  analysed: 'analysed',
}

/** A sentence that names both numbers, or a table of several groups, explains the difference. */
function sameRow(one: Named, other: Named, prose: readonly ReadSentence[]): StatisticRow {
  const isSame = one.size === other.size
  const explained =
    !isSame &&
    prose.some(({ text }) => {
      const numbers = new Set(
        [...plainFigures(text).matchAll(new RegExp(`(?<![\\d.,])${COUNT}`, 'g'))].map(([each]) =>
          readCount(each),
        ),
      )
      return numbers.has(one.size) && numbers.has(other.size)
    })
  return {
    reports: `Number ${STEP_WORDS[one.step]}, named again`,
    writes: grouped(other.size),
    computes: grouped(one.size),
    verdict: isSame ? 'agrees' : explained ? 'cannot-be-computed' : 'look-again',
    ...(isSame || explained ? {} : { note: `Two places name different numbers. ${sampleChain.consequence}` }),
    evidence: evidenceOf(other.sentence),
    against: evidenceOf(one.sentence),
  }
}

function orderRow(earlier: Named, later: Named): StatisticRow {
  const fits = later.size <= earlier.size
  return {
    reports: `${grouped(earlier.size)} ${STEP_WORDS[earlier.step]}, then ${grouped(later.size)} ${STEP_WORDS[later.step]}`,
    writes: grouped(later.size),
    computes: `at most ${grouped(earlier.size)}`,
    isBound: true,
    verdict: fits ? 'agrees' : 'look-again',
    ...(fits ? {} : { note: `More came back than were sent out. ${sampleChain.consequence}` }),
    evidence: evidenceOf(later.sentence),
    against: evidenceOf(earlier.sentence),
  }
}

function rateRow(
  printed: string,
  asked: Named | undefined,
  returned: Named | undefined,
  sentence: ReadSentence,
): StatisticRow | undefined {
  if (!asked || !returned || returned.size > asked.size) return undefined
  const fits = shareAgrees(returned.size, asked.size, Number(printed), decimalsOf(printed))
  return {
    reports: `Response rate, ${grouped(returned.size)} of ${grouped(asked.size)}`,
    writes: `${printed}%`,
    computes: shareShown(returned.size, asked.size, decimalsOf(printed)),
    verdict: fits ? 'agrees' : 'look-again',
    ...(fits ? {} : { note: `The rate does not follow from the two numbers. ${sampleChain.consequence}` }),
    evidence: evidenceOf(sentence),
    against: evidenceOf(returned.sentence),
  }
}
