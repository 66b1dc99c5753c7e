/** For every server that implements OpenAI's `audio/speech`. */
import { readAtMost } from '#kit/read-at-most.ts'
import { failed, ok } from '#kit/result.ts'
import { seconds } from '#kit/time.ts'
import { withoutRedirects } from '../refuse-redirects.ts'
import { plainProse } from '../speech-engines/wording/plain-prose.ts'
import { type Persona, refuseText, type SpeechOut, speechOutProblem } from './speech-out.ts'

export type SpeechOutSettings = {
  /** Defaults to OpenAI's own. */
  baseUrl?: string | undefined
  apiKey?: string | undefined
  model: string
  /** One voice for all personas, where the settings name one; otherwise each has its own. */
  voice?: string | undefined
  patience?: number
}

/** Minutes of speech; a larger answer is not speech. */
const MOST_BYTES = 16 * 1024 * 1024

/** OpenAI's names, which most compatible servers accept too. */
const VOICES: Record<Persona, string> = { examiner: 'onyx', consultant: 'nova', companion: 'echo' }

export function openAiCompatibleSpeechOut(settings: SpeechOutSettings): SpeechOut {
  const { apiKey, model, voice, patience = seconds(20) } = settings
  const url = `${(settings.baseUrl ?? 'https://api.openai.com/v1').replace(/\/+$/, '')}/audio/speech`
  const engine = { name: model, builtIn: false }
  return {
    description: engine,
    async speak({ text, persona, format = 'mp3', signal }) {
      if (signal?.aborted) return failed(speechOutProblem('stopped'))
      const input = plainProse(text)
      const refusal = refuseText(text) ?? refuseText(input)
      if (refusal) return failed(refusal)
      const tooLong = AbortSignal.timeout(patience)
      try {
        const response = await withoutRedirects(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(apiKey && { authorization: `Bearer ${apiKey}` }),
          },
          body: JSON.stringify({
            model,
            voice: voice ?? VOICES[persona],
            input,
            response_format: format,
          }),
          signal: signal ? AbortSignal.any([signal, tooLong]) : tooLong,
        })
        if (!response.ok) {
          await response.body?.cancel()
          return failed(speechOutProblem(response.status === 429 ? 'busy' : 'engine-unavailable'))
        }
        const bytes = await readAtMost(response.body, MOST_BYTES)
        // A server without Opus silently sends MP3; a broken one sends an HTML page.
        const mediaType = bytes && audioKind(bytes)
        return mediaType ? ok({ bytes, mediaType, engine }) : failed(speechOutProblem('engine-unavailable'))
      } catch {
        return failed(speechOutProblem(signal?.aborted ? 'stopped' : 'engine-unavailable'))
      }
    },
  }
}

/** The format of the bytes: MP3 with or without an ID3 tag, or Ogg. */
export function audioKind(bytes: Uint8Array): 'audio/mpeg' | 'audio/ogg' | undefined {
  const starts = (text: string) => [...text].every((letter, i) => bytes[i] === letter.charCodeAt(0))
  if (starts('OggS')) return 'audio/ogg'
  if (starts('ID3') || (bytes[0] === 0xff && (bytes[1]! & 0xe0) === 0xe0)) return 'audio/mpeg'
  return undefined
}
