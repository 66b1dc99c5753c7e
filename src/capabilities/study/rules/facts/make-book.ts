/** Makes the book of facts of a document from the findings of the built-in reader and of others. */

import { isEnglish, type ReadDocument } from '../document/reading.ts'
import type { DocumentKind } from '../kind/document-type.ts'
import { PEOPLE } from '../statistics/sample-size.ts'
import type { BookOfFacts } from './book-of-facts.ts'
import { type CandidateSentence, statementsOf } from './candidate-sentences.ts'
import { buildsSystem, disciplineOf } from './discipline.ts'
import { expectedOf } from './expected.ts'
import type { Fact, FactKind, FactReader, Finding } from './fact.ts'
import { withFactsOfTheWork } from './facts-of-the-work.ts'
import { factsIn } from './read-facts.ts'
import { stageOf } from './stage.ts'

/** Looks for what is expected: `record/absence`. */
type Look = (
  reading: ReadDocument,
  facts: readonly Fact[],
  expected: readonly FactKind[],
) => readonly Finding[]

export function makeBook(
  reading: ReadDocument,
  kind: DocumentKind,
  statements: readonly CandidateSentence[] = statementsOf(reading),
  others: readonly FactReader[] = [],
  look: Look = () => [],
): BookOfFacts {
  const about = { kind, title: reading.title }
  if (kind !== 'research')
    return {
      ...about,
      stage: null,
      chapters: [],
      stageEvidence: [],
      discipline: null,
      builds: false,
      studiesPeople: false,
      facts: [],
      findings: [],
    }
  const { stage, chapters, evidence } = stageOf(reading, statements)
  const builds = buildsSystem(reading)
  const discipline = builds ? 'computing' : disciplineOf(reading)
  const facts = withFactsOfTheWork(
    merge([factsIn(statements), ...others.map((read) => read(reading))]),
    reading.title,
  )
  // English rules find nothing in another language, which is not a gap in the document.
  const studiesPeople =
    statements.reduce((sum, one) => sum + peopleIn(one), 0) >= LEAST_OF_PEOPLE &&
    !reviewsStudies(facts) &&
    !takesDataOfOthers(statements)
  const expected = isEnglish(reading) ? expectedOf(stage, chapters, discipline, studiesPeople) : []
  return {
    ...about,
    stage,
    chapters,
    stageEvidence: evidence,
    discipline,
    builds,
    studiesPeople,
    facts,
    findings: look(reading, facts, expected),
  }
}

/** "Respondents" counts at the first mention; a number of people may belong to another study, and counts from the second. */
const LEAST_OF_PEOPLE = 2
const PEOPLE_STUDIED =
  /\b(?:participants?|respondents?|interviewees?|informants?|volunteers|interview(?:s|ed|ing)?|questionnaires?|focus groups?|(?<!\b(?:sites?|plots?|areas?|fields?|trees|ponds?|streams?|transects?|stands?|roads?|buildings?|literature|papers|articles) (?:(?:was|were|is|are) )?)surveyed(?! (?:sites?|plots?|areas?|fields?|literature))|patients? (?:were|was|will|who)|informed consent|(?:students|pupils|teachers|nurses|farmers|workers|employees|women|mothers|children|caregivers|users|people|customers) (?:were|will be|was) (?:\w+ )?(?:asked|selected|sampled|interviewed|recruited|invited|observed|tested|given|chosen))\b/i
const THINGS_COUNTED =
  /\d[\d,.]*\s+(?:[\w-]+\s+){0,2}?(?:observations|records|cases|series|months|quarters)\b/gi
const PEOPLE_COUNTED = new RegExp(String.raw`\d\s+(?:[\w-]+\s+){0,2}?${PEOPLE}\b`, 'i')
function peopleIn({ role, text, voice }: CandidateSentence): number {
  const isOwn = role === 'methods' || role === 'results' || role === 'abstract' || voice.own
  if (!isOwn || role === 'literature' || voice.byOthers) return 0
  return PEOPLE_STUDIED.test(text)
    ? LEAST_OF_PEOPLE
    : PEOPLE_COUNTED.test(text.replace(THINGS_COUNTED, ' '))
      ? 1
      : 0
}

/** Census respondents consented to the census, not to this study of its tables. */
const TAKES_DATA =
  /\b(?:microdata|secondary data|(?:publicly|freely|openly) available|open data|public(?:ly)? (?:\w+ )?data ?sets?|survey data from|(?:uses?|used|from) the (?:\p{Lu}\w+ )*(?:[Cc]ensus|Survey)\b|Kaggle|UCI|(?:data|dataset) (?:\w+ ){0,3}(?:obtained|taken|downloaded|retrieved|sourced|collected) from the \p{Lu})/u
const ASKS_PEOPLE =
  /\b(?:questionnaires?|interviews?|focus groups?|surveys?|experiments?)\b[^.]{0,40}\b(?:was|were|will be|is|are) (?:\w+ly |then |also )?(?:administered|distributed|conducted|sent|held|carried out|handed|given|designed|issued|shared|used|piloted|recorded)\b|\b(?:we|I|the researchers?) (?:\w+ )?(?:interviewed|surveyed|asked|recruited|invited|distributed|administered|sampled|observed)\b|\b(?:respondents|participants|interviewees|patients|students|pupils|teachers|subjects) (?:were|will be|was) (?:\w+ )?(?:asked|selected|sampled|interviewed|recruited|invited|enrolled|given|approached)\b|\b(?:informed|written|verbal|signed) consent\b|\bsnowball|purposive|convenience sampl/i
const takesDataOfOthers = (statements: readonly CandidateSentence[]): boolean => {
  const own = statements.filter(({ role, voice }) => role !== 'literature' && !voice.byOthers)
  return own.some(({ text }) => TAKES_DATA.test(text)) && !own.some(({ text }) => ASKS_PEOPLE.test(text))
}

/** The people in reviewed studies were asked by others. */
const reviewsStudies = (facts: readonly Fact[]): boolean => {
  const design = facts.find(
    ({ kind, certainty, value }) => kind === 'design' && certainty === 'shown' && value,
  )
  return /\bmeta-analysis|\b(?:systematic|scoping) (?:literature )?review\b/.test(design?.value ?? '')
}

/** One sentence is one fact of a kind, whichever reader found it; if one reader is certain, another's doubt does not count. */
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
