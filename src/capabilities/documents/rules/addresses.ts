/** Apart from spec.ts, because a screen that only lists documents needs none of its sentences. */
import { del, get, head, options, patch, post } from '#contracts/call.ts'

export const CALLS = {
  listDocuments: get('/api/documents'),
  uploadDocument: post('/api/documents'),
  readDocument: get('/api/documents/:id'),
  removeDocument: del('/api/documents/:id'),
  readOutline: get('/api/documents/:id/summary'),
  readPage: get('/api/documents/:id/pages/:page'),
  readPagePicture: get('/api/documents/:id/pages/:page.webp'),
  readSentence: get('/api/documents/:id/sentences/:sentence'),
  searchDocument: get('/api/documents/:id/search'),
  beginUpload: post('/api/documents/uploads'),
} as const

/** The rest of tus 1.0, which a browser library speaks. */
export const PIECES = {
  describe: options('/api/documents/uploads'),
  readOffset: head('/api/documents/uploads/:id'),
  send: patch('/api/documents/uploads/:id'),
  drop: del('/api/documents/uploads/:id'),
} as const
