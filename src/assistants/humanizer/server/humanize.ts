/** A text, rewritten by the model if there is one, otherwise by the built-in rewriter. */
import { meteredText } from '#capabilities/usage/server/metered-text.ts'
import type { Services } from '#ports/services.ts'
import type { Humanized } from '../contract.ts'
import { rewrite } from '../rules/rewrite/rewrite.ts'
import { rewrittenText } from '../rules/rewrite/rewriting.ts'
import type { Settings } from '../rules/settings.ts'
import type { Progress } from './progress.ts'
import { rewriteByModel } from './rewrite-by-model.ts'

export type HumanizeTask = {
  userId: string
  text: string
  settings: Settings
  signal?: AbortSignal | undefined
}

const BUILT_IN = { name: 'Built-in rewriter', builtIn: true } as const

export async function humanizeText(
  services: Pick<Services, 'aiText' | 'db' | 'now' | 'usage' | 'log'>,
  { userId, text, settings, signal }: HumanizeTask,
  progress: Progress = () => {},
): Promise<Humanized> {
  const builtIn = rewrite(text, settings)
  const mayAsk =
    !services.aiText.description.builtIn &&
    builtIn.notice !== 'only-fixed' &&
    builtIn.notice !== 'other-language'
  if (mayAsk) {
    const engine = meteredText(services, services.aiText, { who: userId, assistant: 'humanizer' })
    const written = await rewriteByModel(engine, { text: builtIn.text, settings, signal, progress })
    if (written) {
      const { changes, turnedDown, name } = written
      const notice = changes.length === 0 ? { notice: 'nothing-to-change' as const } : {}
      return {
        response: rewrittenText({ text: builtIn.text, changes }),
        text: builtIn.text,
        changes,
        ...notice,
        hidden: builtIn.hidden,
        engine: { name, builtIn: false },
        turnedDown,
      }
    }
  }
  const { notice, ...rest } = builtIn
  return {
    response: rewrittenText(builtIn),
    ...rest,
    ...(notice ? { notice } : {}),
    engine: BUILT_IN,
    turnedDown: 0,
  }
}
