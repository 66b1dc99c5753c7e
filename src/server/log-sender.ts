/**
 * Sends the log to the operator's OpenTelemetry collector as well as writing it out: an intruder on this machine
 * cannot erase what was sent. Nothing waits for the collector, and the backlog while it is down is bounded.
 */
import { Writable } from 'node:stream'
import { withoutRedirects } from '#ports/refuse-redirects.ts'

const SENDS_EVERY = 2_000
const SENDS_WITHIN = 5_000
const AT_ONCE = 500
/** Some megabytes: if the collector stays unreachable, the oldest lines are dropped. */
const KEPT = 5_000

export type LogSettings = { endpoint: string; headers: Record<string, string>; service: string }

type LogLine = { time?: number; level?: number; msg?: string }

/** Levels of pino and of OpenTelemetry. */
const SEVERITIES: readonly [from: number, number: number, text: string][] = [
  [60, 21, 'FATAL'],
  [50, 17, 'ERROR'],
  [40, 13, 'WARN'],
  [30, 9, 'INFO'],
  [0, 5, 'DEBUG'],
]

function asRecord(text: string) {
  const { time = Date.now(), level = 30, msg = '' } = JSON.parse(text) as LogLine
  const [, severityNumber, severityText] = SEVERITIES.find(([from]) => level >= from)!
  return {
    timeUnixNano: `${time}000000`,
    severityNumber,
    severityText,
    body: { stringValue: msg },
    // The whole line as it was written, so that both can be compared.
    attributes: [{ key: 'log.record.original', value: { stringValue: text } }],
  }
}

export type LogSender = {
  stream: Writable
  /** Sends the backlog; an unreachable collector does not delay a shutdown. */
  close(): Promise<void>
}

/** `told` is called once when lines cannot be sent, and once when they can again. */
export function logSender(
  { endpoint, headers, service }: LogSettings,
  told: (words: string) => void,
  every = SENDS_EVERY,
  within = SENDS_WITHIN,
): LogSender {
  const url = `${endpoint.replace(/\/$/, '')}/v1/logs`
  const resource = { attributes: [{ key: 'service.name', value: { stringValue: service } }] }
  let waiting: string[] = []
  let failing = false
  let sending: Promise<void> | undefined

  async function post(lines: readonly string[]): Promise<boolean> {
    const logRecords = lines.map(asRecord)
    const body = JSON.stringify({
      resourceLogs: [{ resource, scopeLogs: [{ scope: { name: 'weekbe4' }, logRecords }] }],
    })
    const init = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(within),
    }
    const answer = await withoutRedirects(url, init).catch(() => undefined)
    await answer?.body?.cancel()
    return answer?.ok ?? false
  }
  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, AT_ONCE)
      const sent = await post(batch)
      if (!sent) waiting = [...batch, ...waiting].slice(-KEPT)
      if (sent === failing) told(sent ? 'The log is sent again.' : 'The log could not be sent.')
      failing = !sent
      if (!sent) return
    }
  }
  function send(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = undefined
    })
    return sending
  }
  const timer = setInterval(() => void send(), every).unref()
  const stream = new Writable({
    decodeStrings: false,
    write(text: string, _encoding, done) {
      waiting.push(...String(text).split('\n').filter(Boolean))
      if (waiting.length > KEPT) waiting = waiting.slice(-KEPT)
      done()
    },
  })
  return {
    stream,
    async close() {
      clearInterval(timer)
      await send()
      await send()
    },
  }
}
