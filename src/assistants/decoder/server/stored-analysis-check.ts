import { checkUpload, wrongType } from '#capabilities/documents/rules/upload-check.ts'
import type { DocumentRow } from '#capabilities/documents/server/document-rows.ts'
import { problemOf } from '#capabilities/documents/server/summarise.ts'
import { arrivalProblem, UPLOADS } from '#capabilities/documents/spec.ts'
import type { CodeOf } from '#contracts/call.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { analyze } from '../contract.ts'
import { asKnown } from './answer.ts'
import { stillArriving } from './uploads.ts'

/** Whether a document already here, whatever it was uploaded for, may be analysed. */
export function checkKept(
  document: DocumentRow | undefined,
): Result<DocumentRow, Problem<CodeOf<typeof analyze>>> {
  if (!document) return failed(arrivalProblem('not-found'))
  const refusal = problemOf(document)
  if (refusal) return failed(asKnown(refusal.code, refusal.message))
  if (document.status === 'uploading') return failed(stillArriving)
  const { name, declaredType: type, bytes, kind } = document
  const checked = checkUpload('decoder', { name, type, bytes })
  if (!checked.ok) return checked
  const kinds: readonly string[] = UPLOADS.decoder.kinds
  return kind && !kinds.includes(kind) ? failed(wrongType('decoder', type)) : ok(document)
}
