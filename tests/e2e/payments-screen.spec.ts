/** The payments screen: its content, its fields, and its checks before anything is sent. */
import { expect, test } from '@playwright/test'
import { ASSISTANTS, assistantIds } from '../../src/product/assistants.ts'
import { paymentsPath } from '../../src/product/purchase-query.ts'
import { expectNoViolations } from '../support/axe.ts'
import { answers } from '../support/fulfil.ts'
import { answerInstead, button, countCalls, hold } from '../support/page.ts'
import {
  heading,
  modal,
  NO_MONEY,
  PAYS,
  payNow,
  phoneField,
  pressPayNow,
  pressPayNowAndWait,
  tryAgain,
} from '../support/pay-screen.ts'
import { signUpSilently } from '../support/people.ts'

const PATH = paymentsPath('humanizer')
const FAVICON = '**/favicon.ico*'

test.beforeEach(async ({ page }) => {
  await signUpSilently(page)
})

test.describe('the screen', () => {
  test('opens from every assistant, with and without the optional parameters, and shows the sum with two decimals [S1-100] [S1-101] [S1-102]', async ({
    page,
  }) => {
    const receipt = page.getByRole('region', { name: 'What you are buying' })
    for (const id of assistantIds) {
      await page.goto(paymentsPath(id))
      await expect(receipt.getByRole('heading')).toHaveText(ASSISTANTS[id].name)
      await expect(receipt).toContainText(`ZMW ${ASSISTANTS[id].prices.charged}.00`)
    }
    await page.goto('/payments?purchaseType=defense&price=150')
    await expect(receipt).toContainText('ZMW 150.00')
    await expect(receipt).toContainText('60 minutes')
    await expect(payNow(page)).toHaveText('Pay Now · ZMW 150.00')
  })

  test('offers Airtel Money, MTN Money and Zamtel Money [S1-103]', async ({ page }) => {
    await page.goto(PATH)
    const providers = page.getByRole('group', { name: 'Pay with' }).getByRole('radio')
    await expect(providers).toHaveCount(3)
    for (const name of ['Airtel Money', 'MTN Money', 'Zamtel Money'])
      await expect(page.getByRole('radio', { name })).toBeVisible()
  })

  test('asks for a number in the form 26 and the subscriber number, of at most twelve characters [S1-107] [S1-108]', async ({
    page,
  }) => {
    await page.goto(PATH)
    await expect(phoneField(page)).toHaveAttribute('placeholder', /^26\d{10}$/)
    await expect(phoneField(page)).toHaveAttribute('maxlength', '12')
    await phoneField(page).pressSequentially('09612345678999')
    await expect(phoneField(page)).toHaveValue('260961234567')
    await expect(page.getByRole('radio', { name: 'MTN Money' })).toBeChecked()
  })

  test('says that payment is powered by a payments provider [S1-115]', async ({ page }) => {
    await page.goto(PATH)
    await expect(page.getByText('Payment is powered by pawaPay.')).toBeVisible()
  })

  test('always says that no real money moves, and its test numbers fill the form', async ({ page }) => {
    await page.goto(PATH)
    await expect(page.getByText('Test payments, no real money')).toBeVisible()
    await page.getByText('Test numbers').click()
    await page.getByRole('button', { name: /260953456700/ }).click()
    await expect(phoneField(page)).toHaveValue('260953456700')
    await expect(page.getByRole('radio', { name: 'Zamtel Money' })).toBeChecked()
    await expect(page.getByRole('link', { name: 'phone simulator' })).toHaveAttribute(
      'href',
      /__emulator\/phone/,
    )
  })

  test('enables Pay Now once a provider and a number are there [S1-113]', async ({ page }) => {
    await page.goto(PATH)
    await expect(payNow(page)).toBeDisabled()
    await page.getByRole('radio', { name: 'Airtel Money' }).check()
    await expect(payNow(page)).toBeDisabled()
    await phoneField(page).fill('0971234567')
    await expect(payNow(page)).toBeEnabled()
    await phoneField(page).fill('')
    await expect(payNow(page)).toBeDisabled()
  })

  test('says so when the number belongs to another operator, and corrects it with one press', async ({
    page,
  }) => {
    await page.goto(PATH)
    await page.getByRole('radio', { name: 'Airtel Money' }).check()
    await phoneField(page).fill('0961234567')
    await expect(page.getByText(/096 belong to MTN Money, but you chose Airtel Money/)).toBeVisible()
    await button(page, 'Use MTN Money').click()
    await expect(page.getByRole('radio', { name: 'MTN Money' })).toBeChecked()
    await expect(page.getByText(/belong to MTN Money/)).toHaveCount(0)
  })

  for (const address of [
    '/payments?purchaseType=humanizer&price=1',
    '/payments?purchaseType=humanizer&price=NaN',
    '/payments?purchaseType=admin&price=90',
    '/payments',
  ])
    test(`has nothing to pay at ${address}, and says why`, async ({ page }) => {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible()
      await expect(payNow(page)).toHaveCount(0)
      await expect(page.locator('#main').getByRole('link').first()).toHaveAttribute(
        'href',
        /purchaseType=\w+&price=\d+/,
      )
    })

  test('has no accessibility violation, as a form, waiting and failed', async ({ page }) => {
    await page.goto(PATH)
    await expect(page.getByText('Test payments, no real money')).toBeVisible()
    await phoneField(page).fill('0981')
    await phoneField(page).blur()
    await expectNoViolations(page)
    // The result is held back while it is looked at.
    const letGo = await hold(page, '**/deposit-results/**')
    await pressPayNowAndWait(page, NO_MONEY)
    await expect(heading(page, 'Processing your payment...')).toBeVisible()
    await expectNoViolations(page)
    letGo()
    await expect(heading(page, 'Payment Failed')).toBeVisible()
    await expectNoViolations(page)
  })
})

test.describe('before anything is asked for', () => {
  test('an invalid number is named as such, and nothing is sent [S1-112]', async ({ page }) => {
    const asked = countCalls(page, '/api/payments/deposit-request-weekbe4')
    await page.goto(PATH)
    await page.getByRole('radio', { name: 'MTN Money' }).check()
    await pressPayNow(page, '26098123')
    await expect(page.getByText('Please enter a valid Zambian phone number starting with 26')).toBeVisible()
    await expect(phoneField(page)).toBeFocused()
    expect(asked()).toBe(0)
  })

  test("offline it is 'No internet connection. Please check your network and try again.' [S1-124]", async ({
    page,
    context,
  }) => {
    await page.goto(PATH)
    await phoneField(page).fill(PAYS)
    await context.setOffline(true)
    await payNow(page).click()
    await expect(heading(page, 'Payment Failed')).toBeVisible()
    await expect(
      modal(page).getByText('No internet connection. Please check your network and try again.'),
    ).toBeVisible()
    await context.setOffline(false)
    await tryAgain(page).click()
    await expect(phoneField(page)).toHaveValue(PAYS)
  })

  test('reachability is probed by a small no-cors GET of our favicon, and a failed probe is named [S1-127] [S1-128]', async ({
    page,
  }) => {
    const asked = countCalls(page, '/api/payments/deposit-request-weekbe4')
    await page.goto(PATH)
    await page.route(FAVICON, (route) => route.abort())
    await page.evaluate(`
      window.probes = []
      const { fetch } = window
      window.fetch = (address, init) => {
        if (String(address).includes('favicon')) probes.push([init.method, init.mode, init.cache].join(' '))
        return fetch(address, init)
      }`)
    await pressPayNow(page, PAYS)
    await expect(
      modal(page).getByText(
        'Internet connection is weak or unavailable. Please check your connection and try again.',
      ),
    ).toBeVisible()
    expect(await page.evaluate('probes')).toEqual(['GET no-cors no-store'])
    expect(asked()).toBe(0)
  })

  test('the checks come first, then the probe, then the request [S1-126]', async ({ page, context }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname === '/favicon.ico' && search) asked.push('probe')
      if (pathname.endsWith('deposit-request-weekbe4')) asked.push('request')
    })
    await page.goto(PATH)
    // The screen must have loaded before the connection drops.
    await expect(phoneField(page)).toBeVisible()
    await context.setOffline(true)
    await pressPayNow(page, PAYS)
    await expect(heading(page, 'Payment Failed')).toBeVisible()
    expect(asked).toEqual([])
    await context.setOffline(false)
    await tryAgain(page).click()
    const isBack = await answerInstead(page, FAVICON, (route) => route.abort())
    await pressPayNow(page, PAYS)
    await expect(heading(page, 'Payment Failed')).toBeVisible()
    expect(asked).toEqual(['probe'])
    await tryAgain(page).click()
    isBack()
    await pressPayNowAndWait(page, PAYS)
    expect(asked).toEqual(['probe', 'probe', 'request'])
  })

  test("without an email it is 'User email not found. Please login again.' [S1-125]", async ({ page }) => {
    await page.route('**/api/account/me', async (route) => {
      const answer = await route.fetch()
      const me = await answer.json()
      await answers(route, { ...me, user: { ...me.user, email: '' } })
    })
    await page.goto(PATH)
    await pressPayNow(page, PAYS)
    await expect(modal(page).getByText('User email not found. Please login again.')).toBeVisible()
  })
})
