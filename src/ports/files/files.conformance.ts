import { existsSync, readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Files, isStoredName, newStoredName } from './files.ts'

const CONTENT = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251))

/** The behaviour the product relies on, for every store. */
export function filesConformance(
  name: string,
  make: () => Promise<{ files: Files; close(): Promise<void> }>,
) {
  describe(`files kept in ${name}`, () => {
    let made: Awaited<ReturnType<typeof make>>
    let files: Files
    beforeAll(async () => {
      made = await make()
      files = made.files
    })
    afterAll(() => made.close())

    const arrive = async (content: Buffer | string) => {
      const path = join(files.workFolder, newStoredName())
      await writeFile(path, content)
      return path
    }
    const contentOf = async (name: string, range?: { from: number; to?: number }) => {
      const opened = await files.open(name, range)
      return opened.ok ? buffer(opened.value) : opened.problem.code
    }
    const listed = async (moment: Date) => {
      const found: string[] = []
      for await (const file of files.keptBefore(moment)) found.push(file.name)
      return found
    }

    it('come back byte for byte, whole and in ranges', async () => {
      const kept = await files.keep(await arrive(CONTENT))
      expect(await contentOf(kept)).toEqual(CONTENT)
      expect(await contentOf(kept, { from: 1_000, to: 1_999 })).toEqual(CONTENT.subarray(1_000, 2_000))
      expect(await contentOf(kept, { from: 299_990 })).toEqual(CONTENT.subarray(299_990))
    })

    it('get a random name of their own, though the content is the same', async () => {
      const names = await Promise.all(['a', 'a', 'a'].map(async (text) => files.keep(await arrive(text))))
      expect(new Set(names).size).toBe(3)
      expect(names.every(isStoredName)).toBe(true)
    })

    it('leave nothing in the work folder', async () => {
      await files.keep(await arrive('moved'))
      expect(readdirSync(files.workFolder).filter((name) => isStoredName(name))).toEqual([])
    })

    it('can be read from a path on this machine', async () => {
      const kept = await files.keep(await arrive(CONTENT))
      for (const _ of ['the first time', 'and again']) {
        const local = await files.localPath(kept)
        expect(local.ok && (await readFile(local.value))).toEqual(CONTENT)
      }
    })

    it('are gone when they are forgotten, and forgetting twice is no fault', async () => {
      const kept = await files.keep(await arrive('short-lived'))
      const local = await files.localPath(kept)
      await files.forget(kept)
      await files.forget(kept)
      expect(await contentOf(kept)).toBe('no-such-file')
      expect(await files.localPath(kept)).toMatchObject({ ok: false })
      expect(local.ok && existsSync(local.value)).toBe(false)
    })

    it.each(['../../etc/passwd', '', 'a/b', '..', 'x'.repeat(500), newStoredName()])(
      'answer "no such file" for the name %j',
      async (stranger) => {
        expect(await contentOf(stranger)).toBe('no-such-file')
        expect(await files.localPath(stranger)).toMatchObject({ ok: false })
        await files.forget(stranger)
      },
    )

    it('are listed by age', async () => {
      const kept = await files.keep(await arrive('listed'))
      expect(await listed(new Date(Date.now() + 60_000))).toContain(kept)
      expect(await listed(new Date(Date.now() - 60_000))).not.toContain(kept)
    })

    it('may be empty', async () => {
      expect(await contentOf(await files.keep(await arrive('')))).toEqual(Buffer.alloc(0))
    })
  })
}
