/** A spoken room in a component test: a server that is played by hand, a browser without sound, and a clock. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { vi } from 'vitest'
import { HeldUpload } from '#api-client/held-upload.fake.ts'
import type { AssistantAccess } from '#capabilities/access/contract.ts'
import { type Session, SessionContext } from '#capabilities/accounts/web/session/use-session.ts'
import type { DocumentSummary } from '#capabilities/documents/contract.ts'
import type { TurnLine } from '#capabilities/voice/contract.ts'
import { fakeSound } from '#capabilities/voice/web/sound/sound.fake.ts'
import { broken, standIn } from '#tests/stand-in.ts'
import { ToastProvider } from '#ui/feedback/use-toast.tsx'
import { MemoryNavigation } from '#ui/router/memory.fake.tsx'
import { usePlace } from '#ui/router/use-navigation.ts'
import type { ChatMessage, Clock, OpenSession, ProcessingStatus, SessionSummary } from '../contract.ts'
import type { Report } from '../rules/report/contract.ts'
import { SAYS } from '../spec.ts'
import { clockAt, firstMessage, PAID } from './part-fixtures.ts'
// Preloads lazy chunks, so that the test's fake clock cannot delay them.
import './unlocked-screen.tsx'
import './preview/preview.tsx'
import './chat/chat.tsx'
import './report/report-screen.tsx'
import './upload/deliver.ts'
import './upload/brought-document.tsx'
import './upload/processing-panel.tsx'
import './over-dialog.tsx'
import './past-sessions.tsx'
import '#capabilities/documents/web/library/kept-list.tsx'
import '#capabilities/voice/web/settings/voice-settings-dialog.tsx'

type World = {
  session: 'signed-in' | 'signed-out' | 'loading'
  access: AssistantAccess | 'asked'
  documents: DocumentSummary[]
  sessions: SessionSummary[]
  open: string | null
  status: () => Response | Promise<Response>
  messages: ChatMessage[]
  clock: Clock
  start: () => Response
  asked: OpenSession['asked']
  report: Report | 'nothing-said' | undefined
  /** "POST /api/sessions/s1/beat" */
  calls: { call: string; headers: Record<string, string> }[]
  turns: { form: FormData; headers: Record<string, string>; answer: Played }[]
  sound: ReturnType<typeof fakeSound>
}
export let world: World

type Played = {
  lines(...lines: TurnLine[]): Promise<void>
  refuse(status: number, body: object | string): Promise<void>
}

export function beginWorld(type: 'examiner' | 'consultant' = 'examiner'): void {
  vi.useFakeTimers({ now: new Date('2026-11-22T08:00:00Z') })
  localStorage.clear()
  localStorage.setItem('weekbe4:voice', JSON.stringify({ browserRecognition: false, toldOfEar: true }))
  HeldUpload.all = []
  Element.prototype.scrollIntoView = () => {}
  world = {
    session: 'signed-in',
    access: PAID,
    documents: [],
    sessions: [],
    open: null,
    status: () => Response.json(status({ stage: 'analyzing', progress: 45 })),
    messages: [firstMessage(type)],
    clock: clockAt(),
    start: () => Response.json(world.clock),
    asked: null,
    report: undefined,
    calls: [],
    turns: [],
    sound: fakeSound(),
  }
  vi.stubGlobal('XMLHttpRequest', HeldUpload)
  standIn(async (path: string, { method = 'GET', headers, body, signal }: RequestInit = {}) => {
    const sent = { ...(headers as Record<string, string>) }
    world.calls.push({ call: `${method} ${path}`, headers: sent })
    return path.endsWith('/audio-response')
      ? play(body as FormData, sent, signal)
      : answerTo(path.split('?')[0] ?? path, path, type)
  })
}

export function endWorld(): void {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
}

export const status = (change: Partial<ProcessingStatus> = {}): ProcessingStatus => ({
  status: 'processing',
  progress: 30,
  stage: 'uploaded',
  ...change,
})

function answerTo(
  path: string,
  whole: string,
  type: 'examiner' | 'consultant',
): Response | Promise<Response> {
  if (path === '/api/access') {
    if (world.access === 'asked') return new Promise(() => {})
    return Response.json({ assistants: { defense: world.access, consultation: world.access } })
  }
  if (path === '/api/documents') return Response.json({ documents: world.documents, keptDays: 30 })
  if (path === '/api/voice/engines') return Response.json(BUILT_IN)
  if (path.startsWith('/api/audio/'))
    return new Response(new ArrayBuffer(9_000), { headers: { 'content-type': 'audio/mpeg' } })
  if (path.endsWith('/processing-status')) return world.status()
  if (path === '/api/sessions') return Response.json({ sessions: world.sessions, open: world.open })
  if (path.endsWith('/start')) return world.start()
  if (path.endsWith('/beat')) return Response.json(world.clock)
  if (path.endsWith('/end')) return Response.json({ ...world.clock, state: 'ended', counting: false })
  if (path.endsWith('/report') && world.report === 'nothing-said')
    return Response.json({ error: SAYS.nothingSaid, code: world.report }, { status: 409 })
  if (path.endsWith('/report'))
    return world.report ? Response.json(world.report) : new Response(null, { status: 404 })
  const after = Number(new URLSearchParams(whole.split('?')[1]).get('after') ?? 0)
  return Response.json(openSession(type, after))
}

const openSession = (type: 'examiner' | 'consultant', after: number): OpenSession => ({
  sessionId: 's1',
  assistant: type === 'examiner' ? 'defense' : 'consultant',
  clock: world.clock,
  document: {
    id: 'd1',
    title: 'Savings in Chipata',
    gone: false,
    filename: 'thesis.pdf',
    size: 9,
    type: 'application/pdf',
  },
  style: 'standard',
  speakers: [],
  messages: world.messages.slice(after),
  messageCount: world.messages.length,
  asked: world.asked,
  engine: { name: 'Weekbe4’s examiner', builtIn: true },
  notes: [],
})

function play(form: FormData, headers: Record<string, string>, signal: AbortSignal | null | undefined) {
  return new Promise<Response>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    let send: ((line: TurnLine) => void) | undefined
    world.turns.push({
      form,
      headers,
      answer: {
        async lines(...lines) {
          if (!send) {
            const body = new ReadableStream<Uint8Array>({
              start(controller) {
                send = (line) => controller.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`))
              },
            })
            resolve(new Response(body))
          }
          for (const line of lines) send?.(line)
          await later(undefined, 20)
        },
        async refuse(code, body) {
          resolve(
            typeof body === 'string'
              ? broken(new Response(body, { status: code }))
              : Response.json(body, { status: code }),
          )
          await later(undefined, 20)
        },
      },
    })
  })
}

const BUILT_IN = {
  hears: { name: 'Built-in recogniser', builtIn: true },
  speaks: { name: 'Built-in voice', builtIn: true },
}

/** The time that passes, and everything that follows from it. */
export const later = (work: () => void = () => undefined, ms = 0) =>
  act(async () => {
    work()
    await vi.advanceTimersByTimeAsync(ms)
  })
/** An answer that was read takes its turns of the loop, and more of them on a busy machine. */
export async function eventually(holds: () => unknown): Promise<void> {
  for (let tries = 0; tries < 200 && !holds(); tries += 1) await later(undefined, 5)
}

function Address() {
  const { pathname, search } = usePlace()
  return <output data-testid="address">{pathname + search}</output>
}
export const address = () => screen.getByTestId('address').textContent

export async function openRoom(Room: ComponentType, at = '/research/defense') {
  const user = { uid: 'u1', displayName: 'Chipo M' }
  const state = world.session === 'signed-in' ? { name: 'signed-in', user } : { name: world.session }
  const nobody = async () => undefined
  // The room reads only the signed-in user from a session.
  const session = { state, refresh: nobody, refetch: nobody, signOut: nobody, end: nobody } as unknown
  const shown = render(
    <SessionContext value={session as Session}>
      <ToastProvider>
        <MemoryNavigation at={at}>
          <Room />
          <Address />
        </MemoryNavigation>
      </ToastProvider>
    </SessionContext>,
  )
  for (let round = 0; round < 4; round += 1) await later()
  return shown
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const press = (name: string | RegExp) => later(() => void fireEvent.click(button(name)))
export const alertWords = () => screen.queryByRole('alert')?.textContent

export function fileOf(name = 'thesis.pdf', type = 'application/pdf', bytes = 4_000): File {
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}
export const zone = () => screen.getByRole('button', { name: /^Drop your/ })
export async function drop(file = fileOf()) {
  await later(() => {
    fireEvent.pointerDown(zone())
    fireEvent.drop(zone(), { dataTransfer: { files: [file] } })
  })
  await later()
}

export const answerUpload = (answer: object | string, code = 200) =>
  later(() => {
    const held = HeldUpload.all.at(-1)
    if (!held) throw new Error('nothing is being uploaded')
    if (typeof answer === 'string') held.answerBroken(code, answer)
    else held.answer(code, answer)
  })
export const taken = () =>
  answerUpload({
    success: true,
    sessionId: 's1',
    documentInfo: { filename: 'thesis.pdf', size: 4_000, type: 'application/pdf' },
  })

export const percent = () =>
  screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuenow')

/** The document is sent and read, and the conversation has begun. */
export async function inConversation(Room: ComponentType) {
  world.status = () => Response.json(status({ status: 'completed', stage: 'ready', progress: 100 }))
  const shown = await openRoom(Room)
  await drop()
  await taken()
  await eventually(() => document.querySelector('.session'))
  await eventually(() => world.calls.some(({ call }) => call.endsWith('/start')))
  await later()
  return shown
}
/** Text of the bottom panel. */
export const panel = () => document.querySelector('.voice .t b')?.textContent
export const called = (start: string) => world.calls.filter(({ call }) => call.startsWith(start))
