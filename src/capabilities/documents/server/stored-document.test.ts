import { PassThrough } from 'node:stream'
import { createGzip } from 'node:zlib'
import { expect, it } from 'vitest'
import type { DocumentModel } from '#product/document-model.ts'
import {
  buildStoredDocument,
  isStoredInThisForm,
  OlderStoredDocument,
  readStoredDocument,
  writeStoredDocument,
} from './stored-document.ts'

it('keeps a text whole that holds the line and paragraph separators of Unicode', async () => {
  const text = 'The first line\u2028goes on here,\u2029and ends.'
  const model: DocumentModel = {
    ...{
      kind: 'docx',
      title: text,
      authors: [],
      abstract: '',
      language: 'en',
      paged: false,
      figures: [],
      notes: [],
    },
    pages: [{ number: 1, width: 595, height: 842 }],
    sections: [{ id: 's1', title: 'One', level: 1, role: 'other', firstPage: 1, lastPage: 1 }],
    blocks: [{ id: 'b1', kind: 'paragraph', page: 1, text, section: 's1' }],
    sentences: [{ id: 'b1.1', block: 'b1', page: 1, text }],
  }
  const kept = new PassThrough()
  const [read] = await Promise.all([
    readStoredDocument(kept),
    writeStoredDocument(await buildStoredDocument(model), kept),
  ])
  expect(read.model).toEqual(model)
})

it('gives nothing of what an older reader stored', async () => {
  const kept = createGzip()
  const older = `${JSON.stringify({ is: 'model', model: { blocks: [{ rows: [['a']] }] } })}\n`
  const again = createGzip()
  kept.end(older)
  again.end(older)
  await expect(readStoredDocument(kept)).rejects.toThrow(OlderStoredDocument)
  expect(await isStoredInThisForm(again)).toBe(false)
})
