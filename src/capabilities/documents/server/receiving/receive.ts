import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Files } from '#ports/files/files.ts'
import { isOfTheDisk, StoreFailing } from '#ports/files/store-failing.ts'

export type Received = { end: 'whole' | 'cut' | 'too-large'; bytes: number }

class TooLarge extends Error {}

type ReceivePlace = { path: string; offset?: number; limit: number }

/** Streams to the disk and stops at the limit: bytes beyond it are never written. */
export async function receive(
  files: Files,
  from: Readable,
  { path, offset = 0, limit }: ReceivePlace,
): Promise<Received> {
  let bytes = offset
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      bytes += chunk.length
      if (bytes > limit) pass(new TooLarge())
      else pass(null, chunk)
    },
  })
  try {
    // Destroying the stream would close the connection before the client learns why this ended.
    await pipeline(from.iterator({ destroyOnReturn: false }), counting, files.draft(path, offset))
    return { end: 'whole', bytes }
  } catch (error) {
    if (isOfTheDisk(error)) throw new StoreFailing('What arrived could not be written.', error)
    return { end: error instanceof TooLarge ? 'too-large' : 'cut', bytes: await receivedSize(path) }
  }
}

export const receivedSize = async (path: string): Promise<number> =>
  (await stat(path).catch(() => undefined))?.size ?? 0

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
