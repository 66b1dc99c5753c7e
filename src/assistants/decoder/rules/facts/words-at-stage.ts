/** A plan has measured nothing yet: its facts are named, asked for and advised on as future work. */
import type { WorkStage } from '#capabilities/study/rules/facts/book-of-facts.ts'
import type { FactKind } from '#capabilities/study/rules/facts/fact.ts'
import { FACT_WORDS, type FactWords } from './fact-words.ts'

type Planned = Partial<Pick<FactWords, 'lead' | 'leads' | 'topic' | 'advice' | 'asked'>>

const lead = (words: string): Pick<FactWords, 'lead' | 'leads'> => ({ lead: words, leads: words })

const PLANNED: Readonly<Partial<Record<FactKind, Planned>>> = {
  gap: {
    topic: 'what is not known yet',
    advice: 'Say what is not known yet, and how you know that, just before the aim.',
    asked: 'What does nobody know yet, and where did you look?',
  },
  contribution: {
    ...lead('What it is to add'),
    topic: 'what the study is to add to what is known',
    advice: 'Say in two sentences what will be known that is not known now, and who can use it.',
    asked: 'What will be known after your study that is not known now?',
  },
  population: {
    ...lead('Who or what will be studied'),
    topic: 'who or what will be studied',
    advice: 'Describe who or what you will study, and who cannot take part.',
    asked: 'Who or what exactly will you study, and who is left out?',
  },
  'sample-size': {
    topic: 'how large the sample will be',
    advice: 'Give the number you plan to study, and the formula or the rule that gave it.',
    asked: 'How many will you study, and how did you decide that this is enough?',
  },
  sampling: {
    ...lead('How they will be chosen'),
    topic: 'how the people or units will be chosen',
    advice: 'Say how the people or units will be chosen, step by step, and from which list.',
    asked: 'How will they be chosen, step by step, and from which list?',
  },
  setting: { ...lead('Where it will be done'), topic: 'where the data will come from' },
  period: {
    ...lead('When it will be done'),
    topic: 'when the data will be collected',
    advice: 'Give the months in which you will collect the data.',
    asked: 'When will you collect your data, and what is special about that time?',
  },
  instrument: {
    ...lead('How things will be measured'),
    topic: 'how things will be measured',
    advice: 'Describe each instrument: what it asks or measures, where it comes from, how it will be scored.',
    asked: 'How will you measure what you want to report?',
  },
  variables: { ...lead('What will be measured'), topic: 'the variables and how each will be measured' },
  procedure: {
    ...lead('What will be done'),
    topic: 'how the work will be done, step by step',
    advice:
      'Tell what will be done in the order in which it will be done, so that somebody else could do it.',
    asked: 'Walk us through what you will do, step by step. Could somebody else do it from your text?',
  },
  analysis: {
    ...lead('How the data will be analysed'),
    topic: 'how the data will be analysed',
    advice: 'Say for each objective how its data will be analysed, and with which program.',
    asked: 'How will you analyse the data for each of your objectives?',
  },
  software: { asked: 'With which program will you analyse the data?' },
  reliability: {
    advice: 'Say how you will know that the measures are reliable and measure what they should.',
    asked: 'How will you know that your measures are reliable and measure what they should?',
  },
  ethics: {
    topic: 'ethics approval and consent',
    advice:
      'Say which committee you will ask for approval, and how consent will be taken; or say why neither is needed.',
    asked: 'Who has to approve your study, and how will people agree to take part?',
  },
}

export const wordsAt = (stage: WorkStage | null | undefined, kind: FactKind): FactWords => ({
  ...FACT_WORDS[kind],
  ...(stage === 'proposal' ? PLANNED[kind] : {}),
})
