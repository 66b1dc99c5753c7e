/** The Decoder's screen in a component test: a scripted server, and uploads held until released. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { vi } from 'vitest'
import { HeldUpload } from '#api-client/held-upload.fake.ts'
import type { AssistantAccess } from '#capabilities/access/contract.ts'
import { SessionContext } from '#capabilities/accounts/web/session/use-session.ts'
import type { DocumentSummary } from '#capabilities/documents/contract.ts'
import { refuses, standIn } from '#tests/stand-in.ts'
import { ToastProvider } from '#ui/feedback/use-toast.tsx'
import { MemoryNavigation } from '#ui/router/memory.fake.tsx'
import { usePlace } from '#ui/router/use-navigation.ts'
import {
  type Analysis,
  type OneAnalysis,
  type PastAnalysis,
  readAnalysis,
  type StatusAnswer,
} from '../contract.ts'
import { sampleAnalysis } from './preview/sample-analysis.ts'
import DecoderScreen from './screen.tsx'
// Preloaded, so that lazy parts are there at once whatever the fake clock does.
import './results/results.tsx'
import './analyzing.tsx'
import './deliver.ts'
import './unlock.tsx'
import './preview/preview.tsx'
import './preview/sample-results.tsx'
import './history/past.tsx'
import './history/comparison.tsx'
import './history/compare-dialog.tsx'
import '#capabilities/documents/web/library/delete-dialog.tsx'
import '#capabilities/documents/web/library/kept-list.tsx'
import '#capabilities/study/web/card/study-card.tsx'

/** The DOM here has no layout, so everything counts as visible. */
class SeenAtOnce {
  tell: (seen: { isIntersecting: boolean }[]) => void
  constructor(tell: (seen: { isIntersecting: boolean }[]) => void) {
    this.tell = tell
  }
  observe() {
    this.tell([{ isIntersecting: true }])
  }
  disconnect() {}
}

export const ACTIVE: AssistantAccess = {
  paid: true,
  uploadsUsed: 3,
  uploadsLeft: 7,
  validUntil: '2026-12-20T09:00:00Z',
}

type World = {
  access: AssistantAccess | 'away'
  past: PastAnalysis[]
  documents: DocumentSummary[]
  analyses: Record<string, OneAnalysis>
  /** The answer to a status poll; throwing simulates a broken connection. */
  status: () => Response
  /** The answer to a request for a Word file. */
  word: () => Response | Promise<Response>
  /** "PATCH /ai/research/analyses/s1", with the body sent. */
  asked: { call: string; body: unknown }[]
}
export let world: World

export const one = (
  sessionId = 's1',
  analysis: Analysis = sampleAnalysis(),
  ready: string[] = [],
): OneAnalysis => ({
  sessionId,
  analysis,
  createdAt: '2026-11-18T10:00:00Z',
  ready,
  keptUntil: '2026-12-18T10:00:00Z',
  documentGone: false,
})

export const past = (sessionId: string, change: Partial<PastAnalysis> = {}): PastAnalysis => ({
  sessionId,
  documentId: `d-${sessionId}`,
  name: `${sessionId}.pdf`,
  title: 'Savings in Chipata',
  status: 'completed',
  isResearch: true,
  stats: sampleAnalysis().stats,
  createdAt: '2026-11-18T10:00:00Z',
  keptUntil: '2026-12-18T10:00:00Z',
  documentGone: false,
  ...change,
})

export const running = (change: Partial<StatusAnswer> = {}) =>
  Response.json({
    status: 'processing',
    message: '',
    processingDurationMs: 1_000,
    stage: 'Analyzing Data',
    progress: 40,
    ...change,
  })

export function beginWorld(): void {
  vi.useFakeTimers()
  HeldUpload.all = []
  world = {
    access: ACTIVE,
    past: [],
    documents: [],
    analyses: { s1: one() },
    status: () => running(),
    word: () => new Response(null, { status: 500 }),
    asked: [],
  }
  vi.stubGlobal('IntersectionObserver', SeenAtOnce)
  vi.stubGlobal('XMLHttpRequest', HeldUpload)
  standIn(async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    world.asked.push({ call: `${method} ${path}`, body: body ? JSON.parse(String(body)) : undefined })
    return answerTo(method, path, body ? JSON.parse(String(body)) : undefined)
  })
}

export function endWorld(): void {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
}

function answerTo(
  method: string,
  path: string,
  body: { ready?: string[] } | undefined,
): Response | Promise<Response> {
  if (path === '/api/access') {
    if (world.access === 'away') throw new TypeError('no network')
    return Response.json({ assistants: { researchDecoder: world.access } })
  }
  if (path === '/api/documents') return Response.json({ documents: world.documents, keptDays: 30 })
  // The card has tests of its own.
  if (path.startsWith('/api/study/records/')) return Response.json({ slots: [], asked: [] })
  if (path === '/ai/research/analyses') return Response.json({ analyses: world.past })
  if (path.startsWith('/ai/research/status')) return world.status()
  if (path.endsWith('/word')) return world.word()
  const sessionId = path.split('/').at(-1) ?? ''
  if (method === 'DELETE') return new Response(null, { status: 204 })
  const kept = world.analyses[sessionId]
  const sentence = 'This analysis was not found.'
  if (!kept) return refuses(readAnalysis, 'not-found', sentence, { success: false, details: sentence })
  if (body?.ready) kept.ready = body.ready
  return Response.json(kept)
}

export const calls = (start: string) => world.asked.filter(({ call }) => call.startsWith(start))

/** Advances the time, and lets all its consequences run. */
export const later = (work: () => void = () => undefined, ms = 0) =>
  act(async () => {
    work()
    await vi.advanceTimersByTimeAsync(ms)
  })

const Address = () => {
  const { pathname, search } = usePlace()
  return createElement('output', { 'data-testid': 'address' }, pathname + search)
}
export const address = () => screen.getByTestId('address').textContent

export async function openRoom({ at = '/research/decoder', signedIn = true } = {}) {
  const nobody = async () => undefined
  const state = signedIn ? { name: 'signed-in', user: {} } : { name: 'signed-out' }
  const shown = render(
    createElement(
      SessionContext,
      // The screen only asks the session whether the user is signed in.
      { value: { state, refresh: nobody, refetch: nobody, signOut: nobody, end: () => undefined } as never },
      createElement(
        ToastProvider,
        null,
        createElement(MemoryNavigation, { at }, createElement(DecoderScreen), createElement(Address)),
      ),
    ),
  )
  await later()
  await later()
  return shown
}

export const zone = () => screen.getByRole('button', { name: /Drop your paper|Subscription Required/ })

export function fileOf(name = 'thesis.pdf', type = 'application/pdf', bytes = 4_000): File {
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}
export const drop = (file = fileOf()) =>
  later(() => void fireEvent.drop(zone(), { dataTransfer: { files: [file] } }))

export const upload = (number = HeldUpload.all.length - 1): HeldUpload => {
  const held = HeldUpload.all[number]
  if (!held) throw new Error('nothing is being uploaded')
  return held
}
export const answerUpload = (answer: object | string, status = 200, statusText = '') =>
  later(() => {
    const held = upload()
    if (typeof answer === 'string') held.answerBroken(status, answer, statusText)
    else held.answer(status, answer, statusText)
  })
export const taken = () => answerUpload({ success: true, sessionId: 's1', status: 'processing', message: '' })
export const completed = (analysis = sampleAnalysis()) =>
  answerUpload({ success: true, sessionId: 's1', status: 'completed', analysis, message: '' })

export const refuseUpload = (status: number, code: string, sentence: string) =>
  answerUpload({ success: false, error: sentence, details: sentence, code }, status)

/** A button, by the start of its name. */
export const press = (name: string | RegExp) =>
  later(() => void fireEvent.click(screen.getByRole('button', { name })))
export const alertWords = () => screen.getByRole('alert').textContent
