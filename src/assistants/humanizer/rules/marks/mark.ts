/** A place where a text reads as machine-written, and its possible replacements. */
import type { OptionKey, RewriteStrength } from '../../spec.ts'
import type { ChangeKind, TextSpan } from '../text/change.ts'

export type Mark = TextSpan & {
  rule: string
  kind: ChangeKind
  /** The weight of one as evidence: 2 hardly ever written by people, 1 usual in such texts, 0.5 also written by good authors. */
  weight: number
  /** The best first; empty when it is only shown. */
  choices: readonly string[]
  /** The lowest strength at which it is changed. */
  since: RewriteStrength
  /** The option whose move it is. */
  option?: OptionKey | undefined
}
