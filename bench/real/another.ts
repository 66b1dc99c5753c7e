/** Each document asked what belongs to another: whatever it answers is made up. */
import { contentStems } from '../../src/kit/text/content-stems.ts'
import { answersTo } from './lookups.ts'
import type { RealDocument } from './real-document.ts'
import type { Tally } from './tally.ts'

/** A question belongs to its document when it has a word that at most this share of all documents holds. */
const OWN = 1 / 3

export function measureAnother(documents: readonly RealDocument[]): Tally[] {
  const vocabularies = documents.map(
    ({ study: { reading } }) =>
      new Set([...reading.sentences, ...reading.blocks].flatMap(({ text }) => contentStems(text))),
  )
  const isOwn = (question: string) =>
    contentStems(question).some(
      (stem) => vocabularies.filter((held) => held.has(stem)).length <= OWN * documents.length,
    )
  return documents.map(({ study, key }): Tally => {
    const foreign = documents
      .filter((other) => other.key !== key && !isSameWork(other.file, key.file))
      .flatMap((other) => other.key.lookups.map(({ question }) => question))
      .filter(isOwn)
    const answered = foreign.filter((question) => answersTo(study, question).length > 0)
    return {
      figure: 'others-refused',
      hits: foreign.length - answered.length,
      of: foreign.length,
      misses: answered.map((question) => `${key.file} answers: ${question}`),
    }
  })
}

/** Chapters of one thesis that came as two files: "chapter3_…" and "chapter45_…". */
const isSameWork = (one: string, other: string) => workOf(one) === workOf(other)
const workOf = (file: string) => file.replace(/^chapter\d*_/, '').replace(/\.\w+$/, '')
