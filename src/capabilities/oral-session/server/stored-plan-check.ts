import type { UploadProblem } from '#capabilities/documents/rules/upload-check.ts'
import { checkUpload, wrongType } from '#capabilities/documents/rules/upload-check.ts'
import type { DocumentRow } from '#capabilities/documents/server/document-rows.ts'
import { arrivalProblem, UPLOADS } from '#capabilities/documents/spec.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { OralRoomConfig } from './room-config.ts'
import { stillArriving } from './uploads.ts'

/** Whether a stored document, uploaded for any purpose, may be used in this room. */
export function checkKept(
  { purpose }: OralRoomConfig,
  document: DocumentRow | undefined,
): Result<DocumentRow, UploadProblem | Problem<'not-found' | 'still-arriving'>> {
  if (!document) return failed(arrivalProblem('not-found'))
  if (document.status === 'uploading') return failed(stillArriving)
  const { name, declaredType: type, bytes, kind } = document
  const checked = checkUpload(purpose, { name, type, bytes })
  if (!checked.ok) return checked
  const kinds: readonly string[] = UPLOADS[purpose].kinds
  return kind && !kinds.includes(kind) ? failed(wrongType(purpose, type)) : ok(document)
}
