/** The objectives of the student's own study, where its text lies in the same conversation as the sheet. */
import { isDataFile, type Objective } from '#capabilities/data-analysis/index.ts'
import { openForStudy } from '#capabilities/study/server/index.ts'
import type { Task, WritingWorld } from './task.ts'

/** The last document that names objectives; their order in it is their number. */
export async function objectivesOf(
  world: WritingWorld,
  { before, userId, document, signal }: Task,
): Promise<Objective[]> {
  const ids = before.flatMap((message) => (message.documentId === null ? [] : [message.documentId]))
  for (const id of new Set(ids.toReversed())) {
    if (id === document?.row.id) continue
    const work = await openForStudy(world, userId, id)
    if (!work || isDataFile(work.model)) continue
    const learnt = await world.studyWorker.learn({ document: work.forWorker, signal })
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
