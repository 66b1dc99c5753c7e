/** What was sent: a file in `document` or the id of one that is here already, and the format, in whichever order they come. */
import type { FastifyRequest } from 'fastify'
import { type DocumentForm, readDocumentForm } from '#capabilities/documents/server/document-form.ts'
import { arrivalProblem } from '#capabilities/documents/spec.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import { FORMAT_IDS, type FormatId } from '../rules/deck/keys.ts'
import { SAYS } from '../spec.ts'

const unknownFormat = { code: 'unknown-format', message: SAYS.unknownFormat } as const

/** Waits for the rest of the form, which comes when the file has been taken. */
type Wish = () => Promise<Result<{ format: FormatId; outlineFirst: boolean }, Problem<'unknown-format'>>>
export type Sent = { wish: Wish } & ({ file: NonNullable<DocumentForm['file']> } | { documentId: string })

export async function readForm(
  request: FastifyRequest,
): Promise<Result<Sent, Problem<'no-file' | 'too-large' | 'bad-request'>>> {
  if (!request.isMultipart()) return failed(arrivalProblem('no-file'))
  const form = await readDocumentForm(request, 'slides')
  if (!form.ok) return form
  const { file, fields, rest } = form.value
  const wish: Wish = async () => {
    const all = { ...(await rest()), ...fields }
    const format = FORMAT_IDS.find((one) => one === all.format?.toLowerCase())
    return format ? ok({ format, outlineFirst: all.outline === 'first' }) : failed(unknownFormat)
  }
  if (file) return ok({ file, wish })
  return fields.documentId ? ok({ documentId: fields.documentId, wish }) : failed(arrivalProblem('no-file'))
}
