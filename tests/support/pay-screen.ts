/** Paying in the browser tests: the payments screen, the modal, and the gateway's side of it. */
import { expect, type Page } from '@playwright/test'
import type { Me } from '../../src/capabilities/accounts/contract.ts'
import type { Payment, Payments, PaymentsConfiguration } from '../../src/capabilities/payments/contract.ts'
import { ASSISTANTS, type AssistantId } from '../../src/product/assistants.ts'
import { paymentsPath } from '../../src/product/purchase-query.ts'
import { button } from './page.ts'

export const PAYS = '260763456789'
export const NO_MONEY = '260973456049'
export const STAYS_PENDING = '260763456129'

export const phoneField = (page: Page) => page.getByLabel('Mobile money number')
export const payNow = (page: Page) => page.locator('button[type="submit"].pay-now')
export const modal = (page: Page) => page.getByRole('dialog')
export const heading = (page: Page, name: string) => modal(page).getByRole('heading', { name })

/** Comes from the assistant, as students do, so that there is a history to go back in. */
export async function openPayment(page: Page, id: AssistantId = 'humanizer', route = '/content/humanizer') {
  await page.goto(route)
  await page
    .locator(`a[href="${paymentsPath(id)}"]`)
    .first()
    .click()
  await expect(phoneField(page)).toBeVisible()
}

export async function pressPayNow(page: Page, phone: string): Promise<void> {
  await phoneField(page).fill(phone)
  await payNow(page).click()
}

/** The order has reached the server. */
export async function pressPayNowAndWait(page: Page, phone: string): Promise<string> {
  const asked = page.waitForResponse(/deposit-request-weekbe4/)
  await pressPayNow(page, phone)
  return (await (await asked).json()).depositData.depositID
}

/** Paid for without the screen: for tests that begin after it. */
export async function payAtServer(page: Page, id: AssistantId): Promise<void> {
  const { user }: Me = await (await page.request.get('/api/account/me')).json()
  if (!user) throw new Error('nobody is signed in')
  const { purchase, prices } = ASSISTANTS[id]
  const answer = await page.request.post('/api/payments/deposit-request-weekbe4', {
    data: {
      userId: user.uid,
      customerID: user.uid,
      customerEmail: user.email,
      PhoneNumber: PAYS,
      correspondent: 'MTN_MOMO_ZMB',
      amount: prices.charged,
      Currency: 'ZMW',
      TimeStamp: new Date().toISOString(),
      BaseURL: 'http://localhost:3000',
      depositStatus: 'pending',
      paymentDescription: `Enrollment fee for ${ASSISTANTS[id].name}`,
      purchaseType: purchase.purchaseType,
      attemptId: crypto.randomUUID(),
    },
  })
  if (!answer.ok()) throw new Error(`the deposit request answered ${answer.status()}: ${await answer.text()}`)
  const { depositData } = await answer.json()
  await onPhone(page, 'approve', depositData.depositID)
  await expect.poll(() => isPaid(page, purchase.purchaseType), { intervals: [50, 100, 200] }).toBe(true)
}

const openPayments = async (page: Page): Promise<Payment[]> => {
  const answer: Payments = await (await page.request.get('/api/payments?open=1')).json()
  return answer.payments
}

/** The gateway has told the server; the screen may not have polled yet. */
export async function settledAtServer(page: Page): Promise<void> {
  await expect.poll(async () => (await openPayments(page)).length).toBe(0)
}

/** One poll of the screen for the result, after this much of its own time. */
export async function looksAfter(page: Page, ms: number): Promise<void> {
  const looked = page.waitForResponse(/deposit-results/)
  await page.clock.runFor(ms)
  await (await looked).finished()
}

/** The person's action on the phone, at the emulator. */
export async function onPhone(page: Page, decision: 'approve' | 'decline', depositId: string): Promise<void> {
  const answer = await page.request.get('/api/payments/configuration')
  const { phoneSimulator }: PaymentsConfiguration = await answer.json()
  if (!phoneSimulator) throw new Error('these tests need the emulator')
  const decided = await page.request.post(
    new URL(`/__emulator/deposits/${depositId}/${decision}`, phoneSimulator).href,
  )
  // On a busy machine the phone may have decided automatically; the result is checked next.
  if (!decided.ok() && decided.status() !== 409) throw new Error(`the emulator answered ${decided.status()}`)
}

export async function isPaid(page: Page, purchaseType = 'humanizer'): Promise<boolean> {
  const { assistants } = await (await page.request.get('/api/access')).json()
  return assistants[purchaseType].paid
}

export const tryAgain = (page: Page) => button(page, 'Try Again')
