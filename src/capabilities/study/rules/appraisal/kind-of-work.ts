/** What sort of work it is, and what it is like: some of what is looked for is for some works only. */
import type { ReadDocument } from '../document/reading.ts'
import { SLOT_IDS, type StudyRecord, saidOf } from '../record/study-record.ts'
import type { Appraised, SaidOfWork, WorkKind } from './appraised.ts'
import type { Trait } from './themes/theme.ts'

export const saidOfWork = (record: StudyRecord): SaidOfWork =>
  Object.fromEntries(
    SLOT_IDS.flatMap((slot) => {
      const entries = saidOf(record, slot).flatMap(({ value, evidence: [place] }) =>
        place ? [{ value, place }] : [],
      )
      return entries.length > 0 ? [[slot, entries]] : []
    }),
  )

const BUILT =
  /\b(?:system (?:analysis|design|implementation|architecture|requirements)|functional requirements|use case|software (?:design|testing|development)|database design|circuit|implementation and testing)\b/i

/** A title page may still say proposal where the results are written already. */
const LEAST_TOLD = 20

/** Its stage says so; or there are no results yet, and the methods are in the future tense. */
export function kindOfWork(record: StudyRecord, reading: ReadDocument): WorkKind {
  const roles = new Set(reading.sentences.map(({ role }) => role))
  const told = reading.sentences.filter(({ role }) => role === 'methods').map(({ text }) => text)
  const toCome = told.filter((text) => /\b(?:will|shall)\b/i.test(text)).length
  const noResults = !roles.has('results') && saidOf(record, 'results').length === 0
  const tells = reading.sentences.filter(({ role }) => role === 'results').length
  if (
    (record.stage === 'proposal' && tells < LEAST_TOLD) ||
    (noResults && toCome * 3 > told.length && toCome > 2)
  )
    return 'planned'
  const builds = reading.sections.filter(({ title }) => BUILT.test(title)).length
  return builds >= 2 || (builds > 0 && saidOf(record, 'tools').length > 0) ? 'built' : 'done'
}

const TREATED = [
  /\breplicat\w+|\bin triplicate\b/i,
  /\btreatments?\b/i,
  /\b(?:plots?|pots|seedlings?|cages?|pens|petri)\b/i,
  /\b(?:randomi[sz]ed (?:complete )?block|RCBD|CRD|latin square)\b/i,
  /\bcontrol (?:group|plot|treatment)s?\b/i,
]
const ANY_TREATED = new RegExp(TREATED.map(({ source }) => source).join('|'), 'i')
const LEAST_KINDS = 3
const LEAST_TREATED = 4
const ASKED_ONE_BY_ONE = /\b(?:qualitative|semi-structured|in-depth interviews?|focus groups?|thematic)\b/i
const COUNTED = /\b(?:questionnaires?|percent\w*|SPSS|significan\w+|mean|anova|regression|chi-?square)\b|%/i
/** Where people are heard one by one, “it means a lot” counts nothing. */
const COUNTED_AMONG_TALKS = /\b(?:percent\w*|SPSS|anova|regression|chi-?square)\b|\d\s?%/i
const LEAST_COUNTED = 4

export function traitsOf({ reading, work }: Appraised, kind: WorkKind): Trait[] {
  const own = reading.sentences.filter(({ role }) => role === 'methods' || role === 'results')
  const many = (words: RegExp, least: number) => own.filter(({ text }) => words.test(text)).length >= least
  const isOfTalks =
    kind !== 'built' &&
    (many(ASKED_ONE_BY_ONE, LEAST_COUNTED) || (many(ASKED_ONE_BY_ONE, 1) && !many(COUNTED_AMONG_TALKS, 1)))
  const isCounted = kind !== 'built' && many(isOfTalks ? COUNTED_AMONG_TALKS : COUNTED, LEAST_COUNTED)
  // A computation is replicated too, and patients are treated.
  const kinds = TREATED.filter((words) => many(words, 1)).length
  const isTrial =
    !work().studiesPeople && kind !== 'built' && kinds >= LEAST_KINDS && many(ANY_TREATED, LEAST_TREATED)
  return [
    kind,
    ...(work().studiesPeople && kind !== 'built'
      ? kind === 'planned' || (isOfTalks && !isCounted)
        ? (['people'] as const)
        : (['people', 'asked'] as const)
      : []),
    ...(isTrial ? (['trial'] as const) : []),
    ...(isOfTalks ? (['interviews'] as const) : []),
    ...(isCounted ? (['figures'] as const) : []),
  ]
}
