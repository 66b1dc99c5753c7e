/** The built-in rewriter on the device itself, for offline use: the same result as on the server. */
import type { Humanized } from '../contract.ts'
import { rewrite } from '../rules/rewrite/rewrite.ts'
import { rewrittenText } from '../rules/rewrite/rewriting.ts'
import type { Settings } from '../rules/settings.ts'

export function rewriteHere(text: string, settings: Settings): Humanized {
  const rewriting = rewrite(text, settings)
  const { notice, ...rest } = rewriting
  return {
    ...rest,
    ...(notice ? { notice } : {}),
    response: rewrittenText(rewriting),
    engine: { name: 'Built-in rewriter', builtIn: true },
    turnedDown: 0,
  }
}
