/** Fields of a form with a document, and the refusals for one that cannot be taken. */

import type { AnywhereCode } from '#contracts/refusal.ts'
import type { FormFile, FormReader, FormTerms } from '#http/form.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import { tooLarge } from '../../rules/upload-check.ts'
import { arrivalProblem, MEGABYTE, UPLOADS, type UploadPurpose } from '../../spec.ts'

export type DocumentFormProblem = Problem<'no-file' | 'too-large' | 'upload-cut'>

export const documentTerms = (purpose: UploadPurpose): FormTerms<DocumentFormProblem> => ({
  fileBytes: UPLOADS[purpose].megabytes * MEGABYTE,
  says: {
    noForm: arrivalProblem('no-file'),
    tooLarge: tooLarge(purpose),
    cutShort: arrivalProblem('upload-cut'),
  },
})

export type SentDocument<Fields> = {
  /** Those in front of the file. */
  fields: Fields
  from: { file: FormFile; letThrough(): void } | { documentId: string }
}

/** A file that comes along, or the id of a document that is here already. */
export async function readDocumentForm<Fields extends { documentId?: string | undefined }>(
  read: FormReader<Fields>,
  purpose: UploadPurpose,
): Promise<Result<SentDocument<Fields>, DocumentFormProblem | Problem<AnywhereCode>>> {
  const form = await read(documentTerms(purpose))
  if (!form.ok) return form
  const { file, fieldsBefore, letThrough } = form.value
  const before = fieldsBefore()
  if (!before.ok) {
    letThrough()
    return before
  }
  const fields = before.value
  if (file) return ok({ fields, from: { file, letThrough } })
  const { documentId } = fields
  return documentId ? ok({ fields, from: { documentId } }) : failed(arrivalProblem('no-file'))
}
