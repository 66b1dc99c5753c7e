/** A form with a file in `document`, and fields before or behind it. Nothing of the file is read here. */
import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { isWellFormedPart, notUnderstood } from '#http/form-part.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import { tooLarge } from '../rules/upload-check.ts'
import { MEGABYTE, UPLOADS, type UploadPurpose } from '../spec.ts'

/** What a form adds round a file, generously. */
export const FORM = 64 * 1024

export type DocumentForm = {
  fields: Readonly<Record<string, string>>
  /** `bytes`: at most so many will come. */
  file?: { part: MultipartFile; bytes: number }
  /** What stands behind the file; asked for when the file has been taken. */
  rest(): Promise<Readonly<Record<string, string>>>
}

/** A form that breaks off before its file begins has no file. */
export async function readDocumentForm(
  request: FastifyRequest,
  purpose: UploadPurpose,
): Promise<Result<DocumentForm, Problem<'too-large' | 'bad-request'>>> {
  const limit = UPLOADS[purpose].megabytes * MEGABYTE
  const announced = Number(request.headers['content-length'] ?? limit)
  if (announced > limit + FORM) return failed(tooLarge(purpose))
  const limits = { files: 1, fields: 10, parts: 11, fileSize: limit + 1, fieldSize: 10_000 }
  // A name with a path in it is refused with its sentence, not quietly cut.
  const parts = request.parts({ preservePath: true, limits })
  const fields: Record<string, string> = {}
  // Not a loop over the parts: leaving one would close the form, and the file with it, before it has been read.
  const next = async (): Promise<Multipart | undefined> => {
    const { done, value } = await parts.next().catch(() => ({ done: true, value: undefined }))
    return done ? undefined : value
  }
  const keep = (part: Multipart) => {
    if (part.type === 'file') part.file.resume()
    else fields[part.fieldname] = String(part.value)
  }
  const rest = async () => {
    for (let part = await next(); part; part = await next()) keep(part)
    return fields
  }
  for (let part = await next(); part; part = await next()) {
    if (!isWellFormedPart(part)) {
      if (part.type === 'file') part.file.resume()
      return failed(notUnderstood)
    }
    if (part.type === 'file' && part.fieldname === 'document')
      return ok({ fields, file: { part, bytes: Math.min(announced, limit) }, rest })
    keep(part)
  }
  return ok({ fields, rest })
}
