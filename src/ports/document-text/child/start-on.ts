/** Starts a child with a file as its standard input, to read it in place. */
import { open } from 'node:fs/promises'
import { type ChildLimits, type Program, startChild, type WatchedChild } from './watched-child.ts'

export async function startOn(path: string, program: Program, limits: ChildLimits): Promise<WatchedChild> {
  const file = await open(path)
  try {
    return startChild(program, limits, file.fd)
  } finally {
    await file.close()
  }
}
