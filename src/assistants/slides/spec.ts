/** Sentences, limits and timings of the PowerPoint Creator. */

import { del, get, patch, post } from '#contracts/call.ts'
import { hours, minutes, seconds } from '#kit/time.ts'
import type { FormatId, FormatKey } from './rules/deck/keys.ts'

export const CALLS = {
  start: post('/ai/weekbe4-powerpoint'),
  readStatus: get('/ai/weekbe4-job-status/:jobId'),
  listFormats: get('/ai/weekbe4-formats'),
  readSample: get('/ai/weekbe4-formats/sample'),
  readUsage: get('/ai/weekbe4-powerpoint/usage'),
  listPresentations: get('/ai/weekbe4-presentations'),
  readPresentation: get('/ai/weekbe4-presentations/:id'),
  readOutline: get('/ai/weekbe4-presentations/:id/outline'),
  chooseOutline: post('/ai/weekbe4-presentations/:id/outline'),
  changePresentation: patch('/ai/weekbe4-presentations/:id'),
  takeTemplate: post('/ai/weekbe4-presentations/:id/template'),
  removePresentation: del('/ai/weekbe4-presentations/:id'),
  readFile: get('/ai/weekbe4-presentations/:id/file'),
  readFigure: get('/ai/weekbe4-presentations/:id/figures/:slide'),
} as const

export const SLIDES = {
  generations: 5,
  /** For a user without access, in the preview. */
  demoGenerations: 5,
  pollEvery: seconds(3),
  estimatedTime: '2-5 minutes',
  progressResetsAfter: seconds(2),
  demoLasts: seconds(6),
  unlockModalStays: seconds(5),
  limitModalStays: seconds(8),
  /** The pending-download mark disappears this long after the download. */
  markStays: seconds(2),
  historyDays: 30,
  templateMegabytes: 20,
  defaultSource: 'demo.pdf',
  filenameEnd: '-weekbe4.pptx',
} as const

/** Settings of the server's work. */
export const MAKING = {
  /** Threads; a thesis in one of them takes about a hundred megabytes. */
  atOnce: 1,
  /** Concurrent decks: one whose document a model is reading takes no thread. */
  underWay: 4,
  /** Idle threads end after this time. */
  idle: seconds(20),
  /** No document needs this long; the thread is stopped. */
  longest: minutes(2),
  /** The rest is read by the model at the next visit. */
  closeReadingAtMost: minutes(2),
  /** A second attempt helps after a restart; a third would mean that the document causes the restarts. */
  attempts: 2,
  lease: seconds(20),
  lookEvery: seconds(3),
  /** How long a planned deck waits for the student's word on the study, since the last one. */
  askedFor: minutes(5),
  /** The generation stays reserved while its deck is queued, even through a night without a server. */
  reservedFor: hours(24),
} as const

/** Limits of a model's wording of a deck. Slides not worded in time keep the document's own words. */
export const WORDING = {
  atMost: seconds(45),
  answerTokens: 1_800,
  /** Instructions, fences, and the rest of a request. */
  ownTokens: 700,
  lettersAToken: 3,
  /** Document text in one request. */
  letters: 9_000,
} as const

export const STEPS = {
  reading: 'Document Processing',
  structure: 'Generating Presentation Structure',
  writing: 'Creating PowerPoint',
} as const

export const SAYS = {
  notSignedIn: 'Please log in to use PowerPoint Creator.',
  loading: 'Loading...',
  checkingAccess: 'Checking WEEKBE4 PowerPoint access...',
  checkingUsage: 'Checking usage status...',
  wrongType: 'Please upload a valid academic document (PDF, DOC, DOCX, TXT)',
  invalidAnswer: 'Invalid response from server',
  startBroke: 'An unexpected error occurred while starting WEEKBE4 presentation generation',
  startRefused: 'Failed to start WEEKBE4 presentation generation',
  jobFailed: 'PowerPoint generation failed',
  statusBroke: 'Error checking generation status. Please try again.',
  statusNotOk: 'Failed to get job status',
  nothingToDownload: 'No presentation available for download',
  recordMissing: 'WEEKBE4 presentation not found in database',
  urlMissing: 'WEEKBE4 presentation URL not found',
  downloadFailed: (reason: string) => `Download failed: ${reason}`,
  tooLittleText:
    'There is too little text in this document for 18 slides. The generation has not been counted.',
  documentGone:
    'This document was deleted before its slides were finished. The generation has not been counted.',
  stillArriving: 'This document is still arriving. Please try again in a moment.',
  unknownFormat: 'Please choose one of the formats: standard, heavy or mini.',
  notFound: 'This presentation was not found.',
  notFinished: 'This presentation is not finished.',
  wordedBy: (model: string, kept: number) =>
    `${model} worded ${kept} titles, lines and notes, each checked against your document. The rest are your document’s own sentences.`,
  standsIn:
    'The AI model cannot be reached at the moment, so these slides are your document’s own sentences. This deck has not been counted: please make it again later.',
  keptApart: 'A model wanted to put slides together that stay apart, because one slide would hold too much.',
  noOutline: 'This outline is no longer available: its deck has been made, or was never started.',
  noTemplate: 'Please choose your university’s .pptx template.',
  templateTooLarge: 'This template is larger than 20 MB.',
  templateBroke: 'This template could not be sent. Please try again.',
  nothingElse: 'Your document has nothing else that fits this slide. You can edit its words instead.',
  notUnderstood: 'Something went wrong with this request. Please reload the page and try again.',
} as const

export type FormatTerms = {
  id: FormatId
  /** The name shown to the student. */
  name: string
  description: string
  features: readonly string[]
  /** Two tokens of the design: start and end. */
  gradient: readonly [from: string, to: string]
  icon: 'layers' | 'image' | 'list'
}

/** The specification's map; Mini is shown as Light. */
export const FORMATS: Record<FormatKey, FormatTerms> = {
  Standard: {
    id: 'standard',
    name: 'Standard',
    description: 'Complete. A balance of text, tables and charts.',
    features: ['Up to four lines a slide', 'White pages, navy titles', 'Good for a full panel'],
    gradient: ['--brand', '--brand-ink'],
    icon: 'layers',
  },
  Heavy: {
    id: 'heavy',
    name: 'Heavy',
    description: 'Enhanced visuals. More charts and boxes, fewer words.',
    features: ['Boxes and large numbers', 'Copper and dark panels', 'Good for a large room'],
    gradient: ['--accent', '--accent-ink'],
    icon: 'image',
  },
  Mini: {
    id: 'mini',
    name: 'Light',
    description: 'Concise bullets. The fewest words, good on any printer.',
    features: ['Up to three short lines', 'Black on white, one blue', 'Good for a short slot'],
    gradient: ['--line', '--ink-muted'],
    icon: 'list',
  },
}

/** The screen's description of the product. */
export const BLURBS = [
  ['Eighteen slides', 'From title to references, in the order of a defence.'],
  ['Your own words', 'Every line comes from your document, with its page in the notes.'],
  ['Real charts and tables', 'Numbers from your tables become charts you can edit in PowerPoint.'],
  ['Three formats', 'Change between Standard, Heavy and Light without another generation.'],
] as const

/** The unlock modal's description of the product. */
export const UNLOCKED_LINES = [
  '5 decks of 18 slides, each with speaker notes',
  'Every line with the page it came from',
  'Decks kept for 30 days, in three formats',
] as const
