/** Parts this stage requires that were not found: asked about on the nearest sentence, never claimed to be missing. */
import type { BookOfFacts } from '#capabilities/study/rules/facts/book-of-facts.ts'
import type { FactKind } from '#capabilities/study/rules/facts/fact.ts'
import type { ExamArea, Within } from '../names.ts'
import type { Advice } from './asks/ask.ts'
import type { Drafted } from './draft.ts'
import { adviceOf } from './going-deeper.ts'
import { isOrder } from './orders.ts'

type Missing = {
  area: ExamArea
  /** The kinds of sentence it belongs beside, the nearest first. */
  beside: readonly FactKind[]
  done: string
  planned: string
  advice: Advice
  within: Within
}

const MOST = 3
/** A sentence that a page or a list has cut is no ground for a question. */
const WHOLE = /[.!?”"’)\]]\s*$/

const MISSING: Partial<Record<FactKind, Missing>> = {
  ethics: {
    area: 'ethics',
    beside: ['sampling', 'instrument', 'procedure', 'population', 'sample-size', 'design'],
    done: 'I did not find how consent and confidentiality were handled. How did people agree to take part, and what became of their data?',
    planned:
      'I did not find how consent and confidentiality will be handled. How will people agree to take part, and what becomes of their data?',
    advice: {
      done: 'Write the paragraph on ethics: approval with its number, consent, and what becomes of the data.',
      planned:
        'Write the paragraph on ethics: who has to approve the study, how people agree, and what becomes of the data.',
    },
    within: 'day',
  },
  limitation: {
    area: 'limits',
    beside: ['conclusion', 'result', 'design', 'sampling'],
    done: 'I did not find a limit of the study. What is its weakest point, and which way may it push this?',
    planned: 'I did not find a limit of the plan. What is its weakest point?',
    advice: {
      done: 'Write three limits, each with which way it may push the results.',
      planned: 'Write three limits of the plan, each with what you will do about it.',
    },
    within: 'hour',
  },
  sampling: {
    area: 'method',
    beside: ['sample-size', 'population', 'instrument', 'design'],
    done: 'I did not find how these were chosen. How did somebody come into your study?',
    planned: 'I did not find how these will be chosen. How will somebody come into your study?',
    advice: 'Write how somebody came into the study, step by step, and who decided.',
    within: 'hour',
  },
  gap: {
    area: 'literature',
    beside: ['problem', 'aim', 'contribution', 'objective'],
    done: 'I did not find what the studies before yours leave open. What is new in this?',
    planned: 'I did not find what the studies before yours leave open. What will be new in this?',
    advice: 'Write two sentences: what is known, and what the nearest study leaves open.',
    within: 'day',
  },
  analysis: {
    area: 'method',
    beside: ['instrument', 'procedure', 'result', 'design', 'sampling'],
    done: 'I did not find how the data were analysed. How did you get from them to your answer?',
    planned: 'I did not find how the data will be analysed. How will you get from them to an answer?',
    advice: 'Write for each question which analysis answers it.',
    within: 'day',
  },
  instrument: {
    area: 'method',
    beside: ['procedure', 'sampling', 'design', 'objective'],
    done: 'I did not find what you measured or asked with. What did the people in your study see or hear?',
    planned: 'I did not find what you will measure or ask with. What will people see or hear?',
    advice: 'Describe the instrument: where it comes from, how long it is, who tried it out.',
    within: 'day',
  },
  'sample-size': {
    area: 'method',
    beside: ['sampling', 'population', 'design'],
    done: 'I did not find how many you studied. How many were they, and was it enough?',
    planned: 'I did not find how many you want to study. How many, and why so many?',
    advice: 'State the number and the rule it came from.',
    within: 'hour',
  },
  recommendation: {
    area: 'contribution',
    beside: ['conclusion', 'result'],
    done: 'I did not find what should follow from this. Who should do what?',
    planned: 'Who should do what once you know?',
    advice: {
      done: 'Write two recommendations, each behind the finding it follows from.',
      planned: 'Write for whom an answer would be useful, and what they could do with it.',
    },
    within: 'day',
  },
}

export function missingIn(book: BookOfFacts, isPlanned: boolean): Drafted[] {
  const used = new Set<string>()
  return book.findings
    .flatMap((finding): Drafted[] => {
      const missing = finding.name === 'not-found' ? MISSING[finding.kind] : undefined
      if (!missing) return []
      const place = missing.beside
        .flatMap((kind) =>
          book.facts.filter(
            (fact) =>
              fact.kind === kind &&
              fact.certainty === 'shown' &&
              WHOLE.test(fact.evidence.quote) &&
              !isOrder(fact.evidence.quote),
          ),
        )
        .find(({ evidence }) => !used.has(evidence.sentenceId))?.evidence
      if (!place) return []
      used.add(place.sentenceId)
      const { area, within } = missing
      return [
        {
          about: `missing ${finding.kind}`,
          area,
          asks: isPlanned ? missing.planned : missing.done,
          place,
          also: [],
          weak: true,
          weight: 9,
          deeper: 'Where in the text would a reader look for it?',
          advice: adviceOf(missing, isPlanned, place.quote),
          within,
        },
      ]
    })
    .slice(0, MOST)
}
