/** Each result on a slide of its own: its sentence, its table or chart, and the objective that it answers. */

import type { Point } from '../../deck/deck.ts'
import { askFor, type Draft } from '../draft.ts'
import { type Goal, goalsFor, goalsOf } from '../goals.ts'
import { isSaid } from '../once-each.ts'
import { candidatesOf } from '../sentences/candidates.ts'
import type { Work } from '../work.ts'
import { carriedBy, mainFindings } from './main-findings.ts'
import { byNumber } from './numbered.ts'
import { printedOnce, type TableResult, tableResults } from './result-tables.ts'
import { saidResults, toldOf } from './said-results.ts'
import { grouped, sentenceSlide } from './sentence-slide.ts'
import { tableSlide } from './table-slide.ts'
import { testResult } from './test-result.ts'

export type Results = { slides: Draft[]; answered: Map<Goal, Point>; profile: Draft | undefined }

export function resultSlides(work: Work): Results {
  const goals = goalsOf(work)
  const tables = tableResults(work)
  const about = byNumber(
    goalsFor(
      tables.map((table) => table.about),
      goals,
    ),
    tables,
    goals,
  ).map((goal, at) => (goal && RELATES.test(goal.text) && !relates(tables[at]!) ? undefined : goal))
  const profile = tables.find(({ isProfile, isMixed }) => isProfile && !isMixed)
  const answered = new Map<Goal, Point>()
  const slides: { draft: Draft; goal: Goal | undefined; at: number; isMain?: boolean }[] = []
  const shown = printedOnce(tables.filter(({ isProfile }) => !isProfile))
  const findings = mainFindings(work)
  const carried = carriedBy(shown, findings)
  const alone = new Set(findings)
  for (const table of shown) {
    const goal = about[tables.indexOf(table)]
    const own = carried.get(table) ?? []
    const made = tableSlide(work, table, goal, own)
    if (!made) continue
    const { draft, says } = made
    for (const one of own) alone.delete(one)
    slides.push({
      draft,
      goal,
      ...(own[0] ? { isMain: true, at: findings.indexOf(own[0]) } : { at: table.placed.place }),
    })
    if (goal && says && !answered.has(goal)) answered.set(goal, says)
  }
  const tested = testResult(work)
  if (tested) slides.push({ draft: tested, goal: undefined, at: -1 })
  const led = toldOf(work, [...alone], goals)
  const told = [
    ...led,
    ...saidResults(work, goals).filter(
      ({ point }) =>
        !isSaid(
          point.text,
          findings.map((one) => one.text),
        ),
    ),
  ]
  for (const { point, goal, marks } of told)
    if (goal && marks.length === 0 && !answered.has(goal)) answered.set(goal, point)
  // What a comparison disputes is shown only where it leads.
  for (const group of grouped(told.filter(({ marks, isMain }) => isMain || marks.length === 0))) {
    const [{ goal, isMain = false, table, point }] = group
    const draft = {
      ...sentenceSlide(group, slides.length === 0 || isMain),
      ...(table && { table }),
    }
    const at = findings.indexOf(point)
    slides.push({ draft, goal: at < 0 ? goal : undefined, at: at < 0 ? 1e6 : at, isMain })
  }
  const ordered = slides.toSorted((a, b) => rankOf(a) - rankOf(b) || a.at - b.at).map(({ draft }) => draft)
  const made = profile && tableSlide(work, profile, undefined)
  const isOwed = ordered.length === 0 && work.kind !== 'proposal'
  return {
    slides: isOwed
      ? [
          askFor(
            { id: 'result-1', part: 'Results', kicker: 'Main result', worth: 98, name: 'The main result' },
            'Your main result in one sentence, with its number',
            candidatesOf(work, ['results', 'conclusions']),
          ),
        ]
      : numbered(ordered),
    answered,
    profile: made && { ...made.draft, id: 'profile', kicker: 'Who took part', worth: 54 },
  }
}

/** What is related to what, no row of means can say. */
const RELATES = /\b(?:relationships?|associations?|correlations?) between\b/i
const relates = ({ about, read }: TableResult): boolean =>
  !/\bdescriptive\b/i.test(about) &&
  (read.names.length > 1 || read.against !== undefined) &&
  (read.columns.some(({ kind }) => kind === 'p' || kind === 'coefficient' || kind === 'statistic') ||
    !read.columns.every(({ kind }) => kind === 'mean'))

/** What answers the whole stands before what answers a part of it. */
const rankOf = ({ goal, isMain }: { goal: Goal | undefined; isMain?: boolean }): number =>
  isMain ? 0 : (goal?.n ?? 99)

/** What leads the themes of interviews: what the author names as found. */
export const leadOf = (work: Work): Draft[] =>
  grouped(toldOf(work, mainFindings(work), []))
    .slice(0, 1)
    .map((group) => sentenceSlide(group, true))

export const numbered = (drafts: readonly Draft[]): Draft[] =>
  drafts.map((draft, at) => ({ ...draft, id: `result-${at + 1}` }))
