/** Room for the student's own points: what fills a short deck, and what may take the place of a slide. A plan has no results to tell. */
import { askFor, type DeckPart, type Draft } from './draft.ts'
import type { WorkKind } from './work.ts'

export const ownPoints = (kind: WorkKind): Draft[] =>
  [...OF_ANY, ...(kind === 'proposal' ? OF_A_PLAN : OF_A_STUDY)].map(([part, kicker, name, says], at) =>
    askFor({ id: `own-${at + 1}`, worth: 0, part, kicker, name }, says, []),
  )

type Prompt = readonly [part: DeckPart, kicker: string, name: string, says: string]

const OF_ANY: readonly Prompt[] = [
  ['Background', 'Background', 'Why this matters', 'Why does your question matter to you and to others?'],
  ['Literature', 'Earlier studies', 'What others found', 'One earlier study, and what it found'],
  ['Methods', 'Method', 'A step worth knowing', 'One step of your method that the panel should understand'],
  ['Background', 'Terms', 'A term worth knowing', 'A term that the audience must know, in your own words'],
  ['Methods', 'Choice', 'A choice I made', 'A choice you made, and why'],
  ['Conclusion', 'Next', 'What comes next', 'What should be studied after this?'],
]
const OF_A_STUDY: readonly Prompt[] = [
  ['Results', 'Result', 'A further result', 'A further result, with its number'],
  ['Results', 'Example', 'An example', 'An example or a quotation from your data'],
  ['Conclusion', 'Meaning', 'What it means', 'What your result means for practice'],
  ['Conclusion', 'Recommendations', 'What should be done now', 'What should be done now, and by whom?'],
  ['Results', 'Surprise', 'What surprised me', 'What surprised you in your results?'],
  ['Conclusion', 'Lesson', 'What I learnt', 'What would you do differently?'],
]
const OF_A_PLAN: readonly Prompt[] = [
  ['Plan', 'First step', 'What comes first', 'What will you do first, and when?'],
  ['Plan', 'Risk', 'What may go wrong', 'What may go wrong, and what will you do then?'],
  ['Plan', 'Support', 'What I need', 'What do you need, and from whom?'],
  ['Conclusion', 'Use', 'Who will use the result', 'Who will use your result, and for what?'],
  ['Methods', 'Data', 'What the data will look like', 'One example of what you will measure or ask'],
  ['Background', 'Place', 'Where it will be done', 'Where will you do it, and why there?'],
]
