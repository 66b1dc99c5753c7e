/** Actions of the demo film's student, line by line of its story. */
import type { Page } from '@playwright/test'
import { THESIS_PDF } from '../../tests/e2e/oral-session/oral-screen.ts'
import type { Camera } from './camera.ts'

type Scene = (page: Page, camera: Camera) => Promise<void>

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()
const bring = (page: Page) => page.locator('input[type=file]').first().setInputFiles(THESIS_PDF)

/** One for each line. */
export const WALK: readonly Scene[] = [
  async (page, camera) => {
    await page.goto('/research/decoder')
    await button(page, /^Drop your paper/).waitFor()
    await camera.hold(1.2)
    await bring(page)
    await page.getByRole('heading', { name: 'Analyzing your document' }).waitFor()
    await camera.hold(0.8)
    await page.getByRole('region', { name: 'Analysis Overview' }).waitFor()
  },
  async (page, camera) => {
    await camera.hold(0.8)
    await camera.scrollTo(page.getByRole('region', { name: 'Analysis Overview' }))
    await camera.hold(1.6)
    await camera.scrollTo(page.locator('.evi').first(), 300)
  },
  async (page, camera) => {
    await camera.tap(page.locator('.evi').first())
    const open = button(page, /^Open page \d+/)
    await open.waitFor()
    await camera.hold(0.5)
    await camera.tap(open)
    await page.locator('.sheet > i').first().waitFor()
    // Drawn, and not only placed.
    await page
      .locator('.sheet img')
      .first()
      .evaluate((picture: HTMLImageElement) => picture.decode())
    await page.waitForTimeout(500)
  },
  async (page, camera) => {
    await page.goto('/research/defense')
    await button(page, /^Drop your thesis/).waitFor()
    await camera.hold(0.6)
    await bring(page)
    const articles = page.getByRole('region', { name: 'Conversation' }).getByRole('article')
    await articles.first().waitFor()
    // The greeting is no question yet, and its answer is not marked.
    await page
      .getByLabel('Or type it')
      .fill(
        'I asked how mobile money changes the savings of market traders. I surveyed 240 traders in Kitwe, and those with an account saved more often.',
      )
    await button(page, 'Send').click()
    const question = articles.nth(2)
    await question.waitFor()
    await page.getByText('formulating response').waitFor({ state: 'hidden' })
    await camera.hold(0.4)
    await camera.scrollTo(question, 70)
  },
  async (page, camera) => {
    const box = page.getByLabel('Or type it')
    await box.scrollIntoViewIfNeeded()
    await camera.write(
      box,
      'The traders of Kitwe have it: only 31% of them used a bank account in 2021, and cash kept at home is lost to theft.',
    )
    const articles = page.getByRole('region', { name: 'Conversation' }).getByRole('article')
    const before = await articles.count()
    await camera.tap(button(page, 'Send'))
    await articles.nth(before + 1).waitFor()
    await camera.hold(1)
    await page.getByText('formulating response').waitFor({ state: 'hidden' })
    await camera.scrollTo(articles.nth(before), 190)
  },
  async (page, camera) => {
    const stop = button(page, 'Stop Audio')
    if (await stop.isVisible()) await stop.click()
    await button(page, 'End session').click()
    await camera.tap(page.getByRole('dialog').getByRole('button', { name: 'End session' }))
    await page.getByRole('heading', { name: /^(?:Three answers to practise|Your answers)$/ }).waitFor()
    await camera.hold(0.8)
    await camera.scrollTo(page.locator('.answer-card').first(), 70)
    await camera.hold(1)
    await camera.scrollTo(page.locator('.answer-card .marks').first(), 120)
  },
  async (page, camera) => {
    await page.goto('/content/powerpoint')
    await page.getByRole('radio', { name: /^Heavy/ }).waitFor({ state: 'attached' })
    await bring(page)
    await page.getByRole('radio', { name: /^Heavy/ }).check()
    await camera.tap(button(page, 'Generate'))
    await button(page, 'Make the deck now').waitFor()
    await camera.hold(1)
    await camera.tap(button(page, 'Make the deck now'))
    await page.getByRole('heading', { name: 'Your presentation is ready' }).waitFor()
    await camera.hold(0.6)
    await camera.scrollTo(page.locator('.strip').first(), 80)
    for (const slide of [3, 6, 9, 12]) {
      await page.locator('.strip button').nth(slide).click()
      await page.waitForTimeout(300)
      await camera.hold(1)
    }
  },
  async (page, camera) => {
    await page.context().clearCookies()
    await page.goto('/')
    await page.locator('h1').waitFor()
    await camera.hold(1)
  },
]
