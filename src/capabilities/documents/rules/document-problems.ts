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
    'The pages of this document are pictures, and no words could be recognised in them: handwriting and faint print cannot be read. Please upload a clearer scan, or a PDF with text in it.',
  'scanned-language':
    'The pages of this document are pictures, and their words are not English. Only English can be recognised in pictures. Please upload a PDF with text in it.',
  'too-many-scans':
    'You have used today’s share of scanned pages. It starts again at midnight; documents with text in them can be uploaded as before.',
  'unusable-text':
    'The text in this PDF is stored in a way that cannot be read. Please save it again as PDF from the program it was written in.',
  truncated:
    'This file is incomplete: its end is missing. Please download or copy it again and upload the whole file.',
  corrupt: 'This file is damaged and cannot be opened. Please save it again and upload the new copy.',
  'wrong-type':
    'This file is not what its name says. Please save it in the type its name ends with and upload it again.',
  'unsupported-type': UNSUPPORTED_TYPE,
  'two-types-in-one':
    'This file is two types of file in one, so it is not opened. Please save it again as a plain document.',
  'unpacks-too-large': 'This file unpacks to far more than a document holds, so it is not opened.',
  'archive-in-archive':
    'This file has other archives packed inside it, so it is not opened. Please upload the document itself.',
  'too-many-parts':
    'This file is made of more than 2,000 parts, so it is not opened. Please save it again as a plain document.',
  'outside-content':
    'This file tries to bring in content from outside it, so it is not opened. Please save it again as a plain document.',
  'too-many-pages': 'This document has more than 1,500 pages. Please upload the part you need.',
  'picture-too-large':
    'This picture has more than 40 megapixels. Please make it smaller and upload it again.',
  'too-much-memory':
    'This document needs too much memory to read. Please upload a smaller or simpler version of it.',
  'too-slow':
    'Reading this document took longer than 60 seconds and was stopped. Please upload a smaller or simpler version of it.',
  cancelled: 'Reading was cancelled.',
  'no-such-page': 'This document does not have that page.',
  'no-page-pictures': 'There are no page pictures for this type of file.',
  'reader-failed':
    'This file could not be read. Please try again, or save it in another type and upload that.',
} as const satisfies Record<DocumentProblemCode, string>

export const documentProblem = problemsFrom(DOCUMENT_PROBLEMS)
