/** A question of the student instead of an answer, or a worry: a consultant answers these before anything else. Hardly anybody types a question mark. */
import { isGreeting } from './goes-with.ts'
import { worryIn } from './worry.ts'

const LEAD =
  /^(?:(?:so|and|but|please|kindly|okay|ok|well|sorry|excuse me|thank you|thanks|yes|no|hi|hello|hey|good (?:morning|afternoon|evening)|sir|madam|doctor|prof(?:essor)?|also|then|now|actually|just)\b[,.! ]*)+/
const HELPER =
  "(?:do|does|did|is|are|was|were|will|would|can|could|should|must|may|might|shall|have|has|had|am)(?:n't| not)?"
const WHO =
  '(?:i|we|you|they|he|she|it|there|this|that|these|those|my|our|your|the|a|an|some\\w*|people|any\\w*|percent\\w*|tables?|\\d+|apa|harvard|spss|chat ?gpt|ai|google|turnitin|quantitative|qualitative)'
const WH = '(?:what|which|who|whom|whose|when|where|why|how)'

/** At its beginning a question shows by its first words. */
const BEGINS = new RegExp(
  [
    `^${HELPER} ${WHO}\\b`,
    `^(?:is|are) \\S+(?: \\S+){0,5} (?:ok(?:ay)?|enough|fine|good|bad|better|right|wrong|important|necessary|needed|required|allowed|too \\w+|the same)\\b`,
    `^(?:what|how|who|whose|whom|why)\\b(?! (?:i|we|they|he|she|people|the \\w+ (?:did|said|found)) (?!do\\b|should\\b|can\\b))`,
    `^which (?!is (?:why|what|how|because)\\b|means\\b)`,
    `^(?:when|where) ${HELPER}\\b`,
    '^(?:please )?(?:give|show|suggest|write|explain|define|compare|summari[sz]e|list|calculate|make|tell|help|advise|check|look at|correct|describe|recommend|teach|guide|remind|draft|rephrase)\\b (?:me|us|to me|a|an|the|some|my|our|it|this|what|how|why|with|\\d+|two|three)\\b',
    '^(?:please )?(?:explain|interpret|define|describe|draw|design|list|summari[sz]e|suggest|recommend|translate|compare) \\S+',
    '^(?:please )?(?:write|draft|make|give) (?:for )?(?:me|us)\\b',
    '^(?:please )?check (?:if|whether|for)\\b',
    '^(?:please )?(?:ask|quiz|rewrite|rephrase|play)\\b (?:me|to me|that|this|it|the|my)\\b',
    '\\bwhat will (?:the |they )?(?:panel|examiners?|they|ask|attack)\\b',
    '^(?:can|could) you (?!hear|repeat|speak|slow)\\w+',
    '^(?:they|somebody|someone|a reviewer|people) (?:may|might|will|say|says|said|told)\\b.*\\b(?:ask|attack|wrong|missing|notice|strange)\\b',
    '\\bask me (?:a|an|one|the|two|three|some|any)\\b',
    '^i want (?:us )?(?:to (?:look|practi[sc]e|go through|check|work on|see)\\b|you to)',
    "\\b(?:i want|i would like|i'd like) (?:us )?to (?:look at|practi[sc]e|go through|work on|check|know)\\b",
    "\\bif they ask\\b.*\\b(?:nothing|no answer|don't know|do not know)\\b",
    '^if (?:they|he|she|the (?:panel|examiners?)|somebody|someone) (?:say|ask|want|attack|do not|don)',
    '^(?:any|some) (?:advice|tips|ideas?|help|examples?|suggestions?)\\b',
    "^i (?:need|want|would like|'d like|wanted|wish) (?:help|advice|your help|an? (?:example|idea)|to (?:know|ask|understand|learn|add|change))\\b",
    "^(?:my|the|our) (?:supervisor|lecturer|department|co-?supervisor)s? (?:only |always |never |still )?(?:wants?|keeps?|said|told|thinks?|wrote|commented|complain\\w*|rejected|refuses?|has(?: not|n't)|have(?: not|n't)|does(?: not|n't)|is not|isn't|never|ignores?|hates?|asked (?:for|me)|says?|gives?|left|died|retired)\\b",
    '^(?:the|my|an?) (?:panel|examiners?|reviewers?|committee)\\b',
    "^(?:i|we) (?:failed|get (?:confused|lost)|struggle|stammer|stutter|work (?:full|part)|have no (?:time|money|supervisor|data|internet|laptop)|do(?: not|n't) have (?:time|money|a? ?supervisor|internet|a? ?laptop|access))\\b",
    '^my (?:laptop|computer|phone|flash|file|english|table|list|reference list|title|topic)\\b',
    "^(?:my |the |some )?(?:respondents?|participants?) (?:want|refuse|do(?: not|n't)|cannot|can't|keep|ask|demand|left)\\b(?!.*\\bso (?:we|i)\\b)",
    "^my (?:results?|findings?|data|hypothes\\w+) (?:contradicts?|(?:are|is) not|disagrees?|differs?|do(?:es)?(?: not|n't))(?: \\S+){0,5}\\W*$",
    "\\b(?:error|crash\\w*|(?:does not|doesn't|won't|will not|cannot|can't) (?:open|load|import|work|save))\\b.*\\b(?:spss|excel|word|stata|file|laptop|computer|import|open)\\b|\\b(?:spss|excel|word|stata)\\b.*\\b(?:error|crash\\w*|(?:does not|doesn't|won't|will not|cannot|can't) (?:open|load|import|work|save))\\b",
  ].join('|'),
)
/** Further on, it is asked of somebody: “…, is that bad”, “… and how do I fix it”. */
const LATER = new RegExp(
  `(?:[,.;:!]| and| but| so| or|^) ?(?:${WH}(?: \\S+){0,3}? ${HELPER} (?:i|we|you|they|it|there|my|that|this|she|he)\\b|${WH} (?:to|if|about|now|next|then)\\b|${WH} (?:is|are) (?:the|a|my)\\b|(?:do|does|is|are|will|can|could|should|must|may|would|am) (?:i|we|you|they|it|there|my)\\b|(?:is|will|does|would|can) (?:that|this|he|she)\\b)|\\b(?:what|how|which|why)(?: (?:many|much|long|often|big|old|\\w+))? (?:do|should|can|must|would) (?:i|we)\\b|\\bis (?:it|that|this) (?:a (?:problem|must)|ok(?:ay)?|fine|bad|wrong|enough|allowed|normal|correct)\\b`,
)
/** “I do not know how to begin” asks; “I do not know how to explain it” gives up. */
const AT_A_LOSS =
  /\bi(?:'m| am| do| can| have)?(?:n't| not|not)? (?:really )?(?:know|understand|sure|confused|lost|stuck|no idea|see|clear)\b.{0,20}?\b(?:how|what|which|why|where|when|whom|whether|if)(?: \w+){0,2}? (?:to|i (?:should|can|must|need|have)|my|we should)\b(?! (?:answer|explain|say|put|describe|reply)\b)|(?:\bnot|n't) (?:really )?(?:know|understand) (?:what|how) (?:an? |the )?(?!i\b|we\b|they\b|he\b|she\b)[\w' -]{3,40} (?:is|are|means?|works?)\W*$/
const ENDS =
  /\b(?:any (?:advice|tips|ideas?|suggestions?)|what (?:does|do) (?:it|this|that|they) mean|which (?:one )?(?:is|comes) (?:better|best|right|correct|first)|what (?:now|next|then)|interpret|(?:ok|okay|enough|good|right|correct|bad|allowed|required) or (?:not|wrong)|what (?:do|should|can) i do|help me(?: please)?|please help|please advise|(?<!\bthat is |\bknow |\bsay |\bsee |\btell |\bexplain |\basked )why|how come)\W*$/

/** A long one without its mark is an answer that begins like a question. */
const LONG = 45

/** A trouble that is told of the own text asks, though it is no question. */
const TROUBLED = new RegExp(
  [
    "\\bconfus(?:ing|es) me\\b|\\bi (?:am|'m) confused\\b",
    '\\bin one place\\b.*\\banother\\b|\\bi wrote both\\b',
    "\\bi (?:said|wrote|claimed|stated|promised)\\b.*\\bbut (?:i|we)\\b.*\\b(?:not|n't|never|only)\\b",
    '\\b(?:they|examiners?|panel) (?:will|may|might) (?:\\w+ )?(?:notice|ask|say|see)\\b',
    '^(?:but )?in chapter \\w+ i (?:wrote|said|put)\\b',
    '\\b(?:tell|show|give) me (?:what|which|how|why|where|whether|if|the first|(?:two|three|some) (?:things|points|questions))\\b',
    '\\bwhat (?:does|do|did) (?:he|she|they) mean\\b',
    '\\bwould (?:it|that|this) (?:be|help|make)\\b',
    "^i (?:don't|do not) (?:really )?understand (?:the |my |an? )?(?!questions?\\b|you\\b|that\\b|it\\b|this\\b)[\\w-]+(?: [\\w-]+){0,3}\\W*$",
    '\\bi need (?:your |some )?help\\b',
    '\\b(?:one|another) more\\W*$|^another (?:one|question)\\b',
    '^(?:the )?(?:external|internal) examiner\\b',
    ', (?:was|is) (?:that|it) (?:\\w+ )?(?:enough|good|right|ok(?:ay)?)\\b',
  ].join('|'),
)

export function asksAdvice(text: string): boolean {
  const said = text
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/\b(do|does|did|is|are|was|has|have|can|could|would|should|wo)nt\b/g, "$1n't")
    .replace(/\s+/g, ' ')
    .trim()
  if (said.endsWith('?') || worryIn(text) || isGreeting(text) || TROUBLED.test(said)) return true
  if (said.split(' ').length > LONG) return ENDS.test(said)
  const bare = said.replace(LEAD, '')
  return BEGINS.test(bare) || LATER.test(bare) || AT_A_LOSS.test(bare) || ENDS.test(bare)
}
