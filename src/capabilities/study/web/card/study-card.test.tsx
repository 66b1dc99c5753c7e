/** The card in a component test: a scripted record, and a second device that is first. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refuses, standIn } from '#tests/stand-in.ts'
import { ToastProvider } from '#ui/feedback/use-toast.tsx'
import { answerRecord, type RecordAnswered, type RecordSlot } from '../../contract.ts'
import { RECORD_SAYS } from '../../spec.ts'
import StudyCard from './study-card.tsx'

const evidence = (quote: string) => [{ sentenceId: quote, page: 3, quote }]
const entry = (value: string) => ({ value, evidence: evidence(value) })
const slot = (id: RecordSlot['slot'], change: Partial<RecordSlot> = {}): RecordSlot => ({
  slot: id,
  state: 'proved',
  entries: [entry(`The ${id} as it stands.`)],
  candidates: [],
  isComplete: true,
  revision: 0,
  ...change,
})
let record: RecordAnswered
let sent: unknown[]
let elsewhere: RecordSlot | undefined

beforeEach(() => {
  sent = []
  elsewhere = undefined
  record = {
    asked: ['aim', 'objectives', 'conclusions'],
    slots: [
      slot('aim', { candidates: [entry('We wanted to know why.')] }),
      slot('objectives', { entries: [entry('To count.'), entry('To ask.')] }),
      slot('conclusions', { state: 'empty', entries: [] }),
    ],
  }
  standIn(async (_path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json(record)
    const said = JSON.parse(String(body))
    sent.push(said)
    const change = (to: RecordSlot) => {
      record = { ...record, slots: record.slots.map((one) => (one.slot === to.slot ? to : one)) }
    }
    if (elsewhere) {
      change(elsewhere)
      return refuses(answerRecord, 'answered-elsewhere', RECORD_SAYS.answeredElsewhere)
    }
    const state = said.says === 'not-mine' ? 'not-mine' : 'confirmed'
    change({ ...record.slots.find((one) => one.slot === said.slot)!, state, candidates: [], revision: 1 })
    return Response.json(record)
  })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

let onAnswered = vi.fn()
async function open(isWanted = false) {
  onAnswered = vi.fn()
  render(
    <ToastProvider>
      <StudyCard documentId="d1" name="thesis.pdf" isWanted={isWanted} onAnswered={onAnswered} />
    </ToastProvider>,
  )
  await waitFor(() => expect(document.querySelector('.study-check')).not.toBeNull())
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const asks = (words: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(words))
const type = (words: string) =>
  fireEvent.change(screen.getByLabelText('In your own words'), { target: { value: words } })

it('asks one thing at a time, with its words and its page, and tells the room of every answer', async () => {
  await open()
  await asks('Is this your aim?')
  expect(screen.getByText('The aim as it stands.')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^p\. 3/ })).toBeTruthy()
  // What came with the page leaves the focus where it is.
  expect(document.activeElement).toBe(document.body)
  press('Right')
  await asks('Are these your objectives?')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Are these your objectives?'))
  expect(sent).toEqual([{ slot: 'aim', says: 'right', seen: 0 }])
  expect(onAnswered).toHaveBeenCalledOnce()
  press('Skip')
  await asks('What do you conclude?')
  expect(screen.getByText(/could not tell from the text/)).toBeTruthy()
  press('Not in my work')
  await waitFor(() => expect(screen.getByText('Is this your study? 2 of 3 confirmed.')).toBeTruthy())
  press('Go on')
  await asks('Are these your objectives?')
  press('Right')
  await asks('What do you conclude?')
  press('Next')
  await waitFor(() => expect(screen.getByText(/^Thank you\./)).toBeTruthy())
})

it('offers the candidates, and takes a list on from what was found', async () => {
  await open()
  await asks('Is this your aim?')
  press('Not this')
  press('We wanted to know why. This one')
  await asks('Are these your objectives?')
  expect(sent).toEqual([{ slot: 'aim', says: 'candidate', candidate: 0, seen: 0 }])
  press('Not this')
  expect(screen.getByLabelText<HTMLTextAreaElement>('In your own words').value).toBe('To count.\nTo ask.')
  type('To count.\n\nTo ask why.')
  press('Use these words')
  await asks('What do you conclude?')
  expect(sent[1]).toEqual({ slot: 'objectives', says: 'words', words: ['To count.', 'To ask why.'], seen: 0 })
})

it('refuses an answer that is too long before it is sent, and keeps what was typed', async () => {
  await open()
  await asks('Is this your aim?')
  press('Not this')
  type('a'.repeat(601))
  press('Use these words')
  expect(screen.getByText('One answer can have at most 600 letters. Please shorten it.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('In your own words').value).toHaveLength(601)
  expect(sent).toEqual([])
})

it('shows the answer of another device that was first, and asks nothing twice', async () => {
  elsewhere = slot('aim', { state: 'confirmed', entries: [entry('The other aim.')], revision: 1 })
  await open()
  await asks('Is this your aim?')
  press('Not in my work')
  await waitFor(() => expect(screen.getByText(RECORD_SAYS.answeredElsewhere)).toBeTruthy())
  expect(screen.getByText('The other aim.')).toBeTruthy()
  expect(screen.getByText('You confirmed this.')).toBeTruthy()
  expect(onAnswered).toHaveBeenCalledOnce()
})

it('is put off without a word, stays one line, and opens for who asks for it', async () => {
  await open()
  await asks('Is this your aim?')
  press('Later')
  expect(screen.getByText('Is this your study? 0 of 3 confirmed.')).toBeTruthy()
  cleanup()
  await open()
  expect(screen.getByText('Is this your study? 0 of 3 confirmed.')).toBeTruthy()
  cleanup()
  await open(true)
  await asks('Is this your aim?')
})

it('asks nothing of a work that is confirmed', async () => {
  record = {
    asked: ['aim'],
    slots: [slot('aim', { state: 'confirmed', entries: [{ value: 'Mine.', evidence: [] }], revision: 2 })],
  }
  await open()
  expect(screen.getByText('This is your study, as you confirmed it.')).toBeTruthy()
  press('Change')
  await asks('Is this your aim?')
  // Theirs, and marked so.
  expect(screen.getByText('Your own words: they are not in the document.')).toBeTruthy()
})
