/** What was sent: a file in `document`, or the id of a document that is here already, and how the student wants to be spoken with. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type DocumentForm, readDocumentForm } from '#capabilities/documents/server/document-form.ts'
import { arrivalProblem } from '#capabilities/documents/spec.ts'
import { notUnderstood } from '#http/form-part.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import { MOST_EXAMINERS, STYLES } from '../spec.ts'
import type { Room } from './room.ts'

const Wishes = z.object({
  documentId: z.string().min(1).max(100).optional(),
  style: z.enum(STYLES).default('standard'),
  examiners: z.coerce.number().int().min(1).max(MOST_EXAMINERS).default(1),
})

export type Sent = z.infer<typeof Wishes> & Pick<DocumentForm, 'file'>

export async function readUpload(
  request: FastifyRequest,
  { purpose }: Room,
): Promise<Result<Sent, Problem<'no-file' | 'too-large' | 'bad-request'>>> {
  const form = request.isMultipart() ? await readDocumentForm(request, purpose) : undefined
  if (form?.ok === false) return form
  const wishes = Wishes.safeParse(form?.value.fields ?? request.body)
  const file = form?.value.file
  if (!wishes.success) {
    file?.part.file.resume()
    return failed(notUnderstood)
  }
  if (file) return ok({ ...wishes.data, file })
  return wishes.data.documentId ? ok(wishes.data) : failed(arrivalProblem('no-file'))
}
