/** The program of a reading child: one document, then the end. */
import { readBytes } from '../read-bytes.ts'
import type { ToReader } from './messages.ts'
import { receiveFile } from './receive-file.ts'
import { tell, tellFailure, tellModel } from './tell-parent.ts'

async function read({ size, fileName }: ToReader): Promise<void> {
  try {
    const bytes = receiveFile(size)
    let told = -1
    const model = await readBytes(bytes, fileName, (progress) => {
      if (progress.percent === told) return
      told = progress.percent
      void tell({ type: 'progress', progress })
    })
    await tellModel(model)
  } catch (error) {
    await tellFailure(error)
  }
  process.disconnect()
}

process.once('message', (job) => void read(job as ToReader))
