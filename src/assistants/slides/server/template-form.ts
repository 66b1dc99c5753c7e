/** Extracts a university's .pptx from a form, and its look from the file. The file itself is not stored. */
import { MEGABYTE } from '#capabilities/documents/spec.ts'
import type { AnywhereCode } from '#contracts/refusal.ts'
import type { FormReader, FormTerms } from '#http/form.ts'
import { readTemplate, type TemplateProblem } from '#kit/pptx/read-template.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { Brand } from '../rules/deck/deck.ts'
import { SAYS, SLIDES } from '../spec.ts'

const noFile = { code: 'no-file', message: SAYS.noTemplate } as const
const TERMS: FormTerms<Problem<'no-file' | 'too-large'>> = {
  fileBytes: SLIDES.templateMegabytes * MEGABYTE,
  says: {
    noForm: noFile,
    tooLarge: { code: 'too-large', message: SAYS.templateTooLarge },
    cutShort: noFile,
  },
}

export async function brandFrom(
  readForm: FormReader<object>,
): Promise<Result<Brand, TemplateProblem | Problem<'too-large' | 'no-file' | AnywhereCode>>> {
  const form = await readForm(TERMS)
  if (!form.ok) return form
  const whole = await form.value.wholeFile()
  if (!whole.ok) return whole
  const bytes = whole.value
  if (!bytes) return failed(noFile)
  const read = readTemplate(bytes)
  if (!read.ok) return read
  const { colours, fonts, logo } = read.value
  return ok({
    colours,
    fonts,
    ...(logo && {
      logo: {
        type: logo.type,
        width: logo.width,
        height: logo.height,
        data: Buffer.from(logo.bytes).toString('base64'),
      },
    }),
  })
}
