/** 300 comments into a Word file of 250 pages: how soon, whether each is at its sentence, and what Microsoft's validator says before and after. */
import { addComments, type Remark } from '#kit/word/add-comments.ts'
import { type Line, writeDocument } from '#kit/word/write-document.ts'
import { officeFaults } from '#tests/office-faults.ts'
import { sentences } from '../tests/fixtures/make/words.ts'

const PAGES = 250
const WORDS_A_PAGE = 330
const COMMENTS = 300
const ROUNDS = 7

const lines: Line[] = []
let words = 0
while (words < PAGES * WORDS_A_PAGE) {
  const text = `In village ${lines.length + 1} the wells were measured twice. ${sentences(lines.length * 9, 8)}`
  lines.push({ style: 'text', text })
  words += text.split(' ').length
}
const file = writeDocument(lines)
const remarks: Remark[] = Array.from({ length: COMMENTS }, (_, at) => ({
  says: ['Say which wells, and how often.', 'An examiner asks for the instrument.'],
  author: 'Weekbe4',
  initials: 'W4',
  date: '2026-11-22T09:00:00Z',
  quotes: [
    { quote: `In village ${1 + Math.floor((at * lines.length) / COMMENTS)} the wells were measured twice.` },
  ],
}))

const times: number[] = []
let done: ReturnType<typeof addComments>
for (let round = 0; round < ROUNDS; round++) {
  const began = performance.now()
  done = addComments(file, remarks)
  times.push(performance.now() - began)
}
if (!done) throw new Error('The file took no comments.')
times.sort((a, b) => a - b)
console.log(
  `${COMMENTS} comments into ${PAGES} pages (${words} words): median ${Math.round(times[ROUNDS >> 1]!)} ms, ` +
    `longest ${Math.round(times.at(-1)!)} ms; ${done.placed.filter(Boolean).length} at their sentence`,
)
const [before, after] = [await officeFaults(file, 'docx'), await officeFaults(done.bytes, 'docx')]
console.log(`validator: ${before.length} faults before, ${after.length} after`)
