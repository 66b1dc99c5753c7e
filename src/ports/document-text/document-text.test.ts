import { afterAll } from 'vitest'
import { fixtureFolder } from '../../../tests/fixtures/make/in-folder.ts'
import { twoColumnPaper } from '../../../tests/fixtures/make/papers.ts'
import { readDocumentsInChildren } from './document-text.children.ts'
import { readsDocuments } from './document-text.conformance.ts'
import { fakeDocumentText } from './document-text.fake.ts'
import { readBytes } from './read-bytes.ts'

const files = fixtureFolder()
afterAll(files.remove)

const problemOf = <Code extends string>(code: Code) => ({ code, message: `A sentence about ${code}.` })
/** As in the browser tests: a low-priority process may wait for minutes where another program keeps the machine busy. */
const AT_ONCE = { givesWay: false }
const TEXT = 'A short text. It has two sentences.'

readsDocuments('the reader in child processes', async () => ({
  documentText: readDocumentsInChildren({ problemOf, limits: AT_ONCE }),
  pdf: files.write('paper.pdf', twoColumnPaper()),
  text: files.write('note.txt', TEXT),
  empty: files.write('empty.pdf', ''),
}))

readsDocuments('the reader that tests use', async () => ({
  documentText: fakeDocumentText(
    {
      'paper.pdf': { model: await readBytes(twoColumnPaper(), 'paper.pdf', () => {}) },
      'note.txt': { model: await readBytes(Buffer.from(TEXT), 'note.txt', () => {}) },
    },
    problemOf,
  ),
  pdf: 'paper.pdf',
  text: 'note.txt',
  empty: 'empty.pdf',
}))
