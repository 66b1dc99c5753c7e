import { ask } from '#asking/ask.ts'
import { fitsWithin } from '#capabilities/documents/rules/upload-size.ts'
import type { OnePresentation, takeTemplate } from '../../contract.ts'
import { CALLS, SAYS, SLIDES } from '../../spec.ts'

/** The deck in its new look, or the sentence that explains why it keeps the old one. */
export async function sendTemplate(id: string, template: File): Promise<OnePresentation | string> {
  if (!fitsWithin(template.size, SLIDES.templateMegabytes)) return SAYS.templateTooLarge
  const sent = { params: { id }, fields: {}, files: { template } }
  const answer = await ask<typeof takeTemplate>(CALLS.takeTemplate, sent)
  if (answer.ok) return answer.value
  const { code, message } = answer.problem
  return code === 'unreachable' ? SAYS.templateBroke : message
}
