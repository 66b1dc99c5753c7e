/** Every way in which fetching a model ends, as the sentence that the operator reads. */
import { statfsSync } from 'node:fs'
import { basename } from 'node:path'
import { failed, type Problem } from '#kit/result.ts'

export type FetchProblem = Problem<
  'no-line' | 'refused' | 'half' | 'wrong-sum' | 'disk' | 'not-there' | 'not-ours' | 'unpack' | 'runtime'
>

/** The first line that a program which failed wrote of it. */
export const saidBy = (error: unknown): string =>
  String((error as { stderr?: string }).stderr ?? error)
    .trim()
    .split('\n')[0] ?? ''

export const fetchProblem = (code: FetchProblem['code'], message: string) => failed({ code, message })

export const inMegabytes = (bytes: number): string =>
  bytes < 10e6 ? `${(bytes / 1e6).toFixed(1)} MB` : `${Math.round(bytes / 1e6)} MB`

export const freeBytesOf = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

export function writeProblem(error: unknown, path: string) {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return fetchProblem(
      'disk',
      `The disk is full: ${basename(path)} could not be written. Make room and run the same command again.`,
    )
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return fetchProblem('disk', `${path} cannot be written by this user (${code}).`)
  return fetchProblem('disk', `${path} could not be written: ${message}`)
}
