/** Parts this stage requires that were not found: asked about on the nearest sentence, never claimed to be missing. */
import type { BookOfFacts, FactKind } from '#capabilities/study/index.ts'
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
    done: 'I did not find how consent and confidentiality were handled. How did people agree to take part, and what happened to their data?',
    planned:
      'I did not find how consent and confidentiality will be handled. How will people agree to take part, and what will happen to their data?',
    advice: {
      done: 'Write the paragraph on ethics: the approval with its number, consent, and what happened to the data.',
      planned:
        'Write the paragraph on ethics: who has to approve the study, how people agree, and what happens to the data.',
    },
    within: 'day',
  },
  limitation: {
    area: 'limits',
    beside: ['conclusion', 'result', 'design', 'sampling'],
    done: 'I did not find any limitations of the study. What is its weakest point, and how may it affect this?',
    planned: 'I did not find any limitations of the plan. What is its weakest point?',
    advice: {
      done: 'Write three limitations, each with how it may affect the results.',
      planned: 'Write three limitations of the plan, each with what you will do about it.',
    },
    within: 'hour',
  },
  sampling: {
    area: 'method',
    beside: ['sample-size', 'population', 'instrument', 'design'],
    done: 'I did not find how these were chosen. How did people come to be in your study?',
    planned: 'I did not find how these will be chosen. How will people come to be in your study?',
    advice: 'Write step by step how people came to be in the study, and who decided.',
    within: 'hour',
  },
  gap: {
    area: 'literature',
    beside: ['problem', 'aim', 'contribution', 'objective'],
    done: 'I did not find what earlier studies leave open. What is new here?',
    planned: 'I did not find what earlier studies leave open. What will be new here?',
    advice: 'Write two sentences: what is known, and what the closest study leaves open.',
    within: 'day',
  },
  analysis: {
    area: 'method',
    beside: ['instrument', 'procedure', 'result', 'design', 'sampling'],
    done: 'I did not find how the data were analysed. How did you get from them to your answer?',
    planned: 'I did not find how the data will be analysed. How will you get from them to an answer?',
    advice: 'For each question, write which analysis answers it.',
    within: 'day',
  },
  instrument: {
    area: 'method',
    beside: ['procedure', 'sampling', 'design', 'objective'],
    done: 'I did not find which instrument you used. What were the people in your study shown or asked?',
    planned: 'I did not find which instrument you will use. What will people be shown or asked?',
    advice: 'Describe the instrument: where it comes from, how long it is and who has tested it.',
    within: 'day',
  },
  'sample-size': {
    area: 'method',
    beside: ['sampling', 'population', 'design'],
    done: 'I did not find your sample size. What was it, and was it enough?',
    planned: 'I did not find your planned sample size. What is it, and why?',
    advice: 'State the number and how you arrived at it.',
    within: 'hour',
  },
  recommendation: {
    area: 'contribution',
    beside: ['conclusion', 'result'],
    done: 'I did not find any recommendations. Who should do what?',
    planned: 'Who should do what once you know?',
    advice: {
      done: 'Write two recommendations, each after the finding it follows from.',
      planned: 'Write who would find an answer useful, and what they could do with it.',
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
