/** Replies that are no answers: commands ("repeat", "why do you ask?", "stop"), thinking, giving up, or steering the examiner. */
import { isCommon, otherLanguageOf } from '#capabilities/study/text.index.ts'
import { contentStems, wordsOf } from '#kit/text/content-stems.ts'
import { STOP_WORDS } from '#kit/text/stop-words.ts'

export const ASIDES = [
  'repeat',
  'hold',
  'skip',
  'explain',
  'slower',
  'why',
  'where',
  'stop',
  'aside',
  'turning',
  'dont-know',
  'other-language',
] as const
export type Aside = (typeof ASIDES)[number]

/** A longer text is an answer that contains such words. */
const SHORT = 14

const REPEAT =
  /\b(?:(?:repeat|say|ask)\b.{0,25}\b(?:again|once more|question)|(?<!\b(?:they|he|she|one|body|anyone|someone|people|others?|who|i|we|to) (?:(?:can|could|would|will|may|might) )?(?:not )?)repeat (?:it|that|please)|come again|pardon|(?:did not|didn't|could not|couldn't) (?:hear|catch|get) (?:you|that|it|the question|what)|what (?:is|was) (?:the|your) question|(?:you are|you're|you (?:did|do)|were you) not listen\w*|you (?:didn't|don't|aren't) listen\w*)\b|^repeat$/
const HOLD =
  /^(?:please |ok(?:ay)?,? |yes,? |well,? |hmm+,? |um+,? |uh+,? )*(?:let me think|give me (?:a|one|some) (?:moment|minute|second|time)|(?:just )?(?:a|one) (?:moment|minute|second)|wait|hold on|i(?: am|'m) thinking|let me see|let me look)\b/
const SKIP =
  /\b(?:next question|skip (?:it|this|that|the question)|move on|go on to the next|another question|pass on this)\b|^(?:skip|pass|next)$/
const SLOWER =
  /\b(?:(?:speak|talk|say (?:it|that)|go|read (?:it|that)) (?:a (?:little|bit) )?(?:more )?slow(?:er|ly)?|slow down|too fast|more slowly)\b|^slower$/
const WHY_ASKED =
  /\bwhy (?:do|did|are|would) you (?:ask|asking|want to know)\b|\bwhy (?:is|does) (?:that|this|it) (?:important|matter|relevant)\b|\bwhat is the (?:point|purpose) of (?:this|that|the|your) question\b|^why(?: this question)?$/
const WHERE_IS =
  /\bwhere (?:is|was|does) (?:that|this|it|the sentence|it say|that say)\b|\b(?:which|what) (?:page|sentence|part|table|section)\b.{0,20}$|\bshow me (?:the|that) (?:page|place|sentence)\b|^where$/
const STOP =
  /^(?:please )?(?:stop|stop (?:now|here|it|the session|please)|end (?:the )?session|(?:i want to|let us|let's|can we) (?:stop|end)(?: here| now| it| the session)?|that is enough(?: for today)?|finish (?:now|the session)|good ?bye|bye|(?:(?:thank you|thanks)\b[\w ,.]{0,20})?that(?: is|'s) (?:all|it)(?: for (?:today|now))?)$/
const EXPLAIN =
  /\b(?:what do you mean|in other words|ask (?:it |that )?(?:differently|another way)|(?:do not|don't) understand (?:the|your|this|that|what)|(?:explain|clarify|rephrase) (?:it|that|this|the question|your question|what you)|can you (?:explain|clarify|rephrase)|put it (?:another|differently))\b/
const ASIDE =
  /\b(?:can you hear me|are you (?:there|listening)|how much time|how many (?:minutes|questions)|is (?:this|it) recording|testing|sorry,? (?:there was|that was|my)|somebody is|noise)\b|^(?:(?:ok(?:ay)?|all right|great|yes)[,. ]+)?(?:hello|hi|thank you|thanks|(?:good )?(?:morning|afternoon|evening)|sorry|okay|ok|right|great|i see)[,. ]*(?:sir|madam|examiner|professor|doctor|very much|so much|a lot)?(?:[,. ]*(?:that|this|it) (?:really )?(?:helps|helped|makes sense)|[,. ]*(?:i (?:understand|see)|got it)(?: now)?)?$/
const TURNING =
  /\b(?:rubric|marking (?:scheme|guide)|system prompt|your (?:instructions|prompt|rules)|full marks|(?:ignore|forget|disregard) (?:all|any|your|the|these|previous|everything)|(?:you are|you're|act as|pretend (?:to be|you are)) (?:now |my |a |an )?(?:friend|student|pirate|assistant|different|someone|somebody|not)|(?:give|grant|award) me (?:a |the )?(?:good|high|full|top|best|pass|hundred|100|distinction|[0-9])|tell me (?:the|your) (?:answer|answers|questions|next questions|marks?|score)|what (?:is|would be) the (?:right|correct|best|perfect|model) answer|^(?:just |please )*(?:pass|mark) me|jailbreak|developer mode)\b/
const DONT_KNOW =
  /\b(?:i (?:really |honestly |just )?(?:do not|don't|dont) (?:really )?(?:know|remember|recall)|no (?:idea|clue)|(?:do not|don't|dont) have (?:an answer|it in my head|the answer)|(?:have not|haven't|never) (?:really )?(?:thought|looked|read) (?:about|into|up)|(?:i am|i'm|my mind is|i went) (?:totally |completely )?blank|(?:have|need) to look (?:that|it|this) up|i (?:cannot|can't|can not|could not|couldn't) (?:\w+ )?(?:answer|remember|recall|say|tell|explain) (?:it|this|that|now|you|anything|much|any more)|i (?:cannot|can't|can not|could not) (?:answer|remember|recall|say|tell)|i (?:have )?(?:forgot|forgotten)|i am (?:lost|stuck)|i'm (?:lost|stuck)|(?:i am|i'm) not sure)\b/

/** Any way of saying that one does not know, or has not thought of it, without a word about the work. */
const NOT_KNOWING =
  /\b(?:no|not|never|nothing|none|cannot|\w+n't)\b.*\b(?:know|answer|tell|say|remember|recall|idea|clue|read|sure|consider(?:ed)?|thought|think|come|comes|mind|decided?|explain|put)\b/
/** The words in which one gives up are no words of the work, whatever it is about. */
const GIVING_UP =
  /\b(?:know|answer|tell|say|remember|recall|idea|clue|read|sure|consider(?:ed)?|thought|think|come|comes|mind|decided?|explain|put|words?|question|part|one|topic)\b/g
const TO_LOOK_IT_UP =
  /\b(?:have|had|need|want) to (?:check|look|ask|go back|find out|read)\b|\b(?:let me|i would|i will|i'd) (?:ask|check with) (?:my|the|him|her|them)\b/
const READS_FIRST =
  /\b(?:have|had|need|want) to (?:first )?(?:check|look|go back|find out|read)\b.*\b(?:before|first|then|until)\b.*\b(?:i|answer|tell|say)\b/
const AT_A_LOSS =
  /\bwish i knew\b|\b(?:nothing|no answer) (?:is )?(?:com(?:es?|ing)|(?:springs?|in)) (?:to|in|into|on|up) (?:my|the|mind)\b|\b(?:slipped|escapes|escaped|left) (?:my mind|me)\b|\b(?:head|mind) (?:is|was|went|goes) (?:\w+ )?(?:empty|blank)\b|\bover my head\b|\bbeyond me$|\b(?:i am|i'm|i was) (?:\w+ )?(?:lost|blank|stuck)\b|\bbeats me\b|\b(?:we|you) (?:leave|drop) (?:it|this|that)\b/
/** "Someone else did that" cannot be explained; "I must look it up" cannot be answered aloud. */
const NOT_MINE =
  /\b(?:friend|partner|colleague|brother|sister|somebody|someone|supervisor|statistician|assistant|he|she|they) (?:\w+ )?(?:did|wrote|typed|made|ran|handled) (?:that|this|it|the)\b.*\b(?:can ?not|can't|couldn't|do not|don't|not)\b.*\b(?:explain|know|say|tell|answer)\b/
const NOTHING_SAID = 12

/** More words than this after giving up are an answer all the same. */
const STILL_GIVING_UP = 18
/** The whole of what was said: within an answer the same words may be part of it. */
const BEGINS_POLITELY = /^(?:(?:please|sorry|excuse me|ok(?:ay)?|sir|madam)[,. ]+)+(?=\w)/
const ENDS_POLITELY = /[,. ]+(?:please|sir|madam|for me|to me)$/
const WHOLE: readonly (readonly [Aside, RegExp])[] = [
  [
    'repeat',
    /^(?:(?:(?:can|could|would|will) you (?:please )?)?(?:repeat|say)(?: again)?|(?:once|one) more(?: time)?|again|what|what did you (?:say|ask))$/,
  ],
  [
    'explain',
    /^(?:i (?:do not|don't|did not|didn't|could not|couldn't) understand|(?:(?:can|could|would|will) you (?:please )?)?(?:explain|rephrase|clarify|help(?: me)?|give me (?:a hint|an example|some help))|(?:a )?hint|can i (?:have|get) a hint)$/,
  ],
  [
    'where',
    /^where (?:did|do|have) i (?:write|written|say|said|state|put) (?:that|this|it|so)\b(?: in my \w+)?$/,
  ],
  ['hold', /^(?:can|could|may) i (?:think|have (?:a|one|some) (?:moment|minute|second|time))\b.{0,20}$/],
]
const ASKS_WHAT = /^(?:sorry|what|excuse me|pardon me)\?$/

function wholeAside(said: string, plain: string): Aside | undefined {
  if (ASKS_WHAT.test(said)) return 'repeat'
  const bare = plain.replace(BEGINS_POLITELY, '').replace(ENDS_POLITELY, '')
  return WHOLE.find(([, is]) => is.test(bare))?.[0]
}

const LEAST_FOR_LANGUAGE = 4
const ENGLISH = 0.12
const BORROWED = 0.3

export function asideIn(text: string, knownStems: (text: string) => number): Aside | null {
  const said = text.toLowerCase().replace(/[’]/g, "'").replace(/\s+/g, ' ').trim()
  const words = said.split(' ').length
  const plain = said.replace(/[.!?]+$/, '')
  if (TURNING.test(said)) return 'turning'
  if (DONT_KNOW.test(said) && words <= STILL_GIVING_UP) return 'dont-know'
  if (words <= NOTHING_SAID && AT_A_LOSS.test(plain)) return 'dont-know'
  if (words <= STILL_GIVING_UP && (NOT_MINE.test(plain) || READS_FIRST.test(plain))) return 'dont-know'
  const saysNothing = () => knownStems(plain.replace(GIVING_UP, ' ')) === 0
  const isSorry = () => /\bsorry\b/.test(plain) && NOT_KNOWING.test(plain)
  if (words <= NOTHING_SAID && isSorry()) return 'dont-know'
  if (words <= NOTHING_SAID && (NOT_KNOWING.test(plain) || TO_LOOK_IT_UP.test(plain)) && saysNothing())
    return 'dont-know'
  if (words <= SHORT) {
    const whole = wholeAside(said, plain)
    if (whole) return whole
    if (REPEAT.test(plain)) return 'repeat'
    if (SLOWER.test(plain)) return 'slower'
    if (WHY_ASKED.test(plain)) return 'why'
    if (WHERE_IS.test(plain)) return 'where'
    if (STOP.test(plain)) return 'stop'
    if (EXPLAIN.test(plain)) return 'explain'
    if (SKIP.test(plain)) return 'skip'
    if (HOLD.test(plain)) return 'hold'
    if (ASIDE.test(plain)) return 'aside'
  }
  return isOtherLanguage(text, knownStems) ? 'other-language' : null
}

/** The commonest words of Bemba and Nyanja that are no English words: a short answer has one or two of them. */
const OF_ZAMBIA: ReadonlySet<string> = new Set(
  `nshishibe nshaishiba natotela mukwai nomba lelo ifyo ifi ico icalo abantu umuntu ukuti pantu nalipusha ndefwaya njafweni awe ee
  mulishani bwanji zikomo kwambiri sindidziwa sindikudziwa chifukwa koma kapena ndipo anthu munthu ndikufuna pepani chabwino bwino
  ninshi bushe shani kodi ndithandizeni ndingacita wanga pa
  ndi kuti pamene monga ngati zonse onse iyayi inde uyu iyi ichi cha za wa ya ku mu na nga ine iwe ifwe imwe`.split(
    /\s+/,
  ),
)
const LEAST_OF_ZAMBIA = 0.3

/** Clearly another language, or hardly a word of English and none of this work. */
function isOtherLanguage(text: string, knownStems: (text: string) => number): boolean {
  if (otherLanguageOf(text)) return true
  const said = wordsOf(text)
  const local = said.filter((word) => OF_ZAMBIA.has(word)).length
  const grammar = said.filter((word) => STOP_WORDS.has(word)).length
  if (local > grammar && local >= said.length * LEAST_OF_ZAMBIA) return true
  const words = wordsOf(text).filter((word) => /^\p{L}{2,}$/u.test(word))
  if (words.length < LEAST_FOR_LANGUAGE) return false
  const english =
    words.filter((word) => STOP_WORDS.has(word) || contentStems(word).some(isCommon)).length / words.length
  // Technical terms are used in every language; a list of them is not evidence of English.
  return english < ENGLISH && knownStems(text) <= words.length * BORROWED
}
