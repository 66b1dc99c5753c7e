/** The Text Humanizer's calls, options, sentences, limits and timings. */

import { del, get, post } from '#contracts/call.ts'
import { seconds } from '#kit/time.ts'
import { ASSISTANTS } from '#product/assistants.ts'

const TEXTS = '/ai/humanizer/texts'

export const CALLS = {
  humanize: post('/ai/humanizer'),
  /** The same as JSON lines, for a text that is rewritten in several pieces. */
  humanizeInPieces: post('/ai/humanizer/pieces'),
  listTexts: get(TEXTS),
  readText: get(`${TEXTS}/:id`),
  removeText: del(`${TEXTS}/:id`),
} as const

/** The ten options in the order of the screen, each with its label. */
export const OPTIONS = {
  GeneralAcademicHumanization: 'Standard Tone',
  NonAcademic: 'Non Academic Tone',
  Intro: 'Introduction Tone',
  LiteratureReview: 'Literature Review',
  Methodology: 'Methodology',
  ResearchResults: 'Research Results',
  Conclusion: 'Conclusion',
  ResearchAnalysis: 'Data Analysis',
  RecommendationsBasedOnFindings: 'Recommendations',
  FutureRecommendations: 'Future Findings',
} as const
export type OptionKey = keyof typeof OPTIONS
export const optionKeys = Object.keys(OPTIONS) as OptionKey[]

export const STRENGTHS = ['light', 'medium', 'strong'] as const
export type Strength = (typeof STRENGTHS)[number]

export const HUMANIZER = {
  longestText: 20_000,
  inPiecesFrom: 3_000,
  mostTerms: 100,
  longestTerm: 80,
  historyTexts: 20,
  typingPerCharacter: 18,
  copiedShows: seconds(2),
  demoTakes: seconds(9),
  modalAfterDemo: seconds(2),
  modalClosesAfter: seconds(5),
} as const

export const SAYS = {
  noResponse: 'No response from AI',
  notSignedIn: 'Please log in to use the Text Humanizer',
  tooLong: 'A text can have 20,000 characters at most. Please humanize it in two parts.',
  blank: 'There is no text to humanize.',
  notUnderstood: 'We could not read that text. Please try again.',
  notFound: 'That text is no longer kept.',
  nothingToChange: 'Nothing here needs changing. This already reads like a person wrote it.',
  onlyFixed: 'All of this is quotation, code, a table or a reference, and those stay exactly as they are.',
  otherLanguage: 'This does not look like English, so it stays exactly as you wrote it.',
  offline: 'You are offline. This was rewritten on your device, and is not in your history.',
  noDetector:
    'This tool makes your writing clearer. It promises nothing about AI detectors; nobody honestly can.',
  once: 'A one-time payment: nothing renews by itself.',
  onDeviceInstead: 'Rewrite on this device',
} as const

export const PRICE = `ZMW ${ASSISTANTS.humanizer.prices.charged}/month, paid once`
export const WHAT_YOU_GET = [
  'Any number of texts for 30 days, also without a line',
  'Numbers, citations and quotations stay to the letter',
  'Every change shown with its reason, and yours to undo',
] as const
