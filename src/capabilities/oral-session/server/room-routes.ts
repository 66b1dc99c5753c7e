/** One room's own calls: its document, its progress, and the conversation. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { lookAtAccess } from '#capabilities/access/server/index.ts'
import { type Auth, requireSignedIn, signedIn } from '#capabilities/accounts/server/index.ts'
import { checkUpload } from '#capabilities/documents/index.ts'
import { checkKept, readDocumentForm, type SentDocument } from '#capabilities/documents/server/index.ts'
import { arrivalProblem } from '#capabilities/documents/spec.ts'
import { isTurnName } from '#capabilities/voice/server/index.ts'
import type { CodeOf } from '#contracts/call.ts'
import type { AnywhereCode } from '#contracts/refusal.ts'
import { isBareRefusal, refused } from '#http/answer.ts'
import { type ServedRequest, serve } from '#http/serve.ts'
import type { Problem, Result } from '#kit/result.ts'
import { isStoreFailing } from '#ports/files/store-failing.ts'
import type { RoomCalls, UploadAnswer, UploadFields } from '../contract.ts'
import { SAYS, SESSION_HEADER } from '../spec.ts'
import type { OralSessions } from './oral-sessions.ts'
import type { OralRoomConfig } from './room-config.ts'
import { findOwnSession } from './session-rows.ts'
import { statusOf } from './status.ts'
import type { SessionRow } from './tables.ts'
import { stillArriving } from './uploads.ts'

type SentSession = SentDocument<UploadFields>
type UploadProblem = Problem<CodeOf<RoomCalls['upload']>>
const refuseSession = (problem: UploadProblem | Problem<AnywhereCode>) => refused(problem, { success: false })
const notFound = refused({ code: 'not-found', message: SAYS.notFound })

export const sentAs = ({ headers }: FastifyRequest): string | undefined => {
  const name = headers[SESSION_HEADER.toLowerCase()]
  return typeof name === 'string' && isTurnName(name) ? name : undefined
}

export function roomRoutes(oral: OralSessions, auth: Auth, room: OralRoomConfig) {
  const { services, documents, uploads } = oral

  async function take(
    request: FastifyRequest,
    { fields, from }: SentSession,
  ): Promise<Result<SessionRow, UploadProblem>> {
    const { userId } = signedIn(request)
    const { style, examiners } = fields
    const wanted = { userId, sentAs: sentAs(request), style, examiners }
    if ('file' in from) {
      const { stream, type, bytes } = from.file
      const checked = checkUpload(room.purpose, from.file)
      if (!checked.ok) return checked
      const { name } = checked.value
      return uploads.takeFile(room, { ...wanted, name, type, bytes }, stream)
    }
    const kept = checkKept(room.purpose, await documents.find(userId, from.documentId), stillArriving)
    if (!kept.ok) return kept
    const { name, bytes, declaredType: type } = kept.value
    return uploads.takeKept(room, { ...wanted, name, bytes, type }, kept.value)
  }

  async function upload({ request, body }: ServedRequest<RoomCalls['upload']>) {
    const { userId } = signedIn(request)
    const known = await uploads.recall(room, userId, sentAs(request))
    if (known) return answerWith(known)
    const { closed } = await lookAtAccess(services, userId, room.assistant)
    if (closed) return refuseSession(closed)
    const sent = await readDocumentForm(body, room.purpose)
    if (!sent.ok) return refuseSession(sent.problem)
    const taken = await take(request, sent.value)
    if (!taken.ok) {
      if ('file' in sent.value.from) sent.value.from.letThrough()
      return refuseSession(taken.problem)
    }
    oral.pursue(taken.value)
    return answerWith(taken.value)
  }

  return async (app: FastifyInstance) => {
    app.addHook('preHandler', requireSignedIn(auth, SAYS.notSignedIn))
    // Guards and the server's own error handler speak for the whole product; here they get the upload's fields.
    app.addHook('preSerialization', async (_request, reply, payload) =>
      reply.statusCode >= 400 && isBareRefusal(payload) ? { success: false, ...payload } : payload,
    )

    serve(app, room.calls.upload, async (asked) => {
      try {
        return await upload(asked)
      } catch (error) {
        if (!isStoreFailing(error)) throw error
        asked.reply.header('connection', 'close')
        return refuseSession(arrivalProblem('not-kept'))
      }
    })

    serve(app, room.calls.status, async ({ query: { sessionId: id }, request }) => {
      const { userId } = signedIn(request)
      const row = await findOwnSession(
        services.db,
        { userId, id: id || (sentAs(request) ?? '') },
        services.now(),
      )
      if (row?.assistant !== room.assistant) return notFound
      return statusOf(oral, row)
    })
  }
}

const answerWith = ({ id, name, bytes, type }: SessionRow): UploadAnswer => ({
  success: true,
  sessionId: id,
  documentInfo: { filename: name, size: bytes, type },
})
