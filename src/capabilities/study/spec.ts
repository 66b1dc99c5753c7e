/** What the built-in study engine says in its own voice, once. */
export const STUDY_SENTENCES = {
  name: 'Built-in study engine',
  introduction:
    'I am the built-in study engine. I find and quote what stands in your document and in a handbook of research methods; I do not write or judge as a person would.',
  notInDocument: 'I did not find this in your document.',
  notInHandbook: 'My handbook of research methods has no entry on this.',
  notCertain: 'This comes nearest to your question. Please judge whether it answers it.',
  /** A place that a question names and the document has not. */
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

/** Shown beside a document that holds text which was not meant for its readers. */
export const SET_ASIDE_SENTENCES = {
  order:
    'This is addressed to a program and not to a reader. I left it out of everything I say about your document.',
  encoded: 'This is written so that only a program can read it. I left it out.',
  'other-language': 'This is in another language than the rest. I can quote it, but I do not judge it.',
  'hidden-characters': 'Characters that nobody can see stood here. I took them out.',
} as const

export const STUDY_LIMITS = {
  /** Share of what is asked that a passage must exceed to count as an answer: one word of two is chance. */
  coveredMoreThan: 0.62,
  /** A handbook entry must hold more: it answers in general terms, and nearly every word is in it somewhere. */
  handbookCoveredAtLeast: 0.6,
  /** An open thesis is let go when nobody has asked about it for this long. */
  idleMinutes: 10,
  openAtOnce: 24,
} as const

/** What a student reads of a close reading, in one line. */
export const CLOSE_READING_SAYS = {
  nothingProved:
    'The AI model read this too. Nothing it said could be matched with your document, so none of it is shown.',
  partly: (read: number, of: number, why: string) =>
    `The AI model read ${read} of ${of} parts of your document; the rest was read by the built-in study engine alone. ${why}`,
  notRead: (why: string) => `The AI model did not read this document. ${why}`,
  /** Why it went no further, where no sentence of the engine says so. */
  budget: 'More would have cost more than one document may.',
  time: 'It took too long.',
  refused: 'It would not read the rest.',
} as const

export const CLOSE_READING = {
  /** Requests under way at once, after a first one by itself. */
  atOnce: 2,
  /** A model that fails so often in a row is not asked for this document again today. */
  failuresInARow: 2,
  /** No answer to one part is longer, in letters; one that is was never going to end. */
  longestAnswer: 40_000,
  leaseSeconds: 30,
} as const
