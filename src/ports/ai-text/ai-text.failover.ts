/**
 * Two engines as one. The first answers; while it is down the second does where it can, and every answer says
 * so. Once a word has been shown nothing is restarted: the reader keeps the words and learns what went wrong.
 */
import { failed, ok, type Result } from '#kit/result.ts'
import type { AiText, BrokenAnswer, EngineHealth, Origin, TextEvent, TextRequest } from './ai-text.ts'
import { type BreakerSettings, makeBreaker } from './breaker.ts'
import { isDown, type TextProblem } from './text-problem.ts'
import { addUsage, noUsage, type Usage } from './usage.ts'

export type FailoverSettings = BreakerSettings & {
  first: AiText
  second: AiText
  /** For the log: the first engine's problem, each time a request to it fails. */
  onTrouble?: (problem: TextProblem) => void
}

export function failoverText({ first, second, onTrouble, ...settings }: FailoverSettings): AiText {
  const breaker = makeBreaker(settings)
  const judge = (problem: TextProblem) => {
    if (isDown(problem)) {
      breaker.failed(problem)
      onTrouble?.(problem)
    } else if (problem.code === 'stopped') breaker.undecided()
    else breaker.worked()
  }

  async function* stream(request: TextRequest): AsyncGenerator<TextEvent, void, undefined> {
    const resting = breaker.resting()
    if (resting) return yield* standIn(first, second, request, resting)
    breaker.asked()
    // Held back until there is something to show: an engine may accept a request and fail at once.
    let started: TextEvent | undefined
    try {
      for await (const event of first.stream(request)) {
        if (event.type === 'started') {
          started = event
          continue
        }
        if (event.type === 'broke') {
          judge(event.problem)
          if (event.partial === '' && isDown(event.problem))
            return yield* standIn(first, second, request, event.problem, event.usage)
        } else breaker.worked()
        if (started) yield started
        started = undefined
        yield event
      }
    } finally {
      breaker.undecided()
    }
  }

  /** For answers that are shown only when complete: until then the second engine may still be asked. */
  async function whole<Value extends Origin & { usage: Usage }>(
    ask: (engine: AiText) => Promise<Result<Value, BrokenAnswer>>,
  ): Promise<Result<Value, BrokenAnswer>> {
    let problem = breaker.resting()
    let spent = noUsage
    if (!problem) {
      breaker.asked()
      const answer = await ask(first).finally(breaker.undecided)
      if (answer.ok) breaker.worked()
      else judge(answer.problem)
      if (answer.ok || !isDown(answer.problem)) return answer
      const { partial: _, usage, ...trouble } = answer.problem
      problem = trouble
      spent = usage
    }
    const answer = await ask(second)
    if (answer.ok) {
      const standsInFor = { engine: first.description, problem }
      return ok({ ...answer.value, standsInFor, usage: addUsage(spent, answer.value.usage) })
    }
    const { partial, usage } = answer.problem
    return failed({ ...truer(answer.problem, problem), partial, usage: addUsage(spent, usage) })
  }

  return {
    get description() {
      return breaker.resting() ? second.description : first.description
    },
    get standsInFor() {
      const problem = breaker.resting()
      return problem && { engine: first.description, problem }
    },
    stream,
    complete: (request) => whole((engine) => engine.complete(request)),
    answerInShape: (request, shape) => whole((engine) => engine.answerInShape(request, shape)),
    async health(signal): Promise<EngineHealth> {
      const health = await first.health(signal)
      // The list of models may work while answers fail: the experience of the last students counts for more.
      const problem = breaker.resting() ?? health.problem
      if (!problem) return health
      const other = await second.health(signal)
      return other.ready ? { ...other, problem } : { ready: false, engine: first.description, problem }
    },
  }
}

async function* standIn(
  first: AiText,
  second: AiText,
  request: TextRequest,
  problem: TextProblem,
  spent: Usage = noUsage,
): AsyncGenerator<TextEvent, void, undefined> {
  for await (const event of second.stream(request)) {
    if (event.type === 'started') yield { ...event, standsInFor: { engine: first.description, problem } }
    else if (event.type === 'more') yield event
    else {
      const usage = addUsage(spent, event.usage)
      yield event.type === 'broke'
        ? { ...event, usage, problem: truer(event.problem, problem) }
        : { ...event, usage }
    }
  }
}

/** When the second engine cannot do this at all, the student should read the first one's problem. */
const truer = (second: TextProblem, first: TextProblem): TextProblem =>
  second.code === 'not-able' ? first : second
