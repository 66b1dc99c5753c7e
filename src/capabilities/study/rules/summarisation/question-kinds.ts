/** The kinds of fact a question asks for, and what its answer must contain. */
import type { Topic } from '../facts/fact.ts'

const ASKS: readonly [RegExp, readonly Topic[]][] = [
  [/\b(?:aims?|purpose|goals?|set out)\b|\babout\?*$/i, ['aim', 'objective']],
  [/\bobjectives?\b/i, ['objective', 'aim']],
  [/\bresearch questions?\b/i, ['question']],
  [/\bhypothes[ie]s\b/i, ['hypothesis']],
  [/\bproblem\b/i, ['problem']],
  [/\bgaps?\b|\bnot (?:yet )?known\b/i, ['gap']],
  [/\bcontribut\w+|\bsignifican(?:ce|t to)\b|\bjustif\w+/i, ['contribution']],
  [
    /\btheor(?:y|ies|etical)\b|\bconceptual\b|\bframework (?:guide|underpin|inform|support|frame)/i,
    ['theory'],
  ],
  [/\bdesign\b|\bapproach\b|\b(?:research )?method(?:ology)?\b/i, ['design', 'approach']],
  [
    /\bwho (?:took part|are the (?:respondents|participants)|was (?:excluded|included))|\bpopulation\b|\brespondents\b/i,
    ['population', 'sample-size', 'sampling'],
  ],
  [/\bhow many\b|\bsample size\b|\bhow large\b/i, ['sample-size', 'population']],
  [
    /\bsampling\b|\b(?:sites?|participants?|respondents?|students?|people|schools?|units?|businesses) (?:\w+ )?(?:chosen|selected|recruited|sampled)\b/i,
    ['sampling'],
  ],
  [
    /\bwhere (?:was|did|were|is) (?:the |this )?(?:study|research|data|survey|they)\b|\b(?:which|what) (?:district|province|town|city|country|hospital|school|university|place|area|site)\b/i,
    ['setting', 'instrument'],
  ],
  [/\bwhen\b|\bwhich (?:years?|months?|period)\b/i, ['period']],
  [
    /\b(?:how (?:was|were|is|are)|what) (?:\w+ ){0,4}(?:measured|collected|assessed|scored)\b|\bquestionnaire\b|\binstruments?\b|\bdata ?set\b|\bdata come from\b/i,
    ['instrument', 'variables', 'procedure'],
  ],
  [/\bsoftware\b|\bprogram\b|\bversion\b|\bpackage\b|\blibrary\b/i, ['software', 'analysis']],
  [
    /\banaly[sz]\w+|\b(?:statistical )?tests?\b|\b(?:statistical )?models?\b|\bregression\b|\bclassifier\b|\bmissing data\b/i,
    ['analysis'],
  ],
  [/\breliab\w+|\bvalid(?:ity|ated)\b|\balpha\b/i, ['reliability']],
  [/\bethic\w*|\bapprov\w+|\bconsent\b|\bclearance\b/i, ['ethics']],
  [/\blimit(?:ations?|s)\b|\bweakness\w*/i, ['limitation']],
  [/\brecommend\w*|\bsuggest(?:s|ed)?\b|\bfuture\b|\bpropose/i, ['recommendation']],
  [/\bconclu\w+/i, ['conclusion']],
  [
    /\bfindings?\b|\bresults?\b|\bfound\b|\beffects?\b|\brelated\b|\bsignificant\b|\binfluence\b|\bassociat\w+|\bpredicts?\b/i,
    ['result', 'null-result', 'conclusion'],
  ],
  [/\bdefin\w+|\bmeant by\b/i, ['definition']],
]

export const kindsAsked = (question: string): readonly Topic[] => [
  ...new Set(ASKS.filter(([asks]) => asks.test(question)).flatMap(([, kinds]) => kinds)),
]

const OWN_DOINGS: ReadonlySet<Topic> = new Set([
  'sample-size',
  'sampling',
  'population',
  'instrument',
  'software',
  'analysis',
  'ethics',
  'setting',
  'period',
  'procedure',
])
const OF_THIS_WORK = /\b(?:the|this|my|your|our) (?:study|survey|project|research|thesis)\b|\bwill\b/i
const NAMES_OTHERS =
  /\bet al\b|\b(?:19|20)\d\d\b|\b(?:literature|earlier|previous|other) \w*\s?(?:stud|work|author|research)/i

/** Asks what this work did, not what it says of others. */
export const asksOfOwnWork = (question: string, [kind]: readonly Topic[]): boolean =>
  ((kind !== undefined && OWN_DOINGS.has(kind)) || OF_THIS_WORK.test(question)) &&
  !NAMES_OTHERS.test(question)

/** Words that only name the kind of fact: a sentence may answer without any of them. */
export const NAMES_OF_KINDS =
  'aim purpose goal objective question hypothesis problem gap contribution theory framework design approach method methodology population respondent participant sample size sampling setting place period instrument questionnaire dataset data analysis statistical test model software program version reliability validity ethics ethical limitation weakness recommendation recommend suggest future conclusion finding result study research project thesis dissertation paper author work many much large long'.split(
    ' ',
  )

type Holds = { asks: RegExp; holds: RegExp }
/** Things an answer must name, whatever else it says. */
const MUST_NAME: readonly Holds[] = [
  {
    asks: /\bwho (?:is|was|are|were) the (?:supervisors?|authors?|lecturer|examiner)|\bwho (?:supervised|wrote)|\bname of the (?:author|supervisor)/i,
    holds:
      /\b(?:Dr|Prof|Mr|Mrs|Ms|Professor|Doctor)\b\.?\s*\p{Lu}|\b(?:supervis\w+|author)\b[^|]{0,20}:?\s*\p{Lu}\p{Ll}+\s\p{Lu}/u,
  },
  {
    asks: /^\W*who (?:are|were|took|will|was)\b[^?]*\b(?:respondents?|participants?|informants?|interviewe\w+|interviewed|part|sampled|studied)\b/i,
    holds:
      /\b(?:respondents?|participants?|informants?|interviewees|students?|pupils?|learners?|teachers?|women|men|patients?|farmers?|households?|nurses?|midwives|workers?|employees?|traders?|mothers?|caregivers?|children|adults?|people|persons|individuals|customers?|managers?|owners?|officers?|experts?|doctors?|lecturers?|youths?|users?|members)\b/i,
  },
  {
    asks: /\b(?:statistical|hypothesis|significance) tests?\b|\bwhich test\b/i,
    holds:
      /\b(?:t[- ]tests?|chi[- ]?squared?|χ|ANOVA|ANCOVA|regression|correlation|Mann|Wilcoxon|Kruskal|Fisher|Shapiro|Levene|paired|z[- ]test|F[- ]test)\b/iu,
  },
  {
    asks: /\bwho (?:gave|granted|approved)\b/i,
    holds: /\b(?:committee|board|council|commission|ministry|authority|IRB)\b/i,
  },
  {
    asks: /\b(?:ethic\w*|approv\w+|clearance|IRB)\b/i,
    holds: /\b(?:approv\w+|clearance|cleared|committee|board|waiv\w+|permission)\b/i,
  },
  {
    asks: /\bwhat (?:did|do|does) (?:the |their )?(?:users?|respondents?|participants?|interviewees?|people|students?|teachers?|patients?|nurses?|farmers?|women|men|they)\b[^?]*\b(?:say|think|feel|report)\b/i,
    holds:
      /\b(?:said|says|stated|reported|agreed|disagreed|felt|feels?|thought|perceived|satisf\w+|mentioned|expressed|indicated|believed?|complained)\b|%/i,
  },
  {
    asks: /\b(?:which|what|in which) languages?\b/i,
    holds:
      /\b(?:English|French|Portuguese|Swahili|Kiswahili|Bemba|Nyanja|Chichewa|Tonga|Lozi|Arabic|Hausa|Yoruba|Igbo|Zulu|Xhosa|Shona|Amharic|Vietnamese|Chinese|Spanish|German|languages?)\b/i,
  },
]

export const lacksName = (question: string, text: string): boolean =>
  MUST_NAME.some(({ asks, holds }) => asks.test(question) && !holds.test(text))

const SPAN = /\d+\s*(?:minutes?|hours?|days?|weeks?|months?|years?)\b|\b(?:weeks?|months?|years?)\s+\d/i
const YEARS = /\b(?:19|20)\d\d\b/
/** Words of a question that an answer fulfils rather than repeats: "which years" by years. */
const FULFILLED: Readonly<Record<string, RegExp>> = {
  year: YEARS,
  period: new RegExp(`${YEARS.source}|${SPAN.source}`, 'i'),
  date: YEARS,
  long: SPAN,
  old: /\bage[ds]?\b|\byears? old\b/i,
  valu: /\d/,
  percentag: /\d\s*%/,
  shar: /\d\s*%/,
}

export const fulfils = (asked: string, text: string): boolean => FULFILLED[asked]?.test(text) ?? false

/** Kinds of facts that are either stated or absent. */
export const STATED: ReadonlySet<Topic> = new Set([
  'theory',
  'recommendation',
  'limitation',
  'sampling',
  'hypothesis',
  'gap',
])
