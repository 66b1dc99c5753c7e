/** For every server that implements OpenAI's `audio/transcriptions`. */

import { readAtMost } from '#kit/read-at-most.ts'
import { failed, ok } from '#kit/result.ts'
import { seconds } from '#kit/time.ts'
import { withoutRedirects } from '../refuse-redirects.ts'
import { kindOfRecording } from '../speech-engines/decode/kind-of-recording.ts'
import { expectedTerms } from './expected-terms.ts'
import { onlySpeech } from './only-speech.ts'
import { type SpeechIn, speechInProblem } from './speech-in.ts'

export type SpeechInSettings = {
  /** Defaults to OpenAI's own. */
  baseUrl?: string | undefined
  apiKey?: string | undefined
  model: string
  patience?: number
}

const MOST_BYTES = 25 * 1024 * 1024
const MOST_ANSWERED = 256 * 1024
/** More than can be said in a minute, but a transcriber that hears nothing may repeat itself without end. */
const LONGEST_TRANSCRIPT = 4_000

export function openAiCompatibleSpeechIn(settings: SpeechInSettings): SpeechIn {
  const { apiKey, model, patience = seconds(20) } = settings
  const url = `${(settings.baseUrl ?? 'https://api.openai.com/v1').replace(/\/+$/, '')}/audio/transcriptions`
  return {
    description: { name: model, builtIn: false },
    prepare() {},
    async hear({ bytes, vocabulary, signal }) {
      if (signal?.aborted) return failed(speechInProblem('stopped'))
      const kind = kindOfRecording(bytes)
      if (!kind) return failed(speechInProblem('not-a-recording'))
      if (bytes.length > MOST_BYTES) return failed(speechInProblem('too-long'))
      const form = await formBytes(bytes, kind, {
        model,
        language: 'en',
        response_format: 'json',
        ...(vocabulary && { prompt: expectedTerms(await vocabulary.text()) }),
      })
      const tooLong = AbortSignal.timeout(patience)
      try {
        const response = await withoutRedirects(url, {
          method: 'POST',
          headers: { ...form.headers, ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
          body: form.body,
          signal: signal ? AbortSignal.any([signal, tooLong]) : tooLong,
        })
        if (!response.ok) {
          await response.body?.cancel()
          return failed(speechInProblem(response.status === 429 ? 'busy' : 'engine-unavailable'))
        }
        const answer = await readAtMost(response.body, MOST_ANSWERED)
        const transcript = answer && transcriptText(JSON.parse(new TextDecoder().decode(answer)))
        if (transcript === undefined || transcript.length > LONGEST_TRANSCRIPT)
          return failed(speechInProblem('engine-unavailable'))
        const text = onlySpeech(transcript)
        return /[\p{L}\p{N}]/u.test(text)
          ? ok({ text, rung: 'provider', trust: 'good' })
          : failed(speechInProblem('unclear'))
      } catch {
        return failed(speechInProblem(signal?.aborted ? 'stopped' : 'engine-unavailable'))
      }
    },
  }
}

/**
 * The form as bytes. Of a form that holds a file Node reads the file while it sends, and if the call is broken off just then
 * it throws where nobody can catch it, and the server ends.
 */
async function formBytes(bytes: Uint8Array, kind: string, fields: Record<string, string>) {
  const form = new FormData()
  // The server recognises the format by the file name.
  form.set('file', new Blob([Uint8Array.from(bytes)], { type: `audio/${kind}` }), `answer.${kind}`)
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const written = new Response(form)
  const contentType = written.headers.get('content-type') ?? 'multipart/form-data'
  return { headers: { 'content-type': contentType }, body: await written.arrayBuffer() }
}

const transcriptText = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'text' in body && typeof body.text === 'string'
    ? body.text.trim()
    : undefined
