/** What the card asks, slot by slot. */
import type { SlotId } from '../record/study-record.ts'

type SlotWords = {
  name: string
  /** Where something was found. */
  asks: string
  /** Where it was not, or is not sure. */
  opens: string
}

export const CARD_WORDS: Partial<Record<SlotId, SlotWords>> = {
  title: { name: 'Title', asks: 'Is this your title?', opens: 'What is your title?' },
  aim: { name: 'Aim', asks: 'Is this your aim?', opens: 'What is your aim?' },
  objectives: {
    name: 'Objectives',
    asks: 'Are these your objectives?',
    opens: 'What are your objectives?',
  },
  questions: {
    name: 'Research questions',
    asks: 'Are these your research questions?',
    opens: 'What are your research questions?',
  },
  hypotheses: {
    name: 'Hypotheses',
    asks: 'Are these your hypotheses?',
    opens: 'What are your hypotheses?',
  },
  sampleAnalysed: {
    name: 'Sample',
    asks: 'Is this how many took part?',
    opens: 'How many took part?',
  },
  sampleReturned: {
    name: 'Sample',
    asks: 'Is this how many answered?',
    opens: 'How many answered?',
  },
  sampleAsked: { name: 'Sample', asks: 'Is this how many you asked?', opens: 'How many did you ask?' },
  samplePlanned: {
    name: 'Sample',
    asks: 'Is this how many you planned for?',
    opens: 'How many do you plan for?',
  },
  results: {
    name: 'Main results',
    asks: 'Are these your main results?',
    opens: 'What are your main results?',
  },
  conclusions: { name: 'Conclusion', asks: 'Is this what you conclude?', opens: 'What do you conclude?' },
}

export const CARD_SAYS = {
  title: 'Is this your study?',
  why: 'Confirm what Weekbe4 read. Every assistant then goes by your word.',
  unsure: 'One of these may be it.',
  empty: 'Weekbe4 could not tell from the text. Choose the sentence on the page, or type it.',
  denied: 'You said that this is not in your work.',
  confirmed: 'You confirmed this.',
  thanks: 'Thank you. Every assistant now goes by what you said.',
  allConfirmed: 'This is your study, as you confirmed it.',
  ownWords: 'Your own words: they are not in the document.',
  tooLong: (letters: number) => `One answer can have at most ${letters} letters. Please shorten it.`,
  progress: (done: number, of: number) => `${done} of ${of} confirmed`,
} as const
