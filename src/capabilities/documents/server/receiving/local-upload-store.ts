import { rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Outside } from '#ports/services.ts'
import type { Arriving } from './upload-store.ts'
import { receive, sizeOf } from './receive.ts'

/** One machine, or several programs on one disk: the file grows at its final path. */
export function arrivingHere({ files }: Pick<Outside, 'files'>): Arriving {
  const pathOf = (id: string) => join(files.workFolder, id)
  const putAway = (id: string) => rm(pathOf(id), { force: true })
  return {
    pathOf,
    prepare: (id) => writeFile(pathOf(id), '', { mode: 0o600 }),
    arrivedSoFar: (id) => sizeOf(pathOf(id)),
    async take(id, stream, { offset, limit }) {
      const received = await receive(files, stream, { path: pathOf(id), offset, limit })
      if (received.end === 'too-large') await truncate(pathOf(id), offset)
      return received
    },
    bring: (id) => sizeOf(pathOf(id)),
    storedNames: async () => [],
    putAway,
    letGo: putAway,
  }
}
