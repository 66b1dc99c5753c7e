/**
 * Cost of uploads to the server: memory while 50 MB arrive, whole and in pieces, and other users' waiting while two
 * documents are read. Prints a table; sets no limits on an unknown machine.
 */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { thesis } from '../tests/fixtures/make/papers.ts'
import { openPaidServer } from './product/open-paid-server.ts'
import { largePdf } from './uploads/large-pdf.ts'

const MEGABYTE = 1_048_576
const ORIGIN = { 'user-agent': 'Weekbe4 bench' }

type Student = { base: string; headers: Record<string, string> }

async function sendWhole({ base, headers }: Student, content: Blob): Promise<string> {
  const form = new FormData()
  form.append('document', new File([content], 'large.pdf', { type: 'application/pdf' }))
  const answer = await fetch(`${base}/api/documents?purpose=defense`, { method: 'POST', headers, body: form })
  if (answer.status !== 201) throw new Error(`The upload answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { document: { id: string } }).document.id
}

async function sendInPieces({ base, headers }: Student, content: Blob): Promise<string> {
  const tus = { ...headers, 'tus-resumable': '1.0.0' }
  const metadata = `filename ${btoa('large.pdf')},purpose ${btoa('defense')}`
  const made = await fetch(`${base}/api/documents/uploads`, {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(content.size), 'upload-metadata': metadata },
  })
  const place = made.headers.get('location') ?? ''
  const piece = 8 * MEGABYTE
  for (let at = 0; at < content.size; at += piece) {
    const sent = await fetch(base + place, {
      method: 'PATCH',
      headers: { ...tus, 'upload-offset': String(at), 'content-type': 'application/offset+octet-stream' },
      body: content.slice(at, at + piece),
    })
    if (sent.status !== 204) throw new Error(`A piece answered ${sent.status}.`)
  }
  return place.split('/').at(-1) ?? ''
}

async function untilRead({ base, headers }: Student, id: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${base}/api/documents/${id}`, { headers })
    const { document } = (await answer.json()) as { document: { status: string } }
    if (document.status === 'ready' || document.status === 'refused') return document.status
    await new Promise((later) => setTimeout(later, 100))
  }
}

type Watched = { p99: number; grew: number }

async function whileWatched<Value>(watcher: Worker, work: () => Promise<Value>) {
  const heard = async () => (await once(watcher, 'message'))[0] as Watched
  watcher.postMessage('begin anew')
  await heard()
  await heard()
  const started = performance.now()
  const value = await work()
  const took = performance.now() - started
  watcher.postMessage('what was it like?')
  const figures = await heard()
  await heard()
  return { value, took, ...figures }
}

const row = (what: string, figures: { took: number; grew: number; p99: number }) =>
  console.log(
    `${what.padEnd(44)} ${(figures.took / 1000).toFixed(2).padStart(7)} s ${figures.grew.toFixed(0).padStart(6)} MB ${figures.p99.toFixed(0).padStart(6)} ms`,
  )

// Who has not bought anything may not store as much as this bench sends.
const product = await openPaidServer({ assistant: 'defense', students: 1 })
const watcher = new Worker(new URL('./uploads/watch-server.ts', import.meta.url), {
  workerData: { base: product.base },
})
try {
  const student = { base: product.base, headers: { ...ORIGIN, cookie: product.cookies[0]! } }
  const large = largePdf(50 * MEGABYTE)
  // The first upload loads code; it is counted as well, but on its own line.
  const small = largePdf(MEGABYTE)
  console.log(`${'load at the start'.padEnd(44)} ${readLoad()}`)
  console.log(`${''.padEnd(44)} ${'time'.padStart(9)} ${'memory'.padStart(9)} ${'p99'.padStart(9)}`)
  row(
    'nothing, for comparison',
    await whileWatched(watcher, () => new Promise((later) => setTimeout(later, 3_000))),
  )
  const first = await whileWatched(watcher, () => sendWhole(student, small))
  row('first upload, 1 MB', first)
  await untilRead(student, first.value)
  const whole = await whileWatched(watcher, () => sendWhole(student, large))
  row('50 MB whole', whole)
  await untilRead(student, whole.value)
  const pieces = await whileWatched(watcher, () => sendInPieces(student, large))
  row('50 MB in pieces', pieces)
  await untilRead(student, pieces.value)
  const theses = [thesis(200), thesis(200)].map((content) => new Blob([new Uint8Array(content)]))
  const both = await whileWatched(watcher, async () => {
    const ids = await Promise.all(theses.map((content) => sendWhole(student, content)))
    return Promise.all(ids.map((id) => untilRead(student, id)))
  })
  row('two theses of 200 pages, sent and read', both)
  const p99 = /event_loop_p99_seconds ([\d.]+)/.exec(
    await (await fetch(`${product.base}/metrics`)).text(),
  )?.[1]
  console.log(`${'event loop since the start, p99'.padEnd(44)} ${(Number(p99) * 1000).toFixed(0)} ms`)
} finally {
  await watcher.terminate()
  await product.stop()
}

function readLoad(): string {
  try {
    return readFileSync('/proc/loadavg', 'utf8').split(' ').slice(0, 2).join(' ')
  } catch {
    return 'unknown'
  }
}
