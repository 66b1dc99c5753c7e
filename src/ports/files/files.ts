/** Where the bytes of students lie. Every store behind this port passes files.conformance.ts. */
import type { Writable } from 'node:stream'
import type { Problem, Result } from '#kit/result.ts'

/** Random, chosen by the store: nothing a person typed ever becomes part of a path. */
export type StoredName = string

export type FilesProblem = Problem<'no-such-file'>

export type KeptFile = { name: StoredName; bytes: number; keptAt: Date }

export type Files = {
  /** For people, in the start's lines: where files are kept. */
  description: string
  /** A folder on this machine for what is still arriving. Nothing in it is kept. */
  workFolder: string
  /** Whether every machine of the product reaches what is kept. */
  shared: boolean
  /** Throws `StoreFailing` where so many more bytes could not be kept: asked before anybody sends them. */
  check(bytes: number): Promise<void>
  /** A stream into a file of the work folder, from `at` on. */
  draft(path: string, at?: number): Writable
  /** Takes the file away from `path`, which must lie in the work folder. */
  keep(path: string): Promise<StoredName>
  /** The bytes, or those of a range (`to` is included). Read to its end or destroyed by the caller. */
  open(
    name: StoredName,
    range?: { from: number; to?: number },
  ): Promise<Result<NodeJS.ReadableStream & AsyncIterable<Uint8Array>, FilesProblem>>
  /** A file on this machine with the same bytes, for readers that need one. Not to be changed. */
  localPath(name: StoredName): Promise<Result<string, FilesProblem>>
  /** Twice is as good as once. */
  forget(name: StoredName): Promise<void>
  /** Lets go what only this machine has and nobody asked for since a moment: copies of what the store keeps. */
  tidyCopies(unusedSince: Date): Promise<void>
  /** What was kept before a moment; for finding what nobody owns any more. */
  keptBefore(moment: Date): AsyncIterable<KeptFile>
}

export const noSuchFile = {
  code: 'no-such-file',
  message: 'The file is no longer kept.',
} as const satisfies FilesProblem

const NAME = /^[0-9a-f]{32}$/

export const newStoredName = (): StoredName => crypto.randomUUID().replaceAll('-', '')
/** A name of any other form is none of ours, and never reaches a disk or an address. */
export const isStoredName = (name: string): boolean => NAME.test(name)
