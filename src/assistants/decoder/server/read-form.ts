/** What was sent: a file in `document`, or the id of a document that is here already in `documentId`. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type DocumentForm, readDocumentForm } from '#capabilities/documents/server/document-form.ts'
import { arrivalProblem } from '#capabilities/documents/spec.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'

export type Sent = { file: NonNullable<DocumentForm['file']> } | { documentId: string }

const ById = z.object({ documentId: z.string().min(1).max(100) })

export async function readForm(
  request: FastifyRequest,
): Promise<Result<Sent, Problem<'no-file' | 'too-large' | 'bad-request'>>> {
  if (!request.isMultipart()) return named(request.body)
  const form = await readDocumentForm(request, 'decoder')
  if (!form.ok) return form
  const { file, fields } = form.value
  return file ? ok({ file }) : named(fields)
}

function named(body: unknown): Result<Sent, Problem<'no-file'>> {
  const byId = ById.safeParse(body)
  return byId.success ? ok(byId.data) : failed(arrivalProblem('no-file'))
}
