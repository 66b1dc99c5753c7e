import { afterAll, describe, expect, it } from 'vitest'
import type { DocumentText, ReadingProgress } from './document-text.ts'

export type Conformance = {
  documentText: DocumentText
  /** A readable PDF of at least two pages, a readable text file, and a file that holds nothing. */
  pdf: string
  text: string
  empty: string
}

/** The behaviour of every reader of documents, for every implementation. */
export function readsDocuments(name: string, prepare: () => Promise<Conformance>): void {
  describe(name, async () => {
    const { documentText, pdf, text, empty } = await prepare()
    afterAll(() => documentText.close())
    const modelOf = async (path: string, fileName: string) => {
      const read = await documentText.readDocument({ path, fileName })
      if (!read.ok) throw new Error(read.problem.message)
      return read.value
    }

    it('gives every block a section and every sentence a block, all under ids of their own', async () => {
      const { sections, blocks, sentences } = await modelOf(pdf, 'paper.pdf')
      const sectionIds = new Set(sections.map(({ id }) => id))
      const blockIds = new Set(blocks.map(({ id }) => id))
      expect(sectionIds.size).toBe(sections.length)
      expect(blockIds.size).toBe(blocks.length)
      expect(new Set(sentences.map(({ id }) => id)).size).toBe(sentences.length)
      expect(blocks.length).toBeGreaterThan(0)
      expect(sentences.length).toBeGreaterThan(0)
      expect(blocks.every(({ section }) => sectionIds.has(section))).toBe(true)
      expect(sentences.every(({ block }) => blockIds.has(block))).toBe(true)
    })

    it('gives the same bytes the same ids', async () => {
      expect(await modelOf(pdf, 'paper.pdf')).toEqual(await modelOf(pdf, 'paper.pdf'))
    })

    it('reports progress that never goes back', async () => {
      const seen: ReadingProgress[] = []
      await documentText.readDocument({ path: pdf, fileName: 'paper.pdf', onProgress: (at) => seen.push(at) })
      const percents = seen.map(({ percent }) => percent)
      expect(percents.length).toBeGreaterThan(1)
      expect(percents).toEqual([...percents].sort((a, b) => a - b))
    })

    it('answers with a problem and its sentence where there is nothing to read', async () => {
      const read = await documentText.readDocument({ path: empty, fileName: 'empty.pdf' })
      expect(read).toMatchObject({
        ok: false,
        problem: { code: 'empty', message: expect.stringMatching(/\.$/) },
      })
    })

    it('does not start what was cancelled before', async () => {
      const read = await documentText.readDocument({
        path: pdf,
        fileName: 'paper.pdf',
        signal: AbortSignal.abort(),
      })
      expect(read).toMatchObject({ ok: false, problem: { code: 'cancelled' } })
    })

    it('draws a page as WebP in the width asked for', async () => {
      const drawn = await documentText.renderPage({ path: pdf, page: 2, width: 400 })
      if (!drawn.ok) throw new Error(drawn.problem.message)
      expect(drawn.value.width).toBe(400)
      expect(drawn.value.height).toBeGreaterThan(400)
      expect(Buffer.from(drawn.value.webp.subarray(0, 12)).toString('latin1')).toMatch(/^RIFF[\s\S]{4}WEBP$/)
    })

    it('has no picture of a page that is not there, nor of a file without pages', async () => {
      const missing = await documentText.renderPage({ path: pdf, page: 999, width: 400 })
      const flowing = await documentText.renderPage({ path: text, page: 1, width: 400 })
      expect(missing).toMatchObject({ ok: false, problem: { code: 'no-such-page' } })
      expect(flowing).toMatchObject({ ok: false, problem: { code: 'no-page-pictures' } })
    })
  })
}
