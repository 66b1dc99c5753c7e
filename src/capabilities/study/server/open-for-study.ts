/** A student's document for the study worker: with what a model is known to have found in it, and the student's own word on it. */
import type { Documents } from '#capabilities/documents/server/index.ts'
import type { Services } from '#ports/services.ts'
import type { CloseReader } from './close-reading/close-reader.ts'
import { studentAnswers } from './records/record-rows.ts'
import { forWorker } from './worker/for-worker.ts'

type OpeningDeps = {
  documents: Documents
  closeReader: Pick<CloseReader, 'known'>
  services: Pick<Services, 'db'>
}

/** Known readings only: no question alone has a whole document read (decision 0067). */
export async function openForStudy(
  { documents, closeReader, services }: OpeningDeps,
  userId: string,
  id: string,
  how: Parameters<Documents['openStored']>[2] = {},
) {
  const stored = await documents.openStored(userId, id, how)
  if (!stored.ok) return undefined
  const read = await closeReader.known(userId, id)
  const answers = await studentAnswers(services.db, userId, id)
  return { ...stored.value, forWorker: forWorker(stored.value, read, answers) }
}
