/** `POST /ai/humanizer`, and the same as JSON lines. */
import type { FastifyInstance } from 'fastify'
import { requireAccess } from '#capabilities/access/server/index.ts'
import { type Auth, requireSignedIn, signedIn } from '#capabilities/accounts/server/index.ts'
import { refused } from '#http/answer.ts'
import { paceOfCalls } from '#http/call-rate.ts'
import { serve } from '#http/serve.ts'
import { messageQueue } from '#kit/message-queue.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { Services } from '#ports/services.ts'
import {
  type Humanized,
  type HumanizeLine,
  type HumanizeRequest,
  humanize,
  humanizeInPieces,
} from '../contract.ts'
import { readPrompt } from '../rules/prompt/prompt.ts'
import type { Settings } from '../rules/settings.ts'
import { HUMANIZER, SAYS } from '../spec.ts'
import { humanizeText, type OnProgress } from './humanize.ts'
import type { RewritingThreads } from './rewriting-threads.ts'
import { keepText } from './text-rows.ts'

type Task = { text: string; settings: Settings }

/** Four bytes per character, the prompts around the text, and the lists beside it. */
const LARGEST_BODY = 300_000

function taskOf({
  prompt,
  strength,
  terms,
  rulesOff,
  voice,
}: HumanizeRequest): Result<Task, Problem<'blank' | 'too-long'>> {
  const { options, text } = readPrompt(prompt)
  if (text.trim() === '') return failed({ code: 'blank', message: SAYS.blank })
  if (text.length > HUMANIZER.longestText) return failed({ code: 'too-long', message: SAYS.tooLong })
  return ok({ text, settings: { options, strength, terms, rulesOff, voice } })
}

const tooFast = refused({ code: 'too-fast', message: SAYS.tooFast })

export const humanizeRoutes =
  (services: Services, threads: RewritingThreads, auth: Auth) => async (app: FastifyInstance) => {
    const mayAsk = paceOfCalls(services, 'humanizer', HUMANIZER.textsPerMinute)
    app.addHook('preHandler', requireSignedIn(auth, SAYS.notSignedIn))
    app.addHook('preHandler', requireAccess(services, 'humanizer'))
    const options = {
      unclear: { code: 'not-understood', message: SAYS.notUnderstood },
      largestBody: LARGEST_BODY,
    } as const

    async function rewriteAndKeep(
      userId: string,
      task: Task,
      signal?: AbortSignal,
      progress?: OnProgress,
    ): Promise<Humanized> {
      const humanized = await humanizeText(services, threads, { userId, ...task, signal }, progress)
      const { options: chosen, strength } = task.settings
      await keepText(services.db, userId, { ...humanized, options: [...chosen], strength }, services.now())
      return humanized
    }

    serve(
      app,
      humanize,
      async ({ body, request }) => {
        const task = taskOf(body)
        if (!task.ok) return refused(task.problem)
        const { userId } = signedIn(request)
        return (await mayAsk(userId)) ? rewriteAndKeep(userId, task.value) : tooFast
      },
      options,
    )

    serve(
      app,
      humanizeInPieces,
      async ({ body, request }) => {
        const task = taskOf(body)
        if (!task.ok) return refused(task.problem)
        const { userId } = signedIn(request)
        if (!(await mayAsk(userId))) return tooFast
        return ({ signal }) =>
          progressLines((progress) => rewriteAndKeep(userId, task.value, signal, progress), onFault)
      },
      options,
    )

    function onFault(error: unknown): HumanizeLine {
      services.log.error({ reason: String(error) }, 'A text could not be humanized.')
      return { type: 'error', code: 'our-fault', message: SAYS.noResponse }
    }
  }

async function* progressLines(
  work: (progress: OnProgress) => Promise<Humanized>,
  onFault: (error: unknown) => HumanizeLine,
): AsyncGenerator<HumanizeLine> {
  const queue = messageQueue<HumanizeLine>()
  const done = work((done, of) => queue.put({ type: 'progress', done, of }))
    .then((humanized): HumanizeLine => ({ type: 'complete', ...humanized }), onFault)
    .then(queue.put)
    .finally(queue.end)
  yield* queue.messages()
  await done
}
