/**
 * Serves dist/web as the product's server does for these few files: compressed beforehand, under the
 * strict content security policy. For looking at the landing page without starting the product.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
}
const alreadySmall = new Set(['.woff2', '.webm'])

export async function serveStaticSite(folder = 'dist/web', port = 0) {
  const allowed: { scripts: string[]; styles: string[] } = JSON.parse(
    readFileSync(join(folder, 'csp.json'), 'utf8'),
  )
  const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`).join(' ')
  const policy = `default-src 'self'; script-src 'self' ${quoted(allowed.scripts)}; style-src 'self' ${quoted(allowed.styles)}; img-src 'self' data:; object-src 'none'; base-uri 'none'`
  const compressed = new Map<string, Buffer>()

  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    const file = join(folder, path === '/' ? 'landing.html' : path)
    try {
      const ending = extname(file)
      const squeeze = !alreadySmall.has(ending)
      const body = compressed.get(file) ?? readFile(file, squeeze)
      compressed.set(file, body)
      response.writeHead(200, {
        'content-type': types[ending] ?? 'application/octet-stream',
        'content-security-policy': policy,
        'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(squeeze && { 'content-encoding': 'br' }),
      })
      response.end(body)
    } catch {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><title>Not here</title>')
    }
  })
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  return {
    base: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((closed) => server.close(closed)),
  }
}

const readFile = (file: string, squeeze: boolean) =>
  squeeze ? brotliCompressSync(readFileSync(file)) : readFileSync(file)
