/** The built-in rewriter on the device itself, for offline use: the same result as on the server. */
import type { Humanized } from '../contract.ts'
import { LIGHT_MENDER } from '../rules/mend/light-mender.ts'
import { rewrite } from '../rules/rewrite/rewrite.ts'
import { rewrittenText } from '../rules/rewrite/rewriting.ts'
import type { Settings } from '../rules/settings.ts'
import type { InVoice } from '../rules/voice/in-voice.ts'

export function rewriteHere(text: string, settings: Settings, inVoice?: InVoice): Humanized {
  const rewriting = rewrite(text, settings, { mender: LIGHT_MENDER, inVoice })
  const { notice, ...rest } = rewriting
  return {
    ...rest,
    ...(notice ? { notice } : {}),
    response: rewrittenText(rewriting),
    engine: { name: 'Built-in rewriter', builtIn: true },
    choices: [],
    turnedDown: 0,
    turnedDownFor: [],
  }
}
