import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { multistream, pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { PATIENCE } from '#tests/patience.ts'
import { logSender } from './log-sender.ts'

type Sent = {
  resourceLogs: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] }
    scopeLogs: {
      logRecords: {
        timeUnixNano: string
        severityText: string
        body: { stringValue: string }
        attributes: { value: { stringValue: string } }[]
      }[]
    }[]
  }[]
}

let status = 200
let sent: { path: string | undefined; key: string | undefined; body: Sent }[] = []
const collector = createServer(async (asked, reply) => {
  const parts: Buffer[] = []
  for await (const part of asked) parts.push(part)
  if (status === 200)
    sent.push({
      path: asked.url,
      key: asked.headers['x-key']?.toString(),
      body: JSON.parse(Buffer.concat(parts).toString()),
    })
  reply.writeHead(status).end()
})
let endpoint = ''
// By itself it closes a line after five idle seconds: on a machine that stands still as long, while the next request is on it.
collector.keepAliveTimeout = 0
beforeAll(async () => {
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done))
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
})
afterAll(() => void collector.close())
beforeEach(() => {
  status = 200
  sent = []
})

const recordsSent = () =>
  sent.flatMap(({ body }) =>
    body.resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap((one) => one.logRecords)),
  )

function logging() {
  const told: string[] = []
  const written: string[] = []
  const settings = { endpoint, headers: { 'x-key': 'secret' }, service: 'weekbe4' }
  // An hour: in this test only closing sends. A post given up too soon would be sent twice.
  const sender = logSender(settings, (words) => told.push(words), 3_600_000, PATIENCE)
  const here = { write: (line: string) => void written.push(line) }
  return { log: pino({}, multistream([here, sender.stream])), sender, told, written }
}

it('goes to the collector line by line, as it was written', async () => {
  const { log, sender, written } = logging()
  log.warn({ auth: 'wrong-password', who: 'mark' }, 'A password was wrong.')
  log.info('An account was used.')
  await sender.close()
  expect(sent[0]).toMatchObject({ path: '/v1/logs', key: 'secret' })
  expect(sent[0]?.body.resourceLogs[0]?.resource.attributes[0]?.value.stringValue).toBe('weekbe4')
  expect(recordsSent().map(({ severityText, body }) => [severityText, body.stringValue])).toEqual([
    ['WARN', 'A password was wrong.'],
    ['INFO', 'An account was used.'],
  ])
  expect(recordsSent().map(({ attributes }) => `${attributes[0]?.value.stringValue}\n`)).toEqual(written)
  const { time } = JSON.parse(written[0] ?? '')
  expect(recordsSent()[0]?.timeUnixNano).toBe(`${time}000000`)
})

it('waits for a collector that is away, says so once, and sends all in its order', async () => {
  const { log, sender, told } = logging()
  status = 503
  log.info('one')
  await sender.close()
  await sender.close()
  expect([sent, told]).toEqual([[], ['The log could not be sent.']])
  status = 200
  log.info('two')
  await sender.close()
  expect(recordsSent().map(({ body }) => body.stringValue)).toEqual(['one', 'two'])
  expect(told.at(-1)).toBe('The log is sent again.')
})

it('keeps so many lines and no more', async () => {
  const { log, sender } = logging()
  status = 503
  for (let line = 0; line < 5_010; line += 1) log.info(`line ${line}`)
  await sender.close()
  status = 200
  await sender.close()
  expect(recordsSent()).toHaveLength(5_000)
  expect(recordsSent()[0]?.body.stringValue).toBe('line 10')
})
