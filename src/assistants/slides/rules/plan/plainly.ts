/** What the work says in so many words, where neither the record nor a heading has it: "The sample size of the study is 382". */
import type { CandidateSentence } from '#capabilities/study/index.ts'
import type { SectionRole } from '#product/document-model.ts'
import { pointsAway } from '../words/points-away.ts'
import { isFragment, lineOf } from './stated.ts'
import type { Work } from './work.ts'

type Plain = {
  says: RegExp
  in: readonly SectionRole[]
  headed?: Partial<Record<SectionRole, RegExp>>
  not?: RegExp
}

const OWN = String.raw`\b(?:this|the|our|my|present|current)(?: present| current| proposed)? (?:stud(?:y|ies)|research(?: work)?|project|work|paper|thesis|dissertation|survey)\b`

/** A series is as long as it was observed. */
const OF_SERIES = /\b(?:total(?:l?ing)?(?: of)?|sample of) (\d[\d,]*) (?:\p{L}+ )?observations\b/iu
const OF_DATA =
  '(?:entries|records|observations|images|tweets|individuals|patients|participants|respondents|people|rows|cases)'
/** The number is what the first group holds. */
const SIZES: readonly RegExp[] = [
  OF_SERIES,
  new RegExp(String.raw`(\d[\d,]*) ${OF_DATA} (?:for|in) the (?:final )?analysis`, 'i'),
  /\bsample size \(n\)\s*[=:]\s*(\d[\d,]*)/i,
  /\b(?:the|this|our|my|a) (?:[\p{L}-]+ ){0,3}?sample(?: size)?\b.{0,50}?\b(?:is|was|of|comprise[sd]|consist(?:s|ed) of|included|=)\s\D{0,50}?(\d[\d,]*)/iu,
  new RegExp(
    String.raw`\b(?:data ?set|data)\b.{0,60}?\b(?:of|had|has|contain(?:s|ed)|included)\b\D{0,20}(\d[\d,]*) ${OF_DATA}`,
    'i',
  ),
]
export const sizeIn = (text: string): string | undefined =>
  SIZES.flatMap((size) => text.match(size)?.[1] ?? [])[0]?.replace(/,$/, '')

const PLAIN = {
  design: {
    says: new RegExp(
      String.raw`^(?:the |my )?research (?:methods?|methodology|design|approach)(?: (?:used|adopted|employed))? (?:will|is|was|involve[sd]?)\b.{0,80}\b(?:quantitative|qualitative|mixed|survey|case study|experiment\w*|cross-sectional)\b|${OWN}.{0,40}\b(?:adopt|employ|use|utili[sz]e|follow|appl(?:y|ie)|is|was)(?:s|ed|d)?\b.{0,60}\b(?:design|survey|case study|cross-sectional|longitudinal|experiment\w*|approach|methodology|interviews?)\b`,
      'i',
    ),
    in: ['methods', 'abstract'],
    not: /\b(?:guidelines?|principles?|other|previous)\b/i,
  },
  limits: {
    says: new RegExp(
      String.raw`${OWN}.{0,60}\b(?:fac(?:e|es|ed)|ha[sd]|ha(?:ve)|encountered|met with|(?:is|was|were|are) (?:only )?(?:limited|restricted|confined|constrained)|will not (?:go beyond|cover|extend)|did not (?:cover|extend|include)|does not (?:cover|extend|include))\b(?=.*\b(?:limit\w*|restrict\w*|confin\w*|constrain\w*|not)\b)|^(?:one|another|a|the (?:first|second|main)) (?:of the )?(?:major |main )?limitations?\b.{0,40}\b(?:is|was) (?:the|that|an?)\b`,
      'i',
    ),
    in: ['introduction', 'methods', 'discussion', 'conclusion', 'abstract'],
  },
  sample: {
    says: new RegExp(SIZES.map(({ source }) => source).join('|'), 'iu'),
    in: ['methods', 'abstract', 'results'],
    not: /\b(?:minimum|formula|at least|margin|per ?cent|%)/i,
  },
  analysis: {
    says: /(?:\banaly[sz]ed\b|\b(?:methods?|techniques?|tools?) (?:of|for) (?:data |statistical )?analysis\b|\banalysis (?:was|were|will be|is) (?:done|performed|conducted|carried)\b).*\b(?:percentages?|frequenc(?:y|ies)|spss|stata|excel|nvivo|regression|chi-?squared?|thematic|content analysis|descriptive|inferential|anova|t-?tests?|correlations?)\b|\b(?:interviews?|responses|transcri\w+|codes|categories)\b.{0,60}\b(?:was|were) (?:then |later |first )?(?:transcribed|coded|categori[sz]ed|refined|analy[sz]ed for)\b/i,
    in: ['methods', 'results'],
  },
  result: {
    says: /\b(?:results?|findings?|analys[ei]s|model|system|study|we|algorithm|estimation|tests?)\b.{0,60}\b(?:show(?:s|ed)?|reveal(?:s|ed)?|indicate[sd]?|achieve[sd]?|found|attain(?:s|ed)|obtain(?:s|ed)|produced|reached|yield(?:s|ed)|demonstrate[sd]?)\b.*\d/i,
    in: ['results', 'abstract', 'discussion', 'conclusion', 'methods'],
    // A chapter on what was built holds its results too.
    headed: { methods: /\b(?:results?|test|evaluation|performance|implementation)/ },
    not: /\b(?:previous|earlier|other) (?:stud|research|work)|\b(?:chapter|section|table|figure)\b.{0,8}$/i,
  },
  /** "Noise poses a challenge to …": it says itself that it is the problem. */
  trouble: {
    says: /\bpos(?:es?|ed|ing) (?:an?|significant|serious|major|great|considerable|several|many) (?:[\p{L}-]+ )?(?:challenge|problem|threat|risk|burden|obstacle)s?\b|^(?:there is )?(?:(?:a )?(?:growing|increasing|rising|great|serious) )?concern (?:about|over)\b/iu,
    in: ['introduction', 'abstract'],
  },
  /** To choose from: what troubles people is seldom told in one form of words. */
  problem: {
    says: /^(?:however|despite|although|yet|nevertheless|unfortunately)\b.*\b(?:remain\w*|lack\w*|limited|insufficient|hinder\w*|challeng\w*|problem\w*|few|poor\w*|inadequa\w*|threat\w*|struggl\w*|difficult\w*|rising|fail\w*|unknown|unclear|unexplored)\b/i,
    in: ['introduction', 'abstract'],
  },
} satisfies Record<string, Plain>

export const hasPlainForm = (id: string): id is keyof typeof PLAIN => Object.hasOwn(PLAIN, id)

/** What goes wrong, in the words that works have for it. */
export const TROUBLE =
  /\b(?:problems?|challeng\w*|difficult\w*|lack\w*|declin\w*|decreas\w*|low|poor\w*|short(?:age|fall)s?|fail\w*|not|weak\w*|inadequa\w*|insufficien\w*|suffer\w*|threat\w*|loss(?:es)?|lose|burden|risks?|critici\w*|complain\w*|ineffective\w*|inefficien\w*|dissatisf\w*|neglect\w*|scarc\w*|deficien\w*|hinder\w*|barriers?|gaps?|conflict\w*|constraints?|manual(?:ly)?|high (?:rates?|cost|prevalence|mortality)|unemploy\w*|poverty|deaths?|disease|mortality|drop\w*|abuse|crime|violence|corrupt\w*|delay\w*)\b/i

/** "= 382 Therefore, the sample size …" */
const END_OF_FORMULA = /^[=\d.,\s]+(?=\p{Lu})/u

/** Sentences of the work itself, complete, the most fitting chapter first. */
export function plainlySaid(work: Work, id: keyof typeof PLAIN): CandidateSentence[] {
  const plain: Plain = PLAIN[id]
  const { says, not } = plain
  const isOf = (role: SectionRole) =>
    work.statements
      .filter((stated) => stated.role === role && (plain.headed?.[role]?.test(stated.heading) ?? true))
      .map((stated) => ({ ...stated, text: stated.text.replace(END_OF_FORMULA, '') }))
  return plain.in.flatMap(isOf).filter(({ text, voice, sentence }) => {
    const { cites, byOthers, signpost, generic, quoted } = voice
    if (
      cites ||
      byOthers ||
      signpost ||
      generic ||
      quoted ||
      work.used.has(sentence.id) ||
      work.isUntold(text)
    )
      return false
    return (
      says.test(text) &&
      !not?.test(text) &&
      !pointsAway(text) &&
      !isFragment(text) &&
      lineOf(text) !== undefined
    )
  })
}
