/** Reads the form of one turn into memory, and never more of it than a turn can be. */
import type { FastifyRequest } from 'fastify'
import { Id } from '#contracts/params.ts'
import type { AnywhereCode } from '#contracts/refusal.ts'
import type { FormReader, FormTerms } from '#http/form.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { AudioFormat } from '#ports/speech-out/speech-out.ts'
import type { TurnFields } from '../contract.ts'
import { ATTEMPT_HEADER, FIELDS, SAYS, SEND_WHOLE, SESSION_HEADER, VOICE_LIMITS } from '../spec.ts'

export type ReceivedTurn = {
  session: string
  attempt: string
  recording: Uint8Array | undefined
  typed: string | undefined
  browserText: string | undefined
  corrects: string | undefined
  answers: string | undefined
  format: AudioFormat
  /** The voice of the student's own device speaks. */
  onDevice: boolean
}
export type FormProblem = Problem<
  | 'no-session'
  | AnywhereCode
  | 'nothing-sent'
  | 'broken-form'
  | 'too-long'
  | 'too-much-text'
  | typeof SEND_WHOLE
>

/** Id of a conversation or an attempt: chosen by the browser, limited to characters that are safe everywhere. */
export const isTurnName = (text: string): boolean => Id.safeParse(text).success

const problem = (code: FormProblem['code'], message: string) => ({ code, message }) as FormProblem
const nothingSent = problem('nothing-sent', SAYS.nothingSent)
const tooLong = problem('too-long', SAYS.tooLong)
const TERMS: FormTerms<FormProblem> = {
  fileBytes: VOICE_LIMITS.mostBytes,
  says: {
    noForm: nothingSent,
    tooLarge: tooLong,
    cutShort: problem('broken-form', SAYS.sendWhole),
    unclear: (issues) =>
      issues.some(({ code, path: [field] }) => code === 'too_big' && isText(field))
        ? problem('too-much-text', SAYS.tooMuchText)
        : undefined,
  },
}
const isText = (field: unknown) => field === FIELDS.typed || field === FIELDS.browserText

/** `join` finds the beginning that was sent before, if the form holds only the rest. */
export async function receiveTurn(
  request: FastifyRequest,
  readForm: FormReader<TurnFields>,
  join: (name: string, rest: Uint8Array) => Uint8Array | undefined,
): Promise<Result<ReceivedTurn, FormProblem>> {
  const session = headerOf(request, SESSION_HEADER)
  if (session === undefined) return failed(problem('no-session', SAYS.noSession))
  const form = await readForm(TERMS)
  if (!form.ok) return form
  const file = await form.value.wholeFile()
  if (!file.ok) return file
  const fields = await form.value.fields()
  if (!fields.ok) return fields
  const { typed, browserText, corrects, answers, after, format, voice } = fields.value
  const sent = file.value
  if (!sent && typed === undefined) return failed(nothingSent)
  const recording = sent && after ? join(after, sent) : sent
  if (sent && !recording) return failed(problem(SEND_WHOLE, SAYS.sendWhole))
  if (recording && recording.length > VOICE_LIMITS.mostBytes) return failed(tooLong)
  return ok({
    session,
    // Without an attempt id the turn cannot be requested again.
    attempt: headerOf(request, ATTEMPT_HEADER) ?? crypto.randomUUID(),
    recording,
    typed,
    browserText,
    corrects,
    answers,
    format,
    onDevice: voice === 'device',
  })
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name.toLowerCase()]
  return typeof value === 'string' && isTurnName(value) ? value : undefined
}
