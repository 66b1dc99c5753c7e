/** A university's .pptx out of a form, and its look out of it. The file itself is not kept. */
import type { FastifyRequest } from 'fastify'
import { FORM } from '#capabilities/documents/server/document-form.ts'
import { MEGABYTE } from '#capabilities/documents/spec.ts'
import { readTemplate, type TemplateProblem } from '#kit/pptx/read-template.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { Brand } from '../rules/deck/deck.ts'
import { SAYS, SLIDES } from '../spec.ts'

const LIMIT = SLIDES.templateMegabytes * MEGABYTE
const tooLarge = { code: 'too-large', message: SAYS.templateTooLarge } as const
const noFile = { code: 'no-file', message: SAYS.noTemplate } as const

export async function brandFrom(
  request: FastifyRequest,
): Promise<Result<Brand, TemplateProblem | Problem<'too-large' | 'no-file'>>> {
  if (!request.isMultipart()) return failed(noFile)
  if (Number(request.headers['content-length'] ?? 0) > LIMIT + FORM) return failed(tooLarge)
  const file = await request.file({ limits: { fileSize: LIMIT, files: 1 } }).catch(() => undefined)
  if (!file) return failed(noFile)
  const bytes = await file.toBuffer()
  if (file.file.truncated) return failed(tooLarge)
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
