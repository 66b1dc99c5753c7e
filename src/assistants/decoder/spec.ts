/** Sentences, limits and timings of the Research Decoder. */
import { seconds } from '#kit/time.ts'
import type { SectionKey } from './contract.ts'

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
  narratorRefused: 'What the AI model wrote could not be matched with your document, so it was left out.',
} as const
