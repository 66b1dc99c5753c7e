/** A document in, a job out. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { stateFor } from '#capabilities/access/server/index.ts'
import { whyClosedWords } from '#capabilities/access/spec.ts'
import { signedIn } from '#capabilities/accounts/server/index.ts'
import { checkUpload } from '#capabilities/documents/index.ts'
import { admitFile, checkKept, problemOf } from '#capabilities/documents/server/index.ts'
import { arrivalProblem } from '#capabilities/documents/spec.ts'
import type { CodeOf } from '#contracts/call.ts'
import type { AnywhereCode } from '#contracts/refusal.ts'
import { refused } from '#http/answer.ts'
import { type ServedRequest, serve } from '#http/serve.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import { isStoreFailing } from '#ports/files/store-failing.ts'
import { start } from '../contract.ts'
import { SAYS, SLIDES } from '../spec.ts'
import { type Bringing, stillArriving } from './generations.ts'
import { readForm, type SentPresentation } from './read-form.ts'
import type { Slides } from './slides.ts'
import type { PresentationRow } from './tables.ts'

type StartCode = CodeOf<typeof start>
type StartProblem = Problem<StartCode | AnywhereCode>
const refusePresentation = <const Code extends string>(problem: Problem<Code>) =>
  refused(problem, { success: false })
const asStarted = ({ id }: PresentationRow) =>
  ({ success: true, jobId: id, estimatedTime: SLIDES.estimatedTime }) as const
const isKnown = (code: string): code is StartCode => Object.hasOwn(start.refusals, code)

/** The client's idempotency key for the generation. Anything longer is not from our client. */
function sessionKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['x-session-id']
  return typeof key === 'string' && key.length > 0 && key.length <= 200 ? key : undefined
}

export function startRoute(slides: Slides) {
  const { services, documents, generations } = slides

  async function begin(
    who: { userId: string; key: string | undefined },
    sent: SentPresentation,
  ): Promise<Result<PresentationRow, StartProblem>> {
    if ('documentId' in sent) return beginKept(who, sent)
    const { file, wish } = sent
    const { type, bytes, stream } = file
    const checked = checkUpload('slides', file)
    if (!checked.ok) return checked
    const { name } = checked.value
    const bringing: Bringing = async () => {
      const taken = await admitFile(
        documents,
        { userId: who.userId, purpose: 'slides' },
        { name, type, bytes, stream },
      )
      if (!taken.ok) return taken
      const wished = await wish()
      return wished.ok ? ok({ ...taken.value, ...wished.value }) : wished
    }
    return generations.begin({ ...who, name, bytes }, bringing)
  }

  async function beginKept(
    who: { userId: string; key: string | undefined },
    { documentId, wish }: Extract<SentPresentation, { documentId: string }>,
  ): Promise<Result<PresentationRow, StartProblem>> {
    const document = await documents.find(who.userId, documentId)
    if (!document) return failed(arrivalProblem('not-found'))
    const refusal = problemOf(document)
    if (refusal)
      return failed(
        isKnown(refusal.code)
          ? { code: refusal.code, message: refusal.message }
          : arrivalProblem('not-found'),
      )
    const kept = checkKept('slides', document, stillArriving)
    if (!kept.ok) return kept
    const { name, bytes } = document
    const wished = await wish()
    if (!wished.ok) return wished
    return generations.begin({ ...who, name, bytes }, async () => ok({ document, ...wished.value }))
  }

  async function answer({ request, body }: ServedRequest<typeof start>, hangUp: () => void) {
    const { userId } = signedIn(request)
    const key = sessionKey(request)
    const known = key === undefined ? undefined : await generations.recall(userId, key)
    if (known?.ok === false) return refusePresentation(known.problem)
    if (known?.value) return asStarted(known.value)
    const { state } = await stateFor(services, userId, 'slides')
    if (state.name === 'unpaid')
      return refusePresentation({ code: state.why, message: whyClosedWords('slides', state.why) })
    const sent = await readForm(body)
    if (!sent.ok) {
      // Bytes still in flight would be thrown away here; a student pays for every megabyte of them.
      if (sent.problem.code === 'too-large') hangUp()
      return refusePresentation(sent.problem)
    }
    const begun = await begin({ userId, key }, sent.value)
    if (!begun.ok) {
      if ('file' in sent.value) sent.value.letThrough()
      return refusePresentation(begun.problem)
    }
    slides.pursue(begun.value)
    return asStarted(begun.value)
  }

  return async (app: FastifyInstance) => {
    serve(app, start, async (asked) => {
      const hangUp = () => void asked.reply.header('connection', 'close')
      try {
        return await answer(asked, hangUp)
      } catch (error) {
        if (isStoreFailing(error)) {
          hangUp()
          return refusePresentation(arrivalProblem('not-kept'))
        }
        services.log.error({ reason: String(error) }, 'A presentation could not be begun.')
        return refusePresentation({ code: 'our-fault', message: SAYS.startRefused })
      }
    })
  }
}
