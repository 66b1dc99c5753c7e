/** The question a card asks for each kind of statement in a document. */
import type { FactKind } from '#capabilities/study/rules/facts/fact.ts'

type Asks = { question: string; most: number }

const askOnce = (question: string, most = 1): Asks => ({ question, most })

/** In order of offering. Kinds that are not worth learning have no question. */
export const QUESTIONS: readonly (readonly [FactKind, Asks])[] = [
  ['aim', askOnce('What is the aim of the study?')],
  ['problem', askOnce('Which problem does the study begin from?')],
  ['gap', askOnce('What was not known before the study?')],
  ['question', askOnce('Which question does the study ask?', 6)],
  ['objective', askOnce('Which objective does the study have?', 6)],
  ['hypothesis', askOnce('Which hypothesis does the study test?', 6)],
  ['theory', askOnce('Which theory guides the study?', 2)],
  ['design', askOnce('Which design does the study have?')],
  ['population', askOnce('Who was studied?')],
  ['sample-size', askOnce('How many were studied?')],
  ['sampling', askOnce('How were those who were studied chosen?')],
  ['setting', askOnce('Where was the study done?')],
  ['period', askOnce('When was the study done?')],
  ['instrument', askOnce('With what were the data collected?', 2)],
  ['variables', askOnce('What was measured?', 2)],
  ['analysis', askOnce('How were the data analysed?', 2)],
  ['reliability', askOnce('What shows that the measuring can be trusted?')],
  ['ethics', askOnce('How were those who took part protected?')],
  ['result', askOnce('What did the study find?', 6)],
  ['null-result', askOnce('What did the study look for and not find?', 3)],
  ['conclusion', askOnce('What does the study conclude?', 2)],
  ['limitation', askOnce('What limits the study?', 3)],
  ['recommendation', askOnce('What does the study recommend?', 3)],
  ['contribution', askOnce('What does the study add?')],
]
