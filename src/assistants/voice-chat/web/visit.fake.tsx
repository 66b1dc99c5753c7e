/** One visit to the screen in a test: a signed-in student, a scripted server, and a clock. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { type Session, SessionContext } from '#capabilities/accounts/web/session/use-session.ts'
import type { ConversationRecord, Conversations, TurnLine } from '#capabilities/voice/contract.ts'
import { fakeSound } from '#capabilities/voice/web/sound/sound.fake.ts'
import { standIn } from '#tests/stand-in.ts'
import { ToastProvider } from '#ui/feedback/use-toast.tsx'
import { MemoryNavigation } from '#ui/router/memory.fake.tsx'
import { usePlace } from '#ui/router/use-navigation.ts'
import VoiceChatScreen from './screen.tsx'
// Preloaded, so that they render at once.
import './preview.tsx'
import './unlocked-screen.tsx'
import './spoken-text.tsx'
import '#capabilities/voice/web/settings/voice-settings-dialog.tsx'

type Refused = { status: number; body: object }
export type Asked = { url: string; headers: Record<string, string>; form: FormData; method: string }
type Played = {
  lines(...lines: TurnLine[]): Promise<void>
  refuse(refused: Refused): Promise<void>
  cut(): Promise<void>
}

type Engine = { name: string; builtIn: boolean }
export type VisitOptions = {
  signedIn?: boolean
  access?: object | 'away' | 'asked'
  /** The server's recogniser and voice, if not the built-in engines. */
  engines?: { hears?: Engine; speaks?: Engine } | 'away'
}

/** Lets lazy parts load and this much time pass. */
export async function passes(ms = 0): Promise<void> {
  const atTheDoor = document.querySelector('.voice-room') && !document.querySelector('.data-line')
  if (atTheDoor) await act(() => vi.dynamicImportSettled())
  await act(() => vi.advanceTimersByTimeAsync(ms))
}
/** React delays updates shortly after a placeholder, to avoid flicker. */
/** Reading an answer takes some turns of the event loop, and more on a busy machine. */
export async function eventually(holds: () => unknown): Promise<void> {
  for (let tries = 0; tries < 100 && !holds(); tries += 1) await passes(10)
}
export async function arrived(selector: string): Promise<void> {
  for (let tries = 0; tries < 20 && !document.querySelector(selector); tries += 1) {
    await act(() => vi.dynamicImportSettled())
    await passes(50)
  }
  await passes()
}
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const noButton = (name: string | RegExp) => screen.queryByRole('button', { name }) === null
export const press = (name: string | RegExp) => fireEvent.click(button(name))
/** The state as announced to a screen reader. */
export const status = () => document.querySelector('.calm [role="status"] h2')?.textContent
export const address = () => document.querySelector('output')?.textContent
export const problem = () => document.querySelector('.note.bad')?.textContent

export async function visit({ signedIn = true, access = { paid: true }, engines }: VisitOptions = {}) {
  Element.prototype.scrollIntoView = () => {}
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') })
  localStorage.clear()
  const sound = fakeSound()
  const turns: { asked: Asked; answer: Played }[] = []
  const others: Asked[] = []
  const conversations: Conversations = { conversations: [], keptDays: 30 }
  const record: ConversationRecord = { sessionId: '', turns: [] }
  const world = { access, conversations, record, deletes: 204 }

  standIn(async (url: string, init: RequestInit = {}) => {
    const { method = 'GET', headers = {}, body } = init
    const asked = { url, method, headers: headers as Record<string, string>, form: body as FormData }
    if (url === '/api/access') {
      if (world.access === 'asked') return new Promise(() => {})
      if (world.access === 'away') throw new TypeError('Failed to fetch')
      return json({ assistants: { voice: world.access } })
    }
    if (url === '/ai/process-audio') return play(asked, init.signal)
    if (url === '/api/voice/engines') {
      if (engines === 'away') throw new TypeError('Failed to fetch')
      return json({ ...BUILT_IN, ...engines })
    }
    others.push(asked)
    if (url.startsWith('/api/audio/'))
      return new Response(new ArrayBuffer(9_000), { headers: { 'content-type': 'audio/mpeg' } })
    if (url === '/ai/process-audio/so-far') return new Response(null, { status: 204 })
    if (url === '/ai/process-audio/aloud') return json({ audioUrl: AUDIO })
    if (method === 'DELETE')
      return world.deletes < 400
        ? new Response(null, { status: world.deletes })
        : Response.json({ error: 'Something went wrong.', code: 'our-fault' }, { status: world.deletes })
    if (url === '/ai/voice/conversations') return json(world.conversations)
    return json(world.record)
  })

  function play(asked: Asked, signal: AbortSignal | null | undefined) {
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      let send: ((line: TurnLine | undefined) => void) | undefined
      const begin = () => {
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            send = (line) => {
              if (line) controller.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`))
              else controller.error(new TypeError('network error'))
            }
          },
        })
        resolve(new Response(body))
      }
      const answer: Played = {
        async lines(...lines) {
          if (!send) begin()
          for (const line of lines) send?.(line)
          await passes()
        },
        async refuse({ status: code, body }) {
          resolve(Response.json(body, { status: code }))
          await passes()
        },
        async cut() {
          if (send) send(undefined)
          else reject(new TypeError('Failed to fetch'))
          await passes()
        },
      }
      turns.push({ asked, answer })
    })
  }

  const user = {
    uid: 'u1',
    email: 'c@unza.zm',
    displayName: 'Chipo M',
    photoURL: null,
    emailVerified: true,
    isAdmin: false,
  }
  const session = { state: signedIn ? { name: 'signed-in', user } : { name: 'signed-out' } } as Session
  const screenOnce = () => (
    <SessionContext value={session}>
      <MemoryNavigation>
        <ToastProvider>
          <VoiceChatScreen />
          <Address />
        </ToastProvider>
      </MemoryNavigation>
    </SessionContext>
  )
  const view = render(screenOnce())
  await passes()
  if (access !== 'asked') await arrived('.calm, .note')
  return {
    sound,
    getUserMedia: sound.getUserMedia,
    released: sound.released,
    recordings: sound.recordings,
    began: sound.began,
    sounding: () => sound.sounding,
    turns,
    others,
    world,
    view,
    /** The pending answer. */
    turn: (index = turns.length - 1) => turns[index]!,
    async again() {
      view.unmount()
      render(screenOnce())
      await passes()
    },
    async speaksOn() {
      await passes(2_000)
      press('Stop & Send')
      await passes()
    },
    /** Starts a conversation, speaks for two seconds, and sends it. */
    async speaks() {
      press('Start talking')
      await passes(2_000)
      press('Stop & Send')
      await passes()
    },
  }
}

const BUILT_IN = {
  hears: { name: 'Built-in recogniser', builtIn: true },
  speaks: { name: 'Built-in voice', builtIn: true },
}

export function leave() {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
}

const json = (body: object) => Response.json(body)

function Address() {
  const { pathname, search } = usePlace()
  return <output>{pathname + search}</output>
}

export const AUDIO = '/api/audio/1.mp3'
export const HEARD = { text: 'what is a variable', rung: 'built-in', trust: 'rough' } as const
export const REPLY: TurnLine[] = [
  { type: 'chunk', content: '', heard: HEARD },
  { type: 'chunk', content: 'Something you measure.', audioUrl: AUDIO, seq: 0 },
  { type: 'complete', text: 'Something you measure.', audioUrl: '/api/audio/whole.mp3', heard: HEARD },
]

/** One turn, spoken and answered. */
export async function answered() {
  const scene = await visit()
  await scene.speaks()
  await scene.turn().answer.lines(...REPLY)
  return scene
}
