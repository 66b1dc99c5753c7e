/**
 * Each document is asked another document's questions. Any answer is invented, unless the document has one too: "What
 * is the null hypothesis?" may be asked of many. To keep this objective, no answer is expected only if a word of the
 * question, which its own document has, occurs nowhere in this one; of the others only the share refused is reported.
 */
import { lookUpIn } from '../../src/capabilities/study/rules/answerer/look-up.ts'
import { contentStems } from '../../src/kit/text/content-stems.ts'
import type { RealDocument } from './real-document.ts'
import type { Tally } from './tally.ts'

/** A question belongs to its document when it has a word that at most this share of all documents holds. */
const OWN = 1 / 3

type Foreign = { question: string; hasAllItsWords: boolean }

export function measureAnother(documents: readonly RealDocument[]): Tally[] {
  const foreign = foreignTo(documents)
  return documents.flatMap((document) => {
    const { study, key } = document
    const asked = foreign(document)
    const tally = (figure: Tally['figure'], of: readonly Foreign[]): Tally => {
      const answered = of.filter(({ question }) => lookUpIn(study, question).isAnswered)
      return {
        figure,
        hits: of.length - answered.length,
        of: of.length,
        misses: answered.map(({ question }) => `${key.file} answers: ${question}`),
      }
    }
    return [
      tally('others-in-all', asked),
      tally(
        'others-refused',
        asked.filter(({ hasAllItsWords }) => !hasAllItsWords),
      ),
      tally(
        'others-that-may-be-here',
        asked.filter(({ hasAllItsWords }) => hasAllItsWords),
      ),
    ]
  })
}

/** The questions of the other documents that a document can be asked. */
export function foreignTo(documents: readonly RealDocument[]): (of: RealDocument) => Foreign[] {
  const vocabularies = new Map(documents.map((one) => [one, vocabularyOf(one)]))
  const held = [...vocabularies.values()]
  const isOwn = (stems: readonly string[]) =>
    stems.some((stem) => held.filter((words) => words.has(stem)).length <= OWN * documents.length)
  return (document) =>
    documents
      .filter((other) => other !== document && !isSameWork(other.file, document.file))
      .flatMap((other) =>
        other.key.lookups.flatMap(({ question }) => {
          const stems = contentStems(question)
          const own = vocabularies.get(document)!
          const theirs = vocabularies.get(other)!
          const hasAllItsWords = !stems.some((stem) => theirs.has(stem) && !own.has(stem))
          return isOwn(stems) ? [{ question, hasAllItsWords }] : []
        }),
      )
}

const vocabularyOf = ({ study: { reading } }: RealDocument) =>
  new Set([...reading.sentences, ...reading.blocks].flatMap(({ text }) => contentStems(text)))

/** Chapters of one thesis that came as two files: "chapter3_…" and "chapter45_…". */
const isSameWork = (one: string, other: string) => workOf(one) === workOf(other)
const workOf = (file: string) => file.replace(/^chapter\d*_/, '').replace(/\.\w+$/, '')
