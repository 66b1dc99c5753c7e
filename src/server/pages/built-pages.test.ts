/** The parts of the built app that are served: its pages and its assets, and nothing that lies beside them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSecurityHeaders } from '../http/security-headers.ts'
import { builtPages } from './built-pages.ts'

const HASH = 'sha256-of-the-one-inline-script'
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'weekbe4-built-'))
  mkdirSync(join(folder, 'assets/.hidden'), { recursive: true })
  const files = {
    'landing.html': '<p>landing',
    'app.html': '<p>app',
    'service-worker.js': 'void 0',
    'csp.json': JSON.stringify({ scripts: [HASH], styles: [] }),
    'secret.txt': 'a secret',
    'assets/main.js': 'void 1',
    'assets/.hidden/secret.txt': 'a secret',
    'assets/.env': 'a secret',
  }
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text)
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text))
  }
  app = Fastify()
  const pages = await builtPages(app, folder)
  await addSecurityHeaders(app, { hashes: pages.hashes, https: true, development: false })
  app.get('/page', (request, reply) => pages.send('app', request, reply))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

it.each([
  '/secret.txt',
  '/csp.json',
  '/.git/config',
  '/assets/',
  '/assets/.env',
  '/assets/.hidden/secret.txt',
  '/assets/../secret.txt',
  '/assets/..%2fsecret.txt',
  '/assets/%2e%2e/secret.txt',
  '/assets/..%5csecret.txt',
  '/assets/main.js%00.txt',
])('%s is not served, and no folder is listed', async (url) => {
  const answer = await app.inject(url)
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.body).not.toMatch(/a secret|main\.js/)
})

it('a page runs scripts of ours and those that the build hashed, and nothing else', async () => {
  const policy = String((await app.inject('/page')).headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain(`script-src 'self' '${HASH}';`)
  for (const closed of [
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ])
    expect(policy).toContain(closed)
  expect(policy).not.toMatch(/unsafe|\*|https?:\/\//)
})

it('an asset carries a policy, its type and the year it is kept', async () => {
  const { headers, body } = await app.inject('/assets/main.js')
  expect(body).toBe('void 1')
  expect(headers['content-type']).toContain('javascript')
  expect(headers['content-security-policy']).toBe("default-src 'self'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cache-control']).toContain('immutable')
})
