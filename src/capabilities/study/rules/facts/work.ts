/** What a work is: its stage, its field, whether it builds a system or asks people; and what such a work owes. */

import type { StudyEvidence } from '../document/evidence.ts'
import { isEnglish, type ReadDocument } from '../document/reading.ts'
import type { DocumentKind } from '../kind/document-type.ts'
import type { CandidateSentence } from './candidate-sentences.ts'
import { buildsSystem, type Discipline, disciplineOf } from './discipline.ts'
import { expectedOf } from './expected.ts'
import type { FactKind } from './fact.ts'
import { type Chapter, stageOf, type WorkStage } from './stage.ts'

export type Work = {
  kind: DocumentKind
  /** Research only. */
  stage: WorkStage | null
  /** The chapters of a document that is only part of a work; empty otherwise. */
  chapters: readonly Chapter[]
  /** Sentences that show the stage, if any do. */
  stageEvidence: readonly StudyEvidence[]
  discipline: Discipline | null
  /** True if it builds a system: it owes requirements and tests, and no sample. */
  builds: boolean
  /** True if people were asked, observed or treated for it. */
  studiesPeople: boolean
  /** What a work of this stage and field owes. Empty if the document is not research, or not in English. */
  expected: readonly FactKind[]
}

export function workOf(
  reading: ReadDocument,
  kind: DocumentKind,
  statements: readonly CandidateSentence[],
): Work {
  if (kind !== 'research')
    return {
      kind,
      stage: null,
      chapters: [],
      stageEvidence: [],
      discipline: null,
      builds: false,
      studiesPeople: false,
      expected: [],
    }
  const { stage, chapters, evidence } = stageOf(reading, statements)
  const builds = buildsSystem(reading)
  const discipline = builds ? 'computing' : disciplineOf(reading)
  const studiesPeople = asksPeople(statements)
  return {
    kind,
    stage,
    chapters,
    stageEvidence: evidence,
    discipline,
    builds,
    studiesPeople,
    // Signs in English find nothing in another language, which is not a gap in the document.
    expected: isEnglish(reading) ? expectedOf(stage, chapters, discipline, studiesPeople) : [],
  }
}

/** Only what a work says that it asked itself: a census, a register and a reviewed study asked their people themselves. */
const ASKS_PEOPLE =
  /\b(?:questionnaires?|interviews?|focus groups?)\b[^.]{0,40}\b(?:was|were|will be|is|are) (?:\w+ly |then |also )?(?:administered|distributed|conducted|sent|held|carried out|handed|given|issued|shared|piloted|recorded)\b|\b(?:we|I|the researchers?) (?:\w+ )?(?:interviewed|asked|recruited|invited)\b|\b(?:respondents|participants|interviewees|patients|students|pupils|teachers|farmers|nurses|women|mothers|employees) (?:were|will be|was) (?:\w+ )?(?:asked|interviewed|recruited|invited|enrolled|approached)\b|\b(?:was|were|will be) (?:\w+ )?interviewed\b|\bcompleted the (?:interview|questionnaire|survey)\b|\b(?:survey|sample) of \d[\d,]* (?:women|men|students|pupils|teachers|patients|respondents|participants|households|farmers|people|adults|employees)\b|\b(?:informed|written|verbal|signed) consent\b/i
const OWN_PARTS: ReadonlySet<CandidateSentence['role']> = new Set(['methods', 'abstract', 'results'])
const REVIEWS = /\bmeta-analysis\b|\b(?:systematic|scoping) (?:literature )?review\b/i

const asksPeople = (statements: readonly CandidateSentence[]): boolean => {
  const own = statements.filter(({ role, voice }) => OWN_PARTS.has(role) && !voice.byOthers && !voice.cites)
  return own.some(({ text }) => ASKS_PEOPLE.test(text)) && !own.some(({ text }) => REVIEWS.test(text))
}
