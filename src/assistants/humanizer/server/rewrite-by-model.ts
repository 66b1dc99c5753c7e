/** A model rewrites piece by piece; sentences whose meaning changed are rejected one by one. */
import type { AiText } from '#ports/ai-text/ai-text.ts'
import { changesOfModel } from '../rules/model/changes-of-model.ts'
import { modelPieces } from '../rules/model/pieces.ts'
import { mannerWords } from '../rules/prompt/manner.ts'
import { modelInstructions } from '../rules/prompt/prompt.ts'
import type { Settings } from '../rules/settings.ts'
import type { Change } from '../rules/text/change.ts'
import type { Progress } from './progress.ts'

type Task = { text: string; settings: Settings; signal: AbortSignal | undefined; progress: Progress }
type ModelRewriting = { changes: Change[]; turnedDown: number; name: string }

/** Undefined when no model answered: then the built-in rewriter takes over. */
export async function rewriteByModel(
  engine: AiText,
  { text, settings, signal, progress }: Task,
): Promise<ModelRewriting | undefined> {
  const instructions = modelInstructions(settings.options, mannerWords(settings))
  const pieces = modelPieces(text)
  const changes: Change[] = []
  let turnedDown = 0
  let name = ''
  for (const [i, piece] of pieces.entries()) {
    progress(i, pieces.length)
    const given = text.slice(piece.from, piece.to)
    const answer = await engine.complete({
      instructions,
      messages: [{ role: 'user', text: 'Rewrite this text.', data: [{ label: 'text', text: given }] }],
      maxTokens: tokensFor(given),
      ...(signal ? { signal } : {}),
    })
    if (!answer.ok || answer.value.engine.builtIn) return undefined
    name = answer.value.engine.name
    // An answer that hit the token limit is cut off at the end.
    const rewritten = answer.value.ending === 'complete' ? answer.value.text : given
    const own = changesOfModel(given, rewritten, settings)
    turnedDown += own.turnedDown
    changes.push(
      ...own.changes.map((change) => ({
        ...change,
        from: change.from + piece.from,
        to: change.to + piece.from,
      })),
    )
  }
  progress(pieces.length, pieces.length)
  return { changes, turnedDown, name }
}

/** As long as the text, plus room for a reasoning model. */
const tokensFor = (text: string) => Math.ceil(text.length / 3) + 1_500
