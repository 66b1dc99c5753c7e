import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { button } from '../support/page.ts'
import { fillLogIn, type Person, signUpSilently } from '../support/people.ts'

let person: Person
test.beforeEach(async ({ page }) => {
  person = await signUpSilently(page)
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible()
})

const devices = (page: Page) => page.locator('.device')

async function logInElsewhere(page: Page): Promise<Page> {
  const context = await page.context().browser()?.newContext()
  const other = await context?.newPage()
  if (!other) throw new Error('no second browser')
  await other.goto(new URL('/auth/login', page.url()).href)
  await fillLogIn(other, person)
  await button(other, 'Sign in').click()
  await expect(other).toHaveURL(/\/research\/defense$/)
  return other
}

test('shows what is known about the person', async ({ page }) => {
  for (const fact of ['Chipo Mwansa', person.email, person.phoneNumber])
    await expect(page.getByRole('definition').filter({ hasText: fact })).toBeVisible()
})

test('lists the devices and signs another one out', { tag: '@one-screen' }, async ({ page }) => {
  const other = await logInElsewhere(page)
  await page.reload()
  await expect(devices(page)).toHaveCount(2)
  await expect(devices(page).filter({ hasText: 'This device' })).toHaveCount(1)
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Sign out Chrome/ })
  await dialog.getByLabel('Password', { exact: true }).fill('not the right one')
  await dialog.getByRole('button', { name: 'Sign out there' }).click()
  await expect(dialog.getByText('That password is incorrect. No devices were signed out.')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Sign out there' }).click()
  await expect(devices(page)).toHaveCount(1)
  await other.reload()
  await expect(other).toHaveURL(/:\d+\/$/)
  await other.context().close()
})

test('changes the password and signs the other devices out', { tag: '@one-screen' }, async ({ page }) => {
  const other = await logInElsewhere(page)
  await page.getByLabel('Current password').fill('not the right one')
  await page.getByLabel('New password', { exact: true }).fill('granite lamp sunrise')
  await page.getByLabel('Confirm new password').fill('granite lamp sunrise')
  await button(page, 'Change password').click()
  await expect(page.getByText('The current password is incorrect.')).toBeVisible()
  await page.getByLabel('Current password').fill(person.password)
  await button(page, 'Change password').click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await expect(devices(page)).toHaveCount(1)
  await page.reload()
  await expect(page).toHaveURL('/account')
  await other.reload()
  await expect(other).toHaveURL(/:\d+\/$/)
  await other.context().close()
})

test('hands everything over in one file', { tag: '@one-screen' }, async ({ page }) => {
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('weekbe4-my-data.json')
  const kept = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(kept.profile).toMatchObject({ email: person.email, firstName: 'Chipo' })
})

test('deletes the account, with the password only', { tag: '@one-screen' }, async ({ page }) => {
  await button(page, 'Delete my account').click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Password', { exact: true }).fill('not the right one')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('That password is incorrect. Nothing was deleted.')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL('/')
  const answer = await page.request.post('/api/auth/sign-in/email', { data: person })
  expect(answer.status()).toBe(401)
})
