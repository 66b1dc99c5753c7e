/** The thread for close readings: numbers a document, and proves a model's answers. */
import { createReadStream } from 'node:fs'
import { readStoredDocument } from '#capabilities/documents/server/stored-document.ts'
import { readForStudy } from '../../rules/document/reading.ts'
import type { ModelAnswer } from '../../rules/record/model-answer.ts'
import { groundOf, type ProofGround } from '../../rules/record/proof-log.ts'
import { type ReadingPart, readingParts } from '../../rules/record/reading-parts.ts'
import { type RecordFromModel, recordFromModel } from '../../rules/record/record-from-model.ts'

export type ReadingTask = { storedPath: string; partTokens: number } & (
  | { does: 'cut' }
  | {
      does: 'prove'
      /** By part; behind the parts the second reading and what was mended. */
      answers: { part: number; answer: ModelAnswer }[]
      mendingTokens: number
    }
)
export type Cut = { parts: ReadingPart[] }

/** The last document: it is numbered, and proved soon after. */
let held: { path: string; ground: Promise<ProofGround> } | undefined

export default async function readClosely(task: ReadingTask): Promise<Cut | RecordFromModel> {
  if (held?.path !== task.storedPath)
    held = { path: task.storedPath, ground: openStoredGround(task.storedPath) }
  const ground = await held.ground
  const parts = readingParts(ground.text, task.partTokens)
  if (task.does === 'cut') return { parts }
  const answer = (part: number) => task.answers.find((one) => one.part === part)?.answer
  const own = task.answers.filter(({ part }) => part < parts.length)
  return recordFromModel(
    ground,
    {
      parts: new Map(own.map((one) => [one.part, one.answer])),
      of: parts.length,
      again: answer(parts.length),
      mended: answer(parts.length + 1),
    },
    { secondTokens: task.partTokens, mendingTokens: task.mendingTokens },
  )
}

const openStoredGround = async (path: string): Promise<ProofGround> =>
  groundOf(readForStudy((await readStoredDocument(createReadStream(path))).model))
