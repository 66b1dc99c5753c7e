/** A host of files that goes on behind a beginning, and whose line breaks when a test says so. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Asked = { path: string; range: string | undefined }

export async function fakeFileHost(files: Record<string, Buffer>) {
  const asked: Asked[] = []
  const host = {
    url: '',
    asked,
    files,
    version: '"1"',
    /** The line breaks before anything came, so many times. */
    breaks: 0,
    /** Sends this much and then nothing more. */
    stallsAfter: undefined as number | undefined,
    cut: () => server.closeAllConnections(),
    stop: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
  const server = createServer((request, response) => {
    const path = new URL(request.url!, 'http://host').pathname
    const { range, 'if-range': version } = request.headers
    asked.push({ path, range })
    const file = host.files[path]
    if (!file) return void response.writeHead(404).end()
    const from = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0)
    const resumes = from > 0 && (version === undefined || version === host.version)
    if (resumes && from >= file.length)
      return void response.writeHead(416, { 'content-range': `bytes */${file.length}` }).end()
    const rest = file.subarray(resumes ? from : 0)
    response.writeHead(resumes ? 206 : 200, { 'content-length': rest.length, etag: host.version })
    if (host.stallsAfter !== undefined && host.stallsAfter < rest.length)
      return void response.write(rest.subarray(0, host.stallsAfter))
    if (host.breaks-- > 0) return void response.destroy()
    response.end(rest)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return host
}
