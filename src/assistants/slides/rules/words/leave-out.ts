/**
 * Optional parts of a sentence, each as a step from a longer sentence to a shorter one. Nothing is ever added. A clause that
 * reverses the meaning (but, unless, only if) stays, unless the part before it is left out.
 */
import { hasPlainVerb, hasVerb } from './verbs.ts'

export type LeaveOut = (text: string) => string[]

const capitalisedAgain = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
const wordCountOf = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** The sentence without each match, one at a time. */
const without =
  (places: RegExp): LeaveOut =>
  (text) =>
    [...text.matchAll(places)].map(
      ({ 0: { length }, index }) => text.slice(0, index) + text.slice(index + length),
    )

/** Asides: in brackets, or between commas. */
const EXAMPLES_BETWEEN = without(
  /,\s+(?:such as|including|namely)\b[^,;.]*,(?=\s)(?!\s+[^,;.]{1,40},)(?!\s+[^,;.]{1,60}\b(?:and|or)\b)/g,
)
/** Of a list of examples, one alone may not go: "including A, B and C" would leave B and C. */
/** The rest of the list is no rest of the sentence. */
const EXAMPLES: LeaveOut = (text) =>
  EXAMPLES_BETWEEN(text).filter((left) => {
    const at = [...left].findIndex((letter, place) => letter !== text[place])
    return hasPlainVerb(left.slice(at))
  })
const ASIDE = without(
  /\s*\([^()]*\)|,\s+(?:which|who|whose|for example|for instance|especially|particularly|in particular|however|therefore|on the other hand|in turn|as well as|along with|also known as)\b(?:[^,;.]*,(?=\s)|,)/g,
)
/** Words that add colour but no information. */
const COLOURING = without(
  /\b(?:also|further|therefore|thus|very|quite|truly|actually|basically|essentially|in particular|specifically|as a whole|in order(?= to\b)|in detail|respectively|in this case|in this study|in a way|as such)\b\s*/gi,
)

/** Circumstances before the event. 'If' and 'unless' are conditions, not circumstances. */
const BEFORE =
  /^(?:using|based on|after|before|during|according to|combining|through|in order to|in order for|to|for (?:this|that|these|those|the purpose)|in|at|on|from|by|when|within|while|whilst|although|though|despite|in spite of|because|since|as(?! (?:for|to|regards)\b)|given|instead of|rather than|considering|having|due to|owing to|with|unlike|even though)\b[^;]{3,170}?,\s+(?=\p{L})/iu
const CIRCUMSTANCES: LeaveOut = (text) => {
  const begin = text.match(BEFORE)?.[0]
  if (!begin) return []
  // After the first comma, or a later one: there may be an aside between.
  const commas = [...text.matchAll(/,\s+(?=\p{L})/gu)]
    .map(({ 0: comma, index }) => index + comma.length)
    .filter((at) => at >= begin.length && at <= LONGEST_CIRCUMSTANCE)
  return commas.map((at) => capitalisedAgain(text.slice(at))).filter(startsAnew)
}
const LONGEST_CIRCUMSTANCE = 190

/** 'For this step we trained a model': the statement begins with its subject. */
const BEFORE_WE: LeaveOut = (text) => {
  const begin = text.match(
    /^(?:for|in|on|at|after|during|with|from|second|first|third|following|using|given|based on)\b[^;:]{3,170}?(?:,|\s[–—])?\s+(?=we \p{L}+ed\b)/iu,
  )?.[0]
  return begin && !TURNS.test(begin) ? [capitalisedAgain(text.slice(begin.length))] : []
}

/** 'The value is above 0.05, indicating that X': X is the finding. Others' findings and negative ones keep their words. */
const FINDS_THAT =
  /\b(?:conclude[ds]?|finds?|found|shows?|showed|shown|indicat(?:e|es|ed|ing)|reveal(?:s|ed|ing)?|demonstrat(?:e|es|ed|ing)|establish(?:es|ed)|confirm(?:s|ed|ing)?|means?|meant|meaning|observed|noted|say)\s+that\s+|\b(?:hypothesi[sz]ed?|predict(?:ed)?|expect(?:ed)?)\s+that\s+(?=.*\bwould\b)/giu
const NOT_OURS =
  /\b(?:previous|prior|other|earlier|past|existing|following) (?:research|stud(?:y|ies)|work|authors?|findings)|\bet al\b|\bliterature\b|\b(?:if|whether|unless|although|while)\b|\b(?:not|never|cannot|no|unable|difficult|fail(?:s|ed)? to)(?: \p{L}+){0,2}$|n['’]t(?: \p{L}+)?$/iu
/** "As for the yield, the results show that …": without it the finding would be of everything. */
const OF_ONE_MATTER =
  /^(?:as (?:for|to|regards)|in terms of|with (?:regard|respect) to|regarding|concerning|among|for (?:the )?(?!example|instance))\b[^,]{2,80},/i
const WHAT_WAS_FOUND: LeaveOut = (text) =>
  [...text.matchAll(FINDS_THAT)]
    .filter(({ index }) => !NOT_OURS.test(text.slice(0, index).trim()) && !OF_ONE_MATTER.test(text))
    .map(({ 0: lead, index }) => capitalisedAgain(text.slice(index + lead.length)))
    .filter(startsAnew)

/** 'B = 0.21, t(164.3) = 2.31, p = .022': the statistic behind a statement, left out when there is no room. */
const ONE_STATISTIC = String.raw`,?\s*(?<![\p{L}\d])(?:[BbβtFfrpzMn]|OR|CI|SE|SD|df|χ2|χ²|R2|R²)\s*(?:\([\d.,\s]+\))?\s*[=<>≤≥⫽\ufffd]+\s*[-−–⫺\ufffd]?\s*\.?\d(?:[\d.]*\d)?`
const STATISTIC = without(new RegExp(`(?:${ONE_STATISTIC})+,?`, 'gu'))

/** Drops the first half when the second says more: 'it can be explained, but we do not understand how'. */
const FIRST_HALF: LeaveOut = (text) => {
  const turn = text.match(/[,;]\s+(?:but|however,?|yet)\s+/)
  // "80 said yes, but 20 said no": the second is the smaller half.
  if (turn?.index === undefined || /\d/.test(text.slice(0, turn.index))) return []
  return [capitalisedAgain(text.slice(turn.index + turn[0].length))].filter(startsAnew)
}
const startsAnew = (text: string): boolean =>
  hasPlainVerb(text) &&
  !/^(?!th(?:is|ese) (?:\p{L}+ )?(?:study|research|project|thesis|dissertation|paper|work|findings|results)\b)(?:\p{L}+ly \p{L}+s|\p{L}+(?:s|ed) (?:the|a|an)|is|are|was|were|has|have|had|will|would|can|could|may|as|so|then|thus|hence|we found that|it|they|this|these|those|he|she|which|that|such|both|not|also|the (?:former|latter))\b/iu.test(
    text,
  )

const TURNS =
  /\b(?:but|except|unless|only if|however|although|though|despite|rather than|instead|yet|without|not|no|never|neither|nor|cannot)\b/i
export const DANGLES =
  /(?:\b(?:the|a|an|of|in|on|at|to|for|with|by|and|or|but|that|which|is|are|was|were|be|been|has|have|had|will|would|can|could|may|from|as|its|their|this|these|between|than|such|into|both|whether|if|how|about|(?<!\bor )not|more|most|very|namely|pertaining|relating|concerning|regarding|aimed|in ?order|identify|determine|know|understand|ensure|because|since|while|when|where|who|so|so (?:we|they|it|i) \p{L}+|like|including|using|firstly|secondly|respectively|finding|then|just|(?:is|are|was|were) (?:considered|called|named|termed|deemed|regarded|defined|described)|seems|appears|tends|according|due|comparing|showing|suggesting|indicating|revealing|(?:the|an?) (?:extent|degree|ability|effects?|impact|role|need|aim|purpose))|\bto (?:be |further |also )?(?:analy[sz]e|test|examine|identify|determine|investigate|assess|evaluate|find|show|see|answer|include)|\bit (?:is|was) (?:\p{L}+ly )?\p{L}+(?:able|ible|ant|ary|ear|ely)|\bof (?:qualitative|quantitative)|\bby \p{L}+ing|, likely|,? for (?:example|instance)|[,:;–—-])$/iu

/** Places where a sentence may end early. Never inside reported speech. */
const ENDS: readonly RegExp[] = [
  /;\s+/g,
  /\s+[–—]\s+/g,
  /,?\s+(?=namely\b)/g,
  /,\s+(?=(?:which|who|whose|where|as|such as|including|with|since|because|thereby|thus|hence|so that|so as|while|whereas|whilst|when|by|especially|particularly|in which|in order to|for example|namely|based on|compared|due to|a (?:critical|key|major|common|serious))\b)/g,
  /,\s+(?=(?:(?:and\s+)?(?:thus|thereby|hence|ultimately|potentially|\p{L}{3,}ly)\s+)?\p{L}{3,}ing\b)/gu,
  /(?<=^[^,]*),\s+(?=and\s+\p{Ll}{3,}\s+(?:the|a|an|its|their)\b)(?!and (?:that|for|with|from|into|upon|both|when|where|while|then)\b)/gu,
  /,\s+(?=\p{L}{3,}ed (?:as|by|in|on|from|to|with|using|through|at)\b)/gu,
  /,\s+(?=(?:and|but|or|it|they|this|these|we|there)\s+(?:\p{L}+\s+){0,6}(?:is|are|was|were|has|have|had|can|could|will|would|may|lack|shows?|led|leads?|makes?|made|helps?|indicates?|means|suggests?|implies|reflects?|demands?|requires?|allows?|consists?)\b)/gu,
  /\s+(?=and (?:it|they|this|these|we|there) (?:\p{L}+ly )?(?:is|are|was|were|has|have|had|can|could|will|would|may|\p{L}{3,}(?:s|ed))\b)/gu,
  /\s+(?=(?:because|since|in order to|so as to|so that|such that|due to|owing to|through the use of|by means of|whereas|while|thereby|especially|particularly|including|in which|for which|such as|like|rather than|as opposed to|in comparison to|compared (?:to|with)|with the aim of|using|in the case of|in terms of|as a result of|at \d+ ?% level|as well as|depending on|by \p{L}+ing)\b)/gu,
  /(?<=\p{L}{4,})(?<!\b(?:found|find|finds|show|shows|showed|shown|said|says|indicate|indicates|indicated|indicating|suggest|suggests|suggested|revealed?|reveals|revealing|conclude|concludes|concluded|believe|believed|assume|assumed|hypothesi[sz]ed?|predicts?|predicted|stated?|states|argued?|argues|noted?|means?|meant|ensured?|ensures|recommended|confirmed?|confirms|fact|evidence|extent|such|reported|observed|demonstrated?|demonstrates|established|recommends?|proposed?|agreed|likely|possible|clear|so|identify|determine|know|see|understand|of|to|in|for|on|at|by|with|from)) (?=(?:that|which) (?:is|are|was|were|has|have|had|can|could|will|would|may|might|\p{L}+(?:s|ed))\b)/gu,
  /(?<=\p{L}{4,}) (?=(?:that|which|who) )(?<=(?:model|system|method|approach|data|dataset|framework|students?|people|participants?|factors?|variables?|technique|tool|points?) )/gu,
  /(?<=\p{L}{3,})(?<!\b(?:aims?|aimed|seeks?|sought|tries|tried|able|unable|used|likely|unlikely|needs?|needed|have|has|had|tends?|fails?|failed|wants?|plans?|intends?|intended|expected|going|order|is|are|was|were|be|ought|due|according|relat\w+|leads?|led|leading|contribut\w+|compared|respect|attempts?|attempted|ability|potential|way|opportunity|continues?|begins?|began|chose|chosen|decided?|decides|helps?|helped|allows?|allowed|enables?|enabled|required?|requires|necessary|important|possible|impossible|easy|hard|difficult|difficulty|difficulties|ready|failing|willing|want|need|serves?|served|set|sets|necessity|crucial|access|response|responses?|similar|equal|close|prior|up|and|or|only|not|how|what|as|well|too|enough|proposed?|proposes|hoped|objective|aim|purpose|goal|is|shall|will|can|could|asked|told|forced|known|found|said|believed|shown|considered|assumed|meant|designed|applied|employed|adopted|opposed|subject|exposed|limited|linked|attributed|assigned|given|sent|returned|added)) (?=to (?!the\b|a\b|an\b|their\b|its\b|be\b)\p{Ll}{3,})/gu,
  /\s+(?=as (?:the |these |those |their |most |many )?\p{L}+ (?:is|are|was|were|has|have|had|can|cannot|do|does|did)\b)/gu,
  /:\s+/g,
]
/** 'There is a potential for the clerk to': the possible action is gone. */
const HOPES_FOR =
  /\b(?:potential|need|tendency|possibility|chance|risk|room|desire|call|scope|opportunit(?:y|ies)|time|necessary|important|possible|likely|easy|easier|hard|harder|difficult) for [^,;:]*$|\bmanage[sd]?$|\b(?:ability|right|duty|willingness|importance) of [^,;:]*$/i

export const ENDINGS: LeaveOut = (text) =>
  ENDS.flatMap((ends) =>
    [...text.matchAll(ends)].flatMap(({ index }) => {
      const kept = text.slice(0, index).trim()
      return turnsRound(text.slice(index)) ||
        DANGLES.test(kept) ||
        (HOPES_FOR.test(kept) && /^\s*to\b/i.test(text.slice(index))) ||
        /\b(?:if|unless|whether)\b[^,]*$/i.test(kept) ||
        wordCountOf(kept) < SHORTEST ||
        !hasVerb(kept)
        ? []
        : [kept]
    }),
  )

/** 'Whether it helps or not' is a question; ', which may not be so elsewhere' adds to the statement. */
const turnsRound = (left: string): boolean =>
  !(GIVES_REASON.test(left) && !TURNS_REASON.test(left)) &&
  !/^,?\s+(?:rather than|instead of|as opposed to)\b|^,\s+(?:which|where|who)\b[^;]*$/i.test(left) &&
  TURNS.test(left.replace(/\bor not\b|\bnot only\b/gi, ''))

/** A negation inside a reason does not reverse the statement before it. */
const GIVES_REASON = /^,?\s+(?:because|since|as)\b/i
const TURNS_REASON = /\b(?:but|except|unless|only|however|although|though|despite|yet)\b/i

/** Anything shorter is no statement. */
const SHORTEST = 5

export const WAYS: readonly LeaveOut[] = [
  COLOURING,
  ASIDE,
  EXAMPLES,
  STATISTIC,
  CIRCUMSTANCES,
  BEFORE_WE,
  WHAT_WAS_FOUND,
  ENDINGS,
  FIRST_HALF,
]
