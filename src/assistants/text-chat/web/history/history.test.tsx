import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { refuses } from '#tests/stand-in.ts'
import { listConversations } from '../../contract.ts'
import { leave, press, settle, visit } from '../visit.fake.tsx'

afterEach(leave)

const AT = '2026-11-22T08:00:00.000Z'
const past = (id: string, title: string) => ({ id, title, at: AT, messages: 2 })
const listOf = (...conversations: object[]) => Response.json({ conversations, next: null })
const search = () => screen.getByRole('searchbox')
const name = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Name' })

it('keeps a new name that is being written when a search answers, whatever that finds', async () => {
  const scene = await visit({ past: [past('c1', 'Means'), past('c2', 'Medians')] })
  await press('History')
  await press('Rename Means')
  fireEvent.change(name()!, { target: { value: 'Means and more' } })
  const field = name()
  scene.answers['GET /ai/conversations'] = () => listOf(past('c2', 'Medians'))
  fireEvent.change(search(), { target: { value: 'medi' } })
  expect(name()).toBe(field)
  await settle(1_000)
  expect(scene.others.filter(({ url }) => url.endsWith('?q=medi'))).toHaveLength(1)
  expect(name()).toBe(field)
  expect(name()?.value).toBe('Means and more')
  scene.answers['PATCH /ai/conversations/c1'] = () =>
    Response.json({ conversation: past('c1', 'Means and more') })
  await press('Save')
  expect(JSON.parse(String(scene.asked('PATCH', '/ai/conversations/c1')[0]!.body))).toEqual({
    title: 'Means and more',
  })
  expect(name()).toBeNull()
})

it('shows nothing of the search before under the words of a new one', async () => {
  const scene = await visit({ past: [past('c1', 'Means')] })
  await press('History')
  scene.answers['GET /ai/conversations'] = () => refuses(listConversations, 'busy')
  fireEvent.change(search(), { target: { value: 'medi' } })
  expect(screen.queryByRole('button', { name: 'Rename Means' })).toBeNull()
  expect(screen.queryByText(/Nothing was found/)).toBeNull()
  await settle(1_000)
  expect(screen.queryByRole('button', { name: 'Rename Means' })).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('The sentence of a refusal.')
})

it('does not say that there are none while a search that found nothing is taken back', async () => {
  const scene = await visit({ past: [past('c1', 'Means')] })
  await press('History')
  scene.answers['GET /ai/conversations'] = () => listOf()
  fireEvent.change(search(), { target: { value: 'modes' } })
  await settle(1_000)
  expect(screen.getByText('Nothing was found.')).toBeTruthy()
  scene.answers['GET /ai/conversations'] = () => listOf(past('c1', 'Means'))
  fireEvent.change(search(), { target: { value: '' } })
  expect(screen.queryByText(/Nothing was found|No conversations yet/)).toBeNull()
  await settle(1_000)
  expect(screen.getByRole('button', { name: 'Rename Means' })).toBeTruthy()
})
