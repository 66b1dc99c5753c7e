/** What was sent: a file in `document`, or the id of a document that is here already, and how the student wants to be spoken with. */
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { tooLarge } from '#capabilities/documents/rules/upload-check.ts'
import { arrivalProblem, MEGABYTE, UPLOADS } from '#capabilities/documents/spec.ts'
import { isWellFormedPart, notUnderstood } from '#http/form-part.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import { MOST_EXAMINERS, STYLES } from '../spec.ts'
import type { Room } from './room.ts'

/** What a form adds round a file, generously. */
const FORM = 64 * 1024

const Wishes = z.object({
  documentId: z.string().min(1).max(100).optional(),
  style: z.enum(STYLES).default('standard'),
  examiners: z.coerce.number().int().min(1).max(MOST_EXAMINERS).default(1),
})
export type Wishes = z.infer<typeof Wishes>

export type Sent = Wishes & {
  /** `bytes`: at most so many will come. */
  file?: { part: MultipartFile; bytes: number }
}

export async function readUpload(
  request: FastifyRequest,
  { purpose }: Room,
): Promise<Result<Sent, Problem<'no-file' | 'too-large' | 'bad-request'>>> {
  if (!request.isMultipart()) return withoutFile(request.body)
  const limit = UPLOADS[purpose].megabytes * MEGABYTE
  const announced = Number(request.headers['content-length'] ?? limit)
  if (announced > limit + FORM) return failed(tooLarge(purpose))
  const limits = { files: 1, fields: 10, parts: 11, fileSize: limit + 1, fieldSize: 10_000 }
  const fields: Record<string, unknown> = {}
  // Not a loop: leaving one would close the form, and the file with it, before it has been read.
  const parts = request.parts({ preservePath: true, limits })
  for (;;) {
    const next = await parts.next().catch(() => undefined)
    if (!next || next.done) return withoutFile(fields)
    const part = next.value
    if (!isWellFormedPart(part)) {
      if (part.type === 'file') part.file.resume()
      return failed(notUnderstood)
    }
    if (part.type === 'field') fields[part.fieldname] = part.value
    else if (part.fieldname === 'document') {
      const wishes = Wishes.safeParse(fields)
      if (wishes.success) return ok({ ...wishes.data, file: { part, bytes: Math.min(announced, limit) } })
      part.file.resume()
      return failed(notUnderstood)
    } else part.file.resume()
  }
}

function withoutFile(body: unknown): Result<Sent, Problem<'no-file' | 'bad-request'>> {
  const wishes = Wishes.safeParse(body)
  if (!wishes.success) return failed(notUnderstood)
  return wishes.data.documentId ? ok(wishes.data) : failed(arrivalProblem('no-file'))
}
