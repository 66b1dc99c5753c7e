/** What was sent: a file in `document` or the id of one that is here already, and the format, in whichever order they come. */
import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { tooLarge } from '#capabilities/documents/rules/upload-check.ts'
import { arrivalProblem, MEGABYTE, UPLOADS } from '#capabilities/documents/spec.ts'
import { isWellFormedPart, notUnderstood } from '#http/form-part.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import { FORMAT_IDS, type FormatId } from '../rules/deck/keys.ts'
import { SAYS } from '../spec.ts'

/** What a form adds round a file, generously. */
const FORM = 64 * 1024
const LIMIT = UPLOADS.slides.megabytes * MEGABYTE
const unknownFormat = { code: 'unknown-format', message: SAYS.unknownFormat } as const

/** `format` waits for the rest of the form, which comes when the file has been taken. */
type Format = () => Promise<Result<FormatId, Problem<'unknown-format'>>>
export type Sent =
  /** `bytes`: at most so many will come. */
  | { kind: 'file'; file: MultipartFile; bytes: number; format: Format }
  | { kind: 'kept'; documentId: string; format: Format }

export async function readForm(
  request: FastifyRequest,
): Promise<Result<Sent, Problem<'no-file' | 'too-large' | 'bad-request'>>> {
  const noFile = () => failed(arrivalProblem('no-file'))
  if (!request.isMultipart()) return noFile()
  const announced = Number(request.headers['content-length'] ?? LIMIT)
  if (announced > LIMIT + FORM) return failed(tooLarge('slides'))
  const limits = { files: 1, fields: 10, parts: 11, fileSize: LIMIT + 1, fieldSize: 10_000 }
  const parts = request.parts({ preservePath: true, limits })
  const fields = new Map<string, string>()
  const take = (part: Multipart) => {
    if (part.type === 'field') fields.set(part.fieldname, String(part.value))
  }
  const format: Format = async () => {
    for (;;) {
      if (fields.has('format')) break
      const next = await parts.next().catch(() => undefined)
      if (!next || next.done) break
      if (next.value.type === 'file') next.value.file.resume()
      else take(next.value)
    }
    const id = FORMAT_IDS.find((one) => one === fields.get('format')?.toLowerCase())
    return id ? ok(id) : failed(unknownFormat)
  }
  // Not a loop over it: leaving one would close the form, and the file with it, before it has been read.
  for (;;) {
    const next = await parts.next().catch(() => undefined)
    if (!next || next.done) {
      const documentId = fields.get('documentId')
      return documentId ? ok({ kind: 'kept', documentId, format }) : noFile()
    }
    const part = next.value
    if (!isWellFormedPart(part)) {
      if (part.type === 'file') part.file.resume()
      return failed(notUnderstood)
    }
    if (part.type === 'field') take(part)
    else if (part.fieldname === 'document')
      return ok({ kind: 'file', file: part, bytes: Math.min(announced, LIMIT), format })
    else part.file.resume()
  }
}
