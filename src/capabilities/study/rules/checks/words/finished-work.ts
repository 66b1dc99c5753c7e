/** A fault a supervisor sees at once in a finished work: a plan left in it. */
import { pluralise } from '#kit/pluralise.ts'
import { evidenceOf } from '../../document/evidence.ts'
import type { BookOfFacts } from '../../facts/book-of-facts.ts'
import type { CandidateSentence } from '../../facts/candidate-sentences.ts'
import type { StudyCheck } from '../check.ts'
import { type About, again, notApplying, passed } from '../outcomes.ts'

/** Fewer may be a few words on future work, or results that were not recognised. */
const LEAST_RESULTS = 5
/** A single one may be about work after the study. */
const LEAST_PLANNED = 2
/** Steps that come before there are results; "will be described below" is not a plan. */
const PLANNED =
  /\b(?:will|shall) (?:then |also |each |first )?be (?:\w+ly )?(?:collected|gathered|interviewed|administered|recruited|distributed|surveyed|sampled|invited|sought|selected|approached|piloted|transcribed|issued)\b|\b(?:the researchers?|we|I) (?:will|shall) (?:then |also |first )?(?:collect|gather|interview|administer|recruit|distribute|survey|sample|invite|seek|select|approach|pilot|visit|conduct)\b/i
const AHEAD =
  /\b(?:will|shall) (?:\w+ ){0,2}(?:be(?! (?:\w+ly )?(?:described|explained|discussed|presented|shown|outlined|given|introduced|seen))|use|seek|conduct|collect|follow|ensure|make|ask)\b|\bis going to be\b/i
const NOT_PLANNED = /\b(?:future|further) (?:research|studies|study|work)\b|\bif\b/i

const isFinished = ({ stage }: BookOfFacts, statements: readonly CandidateSentence[]) =>
  (stage === 'thesis' || stage === 'paper') &&
  statements.filter(({ role }) => role === 'results').length >= LEAST_RESULTS

export function finishedWorkChecks(
  book: BookOfFacts,
  statements: readonly CandidateSentence[],
): StudyCheck[] {
  const finished = isFinished(book, statements)
  return [pastMethods(finished, statements)]
}

function pastMethods(finished: boolean, statements: readonly CandidateSentence[]): StudyCheck {
  const about: About = {
    id: 'methods-done',
    area: 'writing',
    label: 'Its methods tell what was done, and not what will be done',
    weight: 2,
  }
  if (!finished)
    return notApplying(about, 'I found no results, so what is planned is rightly told as a plan.')
  const planned = statements.filter(
    ({ role, text, voice }) =>
      role === 'methods' &&
      PLANNED.test(text) &&
      !NOT_PLANNED.test(text) &&
      !voice.signpost &&
      !voice.byOthers,
  )
  const ahead = statements.filter(
    ({ role, text, voice }) =>
      role === 'methods' && AHEAD.test(text) && !NOT_PLANNED.test(text) && !voice.signpost && !voice.byOthers,
  )
  // One plan left in it may be about work to come, and nobody can call it done either.
  if (planned.length < LEAST_PLANNED && ahead.length > 0)
    return notApplying(
      about,
      `${pluralise(ahead.length, 'sentence of the methods tells', 'sentences of the methods tell')} what will be done, and whether that was done is not told there.`,
      ahead.map(({ sentence }) => evidenceOf(sentence)),
    )
  return planned.length < LEAST_PLANNED
    ? passed(about, 'No sentence of the methods tells what will be done.')
    : again(
        about,
        `The document gives results, and ${pluralise(planned.length, 'sentence')} of its methods still tell what will be done.`,
        'Put what was planned into the past, and say where you did otherwise.',
        planned.map(({ sentence }) => evidenceOf(sentence)),
      )
}
