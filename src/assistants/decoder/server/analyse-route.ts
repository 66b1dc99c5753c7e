/** One document in, its analysis out; immediately if it is small. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Closed, lookAtAccess } from '#capabilities/access/server/index.ts'
import { signedIn } from '#capabilities/accounts/server/index.ts'
import { checkUpload } from '#capabilities/documents/index.ts'
import {
  checkKept,
  readDocumentForm,
  problemOf as readingProblem,
  type SentDocument,
} from '#capabilities/documents/server/index.ts'
import { arrivalProblem } from '#capabilities/documents/spec.ts'
import type { CodeOf } from '#contracts/call.ts'
import { type ServedRequest, serve } from '#http/serve.ts'
import { failed, type Problem, type Result } from '#kit/result.ts'
import { isStoreFailing } from '#ports/files/store-failing.ts'
import type { Services } from '#ports/services.ts'
import { analyze } from '../contract.ts'
import { SAYS } from '../spec.ts'
import { findOwnAnalysis } from './analysis-rows.ts'
import { answerWith, asKnown, notFound, refuseAnalysis } from './answer.ts'
import type { Decoder } from './decoder.ts'
import { orSay, StepFailed } from './step-failure.ts'
import type { AnalysisRow } from './tables.ts'
import { stillArriving } from './uploads.ts'

/** The client's idempotency key for an upload. Anything longer is not from our client. */
function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' && key.length > 0 && key.length <= 200 ? key : undefined
}

export function analyseRoute(decoder: Decoder) {
  const { services, documents, uploads } = decoder

  async function take(
    who: { userId: string; key: string | undefined },
    sent: SentDocument<object>['from'],
  ): Promise<Result<AnalysisRow, Problem<CodeOf<typeof analyze>>>> {
    if ('documentId' in sent) {
      const document = await documents.find(who.userId, sent.documentId)
      const refusal = document && readingProblem(document)
      if (refusal) return failed(asKnown(refusal.code, refusal.message))
      const checked = checkKept('decoder', document, stillArriving)
      if (!checked.ok) return checked
      const { name, bytes } = checked.value
      return uploads.takeKept({ ...who, name, bytes }, checked.value)
    }
    const { name, type, bytes, stream } = sent.file
    const checked = checkUpload('decoder', { name, type, bytes })
    if (!checked.ok) return checked
    return uploads.takeFile({ ...who, name: checked.value.name, bytes }, { type, stream })
  }

  /** Answers with its state after the time a small document needs. */
  async function answerSoon(reply: FastifyReply, row: AnalysisRow) {
    if (row.state === 'processing') await decoder.pursue(row)
    const { id, userId } = row
    const now = await findOwnAnalysis(services.db, { id, userId, now: services.now() })
    return now ? answerWith(reply, now) : notFound
  }

  async function analyse({ request, reply, body }: ServedRequest<typeof analyze>) {
    const { userId } = signedIn(request)
    const key = idempotencyKey(request)
    const known = key === undefined ? undefined : await uploads.recall(userId, key)
    if (known?.ok === false) return refuseAnalysis(known.problem)
    if (known?.value) return answerSoon(reply, known.value)
    const closed = await whyClosed(services, userId)
    if (closed) return refuseAnalysis(closed)
    const sent = await readDocumentForm(body, 'decoder')
    if (!sent.ok) {
      // Bytes still in flight would be thrown away here; a student pays for every megabyte of them.
      if (sent.problem.code === 'too-large') reply.header('connection', 'close')
      return refuseAnalysis(sent.problem)
    }
    const { from } = sent.value
    const taken = await take({ userId, key }, from)
    if (!taken.ok && 'file' in from) from.letThrough()
    return taken.ok ? answerSoon(reply, taken.value) : refuseAnalysis(taken.problem)
  }

  return async (app: FastifyInstance) => {
    serve(app, analyze, async (asked) => {
      try {
        return await analyse(asked)
      } catch (error) {
        if (isStoreFailing(error)) {
          asked.reply.header('connection', 'close')
          return refuseAnalysis(arrivalProblem('not-kept'))
        }
        const { code, message, cause } = error instanceof StepFailed ? error : ourFault(error)
        services.log.error({ code, reason: String(cause) }, 'An upload could not be analysed.')
        return refuseAnalysis({ code, message })
      }
    })
  }
}

const ourFault = (cause: unknown) => ({ code: 'our-fault', message: SAYS.uploadFailed, cause }) as const

/** Why the Decoder is closed to a user; undefined when it is open. Expired access is recorded on the way. */
async function whyClosed(
  services: Pick<Services, 'db' | 'now' | 'gateway'>,
  userId: string,
): Promise<Closed | undefined> {
  const { closed, keepEnds } = await orSay('access-unknown', SAYS.accessUnknown, () =>
    lookAtAccess(services, userId, 'decoder'),
  )
  if (closed) await orSay('end-not-kept', SAYS.endNotKept, keepEnds)
  return closed
}
