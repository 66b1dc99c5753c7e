/** The thread for close readings: splits a document into parts, and proves a model's findings. */
import { createReadStream } from 'node:fs'
import { readStoredDocument } from '#capabilities/documents/server/stored-document.ts'
import { digestOf } from '../../rules/close-reading/digest.ts'
import { type ReadingPart, readingParts } from '../../rules/close-reading/parts.ts'
import { type OpenStudy, openStudy } from '../../rules/open-study.ts'
import type { Proposal } from '../../rules/proof/proposal.ts'
import { type Proof, prove } from '../../rules/proof/prove.ts'

export type ReadingTask = { bookPath: string; partTokens: number } & (
  | { does: 'cut' }
  | { does: 'prove'; proposals: Proposal[]; model: string; digestTokens: number }
)
export type Cut = { parts: ReadingPart[] }
/** `digest`: the proved statements of the whole, for a second look. */
export type Proved = Proof & { digest: string }

/** The last document: it is split, and proved soon after. */
let held: { path: string; study: Promise<OpenStudy> } | undefined

export default async function readClosely(task: ReadingTask): Promise<Cut | Proved> {
  if (held?.path !== task.bookPath) held = { path: task.bookPath, study: openStoredStudy(task.bookPath) }
  const study = await held.study
  const parts = readingParts(study.reading, task.partTokens)
  if (task.does === 'cut') return { parts }
  const book = study.facts()
  const proof = prove(
    {
      reading: study.reading,
      statements: study.statements(),
      book,
      partOf: (part) => parts[part]?.near,
    },
    task.proposals,
    task.model,
  )
  return { ...proof, digest: digestOf(book, proof.findings, task.digestTokens) }
}

const openStoredStudy = async (path: string): Promise<OpenStudy> =>
  openStudy((await readStoredDocument(createReadStream(path))).model)
