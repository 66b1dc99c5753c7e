/** The engines measured: the rewriter at its strengths. */
import { FULL_MENDER } from '../../src/assistants/humanizer/rules/mend/find-mistakes.ts'
import { rewrite } from '../../src/assistants/humanizer/rules/rewrite/rewrite.ts'
import { rewrittenText } from '../../src/assistants/humanizer/rules/rewrite/rewriting.ts'
import { STANDARD } from '../../src/assistants/humanizer/rules/settings.ts'
import { STRENGTHS, type Strength } from '../../src/assistants/humanizer/spec.ts'

export type Engine = (text: string) => string

export const builtIn =
  (strength: Strength): Engine =>
  (text) =>
    rewrittenText(rewrite(text, { ...STANDARD, strength }, { mender: FULL_MENDER }))

export const strengths = STRENGTHS
