/** Fifty students send twenty megabytes each at the same moment, in pieces as the browser does. */
import { setTimeout as pause } from 'node:timers/promises'
import { atLeast, atMost, toldOnly } from '../printing/report.ts'
import { took } from '../printing/times.ts'
import type { PaidServer } from '../product/open-paid-server.ts'
import { ask } from './asking.ts'
import { largePdf } from './large-pdf.ts'

const AT_ONCE = 50
const MEGABYTE = 1_048_576
const PIECE = 5 * MEGABYTE

export async function measureUploads({ port, cookies, memory }: PaidServer): Promise<void> {
  const content = new Uint8Array(await largePdf(20 * MEGABYTE).arrayBuffer())
  let [most, over] = [0, false]
  const watching = (async () => {
    while (!over) {
      most = Math.max(most, await memory().catch(() => 0))
      await pause(200)
    }
  })()
  const ids: string[] = []
  const sent = await took(() =>
    Promise.all(
      cookies.slice(0, AT_ONCE).map(async (cookie, number) => {
        ids[number] = await send({ port, cookie, content })
      }),
    ),
  )
  let ready = 0
  const read = await took(async () => {
    await Promise.all(
      ids.map(async (id, number) => {
        const path = `/api/documents/${id}`
        const look = async () =>
          JSON.parse((await ask({ port, cookie: cookies[number]!, path })).body).document.status as string
        let status = await look()
        while (status === 'reading') {
          await pause(500)
          status = await look()
        }
        if (status === 'ready') ready += 1
      }),
    )
  })
  over = true
  await watching
  toldOnly(`${AT_ONCE} uploads of 20 MB at once, until the last has arrived`, sent / 1_000, 's')
  toldOnly('  and until the last of them was read, 60 pages each', read / 1_000, 's')
  atLeast('  read', ready, '', AT_ONCE)
  atMost('memory of the server meanwhile, at most', most, 'MB', 1_000)
}

type Sending = { port: number; cookie: string; content: Uint8Array }
async function send({ port, cookie, content }: Sending): Promise<string> {
  const tus = { 'tus-resumable': '1.0.0' }
  const metadata = `filename ${btoa('large.pdf')},purpose ${btoa('defense')}`
  const headers = { ...tus, 'upload-length': String(content.length), 'upload-metadata': metadata }
  // With a hundred files from its address in progress already, a browser tries again.
  const made = await fetch(`http://127.0.0.1:${port}/api/documents/uploads`, {
    method: 'POST',
    headers: { ...headers, cookie, origin: `http://127.0.0.1:${port}` },
  })
  const place = made.headers.get('location')
  if (!place) throw new Error(`The upload answered ${made.status}: ${await made.text()}`)
  for (let at = 0; at < content.length; at += PIECE) {
    const piece = await ask({
      port,
      cookie,
      method: 'PATCH',
      path: place,
      headers: { ...tus, 'upload-offset': String(at), 'content-type': 'application/offset+octet-stream' },
      body: content.subarray(at, at + PIECE),
    })
    if (piece.status !== 204) throw new Error(`A piece answered ${piece.status}: ${piece.body}`)
  }
  return place.split('/').at(-1) ?? ''
}
