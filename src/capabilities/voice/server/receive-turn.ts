/** Reads the form of one turn into memory, and never more of it than a turn can be. */
import type { FastifyRequest } from 'fastify'
import { isWellFormedPart, notUnderstood } from '#http/form-part.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { AudioFormat } from '#ports/speech-out/speech-out.ts'
import { ATTEMPT_HEADER, FIELDS, SAYS, SEND_WHOLE, SESSION_HEADER, VOICE_LIMITS } from '../spec.ts'

export type ReceivedTurn = {
  session: string
  attempt: string
  recording: Uint8Array | undefined
  typed: string | undefined
  browserText: string | undefined
  corrects: string | undefined
  format: AudioFormat
  /** The voice of the student's own device speaks. */
  onDevice: boolean
}
export type FormProblem = Problem<
  | 'no-session'
  | 'bad-request'
  | 'nothing-sent'
  | 'broken-form'
  | 'too-long'
  | 'too-much-text'
  | typeof SEND_WHOLE
>

/** Of a conversation or an attempt: chosen by the browser, of letters that are safe everywhere. */
export const isName = (text: string): boolean => /^[\w.:-]{1,200}$/.test(text)

/** What a form adds round a recording, generously. */
const FORM = 64 * 1024

const problem = (code: FormProblem['code'], message: string) => failed<FormProblem>({ code, message })
const tooLong = () => problem('too-long', SAYS.tooLong)

/** `join` finds the beginning that was sent before, where the form holds only the rest. */
export async function receiveTurn(
  request: FastifyRequest,
  fieldName: string,
  join: (name: string, rest: Uint8Array) => Uint8Array | undefined,
): Promise<Result<ReceivedTurn, FormProblem>> {
  const session = headerOf(request, SESSION_HEADER)
  if (session === undefined) return problem('no-session', SAYS.noSession)
  if (!request.isMultipart()) return problem('nothing-sent', SAYS.nothingSent)
  if (Number(request.headers['content-length'] ?? 0) > VOICE_LIMITS.mostBytes + FORM) return tooLong()
  const form = await readForm(request, fieldName).catch(asBroken)
  if (form === 'broken') return problem('broken-form', SAYS.sendWhole)
  if (form === 'too-long') return tooLong()
  if (form === 'ill-formed') return failed(notUnderstood)
  const text = (name: string) => form.fields.get(name)?.trim() || undefined
  const typed = text(FIELDS.typed)
  const browserText = text(FIELDS.browserText)
  if ((typed ?? browserText ?? '').length > VOICE_LIMITS.longestText)
    return problem('too-much-text', SAYS.tooMuchText)
  if (!form.recording && typed === undefined) return problem('nothing-sent', SAYS.nothingSent)
  const after = text(FIELDS.after)
  const recording = form.recording && after ? join(after, form.recording) : form.recording
  if (form.recording && !recording) return problem(SEND_WHOLE, SAYS.sendWhole)
  if (recording && recording.length > VOICE_LIMITS.mostBytes) return tooLong()
  return ok({
    session,
    // Who does not name the attempt cannot ask for it again.
    attempt: headerOf(request, ATTEMPT_HEADER) ?? crypto.randomUUID(),
    recording,
    typed,
    browserText,
    corrects: text(FIELDS.corrects),
    format: text(FIELDS.format) === 'opus' ? 'opus' : 'mp3',
    onDevice: text(FIELDS.voice) === 'device',
  })
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name.toLowerCase()]
  return typeof value === 'string' && isName(value) ? value : undefined
}

type Form = { recording: Uint8Array | undefined; fields: Map<string, string> }

/** What the parser refuses has its own status; whatever else goes wrong is a form that ended early or was never one. */
function asBroken(error: unknown): 'broken' {
  if (error instanceof Error && 'statusCode' in error) throw error
  return 'broken'
}

async function readForm(
  request: FastifyRequest,
  fieldName: string,
): Promise<Form | 'too-long' | 'ill-formed'> {
  const fields = new Map<string, string>()
  let recording: Uint8Array | undefined
  const parts = request.parts({
    limits: { files: 1, fields: 8, parts: 9, fileSize: VOICE_LIMITS.mostBytes, fieldSize: 4 * FORM },
  })
  for await (const part of parts) {
    if (!isWellFormedPart(part)) return 'ill-formed'
    if (part.type === 'field') fields.set(part.fieldname, String(part.value))
    else {
      const chunks: Buffer[] = []
      for await (const chunk of part.file) chunks.push(chunk)
      if (part.file.truncated) return 'too-long'
      if (part.fieldname === fieldName) recording = Buffer.concat(chunks)
    }
  }
  return { recording, fields }
}
