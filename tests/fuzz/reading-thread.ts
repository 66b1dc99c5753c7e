/** Reads one file after another without a server, for quantity: only what hangs, or breaks without a sentence, is told. */
import { parentPort } from 'node:worker_threads'
import { readDataFile } from '../../src/capabilities/data-analysis/server/read-data-file.ts'
import { readBytes } from '../../src/ports/document-text/read-bytes.ts'
import { Refusal } from '../../src/ports/document-text/safety/refusal.ts'
import { PicturesOfPages } from '../../src/ports/document-text/scan/scans.ts'
import type { Brought } from './at-server.ts'

async function read({ name, bytes, isData }: Brought): Promise<string | undefined> {
  try {
    await readBytes(bytes, name, () => {})
  } catch (error) {
    if (error instanceof Refusal || error instanceof PicturesOfPages) return undefined
    return `the reader throws ${error instanceof Error ? error.stack?.split('\n').slice(0, 3).join(' ') : error}`
  }
  // Tables are only asked of a file that could be read; what holds none is answered as such, whatever is thrown.
  if (isData) await readDataFile(bytes, name).catch(() => undefined)
  return undefined
}

parentPort?.on('message', async (file: Brought) => parentPort?.postMessage(await read(file)))
parentPort?.postMessage('ready')
