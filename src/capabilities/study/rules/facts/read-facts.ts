/** The built-in reader: every rule tried on every sentence that may be evidence. */
import { evidenceOf } from '../document/evidence.ts'
import { type CandidateSentence, statementsOf } from './candidate-sentences.ts'
import type { Fact, FactKind, FactReader } from './fact.ts'
import type { Rule } from './rule.ts'
import { DESIGN_RULES } from './rules-of-design.ts'
import { DOING_RULES } from './rules-of-doing.ts'
import { LABEL_RULES } from './rules-of-labels.ts'
import { OUTCOME_RULES } from './rules-of-outcome.ts'
import { PURPOSE_RULES } from './rules-of-purpose.ts'
import { SAMPLE_RULES } from './rules-of-sample.ts'
import { isTextbook, tellsHowAProgramRuns } from './textbook.ts'

const RULES: readonly Rule[] = [
  ...PURPOSE_RULES,
  ...DESIGN_RULES,
  ...SAMPLE_RULES,
  ...DOING_RULES,
  ...OUTCOME_RULES,
  ...LABEL_RULES,
]
const PROOF = 3
const HANGS =
  /^(?:this|it|they|these|that)\s+(?:variable|value|makes?|means|is|was|are|were|has|shows?|indicates?|suggests?|implies|can|included|involve[sd]|includes)\b|^this (?:limitation|step|process|phase|layer)\b|^there is (?:no|a) (?:significant )?(?:association|relationship|difference|correlation)\b/i
/** "It takes the matrix", "They were chosen to": the subject is in another sentence. */
const POINTS_BACK =
  /^(?:it|they|he|she|these|those)\s|^(?:this|these|such an?) (?:method|technique|formula|choice|limitation|gap|lack|absence|situation|oversight|deficiency|shortcoming)s?\b|^this\s+(?:is|was|makes?|means|has|creates?|can|will|may|allows?|also)\b|^this\s+(?!(?:present |current )?(?:stud|research|paper|thes|project|work|dissertation|report|article|analys|survey|chapter|section|proposal|review|experiment|investigation))\w+s\s/i
const FOUND: ReadonlySet<FactKind> = new Set(['result', 'null-result', 'conclusion'])
const ALONE: ReadonlySet<FactKind> = new Set([
  'instrument',
  'variables',
  'procedure',
  'design',
  'population',
  'gap',
  'problem',
  'objective',
  'hypothesis',
  'definition',
  'setting',
])
/** "No further instruments were used" names none. */
const SAYS_NONE = /^no (?:[\w-]+ ){1,5}(?:was|were|is|are|will be|has been|have been)\b/i
const DONE_TO_THE_DATA: ReadonlySet<FactKind> = new Set([
  'instrument',
  'procedure',
  'sampling',
  'analysis',
  'software',
  'reliability',
  'variables',
])
/** In explanations of a paradigm, "the research" means such research in general. */
const EXPLAINS_A_WAY_OF_THINKING =
  /\b(?:philosoph\w+|paradigms?|epistemolog\w+|ontolog\w+|positivis\w+|interpretiv\w+)\b/
const SAYS_WHOSE =
  /\b(?:this|the present|our|my) (?:\w+ )?(?:study|research|thesis|project|dissertation)\b|\b(?:we|I)\b/
/** "It points out general conclusions" describes a chapter, "It helps to cover the costs" a thing named before. */
const OF_SOMETHING_ELSE =
  /^(?:it|they|which)\s+(?!(?:is|was|has|had|are|were|can|could|may|might|would|will|should|must|also)\b)\p{Ll}+/iu
const SPEAKS_FOR_THE_WORK: ReadonlySet<FactKind> = new Set(['contribution', 'recommendation', 'conclusion'])
/** "There are some limitations to the analysis." names none. */
const SAYS_NOTHING =
  /^(?:[\w ,]{0,50},? )?(?:there (?:are|is|were|exist)|has|have|suffers? from|several|some|a number of|as)\b[^.:;]{0,40}\blimitations?\b[^.:;]{0,70}\.?$|^(?:this|it|these|which)\s(?:\w+ )?(?:is|are|highlights?|represents?|presents?|reveals?|remains?|shows?) (?:also )?(?:an?|another|the) (?:\w+ )?(?:limitation|drawback|weakness|shortcoming)s? (?:of|in|to|behind|with) (?:the|this|our|my)\b[^.:;,]{0,60}\.?$|^[^.;:]*\bthere (?:remains?|are|is|exists?) (?:still )?(?:(?:a number of|several|some|many|various|an?|the) )?(?:\w+ )?gaps?(?: (?:that|which|to) [^.;:,]{0,40})?\.?$|^(?:yet|however|still|but)?,? ?(?:\w+ ){0,3}questions remain (?:unanswered|open)\.?$|^(?:however,? )?(?:the evidence remains unclear|this creates an? [\w -]{0,20}gap)\.?$/i
/** "The following are some areas that could be explored" recommends nothing by itself. */
const ONLY_ANNOUNCES =
  /^the following (?:\w+ ){0,3}(?:recommendations|suggestions)\b|^avoiding th(?:is|ese) limitations?\b|^(?:personally,? )?I (?:am|would be) (?:curious|interested|keen)\b|^(?:however,? )?(?:the following|below|here) (?:are|is)\b|^(?:however,? )?there (?:are|is|remain) (?:still )?(?:a number of|several|many|some|various|much)\b[^.]{0,60}\b(?:research directions?|directions|areas|avenues|opportunities|room|scope)\b[^.]{0,60}\.?$/i
/** Findings of others are not facts of this work, except for kinds that are about others by nature. */
const ABOUT_OTHERS: ReadonlySet<FactKind> = new Set(['gap', 'problem', 'theory', 'definition'])
const MAY_BE_UNREAL: ReadonlySet<FactKind> = new Set(['limitation', 'recommendation', 'gap'])

type Scored = Fact & { worth: number; at: number }

export const readFacts: FactReader = (reading) => factsIn(statementsOf(reading))

export function factsIn(statements: readonly CandidateSentence[]): Fact[] {
  const found = statements.flatMap(factsOfOne)
  return found.sort((a, b) => b.worth - a.worth || a.at - b.at).map(({ worth: _, at: __, ...fact }) => fact)
}

function factsOfOne(statement: CandidateSentence): Scored[] {
  const best = new Map<FactKind, Scored>()
  for (const rule of RULES) {
    const fact = tryRule(rule, statement)
    if (fact && fact.worth > (best.get(rule.kind)?.worth ?? 0)) best.set(rule.kind, fact)
  }
  return [...best.values()]
}

function tryRule(rule: Rule, statement: CandidateSentence): Scored | null {
  const { text, voice } = statement
  // The place is tested first: it is already known, and most sentences are elsewhere.
  if (rule.where && !rule.where(statement)) return null
  const match = text.match(rule.says)
  if (!match || rule.unless?.test(text)) return null
  const isOthers = statement.role === 'methods' ? voice.byOthers : voice.others
  // In a review, "this study" is as often the one just cited.
  if (statement.role === 'literature' && statement.afterOthers && !ABOUT_OTHERS.has(rule.kind)) return null
  if (isOthers && !voice.own && !ABOUT_OTHERS.has(rule.kind)) return null
  if (voice.unrealised && !MAY_BE_UNREAL.has(rule.kind)) return null
  const worth = rule.worth - doubtsOf(statement, rule.kind)
  if (worth < 2) return null
  const value = rule.value?.(match)
  return {
    kind: rule.kind,
    evidence: evidenceOf(statement.sentence),
    certainty: worth >= PROOF ? 'shown' : 'likely',
    ...(value ? { value } : {}),
    reader: 'built-in',
    worth,
    at: statement.at,
  }
}

/** Signs against a proof; each lowers its worth a little. */
function doubtsOf(statement: CandidateSentence, kind: FactKind): number {
  const { text, voice, isItem, role, afterOthers, heading } = statement
  const isTorn = !isItem && /^\p{Ll}/u.test(text)
  return (
    (isTorn ? 1 : 0) +
    (voice.signpost && kind !== 'aim' && kind !== 'ethics' ? 3 : 0) +
    (/:$/.test(text) ? 2 : 0) +
    (/\b(?:including|as follows|the following|such as|these):$/i.test(text) ? 2 : 0) +
    (ALONE.has(kind) && POINTS_BACK.test(text) ? 1.5 : 0) +
    (DONE_TO_THE_DATA.has(kind) && SAYS_NONE.test(text) ? 3 : 0) +
    (DONE_TO_THE_DATA.has(kind) && EXPLAINS_A_WAY_OF_THINKING.test(heading) && !SAYS_WHOSE.test(text)
      ? 3
      : 0) +
    ((DONE_TO_THE_DATA.has(kind) || kind === 'problem') && isTextbook(statement) ? 3 : 0) +
    (DONE_TO_THE_DATA.has(kind) && tellsHowAProgramRuns(text) ? 3 : 0) +
    (SPEAKS_FOR_THE_WORK.has(kind) && OF_SOMETHING_ELSE.test(text) ? 2.5 : 0) +
    (kind === 'recommendation' && ONLY_ANNOUNCES.test(text) ? 3 : 0) +
    ((kind === 'limitation' || kind === 'gap') && SAYS_NOTHING.test(text) ? 3 : 0) +
    // "The results showed" after another author's name refers to theirs.
    (FOUND.has(kind) && afterOthers && !voice.own && role !== 'results' && role !== 'abstract' ? 2.5 : 0) +
    // "This" refers to another sentence; and "There is no difference" is the wording of a hypothesis.
    ((kind === 'result' || kind === 'null-result') && HANGS.test(text) ? 2.5 : 0) +
    (voice.cites && kind !== 'gap' && kind !== 'theory' && kind !== 'definition' ? 1 : 0)
  )
}
