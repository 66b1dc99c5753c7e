/** Storage for students' files. Every store behind this port passes files.conformance.ts. */
import type { Writable } from 'node:stream'
import type { Problem, Result } from '#kit/result.ts'

/** Random, chosen by the store: nothing typed by a user ever becomes part of a path. */
export type StoredName = string

export type FilesProblem = Problem<'no-such-file'>

export type KeptFile = { name: StoredName; bytes: number; keptAt: Date }

export type Files = {
  /** For the operator, in the start-up lines: where files are kept. */
  description: string
  /** A folder on this machine for uploads in progress. Nothing in it is permanent. */
  workFolder: string
  /** True if every machine of the product can reach the stored files. */
  shared: boolean
  /** Throws `StoreFailing` if that many more bytes could not be kept: called before a client sends them. */
  check(bytes: number): Promise<void>
  /** A stream into a file of the work folder, starting at offset `at`. */
  draft(path: string, at?: number): Writable
  /** Moves the file away from `path`, which must lie in the work folder. */
  keep(path: string): Promise<StoredName>
  /** The bytes, or those of a range (`to` is inclusive). Read to its end or destroyed by the caller. */
  open(
    name: StoredName,
    range?: { from: number; to?: number },
  ): Promise<Result<NodeJS.ReadableStream & AsyncIterable<Uint8Array>, FilesProblem>>
  /** A file on this machine with the same bytes, for readers that need one. Must not be changed. */
  localPath(name: StoredName): Promise<Result<string, FilesProblem>>
  /** Idempotent. */
  forget(name: StoredName): Promise<void>
  /** Deletes local copies of stored files that have not been used since a moment. */
  tidyCopies(unusedSince: Date): Promise<void>
  /** Files stored before a moment; for finding those without an owner. */
  keptBefore(moment: Date): AsyncIterable<KeptFile>
}

export const noSuchFile = {
  code: 'no-such-file',
  message: 'The file is no longer stored.',
} as const satisfies FilesProblem

const NAME = /^[0-9a-f]{32}$/

export const newStoredName = (): StoredName => crypto.randomUUID().replaceAll('-', '')
/** A name of any other form is not ours, and never reaches a disk or a URL. */
export const isStoredName = (name: string): boolean => NAME.test(name)
