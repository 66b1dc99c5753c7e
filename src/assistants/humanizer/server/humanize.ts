/** A text, rewritten by the model if there is one, otherwise by the rules. */
import { meteredText } from '#capabilities/usage/server/index.ts'
import type { AiText } from '#ports/ai-text/ai-text.ts'
import type { Services } from '#ports/services.ts'
import type { Humanized } from '../contract.ts'
import type { ModelChanges } from '../rules/model/changes-of-model.ts'
import { modelPieces } from '../rules/model/pieces.ts'
import { mannerWords } from '../rules/prompt/manner.ts'
import { modelInstructions } from '../rules/prompt/prompt.ts'
import { type Rewriting, rewrittenText } from '../rules/rewrite/rewriting.ts'
import type { Settings } from '../rules/settings.ts'
import { SAYS } from '../spec.ts'
import type { RewritingThreads } from './rewriting-threads.ts'

export type HumanizeTask = {
  userId: string
  text: string
  settings: Settings
  signal?: AbortSignal | undefined
}
/** How many pieces are done, of how many. */
export type OnProgress = (done: number, of: number) => void

const BUILT_IN = { name: 'Built-in rewriter', builtIn: true } as const

export async function humanizeText(
  services: Pick<Services, 'aiText' | 'db' | 'now' | 'usage' | 'log'>,
  threads: RewritingThreads,
  { userId, text, settings, signal }: HumanizeTask,
  progress: OnProgress = () => {},
): Promise<Humanized> {
  const { description, standsInFor } = services.aiText
  let standsIn: string | undefined = standsInFor && SAYS.standsIn
  if (!description.builtIn) {
    const read = await threads.read(text, settings, signal)
    const engine = meteredText(services, services.aiText, { who: userId, assistant: 'humanizer' })
    const written = read.notice
      ? undefined
      : await rewriteByModel(engine, threads, { text: read.text, settings, signal, progress })
    if (typeof written === 'object') return byModel(read, written)
    standsIn = written
  }
  const { notice, ...rest } = await threads.rewrite(text, settings, signal)
  return {
    response: rewrittenText(rest),
    ...rest,
    ...(notice ? { notice } : {}),
    choices: [],
    engine: BUILT_IN,
    ...(standsIn && { standsIn }),
    turnedDown: 0,
    turnedDownFor: [],
  }
}

function byModel(
  { text, hidden }: Rewriting,
  { changes, choices, turnedDown, name }: ModelChanges & { name: string },
): Humanized {
  return {
    response: rewrittenText({ text, changes }),
    text,
    changes,
    choices,
    ...(changes.length + choices.length === 0 ? { notice: 'nothing-to-change' as const } : {}),
    hidden,
    engine: { name, builtIn: false },
    turnedDown: turnedDown.length,
    turnedDownFor: turnedDown,
  }
}

type ModelTask = { text: string; settings: Settings; signal: AbortSignal | undefined; progress: OnProgress }

/** Piece by piece; what the student is told when no model answered: then the rules take over. */
async function rewriteByModel(
  engine: AiText,
  threads: RewritingThreads,
  { text, settings, signal, progress }: ModelTask,
): Promise<(ModelChanges & { name: string }) | string> {
  const instructions = modelInstructions(settings.options, mannerWords(settings))
  const pieces = modelPieces(text)
  const made: ModelChanges & { name: string } = { changes: [], choices: [], turnedDown: [], name: '' }
  for (const [i, piece] of pieces.entries()) {
    progress(i, pieces.length)
    const given = text.slice(piece.from, piece.to)
    const answer = await engine.complete({
      instructions,
      messages: [{ role: 'user', text: 'Rewrite this text.', data: [{ label: 'text', text: given }] }],
      maxTokens: tokensFor(given),
      ...(signal ? { signal } : {}),
    })
    if (!answer.ok && answer.problem.code === 'fair-use') return SAYS.usedUp
    if (!answer.ok || answer.value.engine.builtIn) return SAYS.standsIn
    made.name = answer.value.engine.name
    // An answer that hit the token limit is cut off at the end.
    const written = answer.value.ending === 'complete' ? answer.value.text : given
    const own = await threads.hold(given, written, settings, signal)
    const placed = <Span extends { from: number; to: number }>(span: Span) => ({
      ...span,
      from: span.from + piece.from,
      to: span.to + piece.from,
    })
    made.changes.push(...own.changes.map(placed))
    made.choices.push(...own.choices.map(placed))
    made.turnedDown.push(...own.turnedDown)
  }
  progress(pieces.length, pieces.length)
  return made
}

/** As long as the text, plus room for a reasoning model. */
const tokensFor = (text: string) => Math.ceil(text.length / 3) + 1_500
