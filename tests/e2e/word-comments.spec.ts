/** A student's own Word file goes in, and comes back with the findings as comments at their sentences. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { openParts, textOfPart } from '../../src/kit/word/package.ts'
import { readBody } from '../../src/kit/word/runs.ts'
import { type DocumentLine, writeDocument } from '../../src/kit/word/write-document.ts'
import { analysed, openPaid } from '../support/decoder-screen.ts'
import { libreOfficeIsHere, shownByLibreOffice } from '../support/shown-by-libre-office.ts'
import { SMALL_THESIS } from '../support/small-thesis.ts'

const WRONG = 'Age mattered as well, t(370) = 2.10, p = .001.'

const lines = SMALL_THESIS.flatMap(({ title, role, blocks }): DocumentLine[] => [
  { style: 'heading', text: title },
  ...blocks.flatMap((block): DocumentLine[] => {
    const text = typeof block === 'string' ? block : (block.text ?? '')
    return text ? [{ style: 'text', text }] : []
  }),
  ...(role === 'results' ? [{ style: 'text', text: WRONG } as const] : []),
])
const MINE = {
  name: 'my thesis.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: Buffer.from(writeDocument(lines)),
}

const bodyOf = (bytes: Uint8Array) => readBody(textOfPart(openParts(bytes)!, 'word/document.xml') ?? '').text

test('a Word file comes back as it was, with a comment at the sentence that is not right', async ({
  page,
}) => {
  await openPaid(page)
  await analysed(page, MINE)
  await page.getByRole('button', { name: 'Export' }).click()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Word with comments/ }).click(),
  ])
  expect(saved.suggestedFilename()).toMatch(/with comments\.docx$/)
  const bytes = readFileSync(await saved.path())
  expect(bodyOf(bytes)).toBe(bodyOf(MINE.buffer))
  expect(textOfPart(openParts(bytes)!, 'word/comments.xml')).toContain('w:author="Weekbe4"')

  test.skip(!libreOfficeIsHere(), 'LibreOffice (soffice) is not on this machine.')
  const shown = shownByLibreOffice(bytes)
  expect(shown.find(({ about }) => about === WRONG)?.says).toContain('recalculated p')
  for (const { author, about } of shown) {
    expect(author).toBe('Weekbe4')
    expect(about).not.toBe('')
  }
})
