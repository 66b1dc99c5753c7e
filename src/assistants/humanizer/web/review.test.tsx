import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import { DEMO } from '../rules/flow/demo.ts'
import { SAYS } from '../spec.ts'
import {
  arrived,
  button,
  choose,
  humanizes,
  leave,
  output,
  outputText,
  passes,
  press,
  visit,
  write,
} from './visit.fake.tsx'

afterEach(leave)

const reasons = () => screen.getByRole('region', { name: 'Why each change' })
const first = (name: string) => within(reasons()).getAllByRole('button', { name })[0]!
const clean = () => {
  choose('Clean')
  return outputText()
}

describe('every change is shown', () => {
  it('marks what went and what came, each with the number of its reason', async () => {
    await humanizes(DEMO.before)
    const [gone] = output().querySelectorAll('del')
    const [come] = output().querySelectorAll('ins')
    expect(gone?.textContent).toBe('Moreover, it is imperative to note that mobile')
    expect(come?.textContent).toBe('Mobile')
    expect(output().querySelector('sup')?.textContent).toBe('1')
    expect(reasons().textContent).toContain('The opening said nothing yet.')
  })

  it('undoes one and takes it again, and all of them', async () => {
    await humanizes(DEMO.before)
    fireEvent.click(first('Undo'))
    expect(clean()).toContain(
      'Moreover, it is imperative to note that mobile money has played a central part',
    )
    fireEvent.click(first('Take it'))
    expect(clean()).toBe(DEMO.after)
    press('Undo all')
    expect(clean()).toBe(DEMO.before)
    press('Take all again')
    expect(clean()).toBe(DEMO.after)
  })

  it('switches a rule off with "Never again", for this text and for the next one, until it is switched on', async () => {
    const { asked } = await humanizes(DEMO.before)
    const item = screen.getByText('utilization', { selector: 'q' }).closest('li')!
    fireEvent.click(within(item).getByRole('button', { name: 'Never again' }))
    expect(clean()).toContain('The utilization of')
    press('Humanize')
    await arrived()
    expect(asked.at(-1)?.body.rulesOff).toEqual(['utilization'])
    press('Change utilization again')
    press('Humanize')
    await arrived()
    expect(asked.at(-1)?.body.rulesOff).toEqual([])
  })

  it('offers other wordings of a sentence, and takes the one that is chosen', async () => {
    await humanizes(DEMO.before)
    fireEvent.click(within(reasons()).getAllByRole('button', { name: 'Other wordings' })[1]!)
    const offered = reasons().querySelector('.wordings p')?.textContent ?? ''
    expect(offered).toContain('financial inclusion')
    fireEvent.click(first('Use this'))
    expect(clean()).toContain(offered)
  })

  it('says before and after in figures, and never who wrote it', async () => {
    await humanizes(DEMO.before)
    const table = screen.getByRole('region', { name: 'Before and after' })
    expect(table.textContent).toContain('Stock phrases in 1,000 words')
    expect(table.textContent).toMatch(/\d+ % of your words were changed/)
    expect(document.body.textContent).not.toMatch(/probability|AI score/i)
  })

  it('names an abbreviation that is never written in full', async () => {
    await humanizes(`${DEMO.before} The MOE agreed.`)
    expect(screen.getByText(/never written in full here: MOE/)).toBeTruthy()
  })
})

describe('what is set for good', () => {
  it('sends the strength and the words that stay, and keeps them for the next visit', async () => {
    const { asked } = await humanizes(DEMO.before)
    fireEvent.click(screen.getByRole('radio', { name: /Strong/ }))
    fireEvent.change(screen.getByLabelText('Words that stay as they are'), {
      target: { value: 'digital wallet\n utilization ' },
    })
    press('Humanize')
    await arrived()
    expect(asked.at(-1)?.body).toMatchObject({ strength: 'strong', terms: ['digital wallet', 'utilization'] })
    expect(localStorage.getItem('weekbe4-humanizer-u1')).toContain('digital wallet')
  })

  it('measures an earlier chapter on the device, and sends its measures alone', async () => {
    const { asked } = await visit()
    const details = screen.getByText('Your words and your voice').closest('details')!
    details.open = true
    fireEvent(details, new Event('toggle'))
    await arrived()
    const chapter =
      'I went to the market on foot, and my sister came with me. We asked every trader what she paid. '.repeat(
        12,
      )
    fireEvent.change(screen.getByLabelText('My own voice'), { target: { value: chapter } })
    press('Measure my voice')
    expect(screen.getByText(/No change leads away from that/)).toBeTruthy()
    write(DEMO.before)
    press('Humanize')
    await arrived()
    expect(asked.at(-1)?.body.voice).toMatchObject({ contractions: 0 })
    expect(JSON.stringify(asked)).not.toContain('my sister')
    press('Forget my voice')
    expect(screen.getByLabelText('My own voice')).toBeTruthy()
  })

  it('refuses a chapter full of marks, with two examples from it', async () => {
    await visit()
    const details = screen.getByText('Your words and your voice').closest('details')!
    details.open = true
    fireEvent(details, new Event('toggle'))
    await arrived()
    fireEvent.change(screen.getByLabelText('My own voice'), {
      target: { value: `${DEMO.before} `.repeat(5) },
    })
    press('Measure my voice')
    expect(screen.getByText(/reads as if a machine had written much of it/).textContent).toMatch(
      /For example: “.+” and “.+”/,
    )
  })
})

it('saves a text, and a Word file', async () => {
  await humanizes(DEMO.before)
  const saved: { name: string; blob: Blob }[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push({ name: '', blob: blob as Blob })
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.at(-1)!.name = this.download
  })
  press('Save as text')
  press(/Save as Word/)
  await eventually(() => expect(saved).toHaveLength(2))
  expect(saved.map(({ name }) => name)).toEqual(['humanized-2026-11-22.txt', 'humanized-2026-11-22.docx'])
  expect(await saved[0]!.blob.text()).toBe(DEMO.after)
  expect(new TextDecoder().decode((await saved[1]!.blob.arrayBuffer()).slice(0, 2))).toBe('PK')
  vi.restoreAllMocks()
})

it('opens one of the last texts as it was rewritten, with what was said where no model answered', async () => {
  const past = { id: 't1', title: 'A text of before', at: '2026-11-21T10:00:00Z', characters: 20, changes: 1 }
  await visit({
    serve: ({ url }) =>
      url === '/ai/humanizer/texts'
        ? Response.json({ texts: [past] })
        : Response.json({
            id: 't1',
            at: past.at,
            options: [],
            strength: 'medium',
            response: 'We used it.',
            text: 'We utilized it.',
            changes: [{ from: 3, to: 11, text: 'used', rule: 'utilize', kind: 'long-word' }],
            hidden: 0,
            choices: [],
            turnedDown: 0,
            turnedDownFor: [],
            engine: { name: 'Built-in rewriter', builtIn: true },
            standsIn: SAYS.standsIn,
          }),
  })
  const details = screen.getByText('Your last texts').closest('details')!
  details.open = true
  fireEvent(details, new Event('toggle'))
  await arrived()
  press(/^A text of before/)
  await arrived()
  await passes()
  expect(clean()).toBe('We used it.')
  expect(screen.getByText(SAYS.standsIn)).toBeTruthy()
  expect(button('Delete “A text of before”')).toBeTruthy()
})

describe('a wording that may say something else', () => {
  const text = 'Yields may rise in Choma.'
  const answer = {
    response: text,
    text,
    changes: [],
    choices: [
      {
        from: 0,
        to: text.length,
        text: 'Yields rise in Choma.',
        differs: 'sounds surer than yours: the word of doubt is gone',
      },
    ],
    hidden: 0,
    turnedDown: 0,
    turnedDownFor: [],
    engine: { name: 'A model', builtIn: false },
  }
  const offered = () => screen.getByRole('region', { name: 'Your choice' })

  it('stands beside the student’s own with what differs, and is taken only by hand', async () => {
    await humanizes(text, { serve: () => Response.json(answer) })
    await eventually(() => expect(offered().textContent).toContain('The new wording sounds surer than yours'))
    expect(offered().querySelector('del')?.textContent?.trim()).toBe('may')
    expect(outputText()).toContain('Yields may rise')
    press('Use this wording')
    expect(screen.queryByRole('region', { name: 'Your choice' })).toBeNull()
    expect(clean()).toBe('Yields rise in Choma.')
  })

  it('goes when the student keeps their own', async () => {
    await humanizes(text, { serve: () => Response.json(answer) })
    await eventually(() => expect(offered()).toBeTruthy())
    press('Keep mine')
    expect(screen.queryByRole('region', { name: 'Your choice' })).toBeNull()
    expect(outputText()).toContain('Yields may rise')
  })
})

describe('the options', () => {
  it('each tell what they do, before, and say so when there is nothing for them to do', async () => {
    await visit()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Methodology' }))
    expect(screen.getByText(/In a methods section: past tense/)).toBeTruthy()
    write('We asked forty teachers in Kitwe about their work.')
    press('Humanize')
    await arrived()
    expect(screen.getByText(/Nothing to change for this section: Methodology/)).toBeTruthy()
  })
})
