/** The page of the cards, with a server that is played by hand and a line that comes and goes. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Session, SessionContext } from '#capabilities/accounts/web/session/use-session.ts'
import { standIn } from '#tests/stand-in.ts'
import { ToastProvider } from '#ui/feedback/use-toast.tsx'
import { MemoryNavigation } from '#ui/router/memory.fake.tsx'
import type { Card, Review } from '../contract.ts'
import { aCard } from '../rules/card.fake.ts'
import { scheduleOf } from '../rules/schedule.ts'
import CardsScreen from './cards-screen.tsx'
import { forgetCards, keptDeck } from './offline-deck.ts'

const USER = {
  uid: 'u1',
  email: 'c@unza.zm',
  displayName: 'Chipo',
  photoURL: null,
  emailVerified: true,
  isAdmin: false,
}

/** Keeps cards and reviews as the server does. */
function server(cards: Card[]) {
  const reviews: Review[] = []
  const sent: Review[][] = []
  let line = true
  const told = () =>
    cards.map((card) => ({
      ...card,
      schedule: scheduleOf(
        card.createdAt,
        reviews.filter(({ cardId }) => cardId === card.id),
      ),
    }))
  standIn(async (url: string, init: RequestInit = {}) => {
    if (!line) throw new TypeError('Failed to fetch')
    if (url === '/api/cards' && init.method === 'GET') return Response.json({ cards: told() })
    if (url === '/api/cards/reviews') {
      const some: Review[] = JSON.parse(String(init.body)).reviews
      sent.push(some)
      for (const one of some) if (!reviews.some(({ id }) => id === one.id)) reviews.push(one)
      return Response.json({ cards: told() })
    }
    if (init.method === 'DELETE') {
      cards.splice(
        cards.findIndex(({ id }) => url.endsWith(id)),
        1,
      )
      return new Response(null, { status: 204 })
    }
    return Response.json({ documents: [], keptDays: 30 })
  })
  return {
    reviews,
    sent,
    goesAway: () => {
      line = false
    },
    comesBack: async () => {
      line = true
      await act(async () => void dispatchEvent(new Event('online')))
      await settle()
    },
  }
}

/** Fake answers arrive within a few turns of the event loop. */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setTimeout(next))
  })

async function open(): Promise<void> {
  const session = { state: { name: 'signed-in', user: USER } } as unknown as Session
  render(
    <SessionContext value={session}>
      <MemoryNavigation at="/cards">
        <ToastProvider>
          <CardsScreen />
        </ToastProvider>
      </MemoryNavigation>
    </SessionContext>,
  )
  await settle()
}
const button = (name: RegExp) => screen.getByRole('button', { name })
const count = () => document.querySelector('.cards [role="status"]')?.textContent ?? ''
const question = () => screen.queryByRole('article')?.querySelector('h2')?.textContent
async function rate(name: RegExp): Promise<void> {
  fireEvent.click(button(/Show the answer/))
  fireEvent.click(button(name))
  await settle()
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const two = () => [aCard('attrition'), aCard('osmosis', { createdAt: 1 })]

it('asks what is due, shows the answer with the words it rests on, and goes on to the next', async () => {
  const { reviews } = server(two())
  await open()
  expect(count()).toContain('2 due')
  expect(question()).toBe('What does attrition mean?')
  expect(screen.queryByText('attrition is explained here.')).toBeNull()
  fireEvent.click(button(/Show the answer/))
  expect(screen.getByText('It means attrition and no more')).toBeTruthy()
  expect(screen.getByText('attrition is explained here.')).toBeTruthy()
  expect(screen.getByRole('button', { name: /p\. 3, open the page/ })).toBeTruthy()
  fireEvent.click(button(/^Easy/))
  await settle()
  expect(question()).toBe('What does osmosis mean?')
  expect(reviews).toMatchObject([{ cardId: 'attrition', rating: 4 }])
})

it('says of each rating when the card would come again', async () => {
  server(two())
  await open()
  fireEvent.click(button(/Show the answer/))
  const [again, , , easy] = ['Again', 'Hard', 'Good', 'Easy'].map(
    (name) => button(new RegExp(`^${name}`)).textContent,
  )
  expect(again).toBe('Again1 min')
  expect(easy).toMatch(/^Easy\d+ days$/)
})

it('turns a card with the space bar and rates it with a figure', async () => {
  const { reviews } = server(two())
  await open()
  fireEvent.keyDown(document.body, { key: ' ' })
  fireEvent.keyDown(document.body, { key: '4' })
  await settle()
  expect(reviews).toMatchObject([{ cardId: 'attrition', rating: 4 }])
})

it('goes on without a line, also after a reload, and sends everything once when there is one', async () => {
  const { reviews, sent, goesAway, comesBack } = server(two())
  await open()
  goesAway()
  await rate(/^Easy/)
  expect(count()).toContain('1 review saved here')
  cleanup()
  await open()
  expect(question()).toBe('What does osmosis mean?')
  await rate(/^Easy/)
  expect(screen.getByText('Done for now')).toBeTruthy()
  expect(reviews).toEqual([])
  await comesBack()
  expect(reviews.map(({ cardId }) => cardId)).toEqual(['attrition', 'osmosis'])
  expect(count()).not.toContain('saved here')
  await comesBack()
  expect(sent).toHaveLength(1)
  expect(keptDeck('u1')?.pending).toEqual([])
})

it('deletes a card when it is asked twice, and only that one', async () => {
  server(two())
  await open()
  fireEvent.click(screen.getByText('All cards'))
  await act(() => vi.dynamicImportSettled())
  await settle()
  fireEvent.click(button(/^Delete What does attrition mean/))
  expect(question()).toBe('What does attrition mean?')
  fireEvent.click(button(/Delete for good/))
  await settle()
  expect(question()).toBe('What does osmosis mean?')
})

it('begins with how a card is made where there is none', async () => {
  server([])
  await open()
  await act(() => vi.dynamicImportSettled())
  await settle()
  expect(screen.getByText('No cards yet')).toBeTruthy()
  expect(screen.getByText(/You have no documents here yet/)).toBeTruthy()
})

it('leaves nothing of a person on the device who has signed out', async () => {
  server(two())
  await open()
  expect(keptDeck('u1')?.cards).toHaveLength(2)
  forgetCards()
  expect(keptDeck('u1')).toBeUndefined()
})
