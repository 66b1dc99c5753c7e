/** One table of results on a slide: what it shows, or what its author names as found in it. */
import { evidenceOf } from '#capabilities/study/index.ts'
import type { Point, SlideSource } from '../../deck/deck.ts'
import { type Draft, draftOf } from '../draft.ts'
import { type Goal, topicOf } from '../goals.ts'
import { headlineOf, isHeadline, TITLE_LETTERS } from '../stated.ts'
import { flawsOf, type Work } from '../work.ts'
import { goalPoint, goalSaid, ordinal } from './goal-words.ts'
import { lineOfFinding, tellingFigures } from './main-findings.ts'
import { sentenceOnTable, withoutTable } from './on-table.ts'
import { MAIN, type TableResult } from './result-tables.ts'

export function tableSlide(
  work: Work,
  table: TableResult,
  goal: Goal | undefined,
  carried: readonly Point[] = [],
): { draft: Draft; says: Point | undefined } | undefined {
  const { placed, told, caption, read } = table
  const visual = table.showing(new Set(carried.flatMap(({ text }) => tellingFigures(text))))
  const source: SlideSource = evidenceOf(placed.block)
  const about = carried.length > 0 ? undefined : sentenceOnTable(work, table)
  const main = carried.find(({ text }) => isHeadline(text))
  const headline = main?.text ?? (about && headlineOf(withoutTable(about.text)))
  const isCoded = read.names.every((name) => /^\p{Lu}{1,5}\d?$/u.test(name))
  const computedTitle = told.headline
    ? ofMatter(told.headline, goal ? topicOf(goal) : caption, told.facts)
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
  if (about) work.used.add(about.id)
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
  const line = about && (!title || title !== headline) ? lineOfFinding(withoutTable(about.text)) : undefined
  const other: Point | undefined = line && about ? { text: line, sources: [evidenceOf(about)] } : undefined
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
function ofMatter(headline: string, matter: string | undefined, facts: readonly string[]): string {
  if (!IS_RANGE.test(headline)) return headline
  const whole = matter && headline.replace(IS_RANGE, `${matter}: means from`)
  // A range of nothing says less than its first row.
  return whole && whole.length <= TITLE_LETTERS ? whole : (facts[0] ?? headline)
}
const IS_RANGE = /^The means run from/

const midSentence = (caption: string): string =>
  caption.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()).replace(/[.:]$/, '')
const comparisonSaid = ({ stub, names }: TableResult['read'], against: string): string =>
  names.length > 1
    ? `I compared each group of “${stub}” with ${against}`
    : /^(?:yes|no)$/i.test(against)
      ? `The next result is about ${midSentence(stub)}`
      : `I compared ${names[0]} with ${against}`

/** Two rows without a caption compare nothing. */
const LEAST_UNNAMED = 3
