import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answered, arrived, eventually, HEARD, leave, noButton, passes, visit } from './visit.fake.tsx'

afterEach(leave)

const toggle = (details: Element, open: boolean) => {
  Object.assign(details, { open })
  fireEvent(details, new Event('toggle'))
}

describe("'What was said'", () => {
  it('holds the whole conversation, which can be saved as text and deleted', async () => {
    const scene = await answered()
    await passes(600)
    toggle(document.querySelector('details.what-was-said')!, true)
    await arrived('.said')
    const here = within(screen.getByRole('region', { name: 'This conversation' }))
    expect(here.getByText(HEARD.text)).toBeTruthy()
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
    fireEvent.click(here.getByRole('button', { name: 'Save as text' }))
    expect(await saved[0]!.text()).toContain('You (rough transcript): what is a variable')
    fireEvent.click(here.getByRole('button', { name: 'Delete' }))
    fireEvent.click(here.getByRole('button', { name: 'Delete for good' }))
    await passes()
    const session = scene.turn().asked.headers['X-Session-ID']
    expect(scene.others.at(-1)).toMatchObject({ method: 'DELETE', url: `/ai/voice/conversations/${session}` })
    expect(here.queryByText(HEARD.text)).toBeNull()
  })

  it('keeps the focus of who opened it, though the room behind the door takes its place', async () => {
    await visit()
    document.querySelector<HTMLElement>('.what-was-said summary')!.focus()
    toggle(document.querySelector('details.what-was-said')!, true)
    await arrived('.said')
    expect(document.activeElement).toBe(document.querySelector('.what-was-said summary'))
  })

  it('lists the conversations of other visits, to read and to delete', async () => {
    const scene = await visit()
    const times = { startedAt: '2026-11-18T09:00:00Z', lastAt: '2026-11-18T09:10:00Z' }
    scene.world.conversations.conversations = [
      { sessionId: 'old', title: 'what is a frame', turns: 1, ...times },
    ]
    scene.world.record = {
      sessionId: 'old',
      turns: [
        {
          attempt: 'a',
          at: times.startedAt,
          heard: HEARD,
          reply: 'A list.',
          broken: false,
          audioUrl: null,
          engine: null,
        },
      ],
    }
    toggle(document.querySelector('details.what-was-said')!, true)
    await arrived('.said')
    expect(screen.getByText('The text is kept for 30 days.')).toBeTruthy()
    toggle(document.querySelector('details.earlier')!, true)
    await eventually(() => screen.queryByText('A list.'))
    expect(screen.getByText('A list.')).toBeTruthy()
    expect(noButton(/^Play/)).toBe(true)
    const earlier = within(document.querySelector<HTMLElement>('details.earlier')!)
    fireEvent.click(earlier.getByRole('button', { name: 'Delete' }))
    scene.world.deletes = 500
    fireEvent.click(earlier.getByRole('button', { name: 'Delete for good' }))
    await eventually(() => earlier.queryByRole('alert'))
    expect(earlier.getByRole('alert').textContent).toBe('It could not be deleted. Please try again.')
    scene.world.deletes = 204
    scene.world.conversations.conversations = []
    fireEvent.click(earlier.getByRole('button', { name: 'Delete for good' }))
    await eventually(() => !document.querySelector('details.earlier'))
    expect(document.querySelector('details.earlier')).toBeNull()
  })
})
