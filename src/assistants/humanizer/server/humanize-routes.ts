/** `POST /ai/humanizer`, and the same as JSON lines. */
import type { FastifyInstance } from 'fastify'
import { requireAccess } from '#capabilities/access/server/gate.ts'
import type { Auth } from '#capabilities/accounts/server/auth.ts'
import { requireSignedIn, signedIn } from '#capabilities/accounts/server/require-sign-in.ts'
import { refused } from '#http/answer.ts'
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
import type { Progress } from './progress.ts'
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

export const humanizeRoutes = (services: Services, auth: Auth) => async (app: FastifyInstance) => {
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
    progress?: Progress,
  ): Promise<Humanized> {
    // The rewriter and its tables are loaded for the first text.
    const { humanizeText } = await import('./humanize.ts')
    const humanized = await humanizeText(services, { userId, ...task, signal }, progress)
    const { options: chosen, strength } = task.settings
    await keepText(services.db, userId, { ...humanized, options: [...chosen], strength }, services.now())
    return humanized
  }

  serve(
    app,
    humanize,
    async ({ body, request }) => {
      const task = taskOf(body)
      return task.ok ? rewriteAndKeep(signedIn(request).userId, task.value) : refused(task.problem)
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
  work: (progress: Progress) => Promise<Humanized>,
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
