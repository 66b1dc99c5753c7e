import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type Received = { end: 'whole' | 'cut' | 'too-large'; bytes: number }

class TooLarge extends Error {}

/** Streams to the disk and stops at the limit: what is beyond it is never written. */
export async function receive(
  from: NodeJS.ReadableStream,
  path: string,
  { offset = 0, limit }: { offset?: number; limit: number },
): Promise<Received> {
  let bytes = offset
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      bytes += chunk.length
      if (bytes > limit) pass(new TooLarge())
      else pass(null, chunk)
    },
  })
  const to = createWriteStream(path, { flags: offset ? 'r+' : 'w', start: offset, mode: 0o600 })
  try {
    await pipeline(from, counting, to)
    return { end: 'whole', bytes }
  } catch (error) {
    return { end: error instanceof TooLarge ? 'too-large' : 'cut', bytes: await sizeOf(path) }
  }
}

export const sizeOf = async (path: string): Promise<number> =>
  (await stat(path).catch(() => undefined))?.size ?? 0

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
