/** What was sent: a file in `document`, or the id of a document that is here already in `documentId`. */
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { tooLarge } from '#capabilities/documents/rules/upload-check.ts'
import { arrivalProblem, MEGABYTE, UPLOADS } from '#capabilities/documents/spec.ts'
import { isWellFormedPart, notUnderstood } from '#http/form-part.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'

/** What a form adds round a file, generously. */
const FORM = 64 * 1024
const LIMIT = UPLOADS.decoder.megabytes * MEGABYTE

export type Sent =
  /** `bytes`: at most so many will come. */
  { kind: 'file'; file: MultipartFile; bytes: number } | { kind: 'kept'; documentId: string }

const ById = z.object({ documentId: z.string().min(1).max(100) })

export async function readForm(
  request: FastifyRequest,
): Promise<Result<Sent, Problem<'no-file' | 'too-large' | 'bad-request'>>> {
  const noFile = () => failed(arrivalProblem('no-file'))
  if (!request.isMultipart()) {
    const body = ById.safeParse(request.body)
    return body.success ? ok({ kind: 'kept' as const, ...body.data }) : noFile()
  }
  const announced = Number(request.headers['content-length'] ?? LIMIT)
  if (announced > LIMIT + FORM) return failed(tooLarge('decoder'))
  const limits = { files: 1, fields: 10, parts: 11, fileSize: LIMIT + 1, fieldSize: 10_000 }
  // Not a loop: leaving one would close the form, and the file with it, before it has been read.
  const parts = request.parts({ preservePath: true, limits })
  for (;;) {
    const next = await parts.next().catch(() => undefined)
    if (!next || next.done) return noFile()
    const part = next.value
    if (!isWellFormedPart(part)) {
      if (part.type === 'file') part.file.resume()
      return failed(notUnderstood)
    }
    if (part.type === 'file') {
      const isIt = part.fieldname === 'document'
      if (isIt) return ok({ kind: 'file', file: part, bytes: Math.min(announced, LIMIT) })
      part.file.resume()
    } else {
      const named = ById.safeParse({ [part.fieldname]: part.value })
      if (named.success) return ok({ kind: 'kept', ...named.data })
    }
  }
}
