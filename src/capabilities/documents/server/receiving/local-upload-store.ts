import { rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '#ports/services.ts'
import { receive, receivedSize } from './receive.ts'
import type { UploadStore } from './upload-store.ts'

/** One machine, or several programs on one disk: the file grows at its final path. */
export function localUploadStore({ files }: Pick<Services, 'files'>): UploadStore {
  const pathOf = (id: string) => join(files.workFolder, id)
  const putAway = (id: string) => rm(pathOf(id), { force: true })
  return {
    pathOf,
    prepare: (id) => writeFile(pathOf(id), '', { mode: 0o600 }),
    arrivedSoFar: (id) => receivedSize(pathOf(id)),
    async take(id, stream, { offset, limit }) {
      const received = await receive(files, stream, { path: pathOf(id), offset, limit })
      if (received.end === 'too-large') await truncate(pathOf(id), offset)
      return received
    },
    bring: (id) => receivedSize(pathOf(id)),
    storedNames: async () => [],
    putAway,
    letGo: putAway,
  }
}
