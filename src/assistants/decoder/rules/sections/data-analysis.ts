/** With what the data were analysed, and whether the printed results follow from one another. */
import type { Check } from '#capabilities/study/rules/checks/check.ts'
import { evidenceOf } from '#capabilities/study/rules/document/evidence.ts'
import { isProse, type Reading, type ReadSentence } from '#capabilities/study/rules/document/reading.ts'
import { listed } from '#kit/listed.ts'
import type { StatisticRow } from '../../contract.ts'
import { isOpen, type Material } from '../checklist/material.ts'
import { MOST_POINTS, type Point, point, withoutRepeats } from '../words/point.ts'
import { counted, ended, quoted } from '../words/wording.ts'
import { missing, saysIt, shows } from './methodology-evaluation.ts'

const PROGRAM =
  /\b(SPSS|Stata|STATA|NVivo|ATLAS\.ti|MAXQDA|SAS|EViews|MATLAB|JASP|AMOS|SmartPLS|Epi ?Info|Minitab|GenStat|Mplus|Python|Excel|R (?:version|software|package|Core Team)|R(?= \d\.\d)|(?<=\bin )R(?= \())/
const ANALYSES: readonly [RegExp, string][] = [
  [/\blogistic regression/i, 'logistic regression'],
  [/\b(?:linear|multiple) regression/i, 'linear regression'],
  [/\bmixed[- ](?:effects?|models?)|\bmultilevel/i, 'multilevel models'],
  [/\bANOVA\b|\banalysis of variance/i, 'analysis of variance'],
  [/(?<!\p{L})t[- ]tests?\b/iu, 't tests'],
  [/\bchi[- ]squared?\b|χ/i, 'chi-square tests'],
  [/\bPearson/i, 'Pearson correlation'],
  [/\bSpearman/i, 'Spearman correlation'],
  [/\bMann[- ]Whitney|\bWilcoxon/i, 'rank tests'],
  [/\bKruskal/i, 'the Kruskal-Wallis test'],
  [/\bfactor analysis/i, 'factor analysis'],
  [/\bstructural equation/i, 'structural equation models'],
  [/\bCox\b[^.]*\bregression|\bsurvival analysis|\bKaplan/i, 'survival analysis'],
  [/\bthematic analysis/i, 'thematic analysis'],
  [/\bcontent analysis/i, 'content analysis'],
  [/\bdescriptive statistics/i, 'descriptive statistics'],
]
const MOST_ROWS = 4
/** What was computed again is counted in one sentence already. */
const COUNTED_ABOVE =
  /^numbers\.(?:p-follows|intervals|degrees-of-freedom|coefficients|percentages|sums|means|response-rate)$/

export function dataAnalysis({ study, checks, rows }: Material): Point[] {
  const own = checks.filter(({ area }) => area === 'data' || area === 'statistics')
  const again = own.filter(({ outcome }) => outcome === 'look again')
  const named = tools(study.reading)
  const passed = own.filter(
    ({ id, outcome, evidence, weight }) =>
      outcome === 'passed' &&
      weight > 1 &&
      evidence.length > 0 &&
      !COUNTED_ABOVE.test(id) &&
      (named.length === 0 || id !== 'checklist-analysis'),
  )
  const first = [...named, ...recomputed(rows), ...wrong(rows), ...byWeight(again).map(saysIt)]
  const absent = missing(own.filter((check) => isOpen(check) && check.outcome === 'not found'))
  const room = Math.max(0, MOST_POINTS - first.length - absent.length)
  return withoutRepeats([...first, ...byWeight(passed).slice(0, room).map(shows), ...absent]).slice(
    0,
    MOST_POINTS,
  )
}

const byWeight = (checks: readonly Check[]) => [...checks].sort((a, b) => b.weight - a.weight)

function tools(reading: Reading): Point[] {
  const own = reading.sentences.filter(
    (sentence) => isProse(sentence) && /^(?:methods|results|abstract|other)$/.test(sentence.role),
  )
  const program = own.find(({ role, text }) => role === 'methods' && PROGRAM.test(text))
  const named = ANALYSES.flatMap(([cue, name]) => {
    const where = firstIn(own, cue)
    return where ? [{ name, where }] : []
  })
  const analyses =
    named.length > 0
      ? [
          point(
            `${named.length === 1 ? 'The analysis' : 'The analyses'} it names: ${listed(named.map(({ name }) => name))}.`,
            ...named.slice(0, 4).map(({ where }) => evidenceOf(where)),
          ),
        ]
      : []
  return [
    ...(program ? [point(`How the data were analysed: ${quoted(program.text)}`, evidenceOf(program))] : []),
    ...analyses,
  ]
}

/** What a methods chapter says counts before what a result happens to mention. */
const firstIn = (sentences: readonly ReadSentence[], cue: RegExp) =>
  sentences.find(({ role, text }) => role === 'methods' && cue.test(text)) ??
  sentences.find(({ role, text }) => role !== 'other' && cue.test(text))

function recomputed(rows: readonly StatisticRow[]): Point[] {
  const computed = rows.filter(({ verdict }) => verdict !== 'cannot be computed')
  if (computed.length === 0) return []
  const agree = computed.filter(({ verdict }) => verdict === 'agrees')
  const differ = computed.length - agree.length
  const all = rows.length === computed.length
  const figures = all
    ? counted(rows.length, 'printed figure')
    : `Of ${counted(rows.length, 'printed figure')}, ${computed.length}`
  const were = (all ? rows.length : computed.length) === 1 ? 'was' : 'were'
  const outcome =
    differ === 0
      ? `${agree.length === 1 ? 'it agrees' : 'all agree'} with what is printed`
      : `${agree.length} agree with what is printed and ${differ} should be looked at again`
  return [
    point(
      `${figures} ${were} computed again, and ${outcome}.`,
      ...computed.slice(0, 3).map(({ evidence }) => evidence),
    ),
  ]
}

function wrong(rows: readonly StatisticRow[]): Point[] {
  const again = rows.filter(({ verdict }) => verdict === 'look again')
  return again
    .slice(0, MOST_ROWS)
    .map(({ reports, writes, computes, note, evidence }) =>
      point(
        `Look again at ${reports}: the text prints ${writes}, and the figures give ${computes}.${note ? ` ${ended(note)}` : ''}`,
        evidence,
      ),
    )
}
