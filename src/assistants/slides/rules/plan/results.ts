/** Each result on a slide of its own: its sentence, its table or chart, and the objective that it answers. */

import { evidenceOf } from '#capabilities/study/index.ts'
import type { Point, SlideSource } from '../deck/deck.ts'
import { askFor, type Draft, draftOf } from './draft.ts'
import { type Goal, goalsFor, goalsOf, topicOf } from './goals.ts'
import { carriedBy, figuresIn, mainFindings } from './main-findings.ts'
import { metricsOf } from './metrics-of.ts'
import { sentenceOnTable, withoutTable } from './on-table.ts'
import { isSaid, onceEach } from './once-each.ts'
import { MAIN, printedOnce, type TableResult, tableResults } from './result-tables.ts'
import { saidResults, type ToldResult, toldOf } from './said-results.ts'
import { candidatesOf } from './sentences/candidates.ts'
import { headlineOf, isHeadline, pointOf, TITLE_LETTERS } from './stated.ts'
import { testResult } from './test-result.ts'
import { flawsOf, type Work } from './work.ts'

export type Results = { slides: Draft[]; answered: Map<Goal, Point>; profile: Draft | undefined }

export function resultSlides(work: Work): Results {
  const goals = goalsOf(work)
  const tables = tableResults(work)
  const about = goalsFor(
    tables.map((table) => table.about),
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
  for (const group of grouped(told)) {
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

function tableSlide(
  work: Work,
  table: TableResult,
  goal: Goal | undefined,
  carried: readonly Point[] = [],
): { draft: Draft; says: Point | undefined } | undefined {
  const { placed, told, caption, read } = table
  const visual = table.showing(new Set(carried.flatMap(({ text }) => figuresIn(text))))
  const source: SlideSource = evidenceOf(placed.block)
  const about = carried.length > 0 ? undefined : sentenceOnTable(work, table)
  const main = carried.find(({ text }) => isHeadline(text))
  const headline = main?.text ?? (about && headlineOf(withoutTable(about.text)))
  if (about) work.used.add(about.id)
  const isCoded = read.names.every((name) => /^\p{Lu}{1,5}\d?$/u.test(name))
  const computedTitle = told.headline
    ? ofMatter(told.headline, goal ? topicOf(goal) : caption)
    : told.answer &&
      caption &&
      `${caption.replace(/[:.]$/, '')}${caption.endsWith('?') ? '' : ':'} ${told.answer}`
  const title =
    !main && computedTitle && computedTitle.length <= TITLE_LETTERS && !(isCoded && headline)
      ? computedTitle
      : headline
  const called =
    title ??
    (caption && told.isBare && !caption.endsWith('?') ? `“${caption}”` : caption) ??
    (goal && topicOf(goal)) ??
    (table.isProfile ? 'Who took part' : undefined)
  // Nothing says what it shows, or what was agreed to.
  if (
    !called ||
    (told.isBare && !caption && !headline) ||
    (!caption && !headline && !goal && !table.isProfile && !read.against && read.names.length < LEAST_UNNAMED)
  )
    return undefined
  // A statement too long to stand beside its answer in one headline.
  const answered = told.answer && !title ? [told.answer.replace('%', '% answered')] : []
  const computed = [...answered, ...told.facts].map(
    (text): Point => ({ text, computed: true, sources: [source] }),
  )
  const said: Point | undefined = title
    ? title === headline && (main || about)
      ? (main ?? { text: headline, sources: [evidenceOf(about!)] })
      : { text: title, computed: true, sources: [source] }
    : undefined
  const rest = computed.filter(({ text }) => text !== title && text !== told.headline).slice(0, 1)
  const other =
    about && title !== headline
      ? pointOf({ ...evidenceOf(about), quote: withoutTable(about.text) })
      : undefined
  const lines = carried.filter((point) => point !== main)
  const beside = [
    ...(goal ? [goalPoint(goal)] : []),
    ...(lines.length > 0 ? lines : other ? [other] : main ? [] : rest),
  ]
  const marks = [
    ...flawsOf(work, [placed.block.id])
      .slice(0, MOST_MARKS)
      .map(({ says }) => says),
    ...read.repeated.map((name) => `“${name}” stands in two rows of this table. Which of them is right?`),
  ]
  return {
    says: read.doubtful.size > 0 ? undefined : said,
    draft: draftOf({
      id: 'result-0',
      part: 'Results',
      kicker: goal ? `Result on ${goal.kind} ${goal.n}` : 'Result',
      // The table of an objective is its result.
      worth: carried.length > 0 ? MAIN + 2 : goal ? Math.max(table.worth, MAIN - 10) + 4 : table.worth,
      name: called,
      title: called,
      visual,
      points: beside,
      more: computed.filter(
        ({ text }) => text !== title && text !== told.headline && !rest.some((one) => one.text === text),
      ),
      marks,
      opens: goal
        ? goalSaid(goal)
        : read.against
          ? comparisonSaid(read, read.against)
          : caption && !/^(?:results?|model)\b/i.test(caption)
            ? `The next result is about ${midSentence(caption)}`
            : 'This is the next result',
      ...(goal && {
        opensFrom: goal.entry.evidence,
        closes: `That is what I found on my ${ordinal(goal.n)} ${goal.kind}`,
      }),
    }),
  }
}

/** The same fault in every row of a table is one to look at. */
const MOST_MARKS = 2

/** "The means run from 3.9 to 4.8": of what, as the objective or the caption names it. */
function ofMatter(headline: string, matter: string | undefined): string {
  const whole = matter && headline.replace(/^The means run from/, `${matter}: means from`)
  return whole && whole.length <= TITLE_LETTERS ? whole : headline
}

const midSentence = (caption: string): string =>
  caption.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()).replace(/[.:]$/, '')
export const ordinal = (n: number): string =>
  ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'][n - 1] ?? `${n}th`

const comparisonSaid = ({ stub, names }: TableResult['read'], against: string): string =>
  names.length > 1
    ? `I compared each group of “${stub}” with ${against}`
    : /^(?:yes|no)$/i.test(against)
      ? `The next result is about ${midSentence(stub)}`
      : `I compared ${names[0]} with ${against}`

/** "My first objective was to assess …" */
const goalSaid = ({ n, kind, text }: Goal): string =>
  /^to\b/i.test(text)
    ? `My ${ordinal(n)} ${kind} was ${text.replace(/^To\b/, 'to')}`
    : `My ${ordinal(n)} ${kind} was this: ${text}`

export const goalPoint = ({ kind, n, text, entry }: Goal): Point => ({
  head: `${kind === 'objective' ? 'Objective' : 'Question'} ${n}`,
  text,
  computed: true,
  sources: [...entry.evidence],
})

/** Two rows without a caption compare nothing. */
const LEAST_UNNAMED = 3

const MOST_TOGETHER = 3
/** What was found on one objective stands together; what was found on none, by the author's own headings; what leads, as it is led. */
function grouped(told: readonly ToldResult[]): [ToldResult, ...ToldResult[]][] {
  const groups: [ToldResult, ...ToldResult[]][] = []
  for (const one of told) {
    const open = groups.find(
      ([first, ...others]) =>
        !one.isAlone &&
        !first.isAlone &&
        first.isMain === one.isMain &&
        (one.isMain ||
          (first.goal === one.goal && (one.goal !== undefined || first.section === one.section))) &&
        others.length + 1 < MOST_TOGETHER,
    )
    if (open) open.push(one)
    else groups.push([one])
  }
  return groups
}

function sentenceSlide(group: readonly [ToldResult, ...ToldResult[]], isFirst: boolean): Draft {
  const [{ isMain, section, ...first }, ...others] = group
  const goal = isMain && others.length > 0 ? undefined : first.goal
  // A short one leads.
  const points = onceEach(group.map(({ point }) => point)).toSorted(
    (a, b) => Number(isHeadline(b.text)) - Number(isHeadline(a.text)),
  )
  const marks = group.flatMap(({ marks: own }) => own.map(({ says }) => says))
  const [only] = points
  // One result alone is the headline, its figures large below.
  const title =
    points.length === 1 && only?.sources[0] && marks.length === 0
      ? headlineOf(only.sources[0].quote)
      : undefined
  const metrics = title && only?.sources[0] ? metricsOf(only.sources[0]) : []
  const isShown = title !== undefined && (metrics.length > 0 || (title === only?.text && goal !== undefined))
  return draftOf({
    id: 'result-0',
    part: 'Results',
    kicker: goal ? `Result on ${goal.kind} ${goal.n}` : 'Result',
    worth: isMain ? MAIN + 2 : MAIN - 8 + (goal ? 6 : 0),
    name: goal ? topicOf(goal) : (section ?? (isFirst ? 'The main result' : 'Further results')),
    ...(isShown && { title, metrics }),
    points: isShown ? (goal ? [goalPoint(goal)] : []) : points,
    leads: () => true,
    more: isShown ? points : [],
    marks,
    opens: goal ? goalSaid(goal) : isFirst ? 'This is what I found' : 'I also found this',
    ...(goal && {
      opensFrom: goal.entry.evidence,
      closes: `That is what I found on my ${ordinal(goal.n)} ${goal.kind}`,
    }),
  })
}
