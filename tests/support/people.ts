/** People for the browser tests: each is new, so no test meets the traces of another. */
import type { Page } from '@playwright/test'

export type Person = Record<'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'password', string>

export const somebody = (): Person => ({
  firstName: 'Chipo',
  lastName: 'Mwansa',
  email: `chipo-${crypto.randomUUID()}@unza.zm`,
  phoneNumber: '0961234567',
  password: 'copper kettle morning',
})

/** An account with a session in this page's browser, without walking through the form. */
export async function signUpSilently(page: Page, person = somebody()): Promise<Person> {
  const answer = await page.request.post('/api/auth/sign-up/email', { data: person })
  if (!answer.ok()) throw new Error(`sign-up answered ${answer.status()}: ${await answer.text()}`)
  return person
}

/** An existing account, signed out in this browser. */
export async function knownButSignedOut(page: Page): Promise<Person> {
  const person = await signUpSilently(page)
  await page.context().clearCookies()
  return person
}

export async function fillSignUp(page: Page, person: Person, confirmPassword = person.password) {
  for (const [name, value] of Object.entries({ ...person, confirmPassword }))
    await page.locator(`[name="${name}"]`).fill(value)
}

export async function fillLogIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}
