/** Bytes could not be stored: the disk is full, or the store refuses them. Thrown because it is ours to fix. */
export class StoreFailing extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StoreFailing'
  }
}

/** Codes of a full disk, of a quota on it, and of a database whose disk is full. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Follows the chain of causes: the query builder wraps the driver's error. */
export function isStoreFailing(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false
  const { code } = error as Error & { code?: unknown }
  if (error instanceof StoreFailing || (typeof code === 'string' && FULL.has(code))) return true
  return isStoreFailing(error.cause, depth + 1)
}

const WRITING = new Set(['open', 'write', 'fsync', 'close'])

/** True if the disk failed, not the connection the bytes came over. */
export function isOfTheDisk(error: unknown): boolean {
  const { syscall, errno } = (error ?? {}) as NodeJS.ErrnoException
  return errno !== undefined && syscall !== undefined && WRITING.has(syscall)
}
