import type { Services } from '#ports/services.ts'
import type { Persona } from '#ports/speech-out/speech-out.ts'

/** The built-in voice takes a second to open: do it during another wait. */
export function openVoiceAhead({ speechOut, log }: Services, persona: Persona): void {
  if (!speechOut.description.builtIn) return
  speechOut
    .speak({ text: 'Yes.', persona })
    .catch((error: unknown) => log.warn({ reason: String(error) }, 'The voice could not be opened.'))
}
