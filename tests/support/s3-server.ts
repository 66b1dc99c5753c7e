/**
 * A store that speaks S3 on a real socket, as far as the product uses it. It recomputes the signature from the received
 * request and refuses a wrong one, and it refuses an upload without a length, as the real ones do.
 */
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Stored = { bytes: Buffer; at: Date }

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

function signatureOf(request: IncomingMessage, secret: string): { given: string; right: string } {
  const header = request.headers.authorization ?? ''
  const part = (name: string) => new RegExp(`${name}=([^,\\s]+)`).exec(header)?.[1] ?? ''
  const [, day = '', region = '', service = ''] = part('Credential').split('/')
  const names = part('SignedHeaders').split(';')
  const url = new URL(request.url ?? '/', 'http://store')
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')
  const headers = names.map((name) => `${name}:${request.headers[name]}\n`).join('')
  const canonical = [
    request.method,
    url.pathname,
    query,
    headers,
    names.join(';'),
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${region}/${service}/aws4_request`
  const hash = createHash('sha256').update(canonical).digest('hex')
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, hash].join('\n')
  const key = [day, region, service, 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`)
  return { given: part('Signature'), right: hmac(key, toSign).toString('hex') }
}

export async function startS3Server({ secretKey = 'the secret', pageSize = 2 } = {}) {
  const stored = new Map<string, Stored>()
  let full = false

  const list = (after: string | null) => {
    const names = [...stored.keys()].sort()
    const from = after ? names.indexOf(after) : 0
    const page = names.slice(from, from + pageSize)
    const next = names[from + pageSize]
    const entries = page.map((name) => {
      const { bytes, at } = stored.get(name)!
      return `<Contents><Key>${name}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`
    })
    const more = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
    return `<ListBucketResult><IsTruncated>${Boolean(next)}</IsTruncated>${more}${entries.join('')}</ListBucketResult>`
  }

  const server = createServer(async (request, response) => {
    const { given, right } = signatureOf(request, secretKey)
    if (given !== right) return response.writeHead(403).end()
    const url = new URL(request.url ?? '/', 'http://store')
    const name = url.pathname.split('/')[2]
    if (!name) return response.writeHead(200).end(list(url.searchParams.get('continuation-token')))
    if (request.method === 'PUT') {
      if (request.headers['content-length'] === undefined) return response.writeHead(411).end()
      // Before the bytes, as the real ones do.
      if (full) return response.writeHead(507, { connection: 'close' }).end()
      stored.set(name, { bytes: await buffer(request), at: new Date() })
      return response.writeHead(200).end()
    }
    if (request.method === 'DELETE') {
      stored.delete(name)
      return response.writeHead(204).end()
    }
    const found = stored.get(name)
    if (!found) return response.writeHead(404).end('<Error/>')
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
    if (!range) return response.writeHead(200).end(found.bytes)
    const to = range[2] ? Number(range[2]) + 1 : found.bytes.length
    return response.writeHead(206).end(found.bytes.subarray(Number(range[1]), to))
  })
  // By itself it closes a line after five idle seconds: on a machine that stands still as long, while the next request is on it.
  server.keepAliveTimeout = 0
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    secretKey,
    stored,
    takesNothing: () => {
      full = true
    },
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
