/** What was sent: a file in `document` or the id of one that is here already, and the format, in whichever order they come. */
import type { FastifyRequest } from 'fastify'
import { type DocumentForm, readDocumentForm } from '#capabilities/documents/server/document-form.ts'
import { arrivalProblem } from '#capabilities/documents/spec.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import { FORMAT_IDS, type FormatId } from '../rules/deck/keys.ts'
import { SAYS } from '../spec.ts'

const unknownFormat = { code: 'unknown-format', message: SAYS.unknownFormat } as const

/** `format` waits for the rest of the form, which comes when the file has been taken. */
type Format = () => Promise<Result<FormatId, Problem<'unknown-format'>>>
export type Sent = { format: Format } & ({ file: NonNullable<DocumentForm['file']> } | { documentId: string })

export async function readForm(
  request: FastifyRequest,
): Promise<Result<Sent, Problem<'no-file' | 'too-large' | 'bad-request'>>> {
  if (!request.isMultipart()) return failed(arrivalProblem('no-file'))
  const form = await readDocumentForm(request, 'slides')
  if (!form.ok) return form
  const { file, fields, rest } = form.value
  const format: Format = async () => {
    const named = fields.format ?? (await rest()).format
    const id = FORMAT_IDS.find((one) => one === named?.toLowerCase())
    return id ? ok(id) : failed(unknownFormat)
  }
  if (file) return ok({ file, format })
  return fields.documentId ? ok({ documentId: fields.documentId, format }) : failed(arrivalProblem('no-file'))
}
