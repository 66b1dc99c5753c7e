/** The question a card asks for each kind of statement in a document. */
import type { FactKind } from '#capabilities/study/rules/facts/fact.ts'

type Asks = { question: string; most: number }

const one = (question: string, most = 1): Asks => ({ question, most })

/** In order of offering. Kinds that are not worth learning have no question. */
export const QUESTIONS: readonly (readonly [FactKind, Asks])[] = [
  ['aim', one('What is the aim of the study?')],
  ['problem', one('Which problem does the study begin from?')],
  ['gap', one('What was not known before the study?')],
  ['question', one('Which question does the study ask?', 6)],
  ['objective', one('Which objective does the study have?', 6)],
  ['hypothesis', one('Which hypothesis does the study test?', 6)],
  ['theory', one('Which theory guides the study?', 2)],
  ['design', one('Which design does the study have?')],
  ['population', one('Who was studied?')],
  ['sample-size', one('How many were studied?')],
  ['sampling', one('How were those who were studied chosen?')],
  ['setting', one('Where was the study done?')],
  ['period', one('When was the study done?')],
  ['instrument', one('With what were the data collected?', 2)],
  ['variables', one('What was measured?', 2)],
  ['analysis', one('How were the data analysed?', 2)],
  ['reliability', one('What shows that the measuring can be trusted?')],
  ['ethics', one('How were those who took part protected?')],
  ['result', one('What did the study find?', 6)],
  ['null-result', one('What did the study look for and not find?', 3)],
  ['conclusion', one('What does the study conclude?', 2)],
  ['limitation', one('What limits the study?', 3)],
  ['recommendation', one('What does the study recommend?', 3)],
  ['contribution', one('What does the study add?')],
]
