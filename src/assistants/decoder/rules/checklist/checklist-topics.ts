/** What each thing on a checklist is about, put so that it can stand in a sentence, and what to do where it is missing. */
import type { Topic, TopicRow } from './topic.ts'
import { TOPICS_BY_DESIGN } from './topics-by-design.ts'

const ROWS: Record<string, TopicRow> = {
  aim: [
    'what the study set out to do',
    'methodology',
    3,
    'State the aim in one sentence, in the abstract and again in the introduction.',
  ],
  gap: [
    'what was not known before the study',
    'literature',
    2,
    'Say what was not known before your study, and how you know that, just before the aim.',
  ],
  theory: [
    'the theory or framework behind the study',
    'literature',
    1,
    'Name the theory or framework the study rests on, or say in one sentence why it needs none.',
  ],
  design: [
    'which design the study has',
    'methodology',
    3,
    'Name the design in the first lines of the methods, with the reason for choosing it.',
  ],
  population: [
    'who or what was studied',
    'methodology',
    3,
    'Describe who or what was studied, and who could not take part.',
  ],
  sampling: [
    'how the people or units were chosen',
    'methodology',
    3,
    'Say how the people or units were chosen, step by step, and from which list.',
  ],
  instrument: [
    'how things were measured',
    'methodology',
    2,
    'Describe each instrument: what it asks or measures, where it comes from, how it was scored.',
  ],
  'when-where': [
    'where and when the data were collected',
    'methodology',
    1,
    'Give the place and the months in which the data were collected.',
  ],
  analysis: [
    'how the data were analysed',
    'statistics',
    3,
    'Say how the data of each objective were analysed, and with which program and version.',
  ],
  approval: [
    'ethics approval',
    'methodology',
    3,
    'Name the committee that approved the study, with the date and the reference number.',
  ],
  consent: [
    'how people consented to take part',
    'methodology',
    2,
    'Say how people were told about the study and how their consent was taken.',
  ],
  limits: [
    'the limits of the study',
    'interpretation',
    3,
    'Name the two or three limits that matter most, and the way each may have pushed the results.',
  ],
  recommendations: [
    'what should follow from the results',
    'interpretation',
    1,
    'Say what should follow, who should do it, and which result supports it.',
  ],
  'size-reason': [
    'how the sample size was decided',
    'methodology',
    3,
    'Show how the sample size was decided: the formula or power calculation with its numbers.',
  ],
  response: [
    'the response rate',
    'data',
    2,
    'Give the response rate: how many were asked, how many answered, and who did not.',
  ],
  validity: [
    'whether the instrument measures what it should',
    'data',
    2,
    'Say how the instrument was checked before use: by experts, a pretest or a pilot.',
  ],
  reliability: [
    'how reliable the measures are',
    'data',
    2,
    "Give the reliability of each scale (Cronbach's alpha or agreement) in your own sample.",
  ],
  missing: [
    'what was done about missing data',
    'data',
    2,
    'Say how many answers or records were missing and what was done about them.',
  ],
  interval: [
    'how large or how precise the effects are',
    'statistics',
    3,
    'Put an effect size or a 95% confidence interval beside each main result.',
  ],
  confounders: [
    'how confounders were dealt with',
    'methodology',
    3,
    'Name what else could explain the results, and say how the design or the analysis deals with it.',
  ],
}

export function topicOf(itemId: string): Topic | undefined {
  const row = ROWS[itemId] ?? TOPICS_BY_DESIGN[itemId]
  return row && { topic: row[0], area: row[1], weight: row[2], advice: row[3] }
}
