import { get, patch } from '#contracts/call.ts'

const RECORD = '/api/study/records/:documentId'

export const CALLS = { read: get(RECORD), answer: patch(RECORD) } as const

/** Sentences of the record and of the student's answers about it. */
export const RECORD_SAYS = {
  notSignedIn: 'Please log in to see your document.',
  gone: 'This document is no longer here.',
  notUnderstood: 'This answer was not understood. Please reload the page and try again.',
  answeredElsewhere: 'This was answered on another device in the meantime. Here is that answer.',
} as const

export const RECORD_LIMITS = { words: 600, entries: 20 } as const

/** The built-in study engine's own sentences, each said once. */
export const STUDY_SENTENCES = {
  name: 'Weekbe4’s own rules',
  introduction:
    'I am Weekbe4’s study assistant: a computer program, not a person. I find and quote passages in your document, and explain research methods from a handbook.',
  notInDocument: 'I did not find this in your document.',
  wholeSample: 'I found no number for that group by itself. On the whole sample your document says:',
  /** After an answer that found nothing. */
  nothingToPointAt: (question: string) =>
    `I found nothing on “${question}”, so there is nothing yet that I could say more about.`,
  notInHandbook: 'My handbook of research methods has no entry on this.',
  whichEntry: (titles: readonly string[]) =>
    titles.length === 1
      ? `Do you mean “${titles[0]}”?`
      : 'Do you mean one of these? If not, my handbook has nothing on it.',
  /** For a place that a question names and the document does not have. */
  noSuchPlace: (place: string) => `I could not find ${place} in this document.`,
  /** Of the answer before. */
  standsOn: (places: string) => `What I showed you stands on ${places}.`,
  restsOn: (places: string) => `What I showed you rests on ${places}.`,
  nothingAgainst: (mends: boolean) =>
    mends
      ? 'None of my comparisons covers what I showed you, so I can neither confirm nor correct it. Ask your supervisor what to change.'
      : 'Whether that is a problem I cannot judge, and none of my comparisons covers it. That is no approval: ask your supervisor.',
  countedElsewhere: 'Elsewhere it stands with another number:',
  shownAndMore: (places: string) => `I showed you above what I found on it (${places}). This stands near it:`,
  shownNoMore: (places: string) =>
    `All that I found on this is what I showed you above (${places}). What do you want to know about it?`,
  askedOfIt: ['Which page is that?', 'What does that mean?', 'Tell me more about it'],
  isShort: 'It is already as short as the work says it:',
  inShort: 'In short:',
  plainest: (explains: boolean) =>
    explains
      ? 'This is the plainest sentence of it; what its terms mean comes behind it:'
      : 'I keep to the words of your document. This is the plainest sentence of it:',
  simply: 'In plain words:',
  goesOn: 'It goes on:',
  saysOnIt: 'What the work says on it:',
  ownWords: (place: string) => `It names nobody else: these are the words of the work itself (${place}).`,
  namesSpeaker: 'It stands there like this, with whoever is named for it:',
  spokenOnIt: 'What somebody is quoted as saying on it:',
  wereQuotations: 'Nobody is quoted on it. What I showed you are the exact words of the work:',
  notInterpreted: 'I found no sentence in which the work itself says what this means.',
  heldAgainstLevel: (p: string, isBelow: boolean) =>
    isBelow
      ? `p = ${p} is below .05, so at the usual 5% level the test counts as significant.`
      : `p = ${p} is not below .05, so at the usual 5% level the test does not count as significant; that does not show that there is no effect.`,
  writeYourself: 'The sentence is yours to write. Build it on what stands in your work:',
  untested: 'I found no sentence that accepts or rejects one of them, so look whether each is tested:',
  notOnFront: (what: string) => `I found no ${what} on the first pages.`,
  toldOn: (question: string) => `On “${question.trim()}”:`,
  madeShare: (count: number, whole: number) =>
    `${count} of ${whole} is ${((100 * count) / whole).toFixed(1)}%, worked out from these two rows:`,
  workedOut: (sum: string) => `${sum}, worked out from these rows:`,
  summedAnswers: (agree: string, disagree: string) =>
    `Agree or strongly agree: ${agree}. Disagree or strongly disagree: ${disagree}. Worked out from these rows:`,
  bothAlike: (one: string, other: string) => `${one} and ${other} have the same value:`,
  moreOfTwo: (more: string, less: string, isLeast: boolean, by: string) =>
    `${more} has ${isLeast ? 'less' : 'more'} than ${less}; the difference is ${by}:`,
  noExample: 'I found no example of this in your document.',
  speaksOf: (thing: string) => `These passages speak most of ${thing}:`,
  saidBySomebody: (thing: string) => `What somebody is quoted as saying on ${thing}:`,
  panelSees: 'I cannot judge it, but this is what a panel will look for, with what I found:',
  noWordOn: (what: string) => `I found no word on ${what}.`,
  noReason: 'I found no reason for this in your document.',
  sectionSays: (title: string) => `This is what “${title}” says:`,
  judgeYourself:
    'Whether that is good enough is for you and your supervisor to judge. Your document says on it:',
  metForYou:
    'Whether each objective was met is for you to judge: hold it against the results on it. Ask me for the results on one of them.',
  /** A work may speak of consent and name nobody who approved it. */
  noApproval: 'I did not find who approved it.',
  noApprovalNumber: 'I found no approval number in your document.',
  notInPart: (part: string) => `I did not find this in ${part}.`,
  nearest: 'I found no sure answer to this in your document. Nearest places:',
  twoCompared: 'Which one fits depends on your study. Hold both against what you have:',
  sideBySide: 'Side by side:',
  handbookTold: (title: string) => `That is what my handbook has on “${title}”. It leads on to:`,
  whichFits: 'Whom do you study, and do you have a list of them? Tell me, or read on about one:',
  shownAbove: 'That is what stands above.',
  notYesOrNo: 'The nearest passage is this. Please read whether it says yes or no:',
  figuresNotYes: 'These are the figures on it. They do not say yes or no by themselves:',
  mayStandFor: (short: string, words: string) =>
    `Your document does not write “${short}” out. It may stand for “${words}”: `,
  noDocument: 'No document is open, so I can only answer from the handbook of research methods.',
  nothingAsked: 'Ask me about your document or about research methods.',
  greeting: 'Hello. Send me your document, or ask me about your topic, your method or your viva.',
  thanks: 'You are welcome. Come back to it whenever you like.',
  stressed:
    'That sounds hard, and many students feel it at this point. Take one small step: tell me the one part that worries you most, and we will look at that alone. If it stays heavy, speak to your supervisor, a friend or your university’s counselling service today.',
  sorry:
    'I am sorry that this did not help. Tell me in a few words what you need, or ask it another way, and I will try again.',
  help: 'What would you like to work on? Tell me in a few words, or begin with one of these:',
  /** Bemba, then Nyanja, for who asked in them. */
  englishOnly:
    'I understand only English, so please ask me in English; a few simple words are enough. Mukwai, lembeni mu Chisungu. Chonde, lembani m’Chingerezi.',
  mayStandIn: 'It may stand in one of these:',
  didYouMean: 'What would you like to know?',
  whichPart: 'Which part do you mean?',
  maybeMore: 'There may be others that I did not recognise.',
  notMine: (label: string) => `You told me that your work has no ${label.toLowerCase()}.`,
  notSure: 'I am not sure which sentence states it. It may be one of these:',
  notFoundOf: (label: string) => `I did not find the ${label}.`,
  judgeRest:
    'Whether the rest fits together is for you to judge: I can only compare figures, tables and names.',
  /** `made`: so many comparisons, none of which found a disagreement about what was asked. */
  needsReader: (made: number) =>
    made === 0
      ? 'This needs a reader, such as your supervisor: I can compare only figures, tables and names, and found none here to compare.'
      : `This needs a reader, such as your supervisor: I made ${made === 1 ? 'one comparison' : `${made} comparisons`} of figures, tables and names in the whole work, and none of them settles it.`,
  faultsRead:
    'These weigh most of what I could compare. I compare figures, tables and parts with each other; I do not judge your argument.',
  pressedOn: 'An examiner may press you on these:',
  lookYourself: (labels: readonly string[]) =>
    `I did not recognise these, which does not mean that they are missing. Please look for them yourself: ${labels.join(', ')}.`,
  noMoreQuestions: 'I have no further questions on what I recognised in it.',
  cannotWrite:
    'I can show you what your document says, what an examiner may ask and what the handbook advises. The writing is yours.',
  cannotTranslate: 'I work in English only, but I can find a passage in your document for you to translate.',
  cannotDraw:
    'I cannot make or read pictures. In Text Chat I can draw a chart from figures, and a framework from boxes joined by arrows: “a bar chart of rice 10 and maize 20”, “mobile money -> savings -> income”.',
  cannotKnowNews:
    'I have only your document and the handbook, so I cannot tell you about news, prices or anything online.',
  onlyHeading: (title: string) => `I found nothing under “${title}” but its heading.`,
  cannotJudge:
    'Whether an idea is right or new is for you and your supervisor to judge. I can show you what readers look for, and what I found in your document.',
} as const

/** Shown for a document with text not meant for its readers. */
export const SET_ASIDE_SENTENCES = {
  order:
    'This passage gives instructions to a computer program rather than to a reader. I have left it out of everything I say about your document.',
  encoded: 'This passage can only be read by a computer program. I have left it out.',
  'other-language':
    'This passage is in a different language from the rest. I can quote it, but I do not assess it.',
  'another-work':
    'The file goes on with another text from here: its chapters begin again after the list of references. I read nothing from it.',
  'hidden-characters': 'There were invisible characters here. I have removed them.',
} as const

export const STUDY_LIMITS = {
  /** An entry of the handbook is told if it is at least this likely to be the one that is meant. */
  handbookSureAtLeast: 0.36,
  /** With less of the question in it an entry is not even offered. */
  handbookFitsAtLeast: 0.3,
  /** An open thesis is released after this long without questions. */
  idleMinutes: 10,
  openAtOnce: 24,
} as const

/** One-line messages to a student about a close reading. */
export const CLOSE_READING_SAYS = {
  nothingProved:
    'The AI model read this too, but nothing it reported could be found in your document, so none of it is shown.',
  partly: (read: number, of: number, why: string, unread: readonly string[]) =>
    `The AI model read ${read} of ${of} parts of your document; the rest was read by Weekbe4’s own rules alone. ${why}${unread.length > 0 ? ` Not read: ${unread.join('; ')}.` : ''}`,
  notRead: (why: string) => `The AI model did not read this document. ${why}`,
  stillReading:
    'The AI model is still reading this document. What it finds will be here when you open the document again.',
  /** Why it stopped, where the engine has no sentence for it. */
  budget: 'It reached the limit for one document.',
  time: 'It took too long.',
  refused: 'It declined to read the rest.',
} as const

export const CLOSE_READING = {
  /** Requests in progress at once, after a first one alone. */
  atOnce: 2,
  /** A model that fails this often in a row is not asked about this document again today. */
  failuresInARow: 2,
  /** Limit on the answer to one part, in letters; a longer one was never going to end. */
  longestAnswer: 160_000,
  leaseSeconds: 30,
} as const
