/** Scanned pages: recognised text is kept page by page and counts towards the person's daily limit. */
import { appendFile, readFile, rm } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { reserveUpTo } from '#capabilities/usage/server/index.ts'
import type { Recognition } from '#ports/document-text/document-text.ts'
import type { RecognisedPage } from '#ports/document-text/scan/recognised-page.ts'
import { isOfTheDisk, StoreFailing } from '#ports/files/store-failing.ts'
import type { Services } from '#ports/services.ts'
import { type DocumentRow, documents } from '../tables.ts'
import { recordRecognised } from './metered-reading.ts'

/** Beside the file, as long as it is read; a line a page. */
export const pagesBeside = (path: string): string => `${path}.pages`

export const forgetScannedPages = (path: string): Promise<void> => rm(pagesBeside(path), { force: true })

export function scannedPages(services: Services, row: DocumentRow, path: string): Recognition {
  const { db, scans } = services
  const { id, userId } = row
  let read = 0
  return {
    async kept() {
      const pages = await keptPages(pagesBeside(path))
      read = pages.length
      return pages
    },
    async keep(page) {
      read += 1
      await appendFile(pagesBeside(path), `${JSON.stringify(page)}\n`, { mode: 0o600 }).catch(
        (error: unknown) => {
          throw isOfTheDisk(error) ? new StoreFailing('A recognised page could not be kept.', error) : error
        },
      )
      // It makes progress, so an interruption now is not this document's fault.
      await db.update(documents).set({ attempts: 0 }).where(eq(documents.id, id))
    },
    async allow(pages) {
      const room = Math.max(0, scans.pagesOfDocument - read)
      const wanted = Math.min(pages, room)
      if (wanted === 0) return { pages: 0, settle: async () => {} }
      const { amount, settle } = await reserveUpTo(services, userId, 'scannedPages', wanted)
      return {
        pages: amount,
        async settle(worded, seconds) {
          await settle(worded)
          await recordRecognised(services, row, seconds)
        },
      }
    },
  }
}

/** A crash in the middle of a line leaves half of it; that page is read again. */
async function keptPages(path: string): Promise<RecognisedPage[]> {
  const text = await readFile(path, 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    try {
      return line ? [JSON.parse(line) as RecognisedPage] : []
    } catch {
      return []
    }
  })
}
