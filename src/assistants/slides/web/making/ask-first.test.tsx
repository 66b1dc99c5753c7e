import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  asked,
  beginWorld,
  choose,
  endWorld,
  generate,
  job,
  later,
  openScreen,
  press,
  world,
} from '../screen-fixture.ts'

beforeEach(() => {
  beginWorld()
  world.status = () => job('outlined')
  world.study = () =>
    Response.json({
      asked: ['aim'],
      slots: [
        {
          slot: 'aim',
          state: 'proved',
          entries: [
            {
              value: 'To count savings.',
              evidence: [{ sentenceId: 's', page: 3, quote: 'To count savings.' }],
            },
          ],
          candidates: [],
          isComplete: true,
          revision: 0,
        },
      ],
    })
})
afterEach(endWorld)

/** Until the card stands there, or has nothing to ask. */
async function planned() {
  await generate()
  await later(undefined, 3_000)
  for (let round = 0; round < 6; round++) await later()
}
const made = () => asked('POST /ai/weekbe4-presentations/job-1/outline')

it('asks about the study before the first deck, also of who presses Generate at once', async () => {
  await planned()
  expect((asked('POST /ai/weekbe4-powerpoint')[0]!.body as FormData).get('outline')).toBe('ask')
  expect(screen.getByRole('heading', { name: 'Is this your study?' })).toBeTruthy()
  expect(screen.queryByText(/^The outline of/)).toBeNull()
  expect(made()).toEqual([])
})

it.each(['Skip', 'Later', 'Make the deck now'])(
  'makes the deck after %s, as it was planned',
  async (name) => {
    await planned()
    world.status = () => job('processing', { step: 'Creating PowerPoint' })
    await press(name)
    for (let round = 0; round < 4; round++) await later()
    expect(made()).toHaveLength(1)
    expect(JSON.parse(String(made()[0]?.body)).slides).toHaveLength(15)
    expect(screen.getByRole('heading', { name: /Creating PowerPoint|Generating/ })).toBeTruthy()
  },
)

it('makes it at once where there is nothing to ask', async () => {
  world.study = () => Response.json({ slots: [], asked: [] })
  await planned()
  expect(made()).toHaveLength(1)
})

it('follows a deck that was begun without it', async () => {
  world.chosen = () => Response.json({ error: 'No outline any more.', code: 'no-outline' }, { status: 409 })
  await planned()
  world.status = () => job('processing', { step: 'Creating PowerPoint' })
  await press('Make the deck now')
  for (let round = 0; round < 4; round++) await later()
  expect(screen.getByRole('heading', { name: /Creating PowerPoint|Generating/ })).toBeTruthy()
})

it('says what stood in the way, and tries again', async () => {
  world.chosen = () => Response.json({ error: 'Try it once more.', code: 'our-fault' }, { status: 500 })
  await planned()
  await press('Make the deck now')
  for (let round = 0; round < 4; round++) await later()
  expect(screen.getByText('Try it once more.')).toBeTruthy()
  await later(() => void fireEvent.click(screen.getByRole('button', { name: 'Try Again' })))
  expect(made()).toHaveLength(2)
})

it('is not asked of who wants to see the outline', async () => {
  await openScreen()
  await choose()
  await press('See the outline first')
  await later(undefined, 3_000)
  for (let round = 0; round < 3; round++) await later()
  expect(screen.getByText('The outline of “A thesis”')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Make the deck now' })).toBeNull()
})
