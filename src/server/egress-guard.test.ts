import { createServer, request } from 'node:http'
import { type AddressInfo, connect, createServer as createLine } from 'node:net'
import { connect as secureConnect } from 'node:tls'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { smtpMail } from '#ports/mail/mail.smtp.ts'
import { guardEgress } from './egress-guard.ts'

const server = createServer((_, reply) => reply.end('here'))
let port = 0
let told: string[] = []
let end = () => {}

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())
beforeEach(() => {
  told = []
  end = guardEgress(['127.0.0.1'], (host) => told.push(host))
})
afterEach(() => end())

const failing = (socket: NodeJS.EventEmitter) =>
  new Promise<string>((done) => socket.once('error', ({ name }: Error) => done(name)))

it('asks a host that is known', async () => {
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here')
  expect(told).toEqual([])
})

it.each<[string, () => Promise<unknown>]>([
  ['fetch', () => fetch('http://elsewhere.example/').catch(({ cause }) => cause.name)],
  ['fetch over TLS', () => fetch('https://elsewhere.example/').catch(({ cause }) => cause.name)],
  ['an agent', () => failing(request('http://elsewhere.example/').end())],
  ['a socket', () => failing(connect(80, 'elsewhere.example'))],
  ['a socket over TLS', () => failing(secureConnect(443, 'elsewhere.example'))],
  [
    'the driver of the database',
    () => new pg.Client({ host: 'elsewhere.example' }).connect().catch(({ name }) => name),
  ],
])('opens no line to another by %s', async (_, ask) => {
  expect(await ask()).toBe('UnknownHost')
  expect(told).toEqual(['elsewhere.example'])
})

it('opens none to an address inside the network, nor to this machine by another name', async () => {
  expect(await failing(connect(80, '169.254.169.254'))).toBe('UnknownHost')
  expect(await failing(connect(port, 'localhost'))).toBe('UnknownHost')
})

it('knows a post office by its name, whose address is looked up first', async () => {
  end()
  end = guardEgress(['localhost'], (host) => told.push(host))
  const office = createLine((line) => line.end('421 closed\r\n'))
  onTestFinished(() => void office.close())
  await new Promise<void>((done) => office.listen(0, '127.0.0.1', done))
  const { port: door } = office.address() as AddressInfo
  const mail = smtpMail({ url: `smtp://localhost:${door}`, from: 'a@b.example', onFailure() {} })
  await mail.send({ to: 'c@d.example', subject: 's', text: 't' })
  expect(told).toEqual([])
})
