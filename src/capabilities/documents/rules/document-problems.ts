/** Reasons why a document cannot be read. The server sends them, so a browser need not load them all. */
import { problemsFrom } from '#kit/result.ts'
import type { DocumentProblemCode } from '#product/document-problem.ts'
import { UNSUPPORTED_TYPE } from '../spec.ts'

/** Every document that cannot be read says why, and what would help. */
export const DOCUMENT_PROBLEMS = {
  empty: 'This file is empty. Please choose the file again or save it once more.',
  'password-protected':
    'This file is protected with a password. Please save a copy without the password and upload that.',
  scanned:
    'The pages of this document are images, and no words could be recognised in them. Handwriting and faint print cannot be read. Please upload a clearer scan, or a PDF that contains text.',
  'scanned-language':
    'The pages of this document are images, and their text is not in English. Only English can be recognised in images. Please upload a PDF that contains text.',
  'too-many-scans':
    'You have reached today’s limit for scanned pages. It resets at midnight; you can still upload documents that contain text.',
  'unusable-text':
    'The text in this PDF is stored in a way that cannot be read. Please save it again as a PDF from the program it was written in.',
  truncated:
    'This file is incomplete: its end is missing. Please download or copy it again and upload the whole file.',
  corrupt: 'This file is damaged and cannot be opened. Please save it again and upload the new copy.',
  'wrong-type':
    'This file is not the type its name suggests. Please save it in that type and upload it again.',
  'unsupported-type': UNSUPPORTED_TYPE,
  'two-types-in-one':
    'This file is two file types in one, so it was not opened. Please save it again as a plain document.',
  'unpacks-too-large': 'This file unpacks to far more than any document should, so it was not opened.',
  'archive-in-archive':
    'This file contains other archives, so it was not opened. Please upload the document itself.',
  'too-many-parts':
    'This file has more than 2,000 parts, so it was not opened. Please save it again as a plain document.',
  'outside-content':
    'This file tries to load content from elsewhere, so it was not opened. Please save it again as a plain document.',
  'too-many-pages': 'This document has more than 1,500 pages. Please upload the part you need.',
  'picture-too-large':
    'This picture has more than 40 megapixels. Please make it smaller and upload it again.',
  'too-much-memory': 'This document is too large to read. Please upload a smaller or simpler version of it.',
  'too-slow':
    'Reading this document took longer than 60 seconds and was stopped. Please upload a smaller or simpler version of it.',
  cancelled: 'Reading was cancelled.',
  'no-such-page': 'This document has no such page.',
  'no-page-pictures': 'Page images are not available for this type of file.',
  'reader-failed':
    'This file could not be read. Please try again, or save it as another file type and upload that.',
} as const satisfies Record<DocumentProblemCode, string>

export const documentProblem = problemsFrom(DOCUMENT_PROBLEMS)
