/** Examiner's questions on what the work states, at each stage. Each quotes its sentence, and asks what only this kind of statement has to answer. */
import type { FactKind } from '../facts/fact.ts'

type Ask = {
  kind: FactKind
  /** Asked of finished work; `«»` is replaced by the sentence. */
  done: string
  /** Asked of a plan; null if a plan owes nothing of the kind. */
  planned: string | null
  /** The handbook entry to prepare with. */
  read: string
  weight: number
}

export const ASKS: readonly Ask[] = [
  {
    kind: 'hypothesis',
    done: 'You state: «» Which result would have made you give this up, and did you get it?',
    planned: 'You state: «» Which result would make you give this up, and can your data show it?',
    read: 'questions-or-hypotheses',
    weight: 9.6,
  },
  {
    kind: 'sampling',
    done: 'Of your choice you write: «» Why these and not others, and who may have been left out?',
    planned: 'Of your choice you write: «» Why these and not others, and who may be left out?',
    read: 'viva-sample',
    weight: 9.4,
  },
  {
    kind: 'conclusion',
    done: 'You conclude: «» Which of your results carries this, and where does it go beyond them?',
    planned: null,
    read: 'viva-contribution',
    weight: 9.2,
  },
  {
    kind: 'sample-size',
    done: 'You give a number: «» How did you arrive at this number, and is it enough for what you compare?',
    planned:
      'You give a number: «» How did you arrive at this number, and is it enough for what you want to compare?',
    read: 'sample-size-proportion',
    weight: 8.6,
  },
  {
    kind: 'limitation',
    done: 'You name this limit: «» What does it leave open, and what would you do about it now?',
    planned: 'You name this limit: «» What will you do about it, and what will remain?',
    read: 'viva-limitations',
    weight: 8,
  },
  {
    kind: 'question',
    done: 'You ask: «» Which of your data answer this, and what is the answer in one sentence?',
    planned: 'You ask: «» Which data will answer this, and which answer would surprise you?',
    read: 'writing-objectives',
    weight: 7.4,
  },
  {
    kind: 'null-result',
    done: 'You found nothing here: «» Does that mean that there is nothing, or that your study could not see it?',
    planned: null,
    read: 'statistical-power',
    weight: 7.1,
  },
  {
    kind: 'recommendation',
    done: 'You recommend: «» Which finding does this follow from, and who would have to act first?',
    planned: null,
    read: 'writing-recommendations',
    weight: 6.5,
  },
]
