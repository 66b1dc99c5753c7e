/** Sentences, limits and timings of the Research Decoder. */

import { del, get, patch, post } from '#contracts/call.ts'
import { hours, minutes, seconds } from '#kit/time.ts'
import type { Kind, SectionKey, WorkStage } from './rules/keys.ts'

export const CALLS = {
  analyze: post('/ai/research/analyze'),
  readStatus: get('/ai/research/status'),
  listAnalyses: get('/ai/research/analyses'),
  readAnalysis: get('/ai/research/analyses/:sessionId'),
  changeAnalysis: patch('/ai/research/analyses/:sessionId'),
  removeAnalysis: del('/ai/research/analyses/:sessionId'),
  saveAsWord: get('/ai/research/analyses/:sessionId/word'),
  readReferences: get('/ai/research/analyses/:sessionId/references'),
  judgeWithLibrary: post('/ai/research/analyses/:sessionId/references'),
  prepareReferences: post('/ai/research/analyses/:sessionId/references/prepared'),
  saveReferences: get('/ai/research/analyses/:sessionId/references/file'),
  checkReferences: post('/ai/research/analyses/:sessionId/references/existence'),
  correctReferences: get('/ai/research/analyses/:sessionId/references/word'),
  readSources: get('/ai/research/analyses/:sessionId/sources'),
  addSource: post('/ai/research/analyses/:sessionId/sources'),
  removeSource: del('/ai/research/analyses/:sessionId/sources/:documentId'),
  compareSources: get('/ai/research/analyses/:sessionId/sources/compared'),
} as const

export const DECODER = {
  pollEvery: seconds(3),
  /** A document finished within this time is answered as completed at once. */
  answersWithin: seconds(2.5),
  historyDays: 30,
  /** Below that there is no sentence to judge. */
  leastWords: 3,
  filename: 'research_analysis',
} as const

/** Settings of the server's work. */
export const ANALYSING = {
  /** Threads; a thesis in one of them takes about a hundred megabytes. */
  atOnce: 2,
  /** Idle threads end after this time. */
  idle: seconds(20),
  /** No document needs this long; the thread is stopped. */
  longest: minutes(2),
  /** A second attempt helps after a restart; a third would mean that the document causes the restarts. */
  attempts: 2,
  /** A worker renews its lease more often than this; one that does not has died. */
  lease: seconds(20),
  /** The polling interval for abandoned work. */
  lookEvery: seconds(3),
  /** The upload stays reserved while its analysis is queued, even through a night without a server. */
  reservedFor: hours(24),
} as const

/** Settings for writing a Word file with the findings. */
export const SAVING = {
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  /** Idle threads end after this time. */
  idle: seconds(20),
  longest: seconds(30),
} as const

/** A copy of the documents' `UPLOADS` without the rest of that module: a test compares them. */
export const ACCEPTED = {
  megabytes: 10,
  kinds: ['pdf', 'doc', 'docx', 'txt'],
  types:
    '.pdf,application/pdf,.doc,application/msword,.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document,.txt,text/plain',
} as const

export const SECTION_TITLES: Record<SectionKey, string> = {
  executiveSummary: 'Executive summary',
  quantitativeFindings: 'Quantitative findings',
  methodologyEvaluation: 'Methodology evaluation',
  dataAnalysis: 'Data analysis',
  literatureReview: 'Literature review',
  resultsInterpretation: 'Results interpretation',
  defensePreparation: 'Defense preparation',
  improvementRecommendations: 'Improvement recommendations',
}

/** The weightiest recommendations, shown above all sections. */
export const MEND_FIRST = 3

/** A point that contains one of these is highlighted. */
export const WEIGHTY_WORDS = ['significant', 'important', 'critical'] as const

export const SAYS = {
  notSignedIn: 'Please log in to use Research Decoder.',
  uploadFailed: 'Failed to process upload. Please try again.',
  countNotKept: 'Failed to update upload count. Please try again.',
  accessUnknown: 'Failed to verify payment status. Please try again.',
  endNotKept: 'Failed to process subscription update. Please contact support.',
  done: 'Your analysis is ready.',
  underWay: 'Your document is being analysed.',
  failedAndGivenBack: 'This did not work. The upload has not been counted.',
  stillArriving: 'This document is still arriving. Please try again in a moment.',
  notFound: 'This analysis was not found.',
  notUnderstood: 'Something went wrong with this request. Please reload the page and try again.',
  notFinished: 'This analysis is not finished.',
  tooLittleText: 'There is too little text in this document to analyse. The upload has not been counted.',
  fileGone: 'The file is no longer kept, so its list of references cannot be read. Upload the work again.',
  noReferences: 'I found no list of references in this work.',
  noLibrary:
    'I found no references in this file that could be read. A .bib, .ris or CSL-JSON file from Zotero or Mendeley works.',
  noRegistry: 'No registry is asked on this server, so it cannot tell whether a work exists.',
  noWordFile:
    'Only a Word file (.docx) can be given tracked changes. Copy the lines, or upload the work as a Word file.',
  tooManySources: 'Twenty sources can stand beside one work. Take one away before you add another.',
  notASource: 'A source beside your work has to be a PDF, because only a PDF keeps its pages.',
  workItself: 'This is the work itself, not one of its sources.',
  sourceGone: 'This file was not found. Please upload it again.',
  noSourceRead: 'None of your sources has been read yet. Please try again in a moment.',
  documentGone: 'This document was deleted before its analysis was finished.',
  failedUnknown: 'Analysis failed due to unknown error',
  statusNotOk: (status: number, text: string) => `Status check failed: ${status} ${text}`,
  statusBroke: (message: string) => `Failed to check analysis status: ${message}`,
  uploadNotOk: (status: number, text: string) => `Upload failed: ${status} ${text}`,
} as const

/** The name of an analysis by its document's kind. */
export const KIND_WORDS: Record<Kind, string> = {
  research: 'Research paper or thesis',
  cv_resume: 'CV or résumé',
  business_report: 'Business report',
  letter: 'Letter',
  news_article: 'News article',
  technical_manual: 'Technical manual',
  other: 'Another kind of document',
}

/** Research is named by its stage; each has its own requirements. */
export const STAGE_NAMES: Record<WorkStage, string> = {
  proposal: 'Research proposal',
  chapter: 'Chapter of a thesis',
  'literature-review': 'Literature review',
  thesis: 'Finished thesis or project report',
  paper: 'Research paper',
}

/** The unlock modal's description of the product. */
export const UNLOCKED_LINES = [
  '10 documents in a calendar month',
  'Every point with its page, every statistic recalculated',
  'Past analyses kept for 30 days, so you can compare versions',
] as const
