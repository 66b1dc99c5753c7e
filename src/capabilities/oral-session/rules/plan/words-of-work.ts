/** What an answer on this work is made of, apart from the words of any work. */
import type { ReadDocument, SaidOfWork } from '#capabilities/study/index.ts'
import { isCommon } from '#capabilities/study/text.index.ts'
import { contentStems, countOf } from '#kit/text/content-stems.ts'
import type { SectionRole } from '#product/document-model.ts'
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

/** The rows of a table stand in lines of their own. */
export function ownLinesOf({ sentences, blocks }: Pick<ReadDocument, 'sentences' | 'blocks'>): string[] {
  const rows = blocks
    .filter(({ kind, role }) => kind === 'table' && !NOT_ITS_OWN.has(role))
    .flatMap(({ text }) => text.split('\n'))
  const own = sentences.filter(({ role, kind }) => !NOT_ITS_OWN.has(role) && kind !== 'table')
  let left = MOST_CHARACTERS
  return [...new Set([...rows, ...own.map(({ text }) => text)])].filter((line) => {
    const fits = /\p{L}{2}/u.test(line) && line.length <= LONGEST_LINE && line.length <= left
    if (fits) left -= line.length
    return fits
  })
}
