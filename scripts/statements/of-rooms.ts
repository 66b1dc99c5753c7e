/** What the slides, the spoken rooms and the chat say of a document. */
import type { Deck } from '../../src/assistants/slides/rules/deck/deck.ts'
import type { ExamPlan } from '../../src/capabilities/oral-session/rules/plan/plan.ts'
import type { AnswerSegment } from '../../src/capabilities/study/rules/answerer/answer-segment.ts'
import { placesOf, type Statement } from './of-analysis.ts'

export function statementsOfDeck(deck: Deck | 'too-little'): Statement[] {
  if (deck === 'too-little') return [{ part: 'deck', says: 'There is too little to present.', places: [] }]
  const { title, authors, work, slides } = deck
  return [
    { part: 'deck', says: [title, authors.join(', '), work].filter(Boolean).join(' · '), places: [] },
    ...slides.flatMap(({ part, title: headline, points, metrics, visual, missing, script }) => [
      { part, says: `Headline: ${headline}`, places: [] },
      ...points.map(({ head, text, sources }) => ({
        part,
        says: head ? `${head}: ${text}` : text,
        places: placesOf(sources),
      })),
      ...metrics.map(({ value, label, sources }) => ({
        part,
        says: `${value} ${label}`,
        places: placesOf(sources),
      })),
      ...(visual
        ? [{ part, says: `${visual.kind}: ${visual.caption}`, places: placesOf(visual.sources) }]
        : []),
      ...(missing ? [{ part, says: missing, places: [] }] : []),
      ...script.map(({ text, sources }) => ({
        part: `${part}, notes`,
        says: text,
        places: placesOf(sources),
      })),
    ]),
  ]
}

export const statementsOfPlan = ({ title, stage, questions, claims, fixes }: ExamPlan): Statement[] => [
  { part: 'title', says: `${title} (${stage ?? 'no stage'})`, places: [] },
  ...questions.map(({ area, lead, asks, place }) => ({
    part: area,
    says: `${lead} ${asks}`.trim(),
    places: placesOf([place]),
  })),
  ...claims
    .filter(({ value }) => value !== '')
    .map(({ topic, value, place }) => ({
      part: 'claims',
      says: `${topic}: ${value}`,
      places: placesOf([place]),
    })),
  ...fixes.map(({ says, place }) => ({ part: 'to mend', says, places: placesOf([place]) })),
]

/** What anybody asks first. */
const ASKED = [
  'What is this document about?',
  'Who wrote it, and at which university?',
  'What is the aim?',
  'What are the objectives?',
  'What are the research questions?',
  'How many people took part?',
  'Which design was used?',
  'How were the data analysed?',
  'What are the main findings?',
  'What does it conclude?',
  'What are the limitations?',
  'What does it recommend?',
] as const

export const statementsOfAnswers = (answer: (question: string) => AnswerSegment[]): Statement[] =>
  ASKED.flatMap((question) =>
    answer(question).map(({ text, sources }) => ({
      part: question,
      says: text,
      places: placesOf(sources.flatMap((one) => (one.kind === 'document' ? [one] : []))),
    })),
  )
