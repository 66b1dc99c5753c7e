/** The question a card asks for each kind of statement in a document. */
import type { FactKind } from '#capabilities/study/rules/facts/fact.ts'

type Asks = { question: string; most: number }

const askOnce = (question: string, most = 1): Asks => ({ question, most })

/** In order of offering. Kinds that are not worth learning have no question. */
export const QUESTIONS: readonly (readonly [FactKind, Asks])[] = [
  ['aim', askOnce('What is the aim of the study?')],
  ['problem', askOnce('What problem does the study address?')],
  ['gap', askOnce('What gap in knowledge does the study address?')],
  ['question', askOnce('Which question does the study ask?', 6)],
  ['objective', askOnce('What is an objective of the study?', 6)],
  ['hypothesis', askOnce('Which hypothesis does the study test?', 6)],
  ['theory', askOnce('Which theory guides the study?', 2)],
  ['design', askOnce('Which design does the study use?')],
  ['population', askOnce('Who was studied?')],
  ['sample-size', askOnce('How many were studied?')],
  ['sampling', askOnce('How were the participants or units chosen?')],
  ['setting', askOnce('Where was the study done?')],
  ['period', askOnce('When was the study done?')],
  ['instrument', askOnce('How were the data collected?', 2)],
  ['variables', askOnce('What was measured?', 2)],
  ['analysis', askOnce('How were the data analysed?', 2)],
  ['reliability', askOnce('What shows that the measurements can be trusted?')],
  ['ethics', askOnce('How were the participants protected?')],
  ['result', askOnce('What did the study find?', 6)],
  ['null-result', askOnce('What did the study look for but not find?', 3)],
  ['conclusion', askOnce('What does the study conclude?', 2)],
  ['limitation', askOnce('What are the limitations of the study?', 3)],
  ['recommendation', askOnce('What does the study recommend?', 3)],
  ['contribution', askOnce('What does the study contribute?')],
]
