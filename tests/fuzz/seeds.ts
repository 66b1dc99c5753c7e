/** One small, sound file of each kind, made here. */
import { utils, write } from '@e965/xlsx'
import sharp from 'sharp'
import { makeDta, makeSav } from '../fixtures/make/data-files.ts'
import { makeDoc } from '../fixtures/make/doc-file.ts'
import { twoColumnPaper } from '../fixtures/make/papers.ts'
import { thesisDocx } from '../fixtures/make/word-files.ts'
import { noise, record, silence, wav } from '../speech/recordings.ts'
import { surveyCsv } from '../support/survey.ts'

/** `sound` is said in a spoken turn; everything else is uploaded as a document. */
export type Seed = { name: string; bytes: Uint8Array; isSound?: true; isData?: true }

function workbook(bookType: 'xlsx' | 'biff8'): Uint8Array {
  const rows = surveyCsv(20)
    .trim()
    .split('\n')
    .map((line) => line.split(','))
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([...rows, [1, 2.5, new Date(0), true]]), 'Survey')
  return write(book, { type: 'buffer', bookType })
}

const rtf = () =>
  Buffer.from(
    `{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Times;}}\\pard\\b Methods\\b0\\par ${'The sample was \\u8220?small\\u8221? and it grew. '.repeat(12)}\\par\\trowd\\cellx900 One\\cell Two\\cell\\row}`,
    'latin1',
  )

const picture = (as: 'png' | 'jpeg' | 'webp' | 'gif') =>
  sharp({ create: { width: 160, height: 90, channels: 3, background: '#d8e4dc' } })
    .toFormat(as)
    .toBuffer()

const markdown = `# Methods\n\n${'The sample was **small**. '.repeat(8)}\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n$$x^2$$\n\n- one\n  - two\n\n[a](https://example.org)\n`
const spoken = () => Int16Array.from([...silence(0.2), ...noise(1, -20), ...silence(0.4)])

export async function makeSeeds(): Promise<Seed[]> {
  return [
    { name: 'paper.pdf', bytes: twoColumnPaper() },
    { name: 'thesis.docx', bytes: thesisDocx() },
    { name: 'old.doc', bytes: makeDoc('The sample was small. It grew in the second year. '.repeat(8)) },
    { name: 'letter.rtf', bytes: rtf() },
    { name: 'notes.md', bytes: Buffer.from(markdown) },
    {
      name: 'list.json',
      bytes: Buffer.from(JSON.stringify([{ town: 'Mongu', people: [1, 2, { x: null }] }])),
    },
    { name: 'survey.csv', bytes: Buffer.from(surveyCsv(40)), isData: true },
    { name: 'survey.xlsx', bytes: workbook('xlsx'), isData: true },
    { name: 'survey.xls', bytes: workbook('biff8'), isData: true },
    { name: 'survey.sav', bytes: makeSav(), isData: true },
    { name: 'survey.dta', bytes: makeDta(), isData: true },
    { name: 'picture.png', bytes: await picture('png') },
    { name: 'picture.jpg', bytes: await picture('jpeg') },
    { name: 'picture.webp', bytes: await picture('webp') },
    { name: 'picture.gif', bytes: await picture('gif') },
    { name: 'answer.webm', bytes: await record(spoken()), isSound: true },
    { name: 'answer.mp4', bytes: await record(spoken(), 'mp4'), isSound: true },
    { name: 'answer.ogg', bytes: await record(spoken(), 'ogg'), isSound: true },
    { name: 'answer.wav', bytes: wav(Array.from(spoken(), (value) => value / 32_768)), isSound: true },
  ]
}
