/** Parses the form of one question. A file in it is streamed into a document, never held in memory. */
import type { z } from 'zod'
import { Plan } from '#capabilities/data-analysis/index.ts'
import { tooLarge } from '#capabilities/documents/index.ts'
import type { DocumentRow, Documents, ReceiveProblem } from '#capabilities/documents/server/index.ts'
import { arrivalProblem } from '#capabilities/documents/spec.ts'
import type { AnywhereCode } from '#contracts/refusal.ts'
import type { FormReader, FormTerms } from '#http/form.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { say } from '../../contract.ts'
import { CHAT_LIMITS, FIELDS, SERVER_SAYS } from '../../spec.ts'

export type SentQuestion = {
  prompt: string
  conversationId: string | undefined
  parentId: string | undefined
  again: string | undefined
  about: string | undefined
  /** Chosen with a tap. */
  plan: Plan | undefined
  document: DocumentRow | undefined
}
export type QuestionProblem =
  | ReceiveProblem
  | Problem<'nothing-sent' | 'broken-form' | 'too-much-text' | 'not-found' | AnywhereCode>

/** For a form: its longest texts, in the characters that take most bytes. */
const TEXT_BYTES = 256 * 1024

const tooMuchText = { code: 'too-much-text', message: SERVER_SAYS.tooLong } as const
const nothingSent = { code: 'nothing-sent', message: SERVER_SAYS.nothingSent } as const
const TERMS: FormTerms<Problem<'nothing-sent' | 'broken-form' | 'too-much-text' | 'too-large'>> = {
  fileBytes: CHAT_LIMITS.fileBytes,
  textBytes: TEXT_BYTES,
  says: {
    noForm: nothingSent,
    tooLarge: tooLarge('chat'),
    cutShort: { code: 'broken-form', message: SERVER_SAYS.brokenForm },
    unclear: (issues) =>
      issues.some(({ code, path: [field] }) => code === 'too_big' && isLong(field)) ? tooMuchText : undefined,
  },
}
const isLong = (field: unknown) => field === FIELDS.prompt || field === FIELDS.about

export async function readQuestion(
  documents: Documents,
  userId: string,
  readForm: FormReader<z.output<typeof say.body.form>>,
): Promise<Result<SentQuestion, QuestionProblem>> {
  const form = await readForm(TERMS)
  if (!form.ok) return form
  let document: DocumentRow | undefined
  if (form.value.file) {
    const { stream, ...file } = form.value.file
    const admitted = await documents.admit({ userId, purpose: 'chat', reuse: true, ...file }, stream)
    if (!admitted.ok) return admitted
    document = admitted.value
  }
  const fields = await form.value.fields()
  if (!fields.ok) return fields
  const { prompt = '', documentId, conversationId, parentId, again, about } = fields.value
  const plan = planIn(fields.value.plan)
  if (documentId && !document) {
    document = await documents.find(userId, documentId)
    if (!document) return failed(arrivalProblem('not-found'))
  }
  if (prompt === '' && !document && !again) return failed(nothingSent)
  return ok({ prompt, about, plan, again, document, conversationId, parentId })
}

/** Nothing that cannot be understood is run. */
function planIn(text: string | undefined): Plan | undefined {
  if (!text) return undefined
  try {
    return Plan.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
