import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  asked,
  beginWorld,
  choose,
  endWorld,
  job,
  later,
  openScreen,
  press,
  world,
} from '../screen-fixture.ts'

beforeEach(beginWorld)
afterEach(endWorld)

/** Chooses a document, asks for its outline, and waits until it is shown. */
async function seeOutline() {
  world.status = () => job('outlined')
  await openScreen()
  await choose()
  await press('See the outline first')
  await later(undefined, 3_000)
  for (let round = 0; round < 3; round++) await later()
}
const wished = () => asked('POST /ai/weekbe4-powerpoint').map(({ body }) => (body as FormData).get('outline'))
const titles = () => screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value)
const sentOutline = () =>
  JSON.parse(String(asked('POST /ai/weekbe4-presentations/job-1/outline')[0]?.body)).slides

it('shows eighteen slides, of which fifteen can be changed', async () => {
  await seeOutline()
  expect(wished()).toEqual(['first'])
  const shown = screen.getByRole('region', { name: 'The outline of “A thesis”' })
  expect(within(shown).getAllByRole('listitem')).toHaveLength(18)
  expect(titles()).toHaveLength(15)
})

it('sends other titles, another order and an exchanged slide, and goes on to the making', async () => {
  await seeOutline()
  await later(
    () => void fireEvent.change(screen.getByLabelText('Title of slide 3'), { target: { value: 'Mine' } }),
  )
  await press('Move slide 3 later')
  await press('Leave slide 5 out')
  expect(titles().slice(0, 4)).toEqual(['Planned 2', 'Mine', 'Spare 1', 'Planned 4'])
  world.status = () => job('processing', { step: 'Creating PowerPoint' })
  await press('Generate from this outline')
  await later()
  expect(sentOutline().slice(0, 3)).toEqual([
    { id: 'Planned-1', title: 'Planned 2' },
    { id: 'Planned-0', title: 'Mine' },
    { id: 'Spare-0', title: 'Spare 1' },
  ])
  expect(screen.getByRole('heading', { name: 'Creating PowerPoint' })).toBeDefined()
})

it('does not show a line again that is the title', async () => {
  await seeOutline()
  const lines = screen.getAllByText('A line').length
  await later(
    () => void fireEvent.change(screen.getByLabelText('Title of slide 3'), { target: { value: 'A line' } }),
  )
  expect(screen.getAllByText('A line', { selector: 'p' })).toHaveLength(lines - 1)
})

it('says what stood in the way, and keeps what was typed', async () => {
  await seeOutline()
  await later(
    () => void fireEvent.change(screen.getByLabelText('Title of slide 3'), { target: { value: 'Mine' } }),
  )
  world.chosen = () => Response.json({ error: 'No outline any more.', code: 'no-outline' }, { status: 409 })
  await press('Generate from this outline')
  await later()
  expect(screen.getByText('No outline any more.')).toBeDefined()
  expect(titles()[0]).toBe('Mine')
})

it('makes nothing of an empty title', async () => {
  await seeOutline()
  await later(
    () => void fireEvent.change(screen.getByLabelText('Title of slide 3'), { target: { value: ' ' } }),
  )
  expect(
    (screen.getByRole('button', { name: 'Generate from this outline' }) as HTMLButtonElement).disabled,
  ).toBe(true)
})

it('is deleted when it is discarded, and the choice of a document comes back', async () => {
  await seeOutline()
  await press('Discard this outline')
  await later()
  expect(asked('DELETE /ai/weekbe4-presentations/job-1')).toHaveLength(1)
  expect(screen.getByRole('button', { name: /Drop your document/ })).toBeDefined()
})

it('waits on the list of decks after the page was left', async () => {
  world.records = []
  world.outlines = [
    { id: 'job-1', sourceFilename: 'kept.pdf', title: 'A thesis', waitsUntil: '2026-11-23T10:00:00Z' },
  ]
  await openScreen()
  await press('Continue with the outline of kept.pdf')
  for (let round = 0; round < 3; round++) await later()
  expect(titles()).toHaveLength(15)
})

it('is asked for again with Try Again where it could not be read', async () => {
  world.lost = /\/outline$/
  await seeOutline()
  expect(screen.getByRole('alert').textContent).toMatch(/^Weekbe4 cannot be reached at the moment\./)
  world.lost = undefined
  await press('Try Again')
  expect(titles()).toHaveLength(15)
})

it('counts the slides that wait, and fills one with a sentence of the document or the student’s own words', async () => {
  world.waiting = [
    { at: 4, ask: { says: 'Your main result in one sentence', candidates: ['Most traders save weekly'] } },
    { at: 9, ask: { says: 'One limit of your study', candidates: [] } },
  ]
  await seeOutline()
  expect(screen.getByText(/2 slides wait for you/)).toBeTruthy()
  await press('Most traders save weekly')
  expect(screen.getByText(/1 slide waits for you/)).toBeTruthy()
  const own = screen.getByLabelText('Words for slide 12: One limit of your study')
  await later(() => void fireEvent.change(own, { target: { value: 'Only one town' } }))
  expect(screen.queryByText(/waits? for you/)).toBeNull()
  await press('Generate from this outline')
  await later()
  expect(sentOutline()[4]).toMatchObject({ words: 'Most traders save weekly' })
  expect(sentOutline()[9]).toMatchObject({ words: 'Only one town' })
})
