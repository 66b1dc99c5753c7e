/** One visit to the screen in a test: a signed-in student, and a scripted server. */

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { type Session, SessionContext } from '#capabilities/accounts/web/session/use-session.ts'
import type { DocumentSummary } from '#capabilities/documents/contract.ts'
import { broken, refuses, standIn } from '#tests/stand-in.ts'
import { ToastProvider } from '#ui/feedback/use-toast.tsx'
import { MemoryNavigation } from '#ui/router/memory.fake.tsx'
import { usePlace } from '#ui/router/use-navigation.ts'
import { type ChatEvent, type ChatMessage, readConversation } from '../contract.ts'
import TextChatScreen from './screen.tsx'
// Preloaded, so that they render at once.
import './preview/preview.tsx'
import './unlocked-screen.tsx'
import './messages/conversation.tsx'
import './selection/ask-about-selection.tsx'
import '#capabilities/study-cards/web/cards-of-answer.tsx'
import './answer/answer-text.tsx'
import './answer/chart-view.tsx'
import './images/image-modal.tsx'
import './history/history-dialog.tsx'
import './history/new-dialog.tsx'
import './history/conversation-export.tsx'

export type Asked = { method: string; url: string; headers: Record<string, string>; body: unknown }
export type Played = {
  events(...events: ChatEvent[]): Promise<void>
  /** `[DONE]`, and the end of the stream. */
  done(): Promise<void>
  /** In order, and without `[DONE]`. */
  end(): Promise<void>
  refuse(status: number, body: unknown, statusText?: string): Promise<void>
  cut(): Promise<void>
}

export const settle = async (ms = 0) => {
  await act(() => vi.dynamicImportSettled())
  await act(() => vi.advanceTimersByTimeAsync(ms))
}
/** Lazily loaded parts appear after a few turns of the loop. */
export async function arrived(holds: () => unknown): Promise<void> {
  for (let tries = 0; tries < 60 && !holds(); tries += 1) await settle(20)
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(button(name))
  await settle(20)
}
export const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
export async function write(text: string): Promise<void> {
  fireEvent.change(box(), { target: { value: text } })
  await settle()
}
export async function key(name: string, more: object = {}): Promise<boolean> {
  const went = fireEvent.keyDown(box(), { key: name, ...more })
  await settle(20)
  return went
}
export async function say(text: string): Promise<void> {
  await write(text)
  await key('Enter')
}
export async function choose(name: string, type: string, bytes = 10): Promise<void> {
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: bytes })
  const chooser = document.querySelector<HTMLInputElement>('input[type="file"]')!
  fireEvent.change(chooser, { target: { files: [file] } })
  await settle()
}
export const status = () => document.querySelector('.head .status')?.textContent
export const banner = () => document.querySelector('.note.bad[role="alert"]')?.textContent
export const address = () => document.querySelector('output')?.textContent
export const text = () => document.querySelector('.conversation')?.textContent ?? ''

const USER = {
  uid: 'u1',
  email: 'c@unza.zm',
  displayName: 'Chipo M',
  photoURL: null,
  emailVerified: true,
  isAdmin: false,
}

type Options = { signedIn?: boolean; access?: object | 'away' | 'asked'; keep?: boolean; past?: object[] }
type Answers = Record<string, () => Response>

export async function visit({
  signedIn = true,
  access = { paid: true },
  keep = false,
  past = [],
}: Options = {}) {
  vi.useFakeTimers({ now: new Date('2026-11-22T08:00:00Z'), shouldAdvanceTime: true })
  if (!keep) localStorage.clear()
  // KaTeX works only on a page with a doctype, as ours has.
  Object.defineProperty(document, 'compatMode', { configurable: true, value: 'CSS1Compat' })
  const turns: { asked: Asked; answer: Played }[] = []
  const others: Asked[] = []
  const answers: Answers = {
    'GET /ai/conversations': () => Response.json({ conversations: past, next: null }),
    'GET /ai/conversations/c1': () => refuses(readConversation, 'not-found'),
    'PATCH /ai/conversations/c1': () =>
      Response.json({ conversation: { id: 'c1', title: 'A mean', at: AT, messages: 2 } }),
    'GET /api/documents/d1': () => Response.json({ document: reading() }),
  }
  const world = { access }

  standIn(async (url: string, init: RequestInit = {}) => {
    const { method = 'GET', headers = {}, body } = init
    const asked = { method, url, headers: headers as Record<string, string>, body }
    if (url === '/api/access') {
      if (world.access === 'asked') return new Promise(() => {})
      if (world.access === 'away') throw new TypeError('Failed to fetch')
      return Response.json({ assistants: { chat: world.access } })
    }
    if (url === '/ai/chat' || (method === 'GET' && url.startsWith('/ai/chat/answers/')))
      return played(asked, init.signal)
    others.push(asked)
    const [path = ''] = url.split('?')
    return answers[`${method} ${path}`]?.() ?? new Response(null, { status: 204 })
  })

  function played(asked: Asked, signal: AbortSignal | null | undefined) {
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => {
        reject(new DOMException('', 'AbortError'))
        stream?.error(new DOMException('', 'AbortError'))
      })
      let stream: ReadableStreamDefaultController<Uint8Array> | undefined
      const begin = () => {
        if (stream) return
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            stream = controller
          },
        })
        resolve(new Response(body, { status: 200 }))
      }
      const put = (words: string) => stream?.enqueue(new TextEncoder().encode(words))
      turns.push({
        asked,
        answer: {
          async events(...events) {
            begin()
            for (const event of events) put(`data: ${JSON.stringify(event)}\n\n`)
            await settle(20)
          },
          async done() {
            put('data: [DONE]\n\n')
            stream?.close()
            await settle(20)
          },
          async end() {
            stream?.close()
            await settle(20)
          },
          async refuse(code, body, statusText = '') {
            const words = typeof body === 'string' ? body : JSON.stringify(body)
            const response = new Response(words, { status: code, statusText })
            resolve(typeof body === 'string' ? broken(response) : response)
            await settle(20)
          },
          async cut() {
            if (stream) stream.error(new TypeError('network error'))
            else reject(new TypeError('Failed to fetch'))
            await settle(20)
          },
        },
      })
    })
  }

  const session = { state: signedIn ? { name: 'signed-in', user: USER } : { name: 'signed-out' } } as Session
  const render_ = () =>
    render(
      <SessionContext value={session}>
        <ToastProvider>
          <MemoryNavigation>
            <TextChatScreen />
            <Address />
          </MemoryNavigation>
        </ToastProvider>
      </SessionContext>,
    )
  let view = render_()
  const there = () => document.querySelector('.composer, .note, .skel')
  await arrived(there)
  if (signedIn && access !== 'asked') await arrived(() => document.querySelector('.composer'))
  return {
    world,
    turns,
    others,
    answers,
    turn: (index = turns.length - 1) => turns[index]!,
    form: (index = turns.length - 1) => turns[index]!.asked.body as FormData,
    asked: (method: string, path: string) =>
      others.filter((one) => one.method === method && one.url.split('?')[0] === path),
    /** Reloads the page. */
    async again() {
      view.unmount()
      view = render_()
      await arrived(() => document.querySelector('.composer'))
      await settle(50)
    },
  }
}

export function leave(): void {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}

function Address() {
  const { pathname, search } = usePlace()
  return <output>{pathname + search}</output>
}

const AT = '2026-11-22T08:00:00.000Z'
/** A file of the chat that the server is reading. */
export const reading = (step = ''): DocumentSummary => ({
  id: 'd1',
  name: 'scan.pdf',
  purpose: 'chat',
  bytes: 10,
  status: 'reading',
  step,
  percent: 10,
  problem: null,
  kind: null,
  pages: null,
  createdAt: AT,
  keptUntil: AT,
})
export const question = (id: string, content: string, parentId: string | null = null): ChatMessage => ({
  id,
  content,
  sender: 'user',
  timestamp: AT,
  parentId,
  state: 'complete',
})
export const answer = (id: string, content: string, parentId: string): ChatMessage => ({
  id,
  content,
  sender: 'ai',
  timestamp: AT,
  parentId,
  state: 'complete',
  engine: { name: 'scripted-7b', builtIn: false },
})
export const START = (id = 'a1', asked = question('q1', 'What is a mean?')): ChatEvent => ({
  type: 'start',
  conversationId: 'c1',
  title: 'What is a mean?',
  messageId: id,
  question: asked,
  readsFile: false,
})
export function complete(
  id: string,
  content: string,
  parentId = 'q1',
  more: Partial<ChatMessage> = {},
): ChatEvent {
  const { content: _content, ...message } = { ...answer(id, content, parentId), ...more }
  return { type: 'complete', fullResponse: content, message }
}
export const chunk = (offset: number, delta: string): ChatEvent => ({ type: 'chunk', offset, delta })

/** One question, asked and answered. */
export async function answered(content = 'The sum divided by the count.') {
  const scene = await visit()
  await say('What is a mean?')
  await scene.turn().answer.events(START(), chunk(0, content), complete('a1', content))
  await scene.turn().answer.done()
  await arrived(() => document.querySelector('.streamed'))
  return scene
}
