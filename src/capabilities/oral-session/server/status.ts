/** How far a session is, as the specification's status has it. */
import { audioUrlOf } from '#capabilities/voice/server/index.ts'
import type { ProcessingStatus } from '../contract.ts'
import { type Far, howFar } from '../rules/progress.ts'
import { SAYS } from '../spec.ts'
import type { OralSessions } from './oral-sessions.ts'
import { findOwnSession } from './session-rows.ts'
import { openerOf } from './speakers.ts'
import type { SessionRow } from './tables.ts'

export async function statusOf(oral: OralSessions, row: SessionRow): Promise<ProcessingStatus> {
  const { services, preparing } = oral
  if (await oral.isTooSlow(row)) {
    await oral.giveUp(row)
    const after = await findOwnSession(services.db, row, services.now())
    if (after) return told(oral, after)
  }
  // Its document may have been read on another server since the last check.
  if (row.state === 'processing' && !preparing.doing(row.id)) preparing.wake()
  return told(oral, row)
}

async function told(oral: OralSessions, row: SessionRow): Promise<ProcessingStatus> {
  if (row.state === 'failed')
    return { status: 'failed', ...howFar({ kind: 'waiting' }), error: row.error ?? SAYS.failedHere }
  if (row.state === 'uploading' || row.state === 'processing')
    return { status: 'processing', ...howFar(await farOf(oral, row)), ...scanning(oral, row) }
  const room = oral.roomOf(row)
  const { id, name } = openerOf(room)
  const opening = row.opening ?? ''
  return {
    status: 'completed',
    stage: 'ready',
    progress: 100,
    ...(room.role === 'examiner' ? { examinerQuestion: opening } : { consultantResponse: opening }),
    ...(row.openingAudio && { audioUrl: audioUrlOf(row.openingAudio) }),
    speaker: { id, name },
  }
}

function scanning({ documents }: OralSessions, { documentId }: SessionRow): { doing?: string } {
  const doing = documentId ? documents.reading.scannedStep(documentId) : undefined
  return doing ? { doing } : {}
}

async function farOf({ documents, preparing }: OralSessions, row: SessionRow): Promise<Far> {
  if (row.state === 'uploading' || !row.documentId) return { kind: 'uploading' }
  const here = preparing.doing(row.id)
  if (here) return here
  const document = await documents.find(row.userId, row.documentId)
  if (document?.status !== 'reading') return { kind: 'waiting' }
  return { kind: 'reading', percent: documents.reading.progressOf(row.documentId)?.percent }
}
