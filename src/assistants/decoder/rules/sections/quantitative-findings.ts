/** What was counted and tested, the study's own results first, each with what its figures say. */
import type { Descriptive } from '#capabilities/study/rules/statistics/descriptives.ts'
import type { Material } from '../checklist/material.ts'
import { MOST_POINTS, type Point, point } from '../words/point.ts'
import { isWholeSentence } from '../words/whole-sentence.ts'
import { capitalised, counted, quoted } from '../words/wording.ts'
import { type Figures, figuresOf, printedPs } from './own-figures.ts'

const LEAST_RANK = 1
const MOST_OF_OTHERS = 2
const MOST_SHARES = 6
const MOST_ALIKE = 5

export function quantitativeFindings({ study }: Material): Point[] {
  const all = figuresOf(study).filter(({ evidence }) => isReadable(evidence.quote))
  const own = varied(withoutEchoes(all.filter(({ isOwn, rank }) => isOwn && rank >= LEAST_RANK)))
  const others = all.filter(({ role }) => role === 'literature').slice(0, MOST_OF_OTHERS)
  return [
    ...own.slice(0, MOST_POINTS - others.length).map((figures) => describe(figures)),
    ...others.map(({ evidence }) =>
      point(`For comparison, from earlier work: ${quoted(evidence.quote)}`, evidence),
    ),
  ]
}

function describe(figures: Figures): Point {
  return point(`${capitalised(leadOf(figures))}: ${quoted(figures.evidence.quote)}`, figures.evidence)
}

function leadOf(figures: Figures): string {
  const { tests, descriptives } = figures
  const ps = printedPs(figures)
  const effect = descriptives.find((one) => one.kind === 'effect')
  const interval = descriptives.find((one) => one.kind === 'interval')
  const size = effect
    ? `with an effect size (${closed(effect.asWritten)})`
    : interval
      ? 'with an interval'
      : ''
  if (ps.length > 1) return `${counted(tests.length || ps.length, 'test')}, ${below(ps)}`
  if (ps.length === 1) {
    const outcome = ps[0] ? 'significant at 5%' : 'not significant at 5%'
    const without = tests.length > 0 ? 'no effect size beside it' : ''
    return [outcome, size || without].filter(Boolean).join(', ')
  }
  if (effect && interval) return `${effect.asWritten}, with an interval that ${crossing(effect, interval)}`
  if (tests.length > 0) return 'a test printed without its p value'
  return kindOf(descriptives, figures.evidence.quote)
}

/** "217 (58.3%" was cut where its bracket closes. */
const closed = (text: string) => (text.includes('(') && !text.includes(')') ? `${text})` : text)

/** The figures stand in the quotation; what a reader misses beside them is said. */
function kindOf(descriptives: readonly Descriptive[], quote: string): string {
  const of = (kind: Descriptive['kind']) => descriptives.filter((what) => what.kind === kind)
  const effect = descriptives.find((what) => what.kind === 'effect')
  if (effect?.name === 'α') return 'a reliability'
  if (effect)
    return `an effect size (${effect.asWritten.length > 24 ? `${effect.name} = ${effect.value}` : closed(effect.asWritten)})`
  const means = descriptives.filter((what) => what.kind === 'mean')
  if (means.length > 0) {
    const hasSpread = means.every(({ sd }) => sd !== null) || SPREAD.test(quote)
    return means.length === 1
      ? `a mean ${hasSpread ? 'with its spread' : 'without its spread beside it'}`
      : `means ${hasSpread ? 'with their spread' : 'without their spread beside them'}`
  }
  const shares = of('percentage')
  if (shares.length > 0) {
    const isOne = shares.length === 1
    if (of('n').length > 0 || COUNT.test(quote))
      return isOne ? 'a share with its count' : 'shares with their counts'
    if (!PEOPLE.test(quote)) return isOne ? 'a percentage' : 'percentages'
    return isOne ? 'a share without its count beside it' : 'shares without their counts beside them'
  }
  return of('interval').length > 0 ? 'an interval' : 'a count'
}

const SPREAD = /\bS\.?[DE]\.?\b|±|\bCI\b|standard (?:deviation|error)|\[[\d.]+\s*[,–-]|\brange/i
const PEOPLE =
  /\b(?:respondents|participants|patients|women|men|farmers|students|pupils|learners|teachers|nurses|households|mothers|children|people|workers|traders)\b/i
const COUNT =
  /\d\s*\(\s*\d+(?:[.,]\d+)?\s?%|%\s*\(?\s*(?:[nN]\s*=\s*)?\d|\b\d[\d,]* (?:out )?of (?:the )?(?:\d|\w+ \w+)|\b[Oo]f (?:the |all )?\d[\d,]* [^.]*\b\d[\d,]* \w/

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

/** Eleven shares in a row are a table read aloud. */
function varied(all: readonly Figures[]): Figures[] {
  let shares = 0
  const leads = new Map<string, number>()
  return all.filter((figures) => {
    const isShare =
      figures.tests.length === 0 &&
      figures.descriptives.every(({ kind }) => kind === 'percentage' || kind === 'n')
    if (isShare) shares += 1
    const lead = leadOf(figures)
    const times = (leads.get(lead) ?? 0) + 1
    leads.set(lead, times)
    return times <= MOST_ALIKE && (!isShare || shares <= MOST_SHARES)
  })
}

/** Abstract, results and conclusion give the same figures. The best-placed sentence speaks for them. */
function withoutEchoes(all: readonly Figures[]): Figures[] {
  const told = new Set<string>()
  return all.filter((figures) => {
    const keys = [
      ...figures.tests.map(({ asWritten }) => asWritten.replace(/\s/g, '')),
      ...figures.descriptives.map(keyOf),
    ]
    const isNew = keys.some((key) => !told.has(key))
    for (const key of keys) told.add(key)
    return isNew
  })
}

/** Torn table rows, halves of sentences and invented examples say nothing about the study. */
function isReadable(text: string): boolean {
  if (
    !isWholeSentence(text) ||
    /^(?:If|Suppose|Consider)\b|\b(?:for instance|example|e\.g\.|more likely that a p)/i.test(text)
  )
    return false
  const letters = (text.match(/\p{L}/gu) ?? []).length
  return letters / text.replace(/\s/g, '').length > 0.45
}

const keyOf = (what: Descriptive): string =>
  what.kind === 'mean'
    ? `mean ${what.mean}`
    : what.kind === 'interval'
      ? `interval ${what.low} ${what.high}`
      : `${what.kind} ${what.value}`
