/** Bytes that could not be kept: the disk is full, or the store does not take them. Ours to mend, so it is thrown. */
export class StoreFailing extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StoreFailing'
  }
}

/** Of a disk, of a quota on it, and of a database whose disk it is. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Walks down the causes: the query builder wraps what the driver said. */
export function isStoreFailing(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false
  const { code } = error as Error & { code?: unknown }
  if (error instanceof StoreFailing || (typeof code === 'string' && FULL.has(code))) return true
  return isStoreFailing(error.cause, depth + 1)
}

const WRITING = new Set(['open', 'write', 'fsync', 'close'])

/** Whether it was the disk that failed, and not the line that the bytes came over. */
export function isOfTheDisk(error: unknown): boolean {
  const { syscall, errno } = (error ?? {}) as NodeJS.ErrnoException
  return errno !== undefined && syscall !== undefined && WRITING.has(syscall)
}
