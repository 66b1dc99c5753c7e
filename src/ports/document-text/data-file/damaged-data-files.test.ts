/** Damaged files of SPSS and Stata, and a damaged workbook: each is refused as damaged, at once. */
import { utils, write } from '@e965/xlsx'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { makeDta, makeSav } from '../../../../tests/fixtures/make/data-files.ts'
import { readBytes } from '../read-bytes.ts'

const read = (bytes: Uint8Array, name: string) =>
  readBytes(bytes, name, () => {}).then(
    ({ blocks }) => blocks.map(({ text }) => text).join('\n'),
    (error) => error.code ?? String(error),
  )
const withWords = (bytes: Uint8Array, from: string, to: string) =>
  Buffer.from(Buffer.from(bytes).toString('latin1').replace(from, to), 'latin1')
const changed = (bytes: Buffer, change: (bytes: Buffer) => void) => {
  change(bytes)
  return bytes
}
/** Nothing but the head of a file, and the end of its dictionary: cases of no variable. */
const noVariable = () =>
  changed(
    Buffer.concat([makeSav().subarray(0, 176), Buffer.from([231, 3, 0, 0, 0, 0, 0, 0]), Buffer.alloc(80)]),
    (bytes) => bytes.writeInt32LE(-1, 80),
  )

function cellOfNoKind(): Uint8Array {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Village'], ['Mongu']]), 'Villages')
  const parts = unzipSync(write(book, { type: 'buffer', bookType: 'xlsx' }))
  const sheet = 'xl/worksheets/sheet1.xml'
  return zipSync({
    ...parts,
    [sheet]: strToU8(strFromU8(parts[sheet]!).replace(/ t="s(?:tr)?"/, ' t="sound"')),
  })
}

it('reads the sound ones, which the others are made of', async () => {
  expect(await read(makeSav(), 'survey.sav')).toContain('Lusaka')
  expect(await read(makeDta(), 'survey.dta')).toContain('Lusaka')
})

it.each<[string, string, Uint8Array]>([
  ['a long text of no length', 'a.sav', withWords(makeSav(), 'TOWN=8', 'TOWN=0')],
  ['a long text whose length is a word', 'a.sav', withWords(makeSav(), 'TOWN=8', 'TOWN=x')],
  ['no variable, and cases without end', 'a.sav', noVariable()],
  [
    'no variable, and two thousand million rows',
    'a.dta',
    changed(makeDta(), (bytes) => {
      bytes.writeInt16LE(0, 4)
      bytes.writeInt32LE(2_147_483_647, 6)
    }),
  ],
  ['a cell of no kind', 'a.xlsx', cellOfNoKind()],
])('%s is damaged', async (_, name, bytes) => {
  expect(await read(bytes, name)).toBe('corrupt')
})

it('leaves a number that no calendar has a number', async () => {
  // The last row's date, in front of 76 bytes of labels.
  const far = changed(makeDta(), (bytes) => bytes.writeInt32LE(2_147_483_600, bytes.length - 76 - 12))
  expect(await read(far, 'survey.dta')).toContain('2147479947')
})
