/** What a question wants of the sentence that answers it: what it does for the work, and what it has in it. */
import type { Topic } from '../../facts/fact.ts'
import type { SentenceRole } from '../../roles/sentence-roles.ts'
import { MONEY } from '../../summarisation/question-kinds.ts'
import { GIVES_REASON } from '../reasons.ts'

/** What ought to be, was meant or was asked answers no question for what is. */
export const NOT_DONE: readonly SentenceRole[] = [
  'aim',
  'asked',
  'recommendation',
  'further-work',
  'unreadable',
]
export const ASKS_WHICH = /^\W*(?:what|which|list|name)\b/i
export const ASKS_NAMES = /^\W*(?:which|who|name)\b/i
export const ASKS_MOST =
  /\b(?:highest|lowest|(?:most|least)(?: (?:common|frequent|often|popular|preferred|important|used))?|commonest|largest|smallest|biggest|best|worst)\b/i
export const NAMES_SEVERAL =
  /[:,]\s*$|:\s*\p{L}[^.]*,|,[^,]+,[^,]*\band\b|\b(?:such as|namely|including|called)\b/iu

/** What sentences do that answer a question for such a thing. */
export const ROLES: Partial<Record<Topic, readonly SentenceRole[]>> = {
  aim: ['aim'],
  objective: ['aim', 'asked'],
  question: ['asked'],
  hypothesis: ['asked'],
  problem: ['problem'],
  gap: ['gap'],
  contribution: ['contribution'],
  design: ['design'],
  approach: ['design', 'built'],
  population: ['population', 'who-answered'],
  'sample-size': ['sample-size'],
  sampling: ['sampling'],
  setting: ['setting'],
  period: ['collecting'],
  instrument: ['collecting'],
  variables: ['collecting', 'analysis'],
  procedure: ['collecting'],
  software: ['analysis', 'built'],
  analysis: ['analysis'],
  reliability: ['validity'],
  ethics: ['ethics'],
  limitation: ['limitation'],
  recommendation: ['recommendation', 'further-work'],
  conclusion: ['conclusion'],
  result: ['result', 'conclusion'],
  'null-result': ['result'],
}

const SPAN = String.raw`\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\s\d{1,2}\s?(?:-|–|to)\s?(?:[A-Z][a-z]+ )?\d|\b(?:week|month)s? \d|\d+(?:\s?[-–]\s?\d+)?[\s-]*(?:minutes?|mins?|hours?|days?|weeks?|months?|years?)\b|\b(?:one|two|three|four|five|six|ten|twelve) (?:minutes?|hours?|days?|weeks?|months?|years?)\b`

/** What an answer to such a question has in it. */
export const FORMS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bhypothes[ie]s\b/i, /\bhypothes[ie]s\b|\bnull\b|\bH[0o1a]\d?\b/i],
  [
    /\b(?:further|future) (?:research|stud(?:y|ies)|work|investigations?)\b/i,
    /\b(?:further|future) (?:\p{L}+ )?(?:research\w*|stud\w+|work|investigation\w*)/iu,
  ],
  [/\bversion\b/i, /\bversion\s\S*\d|\bv\.?\s?\d|\p{L}\s\d+\.\d/iu],
  [/\bresponse rate\b/i, /\b(?:response|return) rate\b|\b(?:returned|retrieved|filled)\b[^.]*\d/i],
  [/\brecommend/i, /\brecommend|\bshould\b|\bought to\b|\bneeds? to\b|\bsuggest|\bmust\b|\badvis/i],
  [
    /\breliab|\bvalidity\b/i,
    /\breliab\w+|\bvalidit\w+|\bvalidat\w+|cronbach|\balpha\b|\bpilot\w*|\bpre-?test\w*|\btest-retest|\binternal consisten\w+|\bkappa\b/i,
  ],
  [/^\W*(?:but |so |and )?why\b|\bwhy (?:did|was|were|is|are|do|does)\b/i, GIVES_REASON],
  [
    /\bmeaning of\b|\bwhat (?:does|do|did)\b[^?]*\bmean\b/i,
    /\bmeaning\b|\bmean(?:s|t)?\b(?! (?:of|in|by|to|and)\b)|\bconnot\w+|\bdenot\w+|\brefers? to\b|\bdefin\w+|\bstands? for\b/i,
  ],
  [
    /\bhow long (?:will|did|does|is|was|would) (?:it|(?:the|my|this) (?:project|study|research|work|programme))\b/i,
    new RegExp(
      String.raw`\b(?:project|study|research|period|duration|plan|timeline|programme|completed?)\b[^.]*?(?:${SPAN})|\bsubmission\b[^.|]*\|\s*(?:month|week)s? \d|(?:${SPAN})[^.|]*\b(?:project|study|research|period|duration|plan|programme)\b`,
      'i',
    ),
  ],
  [
    /\bhow long\b[^?]*\b(?:collect\w*|survey|fieldwork|interviews?)\b/i,
    new RegExp(
      String.raw`^(?=[^]*\b(?:took|takes?|lasted|collected|conducted|period|within|spent|carried out|data collection from)\b)[^]*(?:${SPAN})`,
      'i',
    ),
  ],
  [/\bhow long\b/i, new RegExp(SPAN, 'i')],
  [
    /\bhow (?:much|expensive)\b[^?]*\b(?:cost|paid|pay|spen[dt]|budget\w*|earn\w*|charged?)\b|\b(?:costs?|budget|price|fee|salary)\b/i,
    MONEY,
  ],
  [/\b(?:which|what) year\b/i, /\b(?:19|20)\d\d\b/],
  [
    /^\W*(?:(?:and|so|but) )?(?:since |from )?when\b/i,
    /\b(?:19|20)\d\d\b|\b(?:week|month|quarter|day)s? \d|\b(?:Jan(?:uary)?|Feb(?:ruary)?|March|April|May|June?|July?|Aug(?:ust)?|Sept(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b/,
  ],
  [
    /\b(?:which|what)\b(?= (?:is the )?(?:\w+ )?(?:thresholds?|cut-?offs?|values?|(?:significance|confidence) level|level of (?:significance|confidence)|margin)\b)/i,
    /\d/,
  ],
  [/\bsignifican(?:t|ce|tly)\b/i, /\bsignifican\w+|\binsignifican\w+|\bp\s*[=<>]/i],
  [
    /\bwhere\b[^?]*\bfrom\b|\bcom(?:e|es|ing) from\b|\bcame from\b/i,
    /\b(?:from|sourced?|obtained|downloaded|by|provided)\b[^.]*?\s(?:\p{Lu}|\S+\.\p{L}{2,4}\b)|\p{Lu}\p{Ll}+[^.]*\bsource of\b/u,
  ],
  [/^\W*where\b/i, /\b(?:in|at|near|from|within|of|around)\s+(?:the\s+)?(?:\p{Ll}+\s+){0,3}?\p{Lu}/u],
  [/\bper ?cent(?:age)?\b|\bproportion\b|\bshare\b/i, /\d\s?%|\bper ?cent\b/i],
  [
    ASKS_MOST,
    /\b(?:highest|lowest|most|least|commonest|common(?=[^.]*%)|frequent|preferred|largest|smallest|biggest|best|worst|majority|followed by|outperformed)\b/i,
  ],
]

/** "The average age": of all averages that one, of all ages their average. */
export function averaged(question: string): readonly [RegExp, RegExp] | undefined {
  const [asks, before, after] = AVERAGED.exec(question) ?? []
  const word = (before ?? after)?.replace(/s$/, '')
  if (!asks || !word || OF_ANY_AVERAGE.test(word)) return undefined
  const has = String.raw`\b(?:average|mean|median),?\s(?:[\p{L}’']+\s){0,3}?${word}|\b${word}\p{L}*\b[^.,]{0,25}\b(?:average|mean|median|M\s?=)`
  return [AVERAGED, new RegExp(String.raw`^(?=[^]*\d)[^]*?(?:${has})`, 'iu')]
}
const AVERAGED = /\b(?:average|mean)\s(\p{L}{3,})|\b(\p{L}{3,})\son average\b/iu
const OF_ANY_AVERAGE = /^(?:number|score|value|amount|percent\w*|rate|for|and|the|that|here|when)$/i

/** A question, a task that was set, a source line or a bare caption states nothing; nor does what points on or back. */
export const STATES_NOTHING =
  /\b(?:by|of|the|and|to|in|for|with|as)\s*$|\bH(?:₀|0|o)\s*:|\bin this (?:chapter|section)\b.*\b(?:will|discuss\w*|present\w*)\b|(?:\b\d\.\d\s+\p{L}[^.]*){3}|\?\s*$|^\W*(?:source|note|abbreviations?)\s*:|^\W*field survey\b|^\W*(?:table|figure|fig\.?)\s*[\d.]+\s*[-–:.]?[^.|]*$|^\W*(?:explain|describe|develop|conduct|give|draw|state|identify|generate)\b[^.|]*\.?$|^\W*(?:this|these|it|they|he|she)\s+(?:is|are|was|were|has|have|had|can|could|will|would|may|means|shows?|indicates?|suggests?|ensures?)\b/iu
