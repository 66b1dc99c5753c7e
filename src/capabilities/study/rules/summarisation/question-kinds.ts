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
  [
    /\b(?:further|future) (?:research|stud(?:y|ies))\b|\brecommend\w*|\bsuggest(?:s|ed)?\b|\bfuture\b|\bpropose/i,
    ['recommendation'],
  ],
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

/** Words that only name the kind of fact: a sentence may answer without any of them. */
export const NAMES_OF_KINDS =
  'aim purpose goal objective question hypothesis problem gap contribution theory framework design approach method methodology population respondent participant sample size sampling setting place period instrument questionnaire dataset data analysis statistical test model software program version reliability validity ethics ethical limitation weakness recommendation recommend suggest future conclusion finding result study research project thesis dissertation paper author work many much large long'.split(
    ' ',
  )

/** With the sign or the name of the money. */
export const MONEY =
  /[£$€₦¢]\s?\d|\b(?:K|ZK|R|Rs\.?)\s?(?:\d{1,3}(?:,\d{3})+|\d{3,})|\b(?:ZMW|MWK|USD|US\$|GBP|KES|KS[Hh]|Ksh|NGN|UGX|TZS|ZAR|ETB|GHS)\W{0,2}\d|\d[\d,.]*\s?(?:kwacha|dollars?|pounds?|euros?|naira|shillings?|rand|birr|cedis?|USD|ZMW|KES|ETB)\b|\b(?:cost|budget)s?\b[^.|]{0,30}\d|^[^\n]*\|\s*(?:unit |total )?(?:cost|price|amount|subtotal)\b[^|\n]{0,20}(?:\||\n)[\s\S]*\d/iu

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
  cost: MONEY,
  budget: MONEY,
  paid: MONEY,
  pai: MONEY,
  pay: MONEY,
  spend: MONEY,
  spent: MONEY,
  price: MONEY,
  pric: MONEY,
}

export const fulfils = (asked: string, text: string): boolean => FULFILLED[asked]?.test(text) ?? false
