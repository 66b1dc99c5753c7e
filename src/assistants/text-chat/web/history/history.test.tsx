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
  fireEvent.change(search(), { target: { value: 'medi' } })
  await press('Rename Means')
  fireEvent.change(name()!, { target: { value: 'Means and more' } })
  scene.answers['GET /ai/conversations'] = () => listOf(past('c2', 'Medians'))
  await settle(1_000)
  expect(scene.others.filter(({ url }) => url.endsWith('?q=medi'))).toHaveLength(1)
  expect(name()?.value).toBe('Means and more')
  scene.answers['PATCH /ai/conversations/c1'] = () =>
    Response.json({ conversation: past('c1', 'Means and more') })
  await press('Save')
  expect(JSON.parse(String(scene.asked('PATCH', '/ai/conversations/c1')[0]!.body))).toEqual({
    title: 'Means and more',
  })
  expect(name()).toBeNull()
})

it('shows what was found before until the next answer is there', async () => {
  const scene = await visit({ past: [past('c1', 'Means')] })
  await press('History')
  scene.answers['GET /ai/conversations'] = () => refuses(listConversations, 'busy')
  fireEvent.change(search(), { target: { value: 'medi' } })
  await settle(1_000)
  expect(screen.getByRole('button', { name: 'Rename Means' })).toBeTruthy()
})
