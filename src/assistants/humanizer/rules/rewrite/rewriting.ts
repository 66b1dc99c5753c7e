import { type Change, withChanges } from '../text/change.ts'

/** Why a text came back as it was. */
export const NOTICES = ['nothing-to-change', 'only-fixed', 'other-language'] as const
export type Notice = (typeof NOTICES)[number]

export type Rewriting = {
  /** What was given, without characters nobody sees; the changes count from its beginning. */
  text: string
  changes: Change[]
  notice?: Notice | undefined
  /** Invisible characters that were taken out. */
  hidden: number
}

export const resultOf = ({ text, changes }: Pick<Rewriting, 'text' | 'changes'>): string =>
  withChanges(text, changes)
