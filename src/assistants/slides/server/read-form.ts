/** The request: a file in `document` or the id of a stored one, and the format, in either order. */
import type { z } from 'zod'
import { type DocumentFormProblem, documentTerms } from '#capabilities/documents/server/index.ts'
import { arrivalProblem } from '#capabilities/documents/spec.ts'
import type { AnywhereCode } from '#contracts/refusal.ts'
import type { FormFile, FormReader } from '#http/form.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { start } from '../contract.ts'
import { SAYS } from '../spec.ts'

const unknownFormat = { code: 'unknown-format', message: SAYS.unknownFormat } as const

type FormFields = z.output<typeof start.body.form>
export type FormProblem = DocumentFormProblem | Problem<'unknown-format' | AnywhereCode>
export type WishedDeck = { format: FormFields['format']; outlineFirst: boolean; asksFirst: boolean }
type Wished = Result<WishedDeck, FormProblem>
/** Waits for the rest of the form, which arrives after the file. */
type Wish = () => Promise<Wished>
export type SentPresentation = { wish: Wish } & (
  | { file: FormFile; letThrough(): void }
  | { documentId: string }
)

const wishOf = (fields: Result<FormFields, FormProblem>): Wished =>
  fields.ok
    ? ok({
        format: fields.value.format,
        outlineFirst: fields.value.outline === 'first',
        asksFirst: fields.value.outline === 'ask',
      })
    : fields

export async function readForm(read: FormReader<FormFields>): Promise<Result<SentPresentation, FormProblem>> {
  const { says, ...limits } = documentTerms('slides')
  const form = await read<DocumentFormProblem | Problem<'unknown-format'>>({
    ...limits,
    says: {
      ...says,
      unclear: (issues) => (issues.some(({ path }) => path[0] === 'format') ? unknownFormat : undefined),
    },
  })
  if (!form.ok) return form
  const { file, fields, fieldsBefore, letThrough } = form.value
  if (file) return ok({ file, letThrough, wish: async () => wishOf(await fields()) })
  const all = fieldsBefore()
  if (!all.ok) return all
  const { documentId } = all.value
  return documentId ? ok({ documentId, wish: async () => wishOf(all) }) : failed(arrivalProblem('no-file'))
}
