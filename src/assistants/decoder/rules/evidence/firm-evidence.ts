/**
 * A checklist looks for words; these look for words that do something. "The population-level effects" says nothing
 * about who was studied, so where the first find is weak a better sentence is looked for, and else nothing was found.
 */

import { type Evidence, evidenceOf } from '#capabilities/study/rules/document/evidence.ts'
import { isProse, type Reading } from '#capabilities/study/rules/document/reading.ts'
import { findCitations } from '#capabilities/study/rules/text/citations.ts'
import { makes } from '#capabilities/study/rules/text/cues.ts'
import type { SectionRole } from '#product/document-model.ts'

const ACTED = '(?:used|adopted|employed|conducted|carried out|applied|followed|utili[sz]ed|designed|was|were)'

const FIRM: Record<string, RegExp> = {
  aim: /\b(?:aims?|purpose|objectives?|goals?) (?:of|was|is|were|are)\b|\b(?:aims|aimed|sought|seeks?) (?:to|at)\b|\b(?:in|of) this (?:work|paper|thesis|study|article|dissertation),? (?:we|I)\b|\bthis (?:paper|work|thesis|article|study|dissertation) (?:presents|proposes|describes|examines|examined|investigates|investigated|explores|explored|assesses|assessed|aims|aimed)\b|\bwe (?:propose|present|introduce|investigate)\b/i,
  design: new RegExp(
    String.raw`\b(?:study|research|survey|experimental|trial|cohort|cross-sectional|case[- ]control|qualitative|quantitative|mixed[- ]methods?|phenomenological|ethnographic|descriptive|correlational) (?:study|design|approach|survey|trial|research)\b|\bdesign\b[^.]{0,40}\b${ACTED}\b|\b${ACTED}\b[^.]{0,40}\b(?:design|case study|trial|simulations?|systematic review)\b`,
    'i',
  ),
  population:
    /\b(?:study|target|entire) population\b|\b(?:participants|respondents|patients|women|men|farmers|students|pupils|learners|teachers|nurses|households|mothers|children|employees|traders|informants)\b|\b(?:inclusion|eligibility) criteria\b|\bpopulation (?:of|was|were|consist|compris)/i,
  sampling:
    /\b(?:random|purposive|snowball|convenience|stratified|systematic|cluster|quota|multi-?stage|theoretical)(?:ly)?\s+(?:random\s+)?(?:sampl\w+|selected|assigned|chosen)|\b(?:was|were|we) (?:\w+ )?(?:sampled|selected|recruited|included|invited|chosen)\b|\bsampling (?:technique|method|procedure|frame|strategy|was|were)\b/i,
  analysis:
    /\banaly[sz]ed (?:using|with|in|by|through|thematically)\b|\b(?:data|statistical|thematic|content|regression) anal\w+\b|\b(?:t[- ]tests?|ANOVA|chi[- ]squared?|regression|SPSS|Stata|NVivo)\b/i,
  'when-where':
    /\b(?:collected|conducted|carried out|took place|sampled|recruited|registered|visited|interviewed|admitted|enrolled)\b/i,
  instrument:
    /\b(?:questionnaires?|interview\w*|checklist|instruments?|focus groups?|observation guide|(?:\w+ )scale)\b/i,
}
const ROLES: Record<string, readonly SectionRole[]> = { aim: ['abstract', 'introduction', 'front-matter'] }
const LONGEST = 60
/** "The purpose is described above." */
const SHORTEST = 8
/** A sentence that shows everything was written to be found. */
const STUFFED = 4

const lengthOf = (text: string) => text.split(/\s+/).length

export function firmEvidence(id: string, found: Evidence | null, reading: Reading): Evidence | null {
  const firm = FIRM[id]
  if (!firm) return found
  if (found && firm.test(found.quote) && lengthOf(found.quote) >= (id === 'aim' ? SHORTEST : 0)) return found
  const roles = ROLES[id] ?? ['methods', 'abstract']
  const better = roles
    .flatMap((role) => reading.sentences.filter((sentence) => sentence.role === role))
    .find((sentence) => isProse(sentence) && isFirm(id, firm, sentence.text))
  return better ? evidenceOf(better) : null
}

const isFirm = (id: string, firm: RegExp, text: string): boolean =>
  lengthOf(text) <= LONGEST &&
  lengthOf(text) >= (id === 'aim' ? SHORTEST : 0) &&
  !/^See\b/.test(text) &&
  (firm.test(text) || (id === 'aim' && makes(text, 'aim'))) &&
  (id !== 'when-where' || /\b(?:19|20)\d\d\b/.test(text)) &&
  Object.values(FIRM).filter((cue) => cue.test(text)).length < STUFFED &&
  findCitations(text).length === 0
