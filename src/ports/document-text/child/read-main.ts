/** The program of a reading child: reads one document, then exits. */
import { readBytes, readLongPdf } from '../read-bytes.ts'
import { LIMITS } from '../safety/limits.ts'
import type { RecognisedPage } from '../scan/recognised-page.ts'
import { PicturesOfPages } from '../scan/scans.ts'
import type { ToReader } from './messages.ts'
import { receiveFile, STANDARD_INPUT } from './receive-file.ts'
import { sendToParent, tellFailure, tellModel } from './tell-parent.ts'

const recognised: RecognisedPage[] = []

async function readInChild({ size, fileName, tooMany }: Extract<ToReader, { type: 'read' }>): Promise<void> {
  try {
    let told = -1
    const scans = tooMany && { recognised, tooMany }
    const onProgress: Parameters<typeof readBytes>[2] = (progress) => {
      if (progress.percent === told) return
      told = progress.percent
      void sendToParent({ type: 'progress', progress })
    }
    const job = { file: STANDARD_INPUT, size, fileName }
    const long = size > LIMITS.heldWhole ? await readLongPdf(job, onProgress, scans) : undefined
    await tellModel(long ?? (await readBytes(receiveFile(size), fileName, onProgress, scans)))
  } catch (error) {
    if (error instanceof PicturesOfPages)
      await sendToParent({ type: 'pictures-of-pages', pages: error.pages })
    else await tellFailure(error)
  }
  process.disconnect()
}

process.on('message', (message) => {
  const told = message as ToReader
  if (told.type === 'recognised') recognised.push(told.page)
  else void readInChild(told)
})
