import { type Change, withChanges } from '../text/change.ts'

/** Why a text came back unchanged. */
export const NOTICES = ['nothing-to-change', 'only-fixed', 'other-language'] as const
export type Notice = (typeof NOTICES)[number]

export type Rewriting = {
  /** The input without invisible characters; the changes' offsets refer to it. */
  text: string
  changes: Change[]
  notice?: Notice | undefined
  /** Invisible characters removed. */
  hidden: number
}

export const rewrittenText = ({ text, changes }: Pick<Rewriting, 'text' | 'changes'>): string =>
  withChanges(text, changes)
