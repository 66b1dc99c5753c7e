/**
 * Passwords from public breaches, those most used by attackers first. The check is local: no outside service learns
 * which password is tested.
 */
import { failed, ok, type Result } from '#kit/result.ts'
import { EASY_TO_GUESS, type PasswordProblem } from '../rules/password.ts'
import { PASSWORD } from '../spec.ts'

let leaked: Promise<Set<string>> | undefined

async function loadLeakedPasswords(): Promise<Set<string>> {
  const { default: list } = await import('@zxcvbn-ts/language-common/src/passwords.json', {
    with: { type: 'json' },
  })
  return new Set(list.filter(({ length }) => length >= PASSWORD.shortest))
}

/** Server only: the list is larger than the whole download of a student. */
export async function refuseLeaked(password: string): Promise<Result<string, PasswordProblem>> {
  leaked ??= loadLeakedPasswords()
  return (await leaked).has(password.toLowerCase()) ? failed(EASY_TO_GUESS) : ok(password)
}
