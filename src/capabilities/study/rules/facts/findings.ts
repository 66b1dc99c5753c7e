/**
 * For each expected kind: shown, not sure, or looked for and not found. "Not found" is reported only after a second
 * look through headings, synonyms and the whole text; any mention at all makes it "not sure" instead.
 */

import { evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import type { ReadDocument } from '../document/reading.ts'
import { isStuffed } from '../text/stuffing.ts'
import type { Fact, FactKind, Finding } from './fact.ts'
import { headingsOf } from './headings-of.ts'
import { topicsOf } from './topics.ts'

/** Any word that may indicate a kind. Much too broad to prove it; broad enough that its absence means something. */
const TRACES: Record<FactKind, RegExp> = {
  aim: /\b(?:aim\w*|purpose|goals?|objectives?|seeks?|sought|intend\w*|propos\w+|set out|interest of|focus\w*)\b/i,
  question: /\?|\bquestions?\b|\bwhether\b/i,
  objective: /\b(?:objectives?|aims?|goals?|purpose)\b/i,
  hypothesis: /\bhypothes\w+|\bpredict(?:ed|ions?)\b|\bexpect(?:ed)? that\b|\bH[0-9]\b/i,
  problem: /\b(?:problem\w*|challeng\w+|issue|struggl\w*|difficult\w*|concern\w*)\b/i,
  gap: /\b(?:gaps?|lack\w*|unknown|unclear|unexplored|little|few|limited|not (?:yet )?been|never|scarc\w+|need for|neglect\w*|overlook\w*|understud\w+|insufficient\w*|novel|unanswered)\b/i,
  contribution:
    /\b(?:contribut\w+|significan(?:t|ce)|novel\w*|first|benefit\w*|useful|importan\w+|help\w*|justif\w+)\b/i,
  theory: /\b(?:theor\w+|framework|model)\b/i,
  approach: /\b(?:approach|qualitative|quantitative|mixed|paradigm|philosoph\w+)\b/i,
  design:
    /\b(?:design\w*|stud(?:y|ies)|approach|method\w*|survey|experiment\w*|case stud\w+|cross-sectional|longitudinal|qualitative|quantitative|strategy|simulation|prototyp\w+)\b/i,
  population: /\b(?:population|participants?|respondents?|subjects|patients?|students?|eligib\w+)\b/i,
  'sample-size':
    /\b[nN]\s*=\s*\d|\b(?:sample\w*|participants?|respondents?|observations|dataset|cases|records|interviews?|questionnaires?|sites|images|tweets|entries|individuals|total of)\b[^.]{0,80}\d|\b(?:focus\w*|concentrat\w*|target\w*|select\w*|collect\w*|gather\w*|examin\w*|analy[sz]\w*|review\w*|cho(?:se|sen|ose|osing))\b[^.]{0,40}\s\d{1,3}(?:,\d{3})*\s+(?!per\b|years?\b|months?\b|weeks?\b|days?\b|hours?\b|minutes?\b)[a-z]{3,}|\d[^.]{0,80}\b(?:sample\w*|participants?|respondents?|observations|cases|records|interviews?|questionnaires?|sites|images|tweets|entries|individuals)\b/i,
  sampling:
    /\b(?:sampl\w+|collect\w* (?:\w+ )?from|select\w*|recruit\w*|chosen|randomly|purposive\w*|invited|inclusion|eligib\w+)\b/i,
  setting:
    /\b(?:in|at|from|of|within)\s+(?:the\s+)?(?:\w+ )?(?:\p{Lu}\p{L}+ )*(?:Universit\w+|District|Province|Hospital|College|School|Count(?:y|ries)|City|Region|State|Town|Village|Republic|Company|Bank|Ministry|Kingdom)\b|\b(?:study|research) (?:area|site|setting|location)\b|\b(?:located|conducted|collected|carried out)\b[^.]*\b(?:in|at|from)\b|\b(?:in|at|from|of|across|within|by)\s+(?:the\s+)?(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Table|Figure|Fig|Chapter|Section|Appendix|Equation|This|These|The|Monday|English)\b)\p{Lu}\p{Ll}{3,}/u,
  period:
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?:19|20)\d\d\b|\b(?:weeks?|months?|years?|days?|period|semester)\b/,
  instrument:
    /\b(?:questionnaires?|interview\w*|instruments?|scales?|surveys?|observ\w+|checklists?|measur\w+|tools?|records?|data ?sets?|focus group|sensors?|tests?|collected|secondary data|documents?|data)\b/i,
  variables: /\b(?:variables?|predictors?|outcomes?|factors?|covariates?|features?)\b/i,
  procedure: /\b(?:procedure\w*|steps?|collect\w*|process\w*|implement\w*)\b/i,
  analysis:
    /\b(?:analy[sz]\w+|regression|ANOVA|tests?|statistic\w*|thematic|coded|coding|model\w*|evaluat\w+|metrics?|SPSS|algorithm\w*)\b/i,
  software: /\b(?:software|SPSS|Stata|R\b|Python|NVivo|Excel|MATLAB|package|tool|app\w*|librar\w+)\b/i,
  reliability:
    /\b(?:reliab\w+|valid\w+|cronbach|pilot\w*|pre-?test\w*|triangulat\w+|trustworth\w+|credib\w+)\b/i,
  ethics:
    /\b(?:ethic\w*|consent\w*|confidential\w*|anonym\w+|approv\w+|IRB|privacy|permission|voluntar\w+|committee|helsinki)\b/i,
  result:
    /\b(?:results?|findings?|found|show(?:s|ed|n)?|reveal\w*|significan\w+|accuracy|indicat\w+|theorem|lemma|proof)\b/i,
  'null-result': /\b(?:no|not|insignificant|non-?significant|fail\w*)\b/i,
  conclusion:
    /\b(?:conclu\w+|summary|in sum|overall|implication\w*|suggests? that|therefore|thus|final remarks|discussion)\b/i,
  limitation:
    /\b(?:limit\w*|weakness\w*|shortcoming\w*|constrain\w*|caution|bias\w*|generali[sz]\w*|caveat\w*|restrict\w*|challeng\w+|small sample|beyond the scope|drawback\w*|difficult\w*)\b/i,
  recommendation:
    /\b(?:recommend\w*|suggest\w*|future|further (?:research|work|stud\w+)|should|implication\w*|next steps?)\b/i,
  definition: /\b(?:defin\w+|refers? to|means)\b/i,
}

/** True if a text mentions a thing of this kind at all. */
export const readsAs = (kind: FactKind, text: string): boolean => TRACES[kind].test(text)

export function findingsOf(
  reading: ReadDocument,
  facts: readonly Fact[],
  expected: readonly FactKind[],
): Finding[] {
  const headings = headingsOf(reading)
  return expected.map((kind): Finding => {
    const own = facts.filter((fact) => fact.kind === kind)
    const shown = own.filter(({ certainty }) => certainty === 'shown')
    if (shown.length > 0) return { name: 'shown', kind, facts: shown }
    if (own.length > 0) return { name: 'not-sure', kind, evidence: own.map(({ evidence }) => evidence) }
    const isAnnounced = headings.some((heading) => topicsOf(heading).includes(kind))
    const traces = tracesOf(reading, kind)
    if (isAnnounced || traces.length > 0) return { name: 'not-sure', kind, evidence: traces }
    return { name: 'not-found', kind, looked: ['headings', 'whole text', 'tables and notes'] }
  })
}

const MOST_TRACES = 3

function tracesOf(reading: ReadDocument, kind: FactKind): StudyEvidence[] {
  const found: StudyEvidence[] = []
  for (const sentence of [...reading.sentences, ...reading.blocks]) {
    if (sentence.role === 'references' || sentence.kind === 'reference') continue
    if (!TRACES[kind].test(sentence.text) || isStuffed(sentence.text)) continue
    found.push(evidenceOf(sentence))
    if (found.length === MOST_TRACES) break
  }
  return found
}
