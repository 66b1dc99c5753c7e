/** Kinds of attempts that accounts count, and how the counts are deleted with the account. */
import { forgetAttempts } from '#http/delete-old-attempts.ts'
import type { Transaction } from '#ports/database/database.ts'

/** Keys under which attempts are counted. New kinds must be added here, or deleting an account would leave them. */
export const COUNTED = {
  wrongPasswords: (email: string) => `password:${email}`,
  /** On a device that was signed in to the account before: a stranger's guesses elsewhere do not lock it out. */
  wrongPasswordsOn: (email: string, device: string) => `password:${email}:${device}`,
  signUps: (email: string) => `sign-up:${email}`,
  resets: (email: string) => `reset:${email}`,
  /** Apart at log-in and once signed in, so that guesses at the one do not close the other. */
  wrongCodes: (userId: string, where: 'log-in' | 'signed in') => `code:${userId}:${where}`,
  /** A code of the authenticator app opens one door once. */
  usedCode: (userId: string, code: string) => `used-code:${userId}:${code}`,
} as const

/** Deletes the counts under the account's name; counts per network address do not identify anyone. */
export async function forgetAttemptsOf(
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const { wrongPasswords, signUps, resets } = COUNTED
  const codes = [`code:${userId}`, `used-code:${userId}`]
  await forgetAttempts(tx, [wrongPasswords(email), signUps(email), resets(email), ...codes], userId)
}
