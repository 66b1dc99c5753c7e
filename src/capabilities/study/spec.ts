/** The built-in study engine's own sentences, each said once. */
export const STUDY_SENTENCES = {
  name: 'Built-in study engine',
  introduction:
    'I am the built-in study engine. I find and quote what stands in your document and in a handbook of research methods; I do not write or judge as a person would.',
  notInDocument: 'I did not find this in your document.',
  notInHandbook: 'My handbook of research methods has no entry on this.',
  notCertain: 'This comes nearest to your question. Please judge whether it answers it.',
  /** For a place that a question names and the document does not have. */
  noSuchPlace: (place: string) => `There is no ${place} in this document.`,
  nearest: 'The nearest I found in your document is this:',
  noDocument: 'No document is open, so I can only answer from the handbook of research methods.',
  nothingAsked: 'Ask me about your document or about research methods.',
  cannotWrite:
    'I cannot write text for you. I can show you what your document says, what an examiner may ask, and what the handbook advises.',
  cannotTranslate: 'I cannot translate. I can find a passage in your document for you to translate.',
  cannotDraw: 'I cannot make or read pictures.',
  cannotKnowNews:
    'I know nothing of news, prices or the internet. I only have your document and the handbook.',
  cannotJudge:
    'I cannot judge whether an idea is right or new. I can show you what readers look for and what I found of it.',
} as const

/** Shown for a document with text not meant for its readers. */
export const SET_ASIDE_SENTENCES = {
  order:
    'This is addressed to a program and not to a reader. I left it out of everything I say about your document.',
  encoded: 'This is written so that only a program can read it. I left it out.',
  'other-language': 'This is in another language than the rest. I can quote it, but I do not judge it.',
  'hidden-characters': 'Characters that nobody can see stood here. I took them out.',
} as const

export const STUDY_LIMITS = {
  /** Share of the question a passage must exceed to count as an answer: one word of two is chance. */
  coveredMoreThan: 0.62,
  /** A handbook entry must cover more: it answers in general terms, and nearly every word is in it somewhere. */
  handbookCoveredAtLeast: 0.6,
  /** An open thesis is released after this long without questions. */
  idleMinutes: 10,
  openAtOnce: 24,
} as const

/** One-line messages to a student about a close reading. */
export const CLOSE_READING_SAYS = {
  nothingProved:
    'The AI model read this too. Nothing it said could be matched with your document, so none of it is shown.',
  partly: (read: number, of: number, why: string) =>
    `The AI model read ${read} of ${of} parts of your document; the rest was read by the built-in study engine alone. ${why}`,
  notRead: (why: string) => `The AI model did not read this document. ${why}`,
  /** Why it stopped, where the engine has no sentence for it. */
  budget: 'More would have cost more than one document may.',
  time: 'It took too long.',
  refused: 'It would not read the rest.',
} as const

export const CLOSE_READING = {
  /** Requests in progress at once, after a first one alone. */
  atOnce: 2,
  /** A model that fails this often in a row is not asked about this document again today. */
  failuresInARow: 2,
  /** Limit on the answer to one part, in letters; a longer one was never going to end. */
  longestAnswer: 40_000,
  leaseSeconds: 30,
} as const
