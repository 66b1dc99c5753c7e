/** Sentences, limits and timings of the Research Decoder. */
import { seconds } from '#kit/time.ts'
import type { Kind, ScoreKey, SectionKey } from './contract.ts'

export const DECODER = {
  pollEvery: seconds(3),
  /** A document that is done by then is answered completed at once. */
  answersWithin: seconds(2.5),
  historyDays: 30,
  filename: 'research_analysis',
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

/** Where a figure is strong, in the middle, or weak. */
export const BANDS = { strong: 80, middle: 65 } as const

/** A point that holds one of these is highlighted. */
export const WEIGHTY_WORDS = ['significant', 'important', 'critical'] as const

export const SAYS = {
  notSignedIn: 'Please log in to use Research Decoder.',
  uploadFailed: 'Failed to process upload. Please try again.',
  countNotKept: 'Failed to update upload count. Please try again.',
  accessUnknown: 'Failed to verify payment status. Please try again.',
  endNotKept: 'Failed to process subscription update. Please contact support.',
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

export const SCORE_NAMES: Record<ScoreKey, string> = {
  methodologyScore: 'Methodology',
  dataQuality: 'Data quality',
  statisticalRigor: 'Statistical rigor',
  defenseReadiness: 'Defense readiness',
}

/** What the unlock modal says is in it. */
export const UNLOCKED_LINES = [
  '10 documents in a calendar month',
  'Every point with its page, every figure computed again',
  'Past analyses kept for 30 days, to compare two versions',
] as const
