/** A PDF read in place gives the same result as the same bytes in memory. */
import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { thesis, twoColumnPaper } from '../../../tests/fixtures/make/papers.ts'
import { makeDocx, paragraph } from '../../../tests/fixtures/make/word-files.ts'
import { readBytes, readLongPdf } from './read-bytes.ts'

const folder = mkdtempSync(join(tmpdir(), 'weekbe4-long-'))
afterAll(() => rmSync(folder, { recursive: true }))

const quiet = () => {}
let files = 0
function inPlace(bytes: Uint8Array, fileName: string) {
  files += 1
  const path = join(folder, String(files))
  writeFileSync(path, bytes)
  return readLongPdf({ file: openSync(path, 'r'), size: bytes.length, fileName }, quiet)
}

it.each([
  ['a paper in two columns', twoColumnPaper],
  ['a thesis', () => thesis(12)],
])('%s', async (_, make) => {
  const bytes = make()
  expect(await inPlace(bytes, 'work.pdf')).toEqual(await readBytes(bytes, 'work.pdf', quiet))
})

describe('is refused as if it were held', () => {
  const half = () => twoColumnPaper().subarray(0, 700)
  const withArchive = () => Buffer.concat([twoColumnPaper(), makeDocx(paragraph('Hidden'))])
  it.each([
    ['cut off', half, 'truncated'],
    ['with an archive behind it', withArchive, 'two-types-in-one'],
    ['under the name of a workbook', twoColumnPaper, 'wrong-type', 'work.xlsx'],
  ])('%s', async (_, make, code, name = 'work.pdf') => {
    const refused = expect.objectContaining({ code })
    await expect(inPlace(make(), name)).rejects.toEqual(refused)
    await expect(readBytes(make(), name, quiet)).rejects.toEqual(refused)
  })
})

it('leaves what is no PDF to its own reader', async () => {
  expect(await inPlace(makeDocx(paragraph('A note.')), 'work.docx')).toBeUndefined()
})
