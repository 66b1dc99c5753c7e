/** The objectives of the student's own study, where its text lies in the same conversation as the sheet. */
import { isDataFile, type Objective } from '#capabilities/data-analysis/index.ts'
import { forWorker } from '#capabilities/study/server/index.ts'
import type { Task, WritingWorld } from './task.ts'

/** The last document that names objectives; their order in it is their number. */
export async function objectivesOf(
  { documents, closeReader, studyWorker }: WritingWorld,
  { before, userId, document, signal }: Task,
): Promise<Objective[]> {
  const ids = before.flatMap((message) => (message.documentId === null ? [] : [message.documentId]))
  for (const id of new Set(ids.toReversed())) {
    if (id === document?.row.id) continue
    const stored = await documents.openStored(userId, id)
    if (!stored.ok || isDataFile(stored.value.model)) continue
    const read = await closeReader.known(userId, id)
    const learnt = await studyWorker.learn({ document: forWorker(stored.value, read), signal })
    const found = (learnt?.facts ?? []).filter(({ kind }) => kind === 'objective')
    if (found.length > 0)
      return found.map(({ evidence, says }, at) => numbered(says ?? evidence.quote, at + 1))
  }
  return []
}

/** Its own number where it has one, and its words without it. */
function numbered(quote: string, place: number): Objective {
  const [whole = '', number] = /^\s*\(?(\d{1,2})[.):]\s*/.exec(quote) ?? []
  return { number: number ? Number(number) : place, words: quote.slice(whole.length) }
}
