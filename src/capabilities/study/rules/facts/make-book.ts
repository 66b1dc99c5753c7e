/** Makes the book of facts of a document: what the built-in reader found, and what others did. */

import { isEnglish, type Reading } from '../document/reading.ts'
import type { DocumentKind } from '../kind/document-type.ts'
import { PEOPLE } from '../statistics/sample-size.ts'
import type { BookOfFacts } from './book-of-facts.ts'
import { disciplineOf } from './discipline.ts'
import { expectedOf } from './expected.ts'
import type { Fact, FactReader } from './fact.ts'
import { withFactsOfTheWork } from './facts-of-the-work.ts'
import { findingsOf } from './findings.ts'
import { factsIn } from './read-facts.ts'
import { stageOf } from './stage.ts'
import { type Statement, statementsOf } from './statements.ts'

export function makeBook(
  reading: Reading,
  kind: DocumentKind,
  statements: readonly Statement[] = statementsOf(reading),
  others: readonly FactReader[] = [],
): BookOfFacts {
  const about = { kind, title: reading.title }
  if (kind !== 'research')
    return {
      ...about,
      stage: null,
      chapters: [],
      stageEvidence: [],
      discipline: null,
      studiesPeople: false,
      facts: [],
      findings: [],
    }
  const { stage, chapters, evidence } = stageOf(reading, statements)
  const discipline = disciplineOf(reading)
  const facts = withFactsOfTheWork(
    merge([factsIn(statements), ...others.map((read) => read(reading))]),
    reading.title,
  )
  // Rules that read English find nothing in another language, and that is no gap of the document.
  const studiesPeople =
    statements.reduce((sum, one) => sum + peopleIn(one), 0) >= LEAST_OF_PEOPLE && !reviewsStudies(facts)
  const expected = isEnglish(reading) ? expectedOf(stage, chapters, discipline, studiesPeople) : []
  return {
    ...about,
    stage,
    chapters,
    stageEvidence: evidence,
    discipline,
    studiesPeople,
    facts,
    findings: findingsOf(reading, facts, expected),
  }
}

/** Who answered is said once and counts; people with a number may be anybody's, and count where they come twice. */
const LEAST_OF_PEOPLE = 2
const PEOPLE_STUDIED =
  /\b(?:participants?|respondents?|interviewees?|informants?|volunteers|interview(?:s|ed|ing)?|questionnaires?|focus groups?|(?<!\b(?:sites?|plots?|areas?|fields?|trees|ponds?|streams?|transects?|stands?|roads?|buildings?|literature|papers|articles) (?:(?:was|were|is|are) )?)surveyed(?! (?:sites?|plots?|areas?|fields?|literature))|patients? (?:were|was|will|who)|informed consent|(?:students|pupils|teachers|nurses|farmers|workers|employees|women|mothers|children|caregivers|users|people|customers) (?:were|will be|was) (?:\w+ )?(?:asked|selected|sampled|interviewed|recruited|invited|observed|tested|given|chosen))\b/i
const THINGS_COUNTED =
  /\d[\d,.]*\s+(?:[\w-]+\s+){0,2}?(?:observations|records|cases|series|months|quarters)\b/gi
const PEOPLE_COUNTED = new RegExp(String.raw`\d\s+(?:[\w-]+\s+){0,2}?${PEOPLE}\b`, 'i')
function peopleIn({ role, text, voice }: Statement): number {
  const isOwn = role === 'methods' || role === 'results' || role === 'abstract' || voice.own
  if (!isOwn || role === 'literature' || voice.byOthers) return 0
  return PEOPLE_STUDIED.test(text)
    ? LEAST_OF_PEOPLE
    : PEOPLE_COUNTED.test(text.replace(THINGS_COUNTED, ' '))
      ? 1
      : 0
}

/** The people in the studies that are reviewed were asked by others. */
const reviewsStudies = (facts: readonly Fact[]): boolean => {
  const design = facts.find(
    ({ kind, certainty, value }) => kind === 'design' && certainty === 'shown' && value,
  )
  return /\bmeta-analysis|\b(?:systematic|scoping) (?:literature )?review\b/.test(design?.value ?? '')
}

/** One sentence is one fact of a kind, whoever read it; what one reader shows, the other's doubt does not take back. */
function merge(read: readonly (readonly Fact[])[]): Fact[] {
  const held = new Map<string, Fact>()
  for (const fact of read.flat()) {
    const id = `${fact.kind} ${fact.evidence.sentenceId}`
    const before = held.get(id)
    if (!before || (before.certainty === 'likely' && fact.certainty === 'shown'))
      held.set(id, { ...before, ...fact })
  }
  return [...held.values()]
}
