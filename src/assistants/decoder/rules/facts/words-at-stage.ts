/** A plan has measured nothing yet: its facts are named, asked for and advised on as future work. */
import type { FactKind, WorkStage } from '#capabilities/study/index.ts'
import { FACT_WORDS, type FactWords } from './fact-words.ts'

type Planned = Partial<Pick<FactWords, 'lead' | 'topic' | 'advice' | 'asked'>>

const PLANNED: Readonly<Partial<Record<FactKind, Planned>>> = {
  gap: {
    topic: 'what is not known yet',
    advice: 'Say what is not known yet, and how you know that, just before the aim.',
    asked: 'What does nobody know yet, and where did you look?',
  },
  contribution: {
    lead: 'What it will contribute',
    topic: 'what the study will add to existing knowledge',
    advice: 'Say in two sentences what we will know that we do not know now, and who can use it.',
    asked: 'What will we know after your study that we do not know now?',
  },
  population: {
    lead: 'Who or what will be studied',
    topic: 'who or what will be studied',
    advice: 'Describe who or what you will study, and who cannot take part.',
    asked: 'Who or what exactly will you study, and who is left out?',
  },
  'sample-size': {
    topic: 'how large the sample will be',
    advice: 'Give your planned sample size, and the formula or rule behind it.',
    asked: 'What will your sample size be, and how did you decide that it is enough?',
  },
  sampling: {
    lead: 'How they will be chosen',
    topic: 'how the people or units will be chosen',
    advice: 'Describe step by step how the people or units will be chosen, and from which list.',
    asked: 'How will they be chosen, step by step, and from which list?',
  },
  setting: { lead: 'Where it will be done', topic: 'where the data will come from' },
  period: {
    lead: 'When it will be done',
    topic: 'when the data will be collected',
    advice: 'Give the months in which you will collect the data.',
    asked: 'When will you collect your data, and what is special about that time?',
  },
  instrument: {
    lead: 'How the data will be collected',
    topic: 'how the data will be collected',
    advice:
      'Describe each instrument: what it asks or measures, where it comes from and how it will be scored.',
    asked: 'How will you measure what you want to report?',
  },
  variables: { lead: 'What will be measured', topic: 'the variables and how each will be measured' },
  analysis: {
    lead: 'How the data will be analysed',
    topic: 'how the data will be analysed',
    advice: 'For each objective, say how the data will be analysed and which software you will use.',
    asked: 'How will you analyse the data for each of your objectives?',
  },
  software: { asked: 'Which software will you use to analyse the data?' },
  reliability: {
    advice: 'Say how you will know that the measures are reliable and measure what they should.',
    asked: 'How will you know that your measures are reliable and measure what they should?',
  },
  ethics: {
    topic: 'ethics approval and consent',
    advice:
      'Say which committee you will ask for approval, and how consent will be obtained; or say why neither is needed.',
    asked: 'Who has to approve your study, and how will people agree to take part?',
  },
}

export const wordsAt = (stage: WorkStage | null | undefined, kind: FactKind): FactWords => ({
  ...FACT_WORDS[kind],
  ...(stage === 'proposal' ? PLANNED[kind] : {}),
})
