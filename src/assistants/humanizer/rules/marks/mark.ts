/** A place where a text reads as if a machine had written it, and what may stand there instead. */
import type { Strength } from '../../spec.ts'
import type { ChangeKind, Span } from '../text/change.ts'

export type Mark = Span & {
  rule: string
  kind: ChangeKind
  /** How much one of these says: 2 hardly anybody writes it unasked, 1 usual in such texts, 0.5 good authors write it too. */
  weight: number
  /** The best first; none where it is only shown. */
  choices: readonly string[]
  /** From which strength on it is changed. */
  since: Strength
}
