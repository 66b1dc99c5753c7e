/** Sentences to choose from where nobody filled a slide: those a reader was not sure of, then those that most likely say it. */
import type { CandidateSentence, SentenceRole, SlotId } from '#capabilities/study/index.ts'
import type { SectionRole } from '#product/document-model.ts'
import type { Candidate } from '../draft.ts'
import { isFragment, lineOf } from '../stated.ts'
import type { Work } from '../work.ts'

const SAYS: Partial<Record<SlotId, readonly SentenceRole[]>> = {
  problem: ['problem', 'gap'],
  aim: ['aim'],
  objectives: ['asked'],
  questions: ['asked'],
  design: ['design'],
  setting: ['setting'],
  samplePlanned: ['sample-size'],
  sampleAsked: ['sample-size'],
  sampleReturned: ['sample-size'],
  sampleAnalysed: ['sample-size'],
  analyses: ['analysis'],
  results: ['result'],
  conclusions: ['conclusion'],
  limits: ['limitation'],
  recommendations: ['recommendation', 'further-work'],
}
const LIKELY = 0.25
const ELSEWHERE = new Set<SectionRole>(['literature', 'references', 'appendix', 'front-matter'])

export function candidatesOf(work: Work, slots: readonly SlotId[]): Candidate[] {
  const { record, study, statements } = work
  const ids = new Set(study.reading.sentences.map(({ id }) => id))
  const unsure = slots
    .flatMap((slot) => record.slots[slot].candidates)
    .flatMap(({ value, evidence }) => {
      const text = lineOf(value)
      return text && evidence.every(({ sentenceId }) => ids.has(sentenceId))
        ? [{ text, sources: [...evidence] }]
        : []
    })
  const roles = [...new Set(slots.flatMap((slot) => SAYS[slot] ?? []))]
  const oddsOf = ({ sentence }: CandidateSentence) => study.roleOf(sentence.id).odds(...roles)
  const likely =
    roles.length === 0
      ? []
      : statements
          .filter(
            ({ role, voice: { cites, byOthers, quoted } }) =>
              !ELSEWHERE.has(role) && !cites && !byOthers && !quoted,
          )
          .map((stated) => ({ stated, odds: oddsOf(stated) }))
          .filter(({ odds }) => odds >= LIKELY)
          .toSorted((a, b) => b.odds - a.odds)
          .slice(0, MOST_READ)
          .flatMap(({ stated: { sentence, text } }) => {
            const line = isFragment(text) ? undefined : lineOf(text)
            return line
              ? [{ text: line, sources: [{ sentenceId: sentence.id, page: sentence.page, quote: text }] }]
              : []
          })
  return [...unsure, ...likely]
}
const MOST_READ = 12
