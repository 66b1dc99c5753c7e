import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendJson } from './play-turn.ts'
import type { Turn } from './script.ts'

/** OpenAI's images: the bytes in base 64, or an address from which to fetch them. */
export async function answerWithPictures(
  response: ServerResponse,
  { pictures = [], byAddress, before }: Turn,
  server: Server,
  served: Map<string, Uint8Array>,
): Promise<void> {
  await before?.(0)
  const data = pictures.map((picture, i) => {
    if (!byAddress) return { b64_json: Buffer.from(picture).toString('base64') }
    const path = `/pictures/${served.size + i}.png`
    served.set(path, picture)
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}` }
  })
  sendJson(response, 200, { created: 1, data })
}
