/** Password rules: long enough, not too long to hash, and not a common one. */
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import { PASSWORD } from '../spec.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

export type PasswordProblem = Problem<'password-short' | 'password-long' | 'password-common'>

export const EASY_TO_GUESS: PasswordProblem = {
  code: 'password-common',
  message: 'This password is easy to guess. Please choose another, for example three words you can remember.',
}

const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** 'P@ssw0rd123!' and 'password' are the same guess to an attacker. */
function guessesOf(password: string): string[] {
  const plain = password.toLowerCase()
  const unadorned = plain.replace(/^[\d\W_]+|[\d\W_]+$/g, '')
  const spelled = (text: string) => text.replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign)
  return [plain, unadorned, spelled(plain), spelled(unadorned), spelled(plain.replace(/[\d\W_]+$/, ''))]
}

const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '09876543210',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
]

const isOneRun = (password: string) => {
  const plain = password.toLowerCase()
  const repeats = /^(.{1,4})\1+$/.test(plain)
  return repeats || RUNS.some((run) => run.repeat(2).includes(plain))
}

/** `personal`: details an attacker could know: names, the address before the @. */
export function checkPassword(password: string, personal: string[] = []): Result<string, PasswordProblem> {
  if (password.length < PASSWORD.shortest)
    return failed({
      code: 'password-short',
      message: `Please choose a password of at least ${PASSWORD.shortest} characters.`,
    })
  if (password.length > PASSWORD.longest)
    return failed({
      code: 'password-long',
      message: `A password can have at most ${PASSWORD.longest} characters.`,
    })

  const guesses = guessesOf(password)
  const known = personal.map((word) => word.toLowerCase()).filter((word) => word.length >= 3)
  if (isOneRun(password) || guesses.some((guess) => COMMON_PASSWORDS.has(guess) || known.includes(guess)))
    return failed(EASY_TO_GUESS)
  return ok(password)
}
