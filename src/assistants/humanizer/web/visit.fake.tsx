/** One visit to the screen in a test: a student, a scripted server, and a clock. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { type Session, SessionContext } from '#capabilities/accounts/web/session/use-session.ts'
import { standIn } from '#tests/stand-in.ts'
import { ToastProvider } from '#ui/feedback/use-toast.tsx'
import { MemoryNavigation } from '#ui/router/memory.fake.tsx'
import { usePlace } from '#ui/router/use-navigation.ts'
import { readPrompt } from '../rules/prompt/prompt.ts'
import { STANDARD } from '../rules/settings.ts'
import { rewriteHere } from './rewrite-here.ts'
import HumanizerScreen from './screen.tsx'
// Preloaded, so that they render at once.
import './preview.tsx'
import './work/changes-explained.tsx'
import './work/past-list.tsx'
import './manner/own-voice.tsx'

type Asked = { url: string; method: string; body: Record<string, unknown> }
export type VisitOptions = {
  signedIn?: boolean
  access?: object | 'away' | 'asked'
  calm?: boolean
  online?: boolean
  /** The server's answer to a text; by default the real one. */
  serve?: (asked: Asked) => Promise<Response> | Response
}

export async function passes(ms = 0): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}
export async function arrived(): Promise<void> {
  for (let i = 0; i < 4; i += 1) {
    await act(() => vi.dynamicImportSettled())
    await passes()
  }
}
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
export const press = (name: string | RegExp) => fireEvent.click(button(name))
export const choose = (tab: string) => fireEvent.click(screen.getByRole('tab', { name: tab }))
export const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your text' })
export const write = (text: string) => fireEvent.change(input(), { target: { value: text } })
export const output = () => screen.getByRole('region', { name: 'Humanized' })
export const outputText = () => output().querySelector('.txt')?.textContent ?? ''
export const modal = () => screen.queryByRole('dialog')
export const address = () => document.querySelector('output')?.textContent

export async function visit({
  signedIn = true,
  access = { paid: true },
  calm = true,
  online = true,
  serve,
}: VisitOptions = {}) {
  vi.useFakeTimers({ now: new Date('2026-11-22T08:00:00Z') })
  localStorage.clear()
  const asked: Asked[] = []
  const copied: string[] = []
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: calm && query.includes('reduce'),
    addEventListener() {},
    removeEventListener() {},
  }))
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  })
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online })
  standIn(async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const sent: Asked = { url, method, body: typeof body === 'string' ? JSON.parse(body) : {} }
    if (url === '/api/access') {
      if (access === 'asked') return new Promise(() => {})
      if (access === 'away') throw new TypeError('Failed to fetch')
      return Response.json({ assistants: { humanizer: access } })
    }
    asked.push(sent)
    if (serve) return serve(sent)
    if (url === '/ai/humanizer/texts') return Response.json({ texts: [] })
    return Response.json(rewriteHere(readPrompt(String(sent.body.prompt)).text, STANDARD))
  })
  const user = {
    uid: 'u1',
    email: 'c@unza.zm',
    displayName: 'Chipo M',
    photoURL: null,
    emailVerified: true,
    isAdmin: false,
  }
  const session = { state: signedIn ? { name: 'signed-in', user } : { name: 'signed-out' } } as Session
  render(
    <SessionContext value={session}>
      <MemoryNavigation>
        <ToastProvider>
          <HumanizerScreen />
          <Address />
        </ToastProvider>
      </MemoryNavigation>
    </SessionContext>,
  )
  await arrived()
  return { asked, copied }
}

/** Types a text and presses Humanize. */
export async function humanizes(text: string, options: VisitOptions = {}) {
  const scene = await visit(options)
  write(text)
  press('Humanize')
  await arrived()
  return scene
}

export function leave() {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
}

function Address() {
  const { pathname, search } = usePlace()
  return <output>{pathname + search}</output>
}
