/** The built-in rewriter on the device itself: for whoever is offline, and the same text the server would give. */
import type { Humanized } from '../contract.ts'
import { rewrite } from '../rules/rewrite/rewrite.ts'
import { resultOf } from '../rules/rewrite/rewriting.ts'
import type { Settings } from '../rules/settings.ts'

export function rewriteHere(text: string, settings: Settings): Humanized {
  const rewriting = rewrite(text, settings)
  const { notice, ...rest } = rewriting
  return {
    ...rest,
    ...(notice ? { notice } : {}),
    response: resultOf(rewriting),
    engine: { name: 'Built-in rewriter', builtIn: true },
    turnedDown: 0,
  }
}
