import { SESSION_ENDED } from '#asking/ask.ts'
import { fitsWithin } from '#capabilities/documents/rules/upload-size.ts'
import { pathOf } from '#wire/call.ts'
import type { OnePresentation } from '../contract.ts'
import { CALLS, SAYS, SLIDES } from '../spec.ts'

/** The deck in its new look, or the sentence that says why it keeps its own. */
export async function sendTemplate(id: string, file: File): Promise<OnePresentation | string> {
  if (!fitsWithin(file.size, SLIDES.templateMegabytes)) return SAYS.templateTooLarge
  const form = new FormData()
  form.append('template', file, file.name)
  try {
    const response = await fetch(pathOf(CALLS.takeTemplate, { params: { id } }), {
      method: CALLS.takeTemplate.method,
      credentials: 'same-origin',
      body: form,
    })
    if (response.status === 401) dispatchEvent(new Event(SESSION_ENDED))
    const answer = await response.json()
    return response.ok ? answer : (answer?.error ?? SAYS.templateBroke)
  } catch {
    return SAYS.templateBroke
  }
}
