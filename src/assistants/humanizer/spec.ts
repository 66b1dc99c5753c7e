/** The Text Humanizer's calls, options, sentences, limits and timings. */

import { del, get, post } from '#contracts/call.ts'
import { minutes, seconds } from '#kit/time.ts'
import { ASSISTANTS } from '#product/assistants.ts'

const TEXTS = '/ai/humanizer/texts'
const WORKS = '/ai/humanizer/works'

export const CALLS = {
  humanize: post('/ai/humanizer'),
  /** The same as JSON lines, for a text that is rewritten in several pieces. */
  humanizeInPieces: post('/ai/humanizer/pieces'),
  listTexts: get(TEXTS),
  readText: get(`${TEXTS}/:id`),
  removeText: del(`${TEXTS}/:id`),
  keepVersion: post('/ai/humanizer/versions'),
  listWorks: get(WORKS),
  readWork: get(`${WORKS}/:id`),
  removeWork: del(`${WORKS}/:id`),
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

/** What each does, told before it is done. */
export const OPTION_LINES: Record<OptionKey, string> = {
  GeneralAcademicHumanization: 'An academic tone: full forms instead of “don’t”, and no spoken words.',
  NonAcademic: 'A plain letter to any reader: short words, and short forms such as “don’t”.',
  Intro:
    'In an introduction: the subject comes first, and the study says what it does, not what it seeks to do.',
  LiteratureReview:
    'In a literature review: authors argue, report and stress; they do not say, think or prove.',
  Methodology:
    'In a methods section: past tense, the steps in their order, and the passive where the tool matters.',
  ResearchResults: 'In results: what was found and nothing else, without praise or surprise.',
  Conclusion: 'In a conclusion: what the study did and showed, announced once, with nothing “proved”.',
  ResearchAnalysis: 'In an analysis: “significant” belongs to tests, data are many, and every reason stays.',
  RecommendationsBasedOnFindings:
    'In recommendations: who should do what, straight away, and as firmly as you said it.',
  FutureRecommendations: 'In suggestions for later work: what should be studied, without “delving” into it.',
}

/** `mend`: mistakes of English, and nothing else. */
export const STRENGTHS = ['mend', 'medium', 'strong'] as const
export type Strength = (typeof STRENGTHS)[number]
export type RewriteStrength = Exclude<Strength, 'mend'>

/** Who wrote the words of a version, in the student's own account. */
export const SOURCES = ['own', 'edited', 'drafted'] as const
export type Source = (typeof SOURCES)[number]

export const HUMANIZER = {
  longestText: 20_000,
  inPiecesFrom: 3_000,
  mostTerms: 100,
  longestTerm: 80,
  historyTexts: 20,
  /** Of one student; a person reads no more. */
  textsPerMinute: 12,
  mostWorks: 30,
  mostVersions: 60,
  longestName: 120,
  typingPerCharacter: 18,
  copiedShows: seconds(2),
  demoTakes: seconds(9),
  modalAfterDemo: seconds(2),
  modalClosesAfter: seconds(5),
} as const

export const REWRITING = {
  /** Threads: the grammar checker takes some 300 MB in each. */
  atOnce: 1,
  /** The next text is often the same one, with another option. */
  idle: minutes(2),
  /** Of its own time on a core. Opening the checker takes two seconds, 20,000 characters less than one. */
  longest: seconds(15),
} as const

export const SAYS = {
  noResponse: 'No response from AI',
  notSignedIn: 'Please log in to use the Text Humanizer',
  tooLong: 'A text can have 20,000 characters at most. Please humanize it in two parts.',
  tooFast: 'That is a lot of texts in a minute. Please wait a moment before the next one.',
  blank: 'There is no text to humanize.',
  notUnderstood: 'We could not read that text. Please try again.',
  notFound: 'That text is no longer kept.',
  nothingForSection: 'Nothing to change for this section',
  nothingToChange: 'We found nothing to change in this text.',
  onlyFixed: 'All of this is quotation, code, a table or a reference, and those stay exactly as they are.',
  otherLanguage: 'This does not look like English, so it stays exactly as you wrote it.',
  nameless: 'Please give the work a name, such as “Chapter 3”.',
  sameVersion: 'This version is kept already: nothing has changed since.',
  tooManyVersions: 'A work can have 60 versions at most. Please keep the next one under another name.',
  tooManyWorks: 'You keep 30 works already. Please delete one you no longer need.',
  standsIn:
    'The AI model did not word this text, so our own rules did: they mend mistakes and change little else. Please try again in a few minutes. It costs nothing more.',
  usedUp:
    'You have reached today’s limit for the AI model, so our own rules worded this text. The limit resets at midnight.',
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
