/**
 * Three hundred reads a second while two theses are being read all the time and ten long texts are rewritten. The first second of a new process is
 * reported separately: it compiles code on first use, and would be nearly all of the slowest hundredth (decision 0098).
 */
import { setTimeout as pause } from 'node:timers/promises'
import { DEMO } from '../../src/assistants/humanizer/rules/flow/demo.ts'
import { assemblePrompt, INSTRUCTIONS } from '../../src/assistants/humanizer/rules/prompt/prompt.ts'
import { HUMANIZER } from '../../src/assistants/humanizer/spec.ts'
import { thesis } from '../../tests/fixtures/make/papers.ts'
import { coreShares } from '../printing/core-share.ts'
import { atLeast, atMost, toldOnly } from '../printing/report.ts'
import { quantile } from '../printing/times.ts'
import type { PaidServer } from '../product/open-paid-server.ts'
import { ask, askForm, askJson, onTheClock } from './asking.ts'

const PER_SECOND = 300
const SECONDS = 15
const REWRITES = 10
const LONG_TEXT = `${DEMO.before} `
  .repeat(100)
  .slice(0, HUMANIZER.longestText - 1)
  .trim()
const PATHS = [
  '/api/access',
  '/api/account/me',
  '/api/payments',
  '/ai/conversations',
  '/api/documents',
] as const

async function statusOf(asked: { port: number; cookie: string; path: string }): Promise<string> {
  const { status, body } = await ask(asked)
  if (status !== 200) throw new Error(`Who looked at a document was answered ${status}: ${body}`)
  return JSON.parse(body).document.status
}

export async function measureJson({ port, cookies, pid }: PaidServer): Promise<void> {
  const content = new Uint8Array(thesis(200))
  let over = false
  let read = 0
  const reading = [0, 1].map(async (reader) => {
    const cookie = cookies[reader]!
    while (!over) {
      const form = new FormData()
      form.append('document', new File([content], 'thesis.pdf', { type: 'application/pdf' }))
      const sent = await askForm({ port, cookie, path: '/api/documents?purpose=defense', form })
      if (sent.status !== 201) throw new Error(`The upload answered ${sent.status}: ${sent.body}`)
      const path = `/api/documents/${JSON.parse(sent.body).document.id}`
      while ((await statusOf({ port, cookie, path })) === 'reading') await pause(50)
      await ask({ port, cookie, method: 'DELETE', path })
      read += 1
    }
  })
  const rewrite = async (cookie: string) => {
    const body = {
      prompt: assemblePrompt(['GeneralAcademicHumanization'], LONG_TEXT),
      instructions: INSTRUCTIONS,
    }
    return (await askJson({ port, cookie, path: '/ai/humanizer', body })).status
  }
  const send = (number: number) =>
    ask({ port, cookie: cookies[2 + (number % (cookies.length - 2))]!, path: PATHS[number % PATHS.length]! })
  const cold = await onTheClock(PER_SECOND, 1, send)
  const since = coreShares({ 'the server': pid, 'who asks': process.pid })
  const rewriting = cookies.slice(2, 2 + REWRITES).map(rewrite)
  const { times, refused } = await onTheClock(PER_SECOND, SECONDS, send)
  const shares = since()
  over = true
  await Promise.all(reading)
  const rewritten = (await Promise.all(rewriting)).filter((status) => status === 200).length
  atMost(
    `${PER_SECOND} JSON requests/s during two parses and ten rewrites, p50`,
    quantile(times, 0.5),
    'ms',
    150,
  )
  atMost(
    `${PER_SECOND} JSON requests/s during two parses and ten rewrites, p99`,
    quantile(times, 0.99),
    'ms',
    150,
  )
  atMost(
    '  not answered with 200',
    [cold.refused, refused].flatMap(Object.values).reduce((sum, count) => sum + count, 0),
    '',
    0,
  )
  toldOnly('  the first second of a process that has just begun, p50', quantile(cold.times, 0.5), 'ms')
  toldOnly('    p99', quantile(cold.times, 0.99), 'ms')
  toldOnly('  theses of 200 pages read meanwhile', read, '')
  atLeast('  texts of 20,000 characters rewritten meanwhile', rewritten, '', REWRITES)
  for (const [who, share] of shares) toldOnly(`  core time of ${who}`, share, '%')
}
