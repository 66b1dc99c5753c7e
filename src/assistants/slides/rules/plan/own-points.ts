/** Room for the student's own points: what fills a short deck, and what may take the place of a slide. A plan has no results to tell. */
import { askFor, type Draft } from './draft.ts'
import type { WorkKind } from './work.ts'

export const ownPoints = (kind: WorkKind): Draft[] =>
  (kind === 'proposal' ? OF_A_PLAN : OF_A_STUDY).map((prompt, at) =>
    askFor({ id: `own-${at + 1}`, worth: 0, ...prompt }, prompt.says, []),
  )

/** Asked of a study and of a plan alike. */
const WHY = {
  part: 'Background',
  kicker: 'Background',
  name: 'Why this matters',
  says: 'Why does your question matter to you and to others?',
} as const
const OTHERS = {
  part: 'Literature',
  kicker: 'Earlier studies',
  name: 'What others found',
  says: 'One earlier study, and what it found',
} as const
const STEP = {
  part: 'Methods',
  kicker: 'Method',
  says: 'One step of your method that the panel should understand',
} as const
const TERM = {
  part: 'Background',
  kicker: 'Terms',
  name: 'A term to know',
  says: 'A term that the audience must know, in your own words',
} as const
const CHOICE = {
  part: 'Methods',
  kicker: 'Choice',
  name: 'A choice I made',
  says: 'A choice you made, and why',
} as const

const OF_A_STUDY = [
  WHY,
  OTHERS,
  { ...STEP, name: 'How it was done' },
  { part: 'Results', kicker: 'Result', name: 'A further result', says: 'A further result, with its number' },
  {
    part: 'Results',
    kicker: 'Example',
    name: 'An example',
    says: 'An example or a quotation from your data',
  },
  {
    part: 'Conclusion',
    kicker: 'Meaning',
    name: 'What it means',
    says: 'What your result means for practice',
  },
  {
    part: 'Conclusion',
    kicker: 'Recommendations',
    name: 'What should be done now',
    says: 'What should be done now, and by whom?',
  },
  { part: 'Conclusion', kicker: 'Next', name: 'What comes next', says: 'What should be studied next?' },
  TERM,
  CHOICE,
  {
    part: 'Results',
    kicker: 'Surprise',
    name: 'What surprised me',
    says: 'What surprised you in your results?',
  },
  { part: 'Conclusion', kicker: 'Lesson', name: 'What I learnt', says: 'What would you do differently?' },
] as const

const OF_A_PLAN = [
  WHY,
  OTHERS,
  { ...STEP, name: 'How it will be done' },
  CHOICE,
  { part: 'Plan', kicker: 'First step', name: 'What comes first', says: 'What will you do first, and when?' },
  {
    part: 'Plan',
    kicker: 'Risk',
    name: 'What may go wrong',
    says: 'What may go wrong, and what will you do then?',
  },
  { part: 'Plan', kicker: 'Support', name: 'What I need', says: 'What do you need, and from whom?' },
  {
    part: 'Conclusion',
    kicker: 'Use',
    name: 'Who will use the result',
    says: 'Who will use your result, and for what?',
  },
  TERM,
  { part: 'Conclusion', kicker: 'Next', name: 'What comes next', says: 'What could be studied after this?' },
  {
    part: 'Methods',
    kicker: 'Data',
    name: 'What the data will look like',
    says: 'One example of what you will measure or ask',
  },
  {
    part: 'Background',
    kicker: 'Place',
    name: 'Where it will be done',
    says: 'Where will you do it, and why there?',
  },
] as const
