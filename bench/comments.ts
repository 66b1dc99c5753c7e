/**
 * Comments in Word files: time to place 300 in 250 pages; whether LibreOffice shows each at its words; and the verdict
 * of Microsoft's validator and the ISO schemas before and after. `npm run bench:comments [-- --schemas=<folder of
 * wml.xsd>] [more.docx …]`.
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { splitSentences } from '#kit/text/split-sentences.ts'
import { addComments, type Remark } from '#kit/word/add-comments.ts'
import { openParts, textOfPart } from '#kit/word/package.ts'
import { readBody } from '#kit/word/runs.ts'
import { type DocumentLine, writeDocument } from '#kit/word/write-document.ts'
import { officeFaults } from '#tests/office-faults.ts'
import { libreOfficeIsHere, shownByLibreOffice } from '#tests/shown-by-libre-office.ts'
import { sentences } from '../tests/fixtures/make/words.ts'
import { schemaFaults } from './comments/against-schemas.ts'

const PAGES = 250
const WORDS_A_PAGE = 330
const COMMENTS = 300
const ROUNDS = 7
const MOST_OF_ANOTHER = 60

const given = process.argv.slice(2)
const schemas = given.find((one) => one.startsWith('--schemas='))?.slice('--schemas='.length)
const others = given.filter((one) => !one.startsWith('--'))

const remark = (quote: string): Remark => ({
  says: ['Say which, and how often.', 'An examiner asks for the instrument.'],
  author: 'Weekbe4',
  initials: 'W4',
  date: '2026-11-22T09:00:00Z',
  quotes: [{ quote }],
})

function madeThesis(): { file: Uint8Array; quotes: string[]; words: number } {
  const lines: DocumentLine[] = []
  let words = 0
  while (words < PAGES * WORDS_A_PAGE) {
    const text = `In village ${lines.length + 1} the wells were measured twice. ${sentences(lines.length * 9, 8)}`
    lines.push({ style: 'text', text })
    words += text.split(' ').length
  }
  const quotes = Array.from(
    { length: COMMENTS },
    (_, at) => `In village ${1 + Math.floor((at * lines.length) / COMMENTS)} the wells were measured twice.`,
  )
  return { file: writeDocument(lines), quotes, words }
}

/** Sentences that occur once in a foreign file, from its beginning to its end. */
function sentencesOf(file: Uint8Array): string[] {
  const parts = openParts(file)
  const { text } = readBody((parts && textOfPart(parts, 'word/document.xml')) ?? '')
  const all = text.split('\n').flatMap((line) => splitSentences(line).map((one) => one.text))
  const once = all.filter((one) => one.length > 30 && text.split(one).length === 2)
  const every = Math.max(1, Math.floor(once.length / MOST_OF_ANOTHER))
  return once.filter((_, at) => at % every === 0).slice(0, MOST_OF_ANOTHER)
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim()

async function judge(name: string, file: Uint8Array, quotes: readonly string[]): Promise<void> {
  const done = addComments(file, quotes.map(remark))
  if (!done) return console.log(`${name}: takes no comments`)
  const [before, after] = [await officeFaults(file, 'docx'), await officeFaults(done.bytes, 'docx')]
  console.log(
    `${name}: ${done.placed.filter(Boolean).length} of ${quotes.length} at their sentence; ` +
      `Microsoft's validator: ${before.length} faults before, ${after.length} after`,
  )
  if (libreOfficeIsHere()) {
    const shown = shownByLibreOffice(done.bytes).filter(({ author }) => author === 'Weekbe4')
    const about = new Set(shown.map((one) => flat(one.about)))
    const wrong = quotes.filter((quote) => !about.has(flat(quote)))
    console.log(
      `${name}: LibreOffice shows ${shown.length} comments, ${quotes.length - wrong.length} of ${quotes.length} at the right words` +
        wrong
          .slice(0, 3)
          .map((quote) => `\n  not at: ${quote}`)
          .join(''),
    )
  } else console.log(`${name}: LibreOffice is not here, so what it shows was not looked at`)
  if (!schemas) return
  const [was, is] = [schemaFaults(file, schemas), schemaFaults(done.bytes, schemas)]
  if (!was || !is) console.log(`${name}: xmllint is not here, so the schemas were not asked`)
  else console.log(`${name}: ISO schemas: ${was.length} faults before, ${is.length} after`)
}

const { file, quotes, words } = madeThesis()
const times: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  const began = performance.now()
  addComments(file, quotes.map(remark))
  times.push(performance.now() - began)
}
times.sort((a, b) => a - b)
console.log(
  `${COMMENTS} comments into ${PAGES} pages (${words} words): median ${Math.round(times[ROUNDS >> 1]!)} ms, ` +
    `longest ${Math.round(times.at(-1)!)} ms`,
)
await judge('made thesis', file, quotes)
for (const path of others) {
  const other = readFileSync(path)
  await judge(basename(path), other, sentencesOf(other))
}
if (!schemas) console.log('ISO schemas: not asked (their folder is named with --schemas=)')
