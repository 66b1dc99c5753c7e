/** Started by a test in place of a reader: it tries every way out of the sandbox and reports the result. */
import { spawnSync } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { lookup } from 'node:dns/promises'
import { readFileSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { connect, createServer } from 'node:net'
import { env } from 'node:process'
import { connect as connectTls } from 'node:tls'
import { Worker } from 'node:worker_threads'

const [file = '', port = ''] = process.argv.slice(2)

const ways: Record<string, () => unknown> = {
  'read a file': () => readFileSync(file),
  'write a file': () => writeFileSync(`${file}.left-behind`, 'x'),
  'start a program': () => spawnSync(process.execPath, ['-e', '0']).error ?? 'started',
  'start a thread': () => new Worker('0', { eval: true }),
  'run a string': () => new Function('return 1')(),
  fetch: () => fetch(`http://127.0.0.1:${port}/`),
  http: () => asPromise(get(`http://127.0.0.1:${port}/`)),
  http2: () => asPromise(connectHttp2(`http://127.0.0.1:${port}/`)),
  net: () => asPromise(connect(Number(port), '127.0.0.1')),
  tls: () => asPromise(connectTls(Number(port), '127.0.0.1')),
  listen: () => asPromise(createServer().listen(0)),
  dgram: () => createSocket('udp4'),
  dns: () => lookup('example.org'),
}

const asPromise = (emitter: { once: (event: string, listener: (value: unknown) => void) => unknown }) =>
  new Promise((resolve, reject) => {
    emitter.once('error', reject)
    for (const event of ['connect', 'response', 'listening']) emitter.once(event, resolve)
  })

const outcomes: Record<string, string> = {}
for (const [way, go] of Object.entries(ways))
  try {
    const result = await go()
    outcomes[way] = result instanceof Error ? 'refused' : 'open'
  } catch {
    outcomes[way] = 'refused'
  }
process.stdout.write(JSON.stringify({ outcomes, environment: Object.keys(env) }), () => process.exit())
