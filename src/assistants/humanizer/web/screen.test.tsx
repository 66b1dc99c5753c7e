import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { broken, refuses } from '#tests/stand-in.ts'
import { humanize } from '../contract.ts'
import { DEMO } from '../rules/flow/demo.ts'
import { assemblePrompt, INSTRUCTIONS } from '../rules/prompt/prompt.ts'
import { OPTIONS, SAYS } from '../spec.ts'
import {
  address,
  arrived,
  button,
  choose,
  humanizes,
  input,
  leave,
  modal,
  output,
  outputText,
  passes,
  press,
  visit,
  write,
} from './visit.fake.tsx'

afterEach(leave)

describe('the screen', () => {
  it('has a header, and a footer with its three points [S3-110] [S3-122]', async () => {
    await visit()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Text Humanizer')
    for (const point of ['Simplify complex words', 'Natural flow', 'Human-like tone'])
      expect(screen.getByText(point)).toBeTruthy()
  })

  it('has ten options in a panel that collapses and opens, with the labels of the specification [S3-111] [S3-112] [S3-114] [S3-115]', async () => {
    await visit()
    const boxes = screen.getAllByRole('checkbox')
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
      'Standard Tone',
      'Non Academic Tone',
      'Introduction Tone',
      'Literature Review',
      'Methodology',
      'Research Results',
      'Conclusion',
      'Data Analysis',
      'Recommendations',
      'Future Findings',
    ])
    expect(boxes[0]!.closest('details')?.open).toBe(true)
    expect(screen.getByText('Options').closest('summary')).toBeTruthy()
  })

  it('counts the characters of both panels [S3-117] [S3-118]', async () => {
    await humanizes(DEMO.before)
    expect(screen.getByRole('region', { name: 'Your text' }).textContent).toContain(
      `${DEMO.before.length} characters`,
    )
    expect(output().textContent).toContain(`${DEMO.after.length} characters`)
  })

  it('promises nothing about detectors, in one line', async () => {
    await visit()
    expect(screen.getByText(SAYS.noDetector)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/AI (?:probability|score)|undetectable|bypass/i)
  })
})

describe('humanizing', () => {
  it('is disabled while the input is empty or blank, and while it works [S3-125] [S3-126]', async () => {
    let answer = (_: Response) => {}
    await visit({ serve: () => new Promise<Response>((resolve) => (answer = resolve)) })
    expect(button('Humanize').disabled).toBe(true)
    write(' \n ')
    expect(button('Humanize').disabled).toBe(true)
    write('Some words.')
    expect(button('Humanize').disabled).toBe(false)
    press('Humanize')
    await passes()
    expect(button('Humanizing...').disabled).toBe(true)
    answer(refuses(humanize, 'our-fault'))
    await arrived()
    expect(button('Humanize').disabled).toBe(false)
  })

  it('sends JSON `prompt` and `instructions` to POST /ai/humanizer, with the prompts of the chosen options and the text [S3-137] [S3-138]', async () => {
    const { asked } = await visit()
    fireEvent.click(screen.getByLabelText('Methodology'))
    write(DEMO.before)
    press('Humanize')
    await arrived()
    expect(asked[0]).toMatchObject({
      url: '/ai/humanizer',
      method: 'POST',
      body: {
        prompt: assemblePrompt(['GeneralAcademicHumanization', 'Methodology'], DEMO.before),
        instructions: INSTRUCTIONS,
      },
    })
  })

  it('goes idle, humanizing, typing out: one character every 18 ms, and all of it after a tap [S3-127] [S3-128]', async () => {
    await humanizes(DEMO.before, { calm: false })
    await passes(18 * 40)
    const typed = outputText()
    expect(DEMO.after.startsWith(typed)).toBe(true)
    expect(typed.length).toBeGreaterThanOrEqual(39)
    expect(typed.length).toBeLessThanOrEqual(42)
    await passes(180)
    expect(outputText().length - typed.length).toBe(10)
    fireEvent.click(output().querySelector('.txt')!)
    choose('Clean')
    expect(outputText()).toBe(DEMO.after)
  })

  it('types to the end by itself', async () => {
    await humanizes(DEMO.before, { calm: false })
    await passes(18 * (DEMO.after.length + 2))
    expect(screen.getByRole('tab', { name: 'Clean' })).toBeTruthy()
  })

  it('shows everything at once to whoever asked for less motion', async () => {
    await humanizes(DEMO.before)
    expect(screen.getByRole('tab', { name: 'Changes' })).toBeTruthy()
  })

  it.each([
    ['the line breaks', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server is at fault', () => refuses(humanize, 'our-fault')],
    ['there is no `response` in the answer', () => broken(Response.json({ text: 'x' }))],
    ['the answer is no JSON', () => broken(new Response('<html>'))],
  ])("shows 'No response from AI' when %s, and offers to rewrite here [S3-140]", async (_what, serve) => {
    await humanizes(DEMO.before, { serve })
    expect(within(output()).getByText('No response from AI')).toBeTruthy()
    press('Rewrite on this device')
    await arrived()
    choose('Clean')
    expect(outputText()).toBe(DEMO.after)
  })

  it.each([
    [402, 'expired', 'Your access has expired.', 'Unlock it again', '/payments?purchaseType=humanizer'],
    [401, 'not-signed-in', SAYS.notSignedIn, 'Log in', '/auth/login'],
  ])(
    'keeps the text when the answer is %s, says why, and shows the way',
    async (status, code, error, way, to) => {
      await humanizes(DEMO.before, { serve: () => Response.json({ error, code }, { status }) })
      expect(input().value).toBe(DEMO.before)
      expect(output().textContent).toContain(error)
      expect(screen.getByRole('link', { name: way }).getAttribute('href')).toContain(to)
      expect(screen.queryByRole('button', { name: 'Rewrite on this device' })).toBeNull()
    },
  )

  it('says that there were too many texts in a minute, and keeps this one', async () => {
    const refusal = { error: SAYS.tooFast, code: 'too-fast' }
    await humanizes(DEMO.before, { serve: () => Response.json(refusal, { status: 429 }) })
    expect(output().textContent).toContain(SAYS.tooFast)
    expect(input().value).toBe(DEMO.before)
  })

  it('empties both with Clear [S3-119]', async () => {
    await humanizes(DEMO.before)
    press('Clear')
    expect(input().value).toBe('')
    expect(outputText()).not.toContain('Mobile')
  })

  it('copies what is shown, and says so for two seconds [S3-120] [S3-121]', async () => {
    const { copied } = await humanizes(DEMO.before)
    press('Copy')
    await passes()
    expect(copied).toEqual([DEMO.after])
    expect(button('Copied')).toBeTruthy()
    await passes(1_990)
    expect(button('Copied')).toBeTruthy()
    await passes(20)
    expect(button('Copy')).toBeTruthy()
  })

  it('says that 20,000 characters are the most', async () => {
    await visit()
    write('a '.repeat(10_001))
    expect(screen.getByText(SAYS.tooLong)).toBeTruthy()
    expect(button('Humanize').disabled).toBe(true)
  })

  it('works on the device without a line, and says so', async () => {
    const { asked } = await humanizes(DEMO.before, { online: false })
    expect(asked).toEqual([])
    choose('Clean')
    expect(outputText()).toBe(DEMO.after)
    expect(screen.getByText(SAYS.offline)).toBeTruthy()
  })

  it('shows how far a long text is', async () => {
    const long = `${DEMO.before}\n\n`.repeat(12).trim()
    let send = (_: object) => {}
    const lines = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (line) => controller.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`))
      },
    })
    const { asked } = await humanizes(long, { serve: () => new Response(lines) })
    expect(asked[0]?.url).toBe('/ai/humanizer/pieces')
    send({ type: 'progress', done: 1, of: 4 })
    await arrived()
    expect(outputText()).toContain('25 %')
    send({
      type: 'complete',
      response: 'Short.',
      text: long,
      changes: [],
      hidden: 0,
      choices: [],
      turnedDown: 0,
      turnedDownFor: [],
      engine: { name: 'm', builtIn: false },
    })
    await arrived()
    expect(screen.getByText('How much to change')).toBeTruthy()
  })

  it('opens the ten keys of the specification [S3-113]', () => {
    expect(Object.keys(OPTIONS)).toEqual([
      'GeneralAcademicHumanization',
      'NonAcademic',
      'Intro',
      'LiteratureReview',
      'Methodology',
      'ResearchResults',
      'Conclusion',
      'ResearchAnalysis',
      'RecommendationsBasedOnFindings',
      'FutureRecommendations',
    ])
  })
})

describe('the preview of somebody who has not bought it', () => {
  const preview = () => visit({ access: { paid: false, reason: 'never-bought' } })

  it('runs the demo with an empty input: a sample, nine seconds of processing, its result [S3-130] [S3-131] [S3-132]', async () => {
    const { asked } = await preview()
    expect(input().value).toBe('')
    press('Humanize')
    await passes()
    expect(input().value).toBe(DEMO.before)
    await passes(8_900)
    expect(button('Processing...')).toBeTruthy()
    await passes(200)
    expect(outputText()).toBe(DEMO.after)
    expect(asked).toEqual([])
  })

  it('shows the unlock modal 2 s after the result, which closes by itself after 5 s [S3-133] [S3-134]', async () => {
    await preview()
    press('Humanize')
    await passes(9_000)
    await passes(1_900)
    expect(modal()).toBeNull()
    await passes(200)
    expect(modal()?.textContent).toContain('Unlock the Text Humanizer')
    await passes(4_700)
    expect(modal()).not.toBeNull()
    await passes(600)
    expect(modal()).toBeNull()
  })

  it("describes the purchase as one-time and as 'ZMW 90/month', and leads to the payments screen [S3-123] [S3-124]", async () => {
    await preview()
    expect(screen.getByText(/one-time/)).toBeTruthy()
    press('Clear')
    expect(modal()?.textContent).toContain('ZMW 90/month')
    press(/^Unlock for ZMW 90/)
    expect(address()).toBe('/payments?purchaseType=humanizer&price=90&PayFor=Humanizer%20AI')
  })

  it.each([
    ['edit the text', () => write('mine')],
    ['tick an option', () => fireEvent.click(screen.getByLabelText('Conclusion'))],
    ['clear', () => press('Clear')],
    ['copy', () => press('Copy')],
  ])('refuses an attempt to %s with the unlock modal [S3-135]', async (_what, attempt) => {
    await preview()
    attempt()
    expect(modal()?.textContent).toContain('Unlock the Text Humanizer')
    expect(input().value).toBe('')
    expect(screen.getByLabelText<HTMLInputElement>('Conclusion').checked).toBe(false)
  })

  it('is offered nothing to buy while access is being checked', async () => {
    await visit({ access: 'asked' })
    expect(screen.queryByText(/Unlock/)).toBeNull()
  })
})

it('has no access without a signed-in user, and logs an error [S3-136]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await visit({ signedIn: false })
  expect(screen.getByRole('alert').textContent).toContain(SAYS.notSignedIn)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(logged.mock.calls.flat().join()).toContain('no access')
  logged.mockRestore()
})
