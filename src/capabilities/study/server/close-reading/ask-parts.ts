/**
 * Asks a model for the parts of a document it has not read yet, a few at once, within the budget of one document. The
 * cost of a part is reserved before the request, so that the budget holds however many are in progress.
 */
import { eachAtMost } from '#kit/semaphore.ts'
import type { AiText } from '#ports/ai-text/ai-text.ts'
import { isDown, type TextProblem } from '#ports/ai-text/text-problem.ts'
import { holdsNothing } from '../../rules/record/model-answer.ts'
import { readAnswer } from '../../rules/record/read-answer.ts'
import { mostCostOf } from '../../rules/record/reading-plan.ts'
import { CLOSE_READING } from '../../spec.ts'
import { type HeardAnswer, hearAnswer } from './hear-answer.ts'
import type { AnsweredPart } from './reading-rows.ts'
import type { ToAsk } from './request-for.ts'

/** Why asking stopped. */
export type Stopped =
  | { why: 'problem'; problem: TextProblem }
  | { why: 'budget' | 'gone' | 'too-long' | 'refused' | 'stopped' }

export type PartRequest = {
  engine: AiText
  window: number
  budget: number
  /** Already spent on this document. */
  spent: number
  /** False if the reading no longer exists. */
  keep(part: AnsweredPart, tokens: number): Promise<boolean>
  lost(tokens: number): Promise<void>
  signal?: AbortSignal | undefined
}

export async function askParts(parts: readonly ToAsk[], asking: PartRequest): Promise<Stopped | undefined> {
  const { engine, window, budget, keep, lost, signal } = asking
  let { spent } = asking
  let held = 0
  let failures = 0
  let stopped: Stopped | undefined
  /** How much too low our estimates were, once a provider has reported. */
  let factor = 1

  async function askOne(part: ToAsk): Promise<void> {
    const most = Math.ceil(factor * mostCostOf(part.text, window))
    if (spent + held + most > budget) {
      stopped ??= { why: 'budget' }
      return
    }
    held += most
    const heard = await hearAnswer(engine, { ...part.request, ...(signal && { signal }) })
    held -= most
    const tokens = heard.tokens || (heard.standsInBecause ? 0 : most)
    spent += tokens
    factor = Math.max(factor, tokens / most)
    await settle(part, heard, tokens)
  }

  async function settle({ number }: ToAsk, heard: HeardAnswer, tokens: number): Promise<void> {
    const { text, problem, standsInBecause } = heard
    if (standsInBecause) {
      stopped ??=
        standsInBecause === 'built-in' ? { why: 'refused' } : { why: 'problem', problem: standsInBecause }
      return
    }
    const answer = readAnswer(text)
    // A part that was declined, or answered unreadably, would be again.
    const isAnswered =
      !problem || !holdsNothing(answer) || problem.code === 'refused' || problem.code === 'bad-output'
    const isNonsense = !problem && !text.includes('{')
    failures = problem || isNonsense ? failures + 1 : 0
    if (isAnswered && !(await keep({ part: number, answer, problem: problem?.code ?? null }, tokens)))
      stopped = { why: 'gone' }
    else if (!isAnswered && tokens > 0) await lost(tokens)
    if (stopped) return
    if (isNonsense && failures >= CLOSE_READING.failuresInARow) stopped = { why: 'refused' }
    if (!problem) return
    if (problem.code === 'too-long') stopped = { why: 'too-long' }
    else if (problem.code === 'stopped') stopped = { why: 'stopped' }
    else if (problem.code === 'fair-use' || isDown(problem) || failures >= CLOSE_READING.failuresInARow)
      stopped = problem.code === 'refused' ? { why: 'refused' } : { why: 'problem', problem }
  }

  async function ask(part: ToAsk): Promise<void> {
    if (signal?.aborted) stopped ??= { why: 'stopped' }
    if (stopped) return
    try {
      await askOne(part)
    } catch (error) {
      // The answer could not be stored: no more is paid for.
      stopped = { why: 'stopped' }
      throw error
    }
  }

  // One alone first: an unavailable model is found out once, and its token count becomes known.
  for (const first of parts.slice(0, 1)) await ask(first)
  await eachAtMost(CLOSE_READING.atOnce, parts.slice(1), ask)
  return stopped
}
