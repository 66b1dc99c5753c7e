import { TOO_MUCH_TODAY } from '#capabilities/usage/spec.ts'
import { problemsFrom } from '#kit/result.ts'
import { hours, seconds } from '#kit/time.ts'
import type { DocumentKind } from '#product/document-model.ts'

/** A megabyte of every upload limit, as 25MB is 26214400 bytes. */
export const MEGABYTE = 1_048_576
/** Storage limit without a purchase. */
export const UNPAID_MEGABYTES = 50

export const FILE_NAME = { longest: 255 } as const

export const UNSUPPORTED_TYPE =
  'Files of this type cannot be read. Please upload a PDF, Word, RTF, text, Markdown, CSV, Excel or JSON file, or a picture.'

export const FILE_NAME_PROBLEMS = {
  'name-missing': 'This file has no name. Please give it one and upload it again.',
  'name-too-long':
    'The name of this file is longer than 255 characters. Please give it a shorter name and upload it again.',
  'name-has-path':
    'The name of this file includes a folder. Please rename it without / and \\ and upload it again.',
  'name-has-controls':
    'The name of this file contains characters that cannot be shown. Please rename it and upload it again.',
} as const

export const fileNameProblem = problemsFrom(FILE_NAME_PROBLEMS)

/** Purposes of an upload; each assistant has its own limit, types and sentences. */
export const UPLOAD_PURPOSES = ['defense', 'consultation', 'decoder', 'slides', 'chat', 'library'] as const
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]

/** By which endings and declared types a kind is known before its content is. */
export const FILE_TYPES: Record<DocumentKind, { endings: readonly string[]; types: readonly string[] }> = {
  pdf: { endings: ['.pdf'], types: ['application/pdf'] },
  docx: {
    endings: ['.docx'],
    types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  },
  doc: { endings: ['.doc'], types: ['application/msword'] },
  rtf: { endings: ['.rtf'], types: ['application/rtf', 'text/rtf'] },
  txt: { endings: ['.txt'], types: ['text/plain'] },
  md: { endings: ['.md', '.markdown'], types: ['text/markdown'] },
  csv: { endings: ['.csv'], types: ['text/csv'] },
  xlsx: { endings: ['.xlsx'], types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  xls: { endings: ['.xls'], types: ['application/vnd.ms-excel'] },
  sav: { endings: ['.sav', '.zsav'], types: ['application/x-spss-sav'] },
  dta: { endings: ['.dta'], types: ['application/x-stata-dta'] },
  json: { endings: ['.json'], types: ['application/json'] },
  image: {
    endings: ['.jpeg', '.jpg', '.png', '.gif', '.webp', '.bmp'],
    types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/bmp'],
  },
}

const WORD_LIKE = ['pdf', 'doc', 'docx', 'txt'] as const
const TEXT = ['pdf', 'docx', 'doc', 'rtf', 'txt', 'md', 'csv', 'xlsx', 'xls', 'json'] as const

export type UploadTerms = {
  megabytes: number
  /** Accepted kinds. */
  kinds: readonly DocumentKind[]
  /** Endings of plain text with a name of its own, which this room reads as what they are. */
  alsoEndings?: readonly string[]
  /** Kinds offered by the file chooser, if fewer than accepted. */
  offered?: readonly DocumentKind[]
  tooLarge: string
  /** `{type}` is replaced by the file's own type. */
  wrongType: string
}

export const UPLOADS: Record<UploadPurpose, UploadTerms> = {
  defense: {
    megabytes: 50,
    kinds: ['pdf'],
    tooLarge: 'PDF file too large. Maximum size is 50MB for optimal processing speed.',
    wrongType: 'Only PDF files are allowed. Please upload a PDF document.',
  },
  consultation: {
    megabytes: 50,
    // The chooser offers four types and nothing else checks them: whatever can be read is taken.
    kinds: TEXT,
    offered: WORD_LIKE,
    tooLarge: 'File too large. Maximum size is 50MB for optimal processing speed.',
    wrongType: UNSUPPORTED_TYPE,
  },
  decoder: {
    megabytes: 10,
    kinds: WORD_LIKE,
    tooLarge: 'File too large. Please use files under 10MB for optimal processing speed.',
    wrongType: 'Invalid file type. Please upload PDF, DOC, DOCX, or TXT files only.',
  },
  slides: {
    megabytes: 100,
    kinds: WORD_LIKE,
    tooLarge: 'File too large. Maximum size is 100MB.',
    wrongType: 'Please upload a valid academic document (PDF, DOC, DOCX, TXT)',
  },
  chat: {
    megabytes: 25,
    kinds: [...TEXT, 'image', 'sav', 'dta'],
    alsoEndings: ['.bib', '.ris'],
    tooLarge: 'File size must be less than 25MB',
    wrongType: 'File type {type} is not supported',
  },
  library: {
    megabytes: 50,
    kinds: TEXT,
    tooLarge: 'File too large. Maximum size is 50MB.',
    wrongType: UNSUPPORTED_TYPE,
  },
}

/** Larger files are sent in pieces, so that a lost connection costs only the piece in transit. */
export const IN_PIECES_FROM = 5 * MEGABYTE

/** How long an interrupted upload can be resumed, and a refusal stays in the list. */
export const UNFINISHED = hours(24)

/** How long others wait for a silent server that reads a document, and how often they check. */
export const READING = { lease: seconds(20), lookEvery: seconds(10) } as const

/** If several machines share a store, uploads are stored in parts of this many bytes: a lost machine costs one. */
export const ARRIVING = { partBytes: MEGABYTE } as const

/** Per person, waiting for the readers: other users do not queue behind one student's hundred documents. */
export const READ_AT_ONCE = 4

/** Refusals of an upload, apart from its size, type and name. */
export const ARRIVAL_PROBLEMS = {
  'no-file': 'Please choose a file.',
  'upload-cut': 'The upload was interrupted. Please try again.',
  'wrong-length': 'The file did not arrive complete. Please upload it again.',
  'too-many-documents': 'You have reached the maximum number of documents. Please delete one and try again.',
  'no-room-left': 'You have used all the space for your documents. Please delete one and try again.',
  'too-many-at-once': 'Your other documents are still being read. Please try again in a moment.',
  'too-much-reading': TOO_MUCH_TODAY.parseSeconds,
  'reading-interrupted':
    'A fault on our side interrupted the reading of this document. Please upload it again.',
  'not-kept':
    'Our storage is full or unavailable at the moment, so this could not be saved. Please try again later.',
  'not-found': 'This document was not found.',
} as const

export const arrivalProblem = problemsFrom(ARRIVAL_PROBLEMS)

/** Progress messages while a document is read. */
export const READING_STEPS = {
  uploading: 'Uploading the document',
  waiting: 'Waiting in the queue',
  opening: 'Opening the document',
  reading: 'Reading the pages',
  recognising: 'Reading the scanned pages',
  ordering: 'Arranging the text',
} as const

/** A page takes seconds, a thesis minutes: progress is visible, and the student need not stay. */
export const scannedStep = ({ done, of }: { done: number; of: number }): string =>
  `Reading scanned page ${Math.min(done + 1, of)} of ${of}`

/** Share of the bar for sending; the rest is reading. */
export const SENDING_SHARE = 70

export const NO_LONGER_KEPT = 'The file is no longer stored.'
