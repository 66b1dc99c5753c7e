/** What an answer on this work is made of, apart from the words of any work. */
import type { ReadDocument, ReadSentence, SaidOfWork } from '#capabilities/study/index.ts'
import { isCommon } from '#capabilities/study/text.index.ts'
import { contentStems, countOf } from '#kit/text/content-stems.ts'
import type { SectionRole } from '#product/document-model.ts'
import { placeWords } from '#product/place.ts'
import type { ExamPlan } from './plan.ts'

const MOST_WORDS_KEPT = 160
const MOST_VOCABULARY = 1_500
const LEAST_TIMES = 3

/** The words a work is made of, apart from those of any work: an answer on it has some of them. */
export function wordsOfWork(
  { sentences, title }: ReadDocument,
  said: SaidOfWork,
): Pick<ExamPlan, 'words' | 'vocabulary'> {
  const own = sentences.filter(({ role }) => role !== 'references')
  const often = [...countOf(own.flatMap(({ text }) => contentStems(text)))]
    .filter(([stem, times]) => times > 1 && !isCommon(stem) && /\p{L}{3,}/u.test(stem))
    .sort((a, b) => b[1] - a[1])
  const core = (['aim', 'objectives', 'questions', 'population', 'setting'] as const).flatMap(
    (slot) => said[slot]?.map(({ value }) => value) ?? [],
  )
  const named = contentStems([title, ...core].join(' ')).filter((stem) => !isCommon(stem))
  const most = often.filter(([, times]) => times >= LEAST_TIMES).slice(0, MOST_WORDS_KEPT)
  return {
    words: [...new Set([...most.map(([stem]) => stem), ...named])],
    vocabulary: often.slice(0, MOST_VOCABULARY).map(([stem]) => stem),
  }
}

/** What others found, and what anybody signs, was not found here. */
const NOT_ITS_OWN: ReadonlySet<SectionRole> = new Set(['literature', 'references', 'front-matter'])
/** A plan is read from the database at every turn. */
const MOST_CHARACTERS = 150_000
const LONGEST_LINE = 600

type OwnLine = { text: string; place: string; head: string }

/** Its own sentences and the rows of its tables, each with its place; a row with the caption and the headings it stands under. */
export function ownLinesOf(reading: ReadDocument): Pick<ExamPlan, 'lines' | 'places' | 'heads'> {
  const { sentences, blocks } = reading
  const captionOf = captionsIn(reading)
  const rows = blocks
    .filter(({ kind, role }) => kind === 'table' && !NOT_ITS_OWN.has(role))
    .flatMap((table) => rowLines(table, captionOf(table)))
  const own = sentences
    .filter(({ role, kind }) => !NOT_ITS_OWN.has(role) && kind !== 'table')
    .map((one): OwnLine => ({ text: one.text, place: placeWords(one), head: '' }))
  const each = new Map([...rows, ...own].map((line) => [`${line.head} ${line.text}`, line]))
  let left = MOST_CHARACTERS
  const kept = [...each.values()].filter(({ text }) => {
    const fits = /\p{L}{2}/u.test(text) && text.length <= LONGEST_LINE && text.length <= left
    if (fits) left -= text.length
    return fits
  })
  return {
    lines: kept.map(({ text }) => text),
    places: kept.map(({ place }) => place),
    heads: kept.map(({ head }) => head),
  }
}

const HEADING_ROWS = 3
const isFigured = (row: string): boolean =>
  row
    .split(' | ')
    .slice(1)
    .some((cell) => /^\D{0,3}\d/.test(cell))

function rowLines(table: ReadSentence, caption: string): OwnLine[] {
  const rows = table.text.split('\n')
  const first = rows.findIndex(isFigured)
  const headings = first > 0 && first <= HEADING_ROWS ? rows.slice(0, first) : []
  // Headings over several rows do not say which column is meant.
  const columns = headings.length === 1 ? headings : [headings.join(' ').replaceAll(' | ', ' ')]
  const head = [caption, ...columns].join(' | ')
  return rows.map((text) => ({ text, place: placeWords(table), head }))
}

const NEAR = 2
const LONGEST_CAPTION = 160
/** The caption just above a table, or just below it. */
function captionsIn({ order, blocks, sentences }: ReadDocument): (table: ReadSentence) => string {
  const at = new Map(order.map((id, place) => [id, place]))
  const captions = new Map(
    [...blocks, ...sentences].flatMap(({ kind, block, text }) =>
      kind === 'caption' ? [[at.get(block) ?? -1, text.slice(0, LONGEST_CAPTION)] as const] : [],
    ),
  )
  const around = [...Array(NEAR).keys()].flatMap((step) => [-step - 1]).concat(1)
  return ({ block }) => {
    const here = at.get(block) ?? Number.NaN
    return around.map((step) => captions.get(here + step)).find(Boolean) ?? ''
  }
}
