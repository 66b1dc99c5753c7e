/** Reads the form of one question. A file in it becomes a document while it arrives; nothing of it is held in memory. */
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { tooLarge } from '#capabilities/documents/rules/upload-check.ts'
import type { ArrivalProblem } from '#capabilities/documents/server/arrivals.ts'
import type { DocumentRow } from '#capabilities/documents/server/document-rows.ts'
import type { Documents } from '#capabilities/documents/server/documents.ts'
import { arrivalProblem } from '#capabilities/documents/spec.ts'
import { isWellFormedPart, notUnderstood } from '#http/form-part.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import { CHAT_LIMITS, FIELDS, SAYS } from '../../spec.ts'

export type SentQuestion = {
  prompt: string
  conversationId: string | undefined
  parentId: string | undefined
  again: string | undefined
  about: string | undefined
  document: DocumentRow | undefined
}
export type QuestionProblem =
  | ArrivalProblem
  | Problem<'nothing-sent' | 'broken-form' | 'too-much-text' | 'bad-request' | 'not-found'>

/** What a form adds round a file, generously. */
const FORM = 256 * 1024

const problem = (code: QuestionProblem['code'], message: string) =>
  failed<QuestionProblem>({ code, message } as QuestionProblem)

export async function readQuestion(
  documents: Documents,
  userId: string,
  request: FastifyRequest,
): Promise<Result<SentQuestion, QuestionProblem>> {
  if (!request.isMultipart()) return problem('nothing-sent', SAYS.nothingSent)
  const announced = Number(request.headers['content-length'] ?? CHAT_LIMITS.fileBytes)
  if (announced > CHAT_LIMITS.fileBytes + FORM) return failed(tooLarge('chat'))
  const fields = new Map<string, string>()
  let document: DocumentRow | undefined

  const admit = (file: MultipartFile) =>
    documents.admit(
      {
        userId,
        purpose: 'chat',
        name: file.filename,
        type: file.mimetype,
        bytes: Math.min(announced, CHAT_LIMITS.fileBytes),
        reuse: true,
      },
      file.file,
    )

  try {
    const limits = { files: 1, fields: 12, parts: 13, fileSize: CHAT_LIMITS.fileBytes + 1, fieldSize: FORM }
    for await (const part of request.parts({ preservePath: true, limits })) {
      if (!isWellFormedPart(part)) return failed(notUnderstood)
      if (part.type === 'field') fields.set(part.fieldname, String(part.value))
      else if (part.fieldname !== FIELDS.file) part.file.resume()
      else {
        const admitted = await admit(part)
        if (!admitted.ok) return admitted
        document = admitted.value
      }
    }
  } catch (error) {
    // What the parser refuses has its own status; whatever else goes wrong is a form that ended early.
    if (error instanceof Error && 'statusCode' in error) throw error
    return problem('broken-form', SAYS.brokenForm)
  }
  const text = (name: string) => fields.get(name)?.trim() || undefined
  const prompt = text(FIELDS.prompt) ?? ''
  const about = text(FIELDS.about)
  if (prompt.length > CHAT_LIMITS.longestPrompt || (about ?? '').length > CHAT_LIMITS.longestAbout)
    return problem('too-much-text', SAYS.tooLong)
  const documentId = text(FIELDS.documentId)
  if (documentId && !document) {
    document = await documents.find(userId, documentId)
    if (!document) return failed(arrivalProblem('not-found'))
  }
  const again = text(FIELDS.again)
  if (prompt === '' && !document && !again) return problem('nothing-sent', SAYS.nothingSent)
  return ok({
    prompt,
    about,
    again,
    document,
    conversationId: text(FIELDS.conversationId),
    parentId: text(FIELDS.parentId),
  })
}
