/** Fetches one file. What has come stays where it is when the line breaks, and the next try goes on behind it. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { ok, type Result } from '#kit/result.ts'
import { seconds } from '#kit/time.ts'
import { sha256Of } from './checksum.ts'
import { type FetchProblem, fetchProblem, freeBytesOf, inMegabytes, writeProblem } from './fetch-problem.ts'

const TRIES = 4
const STALLED_AFTER = seconds(30)
/** The rest of the machine goes on living. */
const LEFT_FREE = 100e6

export type FetchOptions = {
  onProgress?: ((have: number, whole: number | undefined) => void) | undefined
  freeBytes?: ((folder: string) => number) | undefined
  stalledAfter?: number | undefined
}
type Wanted = { url: string; bytes?: number | undefined; sha256?: string | undefined }
type Fetched = { bytes: number; sha256: string }

export async function fetchFile(
  wanted: Wanted,
  path: string,
  options: FetchOptions = {},
): Promise<Result<Fetched, FetchProblem>> {
  mkdirSync(dirname(path), { recursive: true })
  for (let trying = 1; ; trying++) {
    const before = sizeOf(path)
    const got = await fetchRest(wanted, path, options)
    if (got.ok) return checkSum(wanted, path)
    // A line that brings something each time may break as often as it likes.
    if (got.problem.code !== 'half' || (trying >= TRIES && sizeOf(path) === before)) return got
  }
}

async function fetchRest(
  { url, bytes: expected }: Wanted,
  path: string,
  { onProgress = () => {}, freeBytes = freeBytesOf, stalledAfter = STALLED_AFTER }: FetchOptions,
): Promise<Result<true, FetchProblem>> {
  const host = new URL(url).host
  const have = sizeOf(path)
  if (expected !== undefined && have === expected) return ok(true)
  if (expected !== undefined && have > expected) rmSync(path)
  let hasAnswered = false
  const stalled = new AbortController()
  let timer = setTimeout(() => stalled.abort(), stalledAfter)
  try {
    const response = await fetch(url, { headers: headersFor(path), signal: stalled.signal })
    hasAnswered = true
    if (response.status === 416) {
      if (response.headers.get('content-range') === `bytes */${have}`) return ok(true)
      startAfresh(path)
      return fetchProblem('half', `What had come of ${basename(path)} did not fit what ${host} has.`)
    }
    if (!response.ok || !response.body) return refusedBy(response.status, url)
    const resumes = response.status === 206
    if (!resumes && have > 0) startAfresh(path)
    rememberVersion(path, response.headers.get('etag'))
    let written = resumes ? sizeOf(path) : 0
    const rest = restOf(response)
    const whole = rest === undefined ? expected : written + rest
    const missing = whole === undefined ? 0 : whole - written
    const free = freeBytes(dirname(path))
    if (free < missing + LEFT_FREE)
      return fetchProblem(
        'disk',
        `The disk has ${inMegabytes(free)} free, and ${basename(path)} needs ${inMegabytes(missing)} and some room beside it. Make room and run the same command again.`,
      )
    const file = await open(path, resumes ? 'a' : 'w').catch((error: unknown) => writeProblem(error, path))
    if ('ok' in file) return file
    try {
      for await (const piece of response.body) {
        clearTimeout(timer)
        timer = setTimeout(() => stalled.abort(), stalledAfter)
        const failedWrite = await file.write(piece).then(
          () => undefined,
          (error: unknown) => writeProblem(error, path),
        )
        if (failedWrite) return failedWrite
        written += piece.length
        onProgress(written, whole)
      }
    } finally {
      await file.close()
    }
    if (whole !== undefined && written < whole) return half(path, host, whole)
    return ok(true)
  } catch (error) {
    return hasAnswered || stalled.signal.aborted ? half(path, host, expected) : noLine(error, host)
  } finally {
    clearTimeout(timer)
  }
}

async function checkSum(
  { url, bytes, sha256 }: Wanted,
  path: string,
): Promise<Result<Fetched, FetchProblem>> {
  forgetVersion(path)
  const got = { bytes: sizeOf(path), sha256: await sha256Of(path) }
  if ((sha256 === undefined || sha256 === got.sha256) && (bytes === undefined || bytes === got.bytes))
    return ok(got)
  rmSync(path)
  return fetchProblem(
    'wrong-sum',
    `${basename(path)} from ${new URL(url).host} is not what it should be: its SHA-256 is ${got.sha256.slice(0, 12)}… and not ${String(sha256).slice(0, 12)}…. It was thrown away. Try again, or another mirror.`,
  )
}

const half = (path: string, host: string, whole: number | undefined) =>
  fetchProblem(
    'half',
    `The line to ${host} broke: ${inMegabytes(sizeOf(path))}${whole === undefined ? '' : ` of ${inMegabytes(whole)}`} of ${basename(path)} are here. The same command goes on from there.`,
  )

const noLine = (error: unknown, host: string) =>
  fetchProblem(
    'no-line',
    `${host} cannot be reached from this machine (${codeOf(error)}). Name a mirror with --mirror or a proxy in HTTPS_PROXY, or fetch on another machine and bring the files with --from.`,
  )

const refusedBy = (status: number, url: string) => {
  const { host, pathname } = new URL(url)
  const what =
    status === 404
      ? `${basename(pathname)} is not at ${host} (404): ${url}`
      : `${host} refused ${basename(pathname)} (${status})`
  return fetchProblem('refused', `${what}. Try later or name a mirror with --mirror.`)
}

const codeOf = (error: unknown): string => {
  const { cause, code, message } = error as NodeJS.ErrnoException & { cause?: NodeJS.ErrnoException }
  return String(cause?.code ?? code ?? message)
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

function restOf(response: Response): number | undefined {
  const length = response.headers.get('content-length')
  return length === null || response.headers.has('content-encoding') ? undefined : Number(length)
}

/** Beside a beginning stands the version it is of, so that no file is put together from two. */
const versionFile = (path: string) => `${path}.version`
const forgetVersion = (path: string) => rmSync(versionFile(path), { force: true })

function rememberVersion(path: string, version: string | null): void {
  if (version && !version.startsWith('W/')) writeFileSync(versionFile(path), version)
}

function startAfresh(path: string): void {
  rmSync(path, { force: true })
  forgetVersion(path)
}

function headersFor(path: string): Record<string, string> {
  const have = sizeOf(path)
  if (have === 0) return { 'accept-encoding': 'identity' }
  const version =
    statSync(versionFile(path), { throwIfNoEntry: false }) && readFileSync(versionFile(path), 'utf8')
  return { 'accept-encoding': 'identity', range: `bytes=${have}-`, ...(version && { 'if-range': version }) }
}
