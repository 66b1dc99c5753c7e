/** The voice of a sentence: speaker, whose work it is about, and whether that was done, planned or only considered. */
import { findCitations } from '../text/citations.ts'

const WORK =
  '(?:study|research|paper|project|thesis|dissertation|work|article|report|investigation|inquiry|survey|experiment|trial|review|proposal|manuscript|essay|analysis|mini-dissertation|capstone)'
/** "This study", "the present cross-sectional study", "our analysis". */
export const OWN_WORK = String.raw`(?:(?:[Tt]his|[Tt]he present|[Tt]he current|[Oo]ur|[Mm]y|[Pp]resent|[Cc]urrent|[Tt]he proposed)\s+(?:[\w-]+\s+){0,3}?${WORK})(?![\w-])`
export const OWN_PEOPLE = String.raw`(?:[Ww]e|I|(?:[Tt]he|[Tt]his) (?:present )?(?:researchers?|authors?|investigators?|student))(?![\w'’-])`
/** Means this work only outside a literature review. */
const THE_WORK = String.raw`(?:[Tt]he ${WORK})(?![\w-])`
export const OWN = `(?:${OWN_WORK}|${OWN_PEOPLE}|${THE_WORK})`

const CLEARLY_OWN = new RegExp(String.raw`\b${OWN_WORK}|\b(?:we|our|my|us|We|Our|My)\b|\bI(?=\s+[a-z])`)
const OWN_BY_PLACE = new RegExp(String.raw`\b${OWN}`)
const OTHERS =
  /\b(?:a|the) (?:\w+ ){0,3}(?:\p{Lu}\p{L}+ ){1,3}(?:Center|Centre|Institute|Foundation|Bureau|Organi[sz]ation) (?:\w+ )?(?:survey|study|report)\b|\bet al\b|\b\p{Lu}\p{Ll}+['’]s (?:\w+ )?(?:study|project|research|work|findings|theory|model)\b|\b(?:original|originating|landmark) (?:stud(?:y|ies)|papers?|work)\b|\b(?:previous|prior|earlier|past|other|existing|recent|several|many|most|some|numerous|various|empirical|these|those|their|his|her) (?:\w+ ){0,2}(?:stud(?:y|ies)|research(?:ers)?|works?|authors?|scholars?|findings|literature|papers?)\b|\baccording to (?:the )?(?!our|this|table|fig|these (?:results|findings))\p{Lu}|\b(?:scholars?|researchers|authors) (?:have|had|has|such as|argue|claim|like|found|suggest)|\b(?:a|another|one) (?:\w+ ){0,3}(?:study|survey|review) (?:by|conducted|done|carried|in|from|of|on|that|which|published)\b|\b(?:the|this) literature\b|\b\p{Lu}\p{Ll}+(?:,? (?:and|&) \p{Lu}\p{Ll}+)? \((?:19|20)\d\d\)/u
const UNREALISED =
  /\b(?:ideally|would have (?:been|liked|preferred)|could have (?:been)?|should have been|might have been|initially (?:planned|intended|considered)|was (?:originally|initially) (?:planned|intended)|preferred method would|if (?:time|resources|more) |(?:perhaps|maybe) if|if [^.]{0,80}\bhad (?:been|undergone|had))\b/i
const FUTURE = /\b(?:will|shall|is going to|are going to|is to be|are to be|intends? to|plans? to)\b/i
const DONE =
  /\b(?:was|were|has been|have been|had been)\s+(?:\w+ly\s+)?(?:then |first |also |all |each |further |subsequently )?[\p{L}-]+(?:ed|en|wn|un|pt|nt|lt|ght|de|id|ad|et|ut|it)\b/iu
const TELLS =
  '(?:discuss|present|demonstrat|describ|outlin|explain|introduc|provid|review|giv|deal|cover|detail|summari|conclud|identif|look|focus|explor|highlight|consist|contain|show|is about|will|has (?:looked|discussed|presented|described))'
/**
 * "Gaps in the literature will then be highlighted", "the main findings are presented in chapter 4": announced, not
 * stated here.
 */
const ANNOUNCED = String.raw`\b(?:results?|findings?|implications?|limitations?|recommendations?|suggestions?|conclusions?|gaps?)\b[^.;:\d]{0,70}?\b(?:are|is|were|was|will(?: then| also| next)? be|have been)\s+(?:\w+ly |then |also |next |further )?(?:discussed|presented|provided|given|outlined|described|summari[sz]ed|highlighted|reported|listed)\b(?!\s+(?:that|to|by|as|using|with|through|in (?:the form|tables?\b|frequenc|graphs?|charts?|percent|bar|pie|narrative)))(?:[^.;:\d]|\b(?:chapter|section|part|appendix) [\d.]+){0,80}\.?$`
const SIGNPOST = new RegExp(
  String.raw`^in (?:the following|what follows),?\s|\b(?:in )?this (?:chapter|section|sub-?section)\b|\bin (?:this|the (?:next|following|previous)) (?:chapter|section|part)\b|^the (?:chapter|section) (?:also |then |further )?${TELLS}|^(?:(?:in|from)\s+)?chapters?\s|\b(?:will|would) (?:review|present|discuss|outline|give)\b|^(?:in\s+)?(?:this|the (?:next|following|previous|preceding|present|first|second|third|fourth|fifth|last|final)|each)\s+(?:chapter|section|subsection|part|sub-section)\b|\b(?:this|the (?:next|following|previous|current)) (?:chapter|section|subsection|part)\s+(?:\w+\s+)?${TELLS}|\b(?:chapter|section) (?:[\d.]+|one|two|three|four|five|six|seven|i+v?)\s+(?:\w+\s+)?${TELLS}|${ANNOUNCED}|^th(?:is|e) (?:discussion|analysis|review|introduction|conclusion|overview) (?:will|now|next)\b|^(?:so far,? )?(?:we|I) have (?:now |already )?(?:discussed|reviewed|outlined|looked at)\b|\b(?:organi[sz]ed|structured|arranged|divided) (?:as follows|into (?:\w+ )?chapters)|\b(?:remainder|rest) of (?:this|the) (?:paper|thesis|report|dissertation|document)`,
  'i',
)
const GENERIC =
  /^(?:an?|the)?\s*(?:\p{L}[\p{L}-]*\s+){1,5}(?:is|are) (?:an?|the|one of|usually|often|commonly|generally|typically|used (?:to|when|for|in)|known|defined|considered|based on|useful|also)\b|\b(?:refers? to|(?:is|are) (?:defined|described|known) as|(?:referred to|was when|were when)\b|\b(?:normally|usually|generally|commonly|often|typically)\b|^(?:with (?:a |the )?(?:deductive|inductive|positivis\w+|interpretivis\w+)|on the other hand)\b|can be (?:defined|used|applied|divided|classified)|(?:is|are) (?:commonly|often|widely|usually|generally|typically) (?:used|applied|employed|selected|chosen|adopted|considered))\b/iu
const QUOTED = /^["“'‘«].{20,}["”'’»][.,]?(?:\s*\([^)]*\))?$|^["“«][^"”»]*$/s
const SPEAKER =
  /^(?:interview(?:er|ee)|participant|respondent|informant|moderator|p|r|q|a|int)\s?\d{0,2}\s?:/i

export type Attribution = {
  /** Names this work, or its authors. */
  own: boolean
  /** Cites or mentions another author's work. */
  others: boolean
  cites: boolean
  /** Another author is the subject, and not only a source in brackets. */
  byOthers: boolean
  done: boolean
  future: boolean
  unrealised: boolean
  signpost: boolean
  generic: boolean
  quoted: boolean
}

export function voiceOf(text: string, inReview: boolean): Attribution {
  const cites = /\d|n\.\s?d/.test(text) && findCitations(text).length > 0
  const own = CLEARLY_OWN.test(text) || (!inReview && OWN_BY_PLACE.test(text))
  return {
    own,
    cites,
    byOthers:
      OTHERS.test(text.replace(/\([^)]*\)/g, '')) || /\p{Lu}\p{L}+ (?:et al\.? )?\((?:19|20)\d\d/u.test(text),
    others: cites || OTHERS.test(text),
    done: DONE.test(text),
    future: FUTURE.test(text),
    unrealised: UNREALISED.test(text),
    signpost: SIGNPOST.test(text),
    generic: GENERIC.test(text) && !CLEARLY_OWN.test(text),
    quoted: QUOTED.test(text) || SPEAKER.test(text),
  }
}
