/** The administrator's view of the money, and the few actions on it. */
import { expect, type Page, test } from '@playwright/test'
import { paymentsPath } from '../../src/product/purchase-query.ts'
import { expectNoViolations } from '../support/axe.ts'
import { button } from '../support/page.ts'
import { isPaid, PAYS, pressPayNowAndWait, STAYS_PENDING, settledAtServer } from '../support/pay-screen.ts'
import { type Person, signUpSilently } from '../support/people.ts'

/** The account that every start outside production makes ready. */
const ADMINISTRATOR = { email: 'admin@weekbe4.test', password: 'ready-to-study' }

async function asAdministrator(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/sign-in/email', { data: ADMINISTRATOR })
  if (!answer.ok()) throw new Error(`log-in answered ${answer.status()}`)
}

/** A student who has paid, in a separate browser. */
async function payingStudent(page: Page, phone = PAYS) {
  const browser = page.context().browser()
  if (!browser) throw new Error('no browser')
  const student = await (await browser.newContext()).newPage()
  const person = await signUpSilently(student)
  await student.goto(paymentsPath('humanizer'))
  const id = await pressPayNowAndWait(student, phone)
  if (phone === PAYS) await settledAtServer(student)
  return { student, person, id, leave: () => student.context().close() }
}

const find = async (page: Page, person: Person) => {
  await page.getByRole('searchbox').fill(person.email)
  await button(page, 'Search').click()
}

test('the pages are for administrators alone', { tag: '@core' }, async ({ page }) => {
  await signUpSilently(page)
  for (const path of ['/admin', '/admin/deposits', '/admin/users']) {
    await page.goto(path)
    await expect(page).toHaveURL('/research/defense')
  }
  // The call's existence is hidden from everyone else.
  expect((await page.request.get('/api/admin/earnings')).status()).toBe(404)
})

test('earnings are shown in sum, per assistant and per day, with the figures for readers', async ({
  page,
}) => {
  const { leave } = await payingStudent(page)
  await asAdministrator(page)
  await page.goto('/admin')
  await expect(page.getByText('Test payments, no real money')).toBeVisible()
  const earned = page.locator('.fig', { hasText: 'Earned' })
  await expect(earned).toContainText(/ZMW [\d\u2009]+\.00/)
  await expect(earned).not.toContainText('ZMW 0.00')
  await expect(page.locator('.hbars li')).toHaveCount(7)
  await expect(page.getByRole('img', { name: /^Earned per day/ })).toBeVisible()
  await page.getByText('The figures', { exact: true }).click()
  await expect(page.getByRole('region', { name: 'Earned per day' }).getByRole('row')).not.toHaveCount(0)
  await expect(page.getByRole('link', { name: 'CSV' })).toHaveAttribute('href', /earnings\.csv\?from=/)
  await expectNoViolations(page)
  await leave()
})

test('a payment is found by its email, and its state filters the list', async ({ page }) => {
  const { person, leave } = await payingStudent(page)
  await asAdministrator(page)
  await page.goto('/admin/deposits')
  await find(page, person)
  const rows = page.getByRole('table', { name: 'Payments' }).locator('tbody tr')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Completed')
  await page.getByLabel('State').selectOption('FAILED')
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible()
  await expect(page).toHaveURL(/status=FAILED/)
  await page.getByLabel('State').selectOption('')
  await expect(rows).toHaveCount(1)
  await expectNoViolations(page)
  const csv = await page.request.get(
    (await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '',
  )
  expect(csv.headers()['content-type']).toContain('text/csv')
  expect(await csv.text()).toContain(person.email)
  await leave()
})

test('one payment shows all that was heard about it, and is looked up at pawaPay', async ({ page }) => {
  const { id, leave } = await payingStudent(page, STAYS_PENDING)
  await asAdministrator(page)
  await page.goto(`/admin/deposits/${id}`)
  await expect(page.getByRole('region', { name: 'The payment' })).toContainText(id)
  await expect(page.locator('.heard li')).not.toHaveCount(0)
  await expectNoViolations(page)
  await button(page, 'Check with pawaPay').click()
  await expect(page.locator('.note.ok')).not.toBeEmpty()
  await leave()
})

test('a refund asks for a reason, pays back, and closes what it had opened', async ({ page }) => {
  const { student, id, leave } = await payingStudent(page)
  expect(await isPaid(student)).toBe(true)
  await asAdministrator(page)
  await page.goto(`/admin/deposits/${id}`)
  await button(page, 'Refund ZMW 90.00').click()
  const dialog = page.getByRole('dialog')
  await expect(button(page, 'Not now')).toBeFocused()
  await dialog.getByRole('button', { name: 'Refund ZMW 90.00' }).click()
  await expect(dialog.getByText(/Please say why/)).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByLabel('Reason').fill('Paid for the wrong assistant.')
  await dialog.getByRole('button', { name: 'Refund ZMW 90.00' }).click()
  await expect(page.getByText('The refund has been started.')).toBeVisible()
  await expect(page.getByText('Paid for the wrong assistant.')).toBeVisible()
  await expect.poll(() => isPaid(student)).toBe(false)
  await page.goto('/admin/audit')
  await expect(page.getByRole('table', { name: 'Acts' })).toContainText('Paid for the wrong assistant.')
  await leave()
})

test('access is given by hand with a reason', async ({ page, browser }) => {
  const student = await (await browser.newContext()).newPage()
  const person = await signUpSilently(student)
  await asAdministrator(page)
  await page.goto('/admin/users')
  await find(page, person)
  await page.getByRole('row').filter({ hasText: person.email }).getByRole('link').click()
  await button(page, 'Give access').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Email address')).toHaveValue(person.email)
  await dialog.getByLabel('Assistant').selectOption('chat')
  await dialog.getByLabel('Reason').fill('Won the essay prize.')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Give access' }).click()
  await expect(page.getByText('Text Chat Assistant is now unlocked for them.')).toBeVisible()
  await expect(page.getByText('Granted by an administrator: Won the essay prize.')).toBeVisible()
  expect(await isPaid(student, 'chat')).toBe(true)
  await student.context().close()
})

test('somebody whose phone was stolen is signed out on every device, for a reason', async ({
  page,
  browser,
}) => {
  const [phone, laptop] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ]
  const person = await signUpSilently(phone)
  const { email, password } = person
  const logIn = () => laptop.request.post('/api/auth/sign-in/email', { data: { email, password } })
  expect((await logIn()).ok()).toBe(true)
  await phone.goto('/research/defense')
  await expect(button(phone, 'Sign out')).toBeVisible()
  await asAdministrator(page)
  await page.goto('/admin/users')
  await find(page, person)
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
  await button(page, 'Sign them out').click()
  const dialog = page.getByRole('dialog')
  await expect(button(page, 'Not now')).toBeFocused()
  await dialog.getByRole('button', { name: 'Sign them out' }).click()
  await expect(dialog.getByText(/Please say why/)).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByLabel('Reason').fill('Their phone was stolen.')
  await dialog.getByRole('button', { name: 'Sign them out' }).click()
  await expect(page.getByText('Signed out on 2 devices.')).toBeVisible()
  for (const device of [phone, laptop])
    expect((await (await device.request.get('/api/account/me')).json()).user).toBeNull()
  // The screens open on the stolen phone are not shown again.
  await phone.reload()
  await expect(phone).toHaveURL('/')
  expect((await logIn()).ok()).toBe(true)
  await page.goto('/admin/audit')
  await expect(page.getByRole('table', { name: 'Acts' })).toContainText('Their phone was stolen.')
  for (const device of [phone, laptop]) await device.context().close()
})

test('users, transactions, alarms and the audit log have no accessibility violation', async ({ page }) => {
  await asAdministrator(page)
  for (const view of ['users', 'transactions', 'alarms', 'audit']) {
    await page.goto(`/admin/${view}`)
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
    await expectNoViolations(page)
  }
})
