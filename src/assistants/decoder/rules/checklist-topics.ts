/** What each thing on a checklist is about, put so that it can stand in a sentence, and what to do where it is missing. */
import type { CheckArea } from '#capabilities/study/rules/checks/check.ts'

export type Topic = {
  /** Stands after "Not found in the text:" and after "explain". */
  topic: string
  area: CheckArea
  weight: 1 | 2 | 3
  advice: string
}

type Row = readonly [topic: string, area: CheckArea, weight: Topic['weight'], advice: string]

const ROWS: Record<string, Row> = {
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
  'follow-up': [
    'how people were followed and how many were lost',
    'methodology',
    2,
    'Say how long people were followed, how many were lost, and why.',
  ],
  controls: [
    'how the controls were chosen',
    'methodology',
    3,
    'Say where the controls came from and how they were matched.',
  ],
  sequence: [
    'how the random order was made',
    'methodology',
    3,
    'Say how the random order was made: by which program, table or lot.',
  ],
  concealment: [
    'how the allocation was kept hidden',
    'methodology',
    2,
    'Say how the next allocation was kept from those who enrolled people.',
  ],
  blinding: [
    'who was blinded',
    'methodology',
    2,
    'Say who did not know the groups, or that nobody was blinded and why.',
  ],
  outcome: ['the primary outcome', 'methodology', 3, 'Name one primary outcome and when it was measured.'],
  intention: [
    'whether people were analysed as they were assigned',
    'statistics',
    2,
    'Say whether everybody was analysed in the group to which they were assigned.',
  ],
  registration: [
    'where the trial is registered',
    'methodology',
    1,
    'Give the register and the number of the trial.',
  ],
  baseline: [
    'how the groups compared at the start',
    'data',
    2,
    'Show a table of the groups at the start, before anything was done.',
  ],
  comparison: [
    'the comparison group',
    'methodology',
    3,
    'Describe the comparison group and what it received instead.',
  ],
  replication: [
    'how often each treatment was replicated',
    'methodology',
    3,
    'Give the number of replications of each treatment.',
  ],
  randomisation: [
    'how treatments were assigned',
    'methodology',
    3,
    'Say how the treatments were assigned to plots or units by chance.',
  ],
  treatments: [
    'what the treatments were',
    'methodology',
    2,
    'List the treatments with their amounts and times.',
  ],
  plots: ['the plots or units', 'methodology', 2, 'Give the size, spacing and layout of the plots or units.'],
  season: [
    'the season and the site',
    'methodology',
    1,
    'Describe the site, soil and season of the experiment.',
  ],
  separation: [
    'how the means were separated',
    'statistics',
    2,
    'Name the test by which the means were separated after the overall test.',
  ],
  approach: [
    'which qualitative approach was taken',
    'methodology',
    3,
    'Name the qualitative approach and what it means for how you collected and read the data.',
  ],
  saturation: [
    'when and why sampling stopped',
    'methodology',
    2,
    'Say how you knew that further interviews would add nothing new.',
  ],
  recording: [
    'how talk was recorded and transcribed',
    'data',
    2,
    'Say how the talk was recorded, transcribed and, where needed, translated.',
  ],
  coding: [
    'how the material was coded',
    'data',
    3,
    'Show one example of the way from a quotation to a code to a theme.',
  ],
  trust: [
    'how the findings were made trustworthy',
    'data',
    3,
    'Say what you did for trustworthiness: member checks, a second coder, several sources, an audit trail.',
  ],
  reflexivity: [
    "the researcher's own part in the study",
    'methodology',
    2,
    'Write a short paragraph on who you were to the people you studied, and what that changed.',
  ],
  voices: [
    'the words of participants',
    'data',
    2,
    'Let participants speak: a short quotation for each theme.',
  ],
  reason: [
    'why both kinds of data were needed',
    'methodology',
    3,
    'Say what the numbers could not answer that the words could, and the other way round.',
  ],
  order: [
    'the order and the priority of the two parts',
    'methodology',
    2,
    'Say which part came first, which weighs more, and why.',
  ],
  joining: [
    'how the two parts were joined',
    'methodology',
    3,
    'Show where the two parts meet: a table or a paragraph that reads them side by side.',
  ],
  bounds: [
    'the borders of the case',
    'methodology',
    3,
    'Say what belongs to the case, what does not, and why this case.',
  ],
  sources: [
    'which sources of evidence were used',
    'data',
    2,
    'Name the sources of evidence and what each one showed.',
  ],
  cycles: [
    'the cycles of the work',
    'methodology',
    3,
    'Describe each cycle: plan, action, observation, reflection.',
  ],
  reflection: [
    'what was changed on the way, and why',
    'methodology',
    2,
    'Say what you changed after each cycle, and what made you change it.',
  ],
  power: [
    'how power and free consent were handled',
    'methodology',
    2,
    'Say how people could refuse although you were their teacher, colleague or superior.',
  ],
  databases: [
    'which databases were searched',
    'methodology',
    3,
    'Name the databases and the dates of the searches.',
  ],
  terms: ['the search terms', 'methodology', 3, 'Print the full search of at least one database.'],
  criteria: [
    'what was included and excluded',
    'methodology',
    3,
    'List the inclusion and exclusion criteria.',
  ],
  screening: [
    'how the studies were screened',
    'methodology',
    2,
    'Say who screened, in how many steps, with a diagram of the numbers.',
  ],
  quality: [
    'how the quality of the studies was weighed',
    'data',
    3,
    'Weigh the quality of the studies with a published tool, and use the result.',
  ],
  source: [
    'where the data come from',
    'data',
    3,
    'Name the source of the data, the years it covers and how it can be obtained.',
  ],
  weights: [
    'how weights, strata or trends were dealt with',
    'statistics',
    2,
    'Say how weights and strata, or trends over time, were dealt with in the analysis.',
  ],
  model: ['the model', 'methodology', 3, 'Describe the model: its parts, its rules, and what it leaves out.'],
  parameters: [
    'the parameters and the number of runs',
    'methodology',
    2,
    'Give a table of the parameters with their sources, and the number of runs.',
  ],
  check: [
    'how the model was checked',
    'data',
    3,
    'Say how the model was checked against data or a case with a known answer.',
  ],
}

export function topicOf(itemId: string): Topic | undefined {
  const row = ROWS[itemId]
  return row && { topic: row[0], area: row[1], weight: row[2], advice: row[3] }
}
