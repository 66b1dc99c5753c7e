import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { PATIENCE } from '#tests/patience.ts'
import { startS3Server } from '#tests/s3-server.ts'
import { filesConformance } from './files.conformance.ts'
import { diskFiles } from './files.disk.ts'
import { fakeFiles } from './files.fake.ts'
import { s3Files } from './files.s3.ts'
import { StoreFailing } from './store-failing.ts'
import { clearWorkFolder } from './work-folder.ts'

const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-files-'))
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

filesConformance('memory', async () => {
  const files = fakeFiles()
  return { files, close: files.remove }
})

filesConformance('a folder', async () => ({ files: await diskFiles(newFolder()), close: async () => {} }))

const store = { bucket: 'weekbe4', accessKey: 'the-key', region: 'af-south-1' }

filesConformance('an S3 store', async () => {
  const server = await startS3Server()
  const files = await s3Files(
    { ...store, endpoint: server.endpoint, secretKey: server.secretKey },
    newFolder(),
    PATIENCE,
  )
  return { files, close: server.stop }
})

describe('an S3 store with a wrong key', () => {
  it('throws, because no student can help it, and keeps the file that could not be handed over', async () => {
    const server = await startS3Server()
    const files = await s3Files({ ...store, endpoint: server.endpoint, secretKey: 'wrong' }, newFolder())
    const path = join(files.workFolder, 'arrived')
    writeFileSync(path, 'text')
    await expect(files.keep(path)).rejects.toThrow('The file store answered 403 to PUT.')
    expect(statSync(path).size).toBe(4)
    await server.stop()
  })
})

describe('a store that takes nothing', () => {
  it('is asked before anybody sends, and not asked again for a minute when it has refused a file', async () => {
    const server = await startS3Server()
    const files = await s3Files(
      { ...store, endpoint: server.endpoint, secretKey: server.secretKey },
      newFolder(),
      PATIENCE,
    )
    await files.check(1_000)
    server.takesNothing()
    // It still lists its files; only an upload finds out.
    await files.check(1_000)
    const path = join(files.workFolder, 'arrived')
    writeFileSync(path, 'text')
    await expect(files.keep(path)).rejects.toThrow(StoreFailing)
    await expect(files.check(0)).rejects.toThrow(StoreFailing)
    await server.stop()
  })

  it('is a failing store also when nobody answers at its address', async () => {
    const server = await startS3Server()
    const settings = { ...store, endpoint: server.endpoint, secretKey: server.secretKey }
    const files = await s3Files(settings, newFolder(), PATIENCE)
    await server.stop()
    await expect(files.check(0)).rejects.toThrow(StoreFailing)
  })

  it('is a disk with less room than is asked for', async () => {
    const files = await diskFiles(newFolder())
    await files.check(0)
    await expect(files.check(Number.MAX_SAFE_INTEGER)).rejects.toThrow(StoreFailing)
  })
})

describe('a folder of files', () => {
  it('lets nobody but its own account read them', async () => {
    const folder = newFolder()
    const files = await diskFiles(folder)
    const path = join(files.workFolder, 'arrived')
    writeFileSync(path, 'text', { mode: 0o666 })
    const local = await files.localPath(await files.keep(path))
    expect(local.ok && statSync(local.value).mode & 0o077).toBe(0)
    expect(statSync(join(folder, 'kept')).mode & 0o077).toBe(0)
  })

  it('is rid of what never finished arriving, and of nothing that still is', async () => {
    const { workFolder } = await diskFiles(newFolder())
    for (const name of ['old', 'old-but-known', 'young']) writeFileSync(join(workFolder, name), name)
    const long = new Date(Date.now() - 90_000_000)
    for (const name of ['old', 'old-but-known']) utimesSync(join(workFolder, name), long, long)
    const yesterday = new Date(Date.now() - 86_400_000)
    expect(await clearWorkFolder(workFolder, yesterday, new Set(['old-but-known']))).toBe(1)
    expect((await readdir(workFolder)).sort()).toEqual(['old-but-known', 'young'])
  })
})
