/** Sentences, limits and timings of the Research Decoder. */
import { hours, minutes, seconds } from '#kit/time.ts'
import { del, get, patch, post } from '#wire/call.ts'
import type { Kind, SectionKey, WorkStage } from './rules/keys.ts'

export const CALLS = {
  analyze: post('/ai/research/analyze'),
  readStatus: get('/ai/research/status'),
  listAnalyses: get('/ai/research/analyses'),
  readAnalysis: get('/ai/research/analyses/:sessionId'),
  changeAnalysis: patch('/ai/research/analyses/:sessionId'),
  removeAnalysis: del('/ai/research/analyses/:sessionId'),
  saveAsWord: get('/ai/research/analyses/:sessionId/word'),
} as const

export const DECODER = {
  pollEvery: seconds(3),
  /** A document that is done by then is answered completed at once. */
  answersWithin: seconds(2.5),
  historyDays: 30,
  /** Below that there is no sentence to say anything about. */
  leastWords: 3,
  filename: 'research_analysis',
} as const

/** How the server goes about it. */
export const ANALYSING = {
  /** Threads; a thesis in one of them takes about a hundred megabytes. */
  atOnce: 2,
  /** A thread without work ends. */
  idle: seconds(20),
  /** No document needs this long; one that does is stopped. */
  longest: minutes(2),
  /** What a model has not read by then is read at the next visit. */
  closeReadingAtMost: minutes(5),
  /** A second try helps after a restart; a third would mean that the document is what restarts us. */
  attempts: 2,
  /** Whoever works on one says so more often than this; who does not has died. */
  lease: seconds(20),
  /** How often somebody looks for work that nobody does. */
  lookEvery: seconds(3),
  /** The upload stays reserved while its analysis waits for us, even through a night without a server. */
  reservedFor: hours(24),
} as const

/** How a Word file with the findings is written. */
export const SAVING = {
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  /** A thread without work ends. */
  idle: seconds(20),
  longest: seconds(30),
} as const

/** As `UPLOADS` of the documents has it, without everything else that is said there: a test compares them. */
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

/** A point that holds one of these is highlighted. */
export const WEIGHTY_WORDS = ['significant', 'important', 'critical'] as const

export const SAYS = {
  notSignedIn: 'Please log in to use Research Decoder.',
  uploadFailed: 'Failed to process upload. Please try again.',
  countNotKept: 'Failed to update upload count. Please try again.',
  accessUnknown: 'Failed to verify payment status. Please try again.',
  endNotKept: 'Failed to process subscription update. Please contact support.',
  done: 'Your analysis is ready.',
  underWay: 'Your document is being analysed.',
  failedAndGivenBack: 'This did not work. The upload was given back.',
  stillArriving: 'This document is still arriving. Please try again in a moment.',
  notFound: 'This analysis was not found.',
  notUnderstood: 'This request could not be understood.',
  notFinished: 'This analysis is not finished.',
  tooLittleText: 'There is too little text in this document to analyse. The upload was given back.',
  documentGone: 'This document was deleted before its analysis was finished.',
  failedUnknown: 'Analysis failed due to unknown error',
  statusNotOk: (status: number, text: string) => `Status check failed: ${status} ${text}`,
  statusBroke: (message: string) => `Failed to check analysis status: ${message}`,
  uploadNotOk: (status: number, text: string) => `Upload failed: ${status} ${text}`,
} as const

/** What an analysis is called by what its document is. */
export const KIND_WORDS: Record<Kind, string> = {
  research: 'Research paper or thesis',
  cv_resume: 'CV or résumé',
  business_report: 'Business report',
  letter: 'Letter',
  news_article: 'News article',
  technical_manual: 'Technical manual',
  other: 'Another kind of document',
}

/** And research by its stage: each is asked for its own things. */
export const STAGE_NAMES: Record<WorkStage, string> = {
  proposal: 'Research proposal',
  chapter: 'Chapter of a thesis',
  'literature-review': 'Review of literature',
  thesis: 'Finished thesis or project report',
  paper: 'Research paper',
}

/** What the unlock modal says is in it. */
export const UNLOCKED_LINES = [
  '10 documents in a calendar month',
  'Every point with its page, every figure computed again',
  'Past analyses kept for 30 days, to compare two versions',
] as const
