/** What an answer on this work is made of, apart from the words of any work. */
import type { ReadDocument } from '#capabilities/study/index.ts'
import { contentStems, countOf } from '#kit/text/content-stems.ts'
import { isCommon } from './common-words.ts'
import type { ExamPlan, SaidOfWork } from './plan.ts'

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
