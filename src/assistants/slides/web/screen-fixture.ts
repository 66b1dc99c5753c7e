/** The PowerPoint Creator's screen in a component test, with a scripted server. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { vi } from 'vitest'
import { HeldUpload } from '#api-client/held-upload.fake.ts'
import type { AssistantAccess } from '#capabilities/access/contract.ts'
import { SessionContext } from '#capabilities/accounts/web/session/use-session.ts'
import { isBroken, standIn } from '#tests/stand-in.ts'
import { ToastProvider } from '#ui/feedback/use-toast.tsx'
import { MemoryNavigation } from '#ui/router/memory.fake.tsx'
import { usePlace } from '#ui/router/use-navigation.ts'
import { type JobStatus, type PresentationRecord, type Presentations, readFile } from '../contract.ts'
import SlidesScreen from './screen.tsx'
// Preloaded, so that lazy parts are there at once whatever the fake clock does.
import './unlocked-screen.tsx'
import './preview.tsx'
import './past.tsx'
import './deck/deck.tsx'
import './making/ask-first.tsx'
import './making/done.tsx'
import './making/outline-step.tsx'
import './making/progress-box.tsx'
import './making/start-job.ts'
import './limit-reached.tsx'
import '#capabilities/documents/web/library/kept-list.tsx'

export const PAID: AssistantAccess = { paid: true, generationsUsed: 1, generationsLeft: 4 }
export const UNPAID: AssistantAccess = {
  paid: false,
  reason: 'never-bought',
  message: 'Please purchase PowerPoint Creator to use it in full.',
}
export const RECORD: PresentationRecord = {
  id: 'job-1',
  sourceFilename: 'thesis.pdf',
  url: '/ai/weekbe4-presentations/job-1/file',
  filename: 'thesis-weekbe4.pptx',
  pending: true,
  title: 'A thesis',
  format: 'standard',
  slideCount: 18,
  createdAt: '2026-11-18T10:00:00Z',
  keptUntil: '2026-12-18T10:00:00Z',
}
type Answer = Response | Promise<Response>
type World = {
  session: 'loading' | 'signed-in' | 'signed-out'
  access: () => Answer
  usage: () => Answer
  formats: () => Answer
  start: () => Answer
  status: () => Answer
  records: Partial<PresentationRecord>[]
  /** Reads that do not reach the server. */
  lost: RegExp | undefined
  outlines: Presentations['outlines']
  /** Slides of the outline that wait for the student, by their place in its body. */
  waiting: { at: number; ask: { says: string; candidates: string[] } }[]
  chosen: () => Answer
  /** The record of the study, as the card reads it. */
  study: () => Answer
  file: () => Answer
  asked: { call: string; headers: Record<string, string>; body: BodyInit | null | undefined }[]
}
export let world: World

const slides = Array.from({ length: 18 }, (_, at) => ({
  id: `s${at}`,
  title: `Title ${at + 1}`,
  lines: ['A line'],
  hasMore: true,
  background: '#FFFFFF',
  pieces: [],
  notes: [],
  seconds: 50,
  sources: [],
}))
const entries = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${name}-${at}`,
    part: 'Results',
    kicker: 'Results',
    title: `${name} ${at + 1}`,
    lines: ['A line'],
  }))
const OUTLINE = {
  id: 'job-1',
  sourceFilename: 'thesis.pdf',
  title: 'A thesis',
  first: entries('Opening', 2),
  body: entries('Planned', 15),
  last: entries('References', 1),
  documentId: 'd1',
  spares: entries('Spare', 1),
}
const outlineNow = () => ({
  ...OUTLINE,
  body: OUTLINE.body.map((entry, place) => {
    const ask = world.waiting.find(({ at }) => at === place)?.ask
    return ask ? { ...entry, ask, lines: [] } : entry
  }),
})
export const job = (status: JobStatus['status'], data: Partial<JobStatus['data']> = {}, error?: string) =>
  Response.json({ status, data: { step: '', progress: 0, ...data }, ...(error && { error }) })
export const completed = () =>
  job('completed', { presentationUrl: '/x', presentationData: { title: 'A thesis', slideCount: 18 } })

export function beginWorld(): void {
  vi.useFakeTimers()
  localStorage.clear()
  world = {
    session: 'signed-in',
    access: () => Response.json({ assistants: { powerpoint: PAID } }),
    usage: () => Response.json({ powerpoint_usage: null, remaining: 4 }),
    formats: () =>
      Response.json({ formats: [{ id: 'standard', name: 'Standard', description: 'As the server says.' }] }),
    start: () =>
      Response.json({ success: true, jobId: 'job-1', estimatedTime: '2-5 minutes' }, { status: 202 }),
    status: () => job('processing', { step: 'Generating Presentation Structure' }),
    records: [RECORD],
    lost: undefined,
    outlines: [],
    waiting: [],
    chosen: () =>
      Response.json({ success: true, jobId: 'job-1', estimatedTime: '2-5 minutes' }, { status: 202 }),
    study: () => Response.json({ slots: [], asked: [] }),
    file: () => new Response('pptx', { headers: { 'content-type': readFile.answer.bytes[0] } }),
    asked: [],
  }
  standIn(async (address: string | URL, { method = 'GET', headers, body }: RequestInit = {}) => {
    const path = String(address).replace(/^https?:\/\/[^/]+/, '')
    world.asked.push({
      call: `${method} ${path}`,
      headers: { ...(headers as Record<string, string>) },
      body,
    })
    if (method === 'DELETE') return new Response(null, { status: 204 })
    return method === 'POST' && path.endsWith('/outline') ? world.chosen() : answerTo(path)
  })
  HeldUpload.all = []
  vi.stubGlobal('XMLHttpRequest', AnsweredUpload)
  URL.createObjectURL = () => 'blob:deck'
  URL.revokeObjectURL = () => {}
}

/** An upload, answered with the scene's answer to a start. */
class AnsweredUpload extends HeldUpload {
  override send(form: FormData) {
    super.send(form)
    world.asked.push({ call: `POST ${this.path}`, headers: this.headers, body: form })
    const answered = async () => {
      const answer = await world.start()
      if (isBroken(answer)) this.answerBroken(answer.status, await answer.text())
      else this.answer(answer.status, await answer.json())
    }
    void answered().catch(() => this.onerror?.())
  }
}

export function endWorld(): void {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
}

function answerTo(path: string): Answer {
  if (world.lost?.test(path)) return Promise.reject(new TypeError('no line'))
  if (path.startsWith('/api/study/records/')) return world.study()
  if (path === '/api/access') return world.access()
  if (path === '/api/documents') return Response.json({ documents: [], keptDays: 30 })
  if (path === '/ai/weekbe4-powerpoint/usage') return world.usage()
  if (path === '/ai/weekbe4-formats') return world.formats()
  if (path.startsWith('/ai/weekbe4-formats/sample'))
    return Response.json({ title: 'Savings in Kitwe', slideCount: 18, slides })
  if (path.startsWith('/ai/weekbe4-job-status/')) return world.status()
  if (path === '/ai/weekbe4-presentations')
    return Response.json({ presentations: world.records, outlines: world.outlines })
  if (path.endsWith('/file')) return world.file()
  if (path.endsWith('/outline')) return Response.json(outlineNow())
  return Response.json({
    ...RECORD,
    documentId: 'd',
    documentGone: false,
    slides,
    talk: { minutes: 15, written: 14.8 },
    checks: [
      { id: 'count', passes: 'The deck has 18 slides', fails: [] },
      { id: 'density', passes: 'No slide has more than 40 words', fails: [7] },
    ],
  })
}

/** Advances the time, and lets all its consequences run. */
export const later = (work: () => void = () => undefined, ms = 0) =>
  act(async () => {
    work()
    // A press may load code.
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(ms)
  })

const Address = () => {
  const { pathname, search } = usePlace()
  return createElement('output', { 'data-testid': 'address' }, pathname + search)
}
export const address = () => screen.getByTestId('address').textContent

export async function openScreen() {
  const nobody = async () => undefined
  const state = world.session === 'signed-in' ? { name: 'signed-in', user: {} } : { name: world.session }
  render(
    createElement(
      SessionContext,
      // The screen only asks the session whether the user is signed in.
      { value: { state, refresh: nobody, refetch: nobody, signOut: nobody, end: () => undefined } as never },
      createElement(
        ToastProvider,
        null,
        createElement(
          MemoryNavigation,
          { at: '/content/powerpoint' },
          createElement(SlidesScreen),
          createElement(Address),
        ),
      ),
    ),
  )
  for (let round = 0; round < 3; round++) await later()
}

export const press = (name: string | RegExp) =>
  later(() => void fireEvent.click(screen.getByRole('button', { name })))
const fileOf = (name: string, type: string, bytes: number | undefined) => {
  const file = new File(['x'], name, { type })
  if (bytes !== undefined) Object.defineProperty(file, 'size', { value: bytes })
  return file
}
export const choose = (name = 'thesis.pdf', type = 'application/pdf', bytes?: number) =>
  later(
    () =>
      void fireEvent.drop(screen.getByRole('button', { name: /Drop your document|No generations left/ }), {
        dataTransfer: { files: [fileOf(name, type, bytes)] },
      }),
  )
/** Chooses a document and presses Generate. */
export async function generate(bytes?: number) {
  await openScreen()
  await choose(undefined, undefined, bytes)
  await press('Generate')
  await later()
}
export const asked = (start: string) => world.asked.filter(({ call }) => call.startsWith(start))
