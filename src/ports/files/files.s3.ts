/** For any S3-compatible store. */
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, rename, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { failed, ok } from '#kit/result.ts'
import { minutes, seconds } from '#kit/time.ts'
import { type Files, isStoredName, type KeptFile, newStoredName, noSuchFile } from './files.ts'
import { type S3Settings, s3Caller } from './s3-caller.ts'
import { StoreFailing } from './store-failing.ts'
import { checkRoom, clearWorkFolder, draftAt } from './work-folder.ts'

/** A store that says nothing for so long takes nothing: better told before the file is sent than after. */
export const PATIENCE = { answer: seconds(3) }
const NOT_ASKED_AGAIN = minutes(1)

export async function s3Files(
  settings: S3Settings,
  folder: string,
  answersWithin = PATIENCE.answer,
): Promise<Files> {
  const { endpoint, bucket } = settings
  const workFolder = join(folder, 'arriving')
  const copies = join(folder, 'copies')
  await mkdir(workFolder, { recursive: true, mode: 0o700 })
  await mkdir(copies, { recursive: true, mode: 0o700 })
  const call = s3Caller(settings)
  const copyOf = (name: string) => join(copies, name)

  let refusedUntil = 0
  /** A full store still lists its files, so a refused upload is remembered for a moment. */
  async function put(name: string, body: Blob): Promise<void> {
    try {
      await call('PUT', `/${name}`, { body })
      refusedUntil = 0
    } catch (error) {
      refusedUntil = performance.now() + NOT_ASKED_AGAIN
      throw error
    }
  }

  async function fetchFile(name: string, headers: Record<string, string> = {}) {
    if (!isStoredName(name)) return undefined
    const answer = await call('GET', `/${name}`, { headers }, [200, 206, 404])
    if (answer.status !== 404 && answer.body) return Readable.fromWeb(answer.body as ReadableStream)
    await answer.body?.cancel()
    return undefined
  }

  return {
    description: `${bucket} at ${new URL(endpoint).host}`,
    workFolder,
    shared: true,
    async check(bytes) {
      if (performance.now() < refusedUntil) throw new StoreFailing('The file store takes nothing.')
      await checkRoom(workFolder, bytes)
      const late = new AbortController()
      // The answer may be waiting because this program was busy: read it before giving up.
      const timer = setTimeout(() => setImmediate(() => late.abort()), answersWithin)
      try {
        const answer = await call('GET', '?list-type=2&max-keys=1', { signal: late.signal })
        await answer.body?.cancel()
      } finally {
        clearTimeout(timer)
      }
    },
    draft: draftAt,
    async keep(path) {
      const name = newStoredName()
      await put(name, await openAsBlob(path))
      await rm(path)
      return name
    },
    async open(name, range) {
      const wanted = range ? { range: `bytes=${range.from}-${range.to ?? ''}` } : {}
      const stream = await fetchFile(name, wanted)
      return stream ? ok(stream) : failed(noSuchFile)
    },
    async localPath(name) {
      const now = new Date()
      // A copy in use gets a new timestamp, so that clearing old copies takes the others.
      const known = await utimes(copyOf(name), now, now).then(
        () => true,
        () => false,
      )
      if (known && isStoredName(name)) return ok(copyOf(name))
      const stream = await fetchFile(name)
      if (!stream) return failed(noSuchFile)
      const draft = `${copyOf(name)}.${newStoredName()}`
      await pipeline(stream, createWriteStream(draft, { mode: 0o600 }))
      await rename(draft, copyOf(name))
      return ok(copyOf(name))
    },
    async forget(name) {
      if (!isStoredName(name)) return
      await call('DELETE', `/${name}`, {}, [200, 204, 404])
      await rm(copyOf(name), { force: true })
    },
    tidyCopies: async (unusedSince) => void (await clearWorkFolder(copies, unusedSince, new Set())),
    async *keptBefore(moment) {
      let after: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', ...(after && { 'continuation-token': after }) })
        const listing = readListing(await (await call('GET', `?${query}`)).text())
        for (const file of listing.files) if (isStoredName(file.name) && file.keptAt < moment) yield file
        after = listing.next
      } while (after)
    },
  }
}

const inside = (xml: string, tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]

/** Our own names need no unescaping, and the caller skips anything else in the bucket. */
function readListing(xml: string): { files: KeptFile[]; next: string | undefined } {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, part = '']) => ({
    name: inside(part, 'Key') ?? '',
    bytes: Number(inside(part, 'Size')),
    keptAt: new Date(inside(part, 'LastModified') ?? 0),
  }))
  const more = inside(xml, 'IsTruncated') === 'true'
  const token = inside(xml, 'NextContinuationToken')?.replaceAll('&amp;', '&')
  return { files, next: more ? token : undefined }
}
