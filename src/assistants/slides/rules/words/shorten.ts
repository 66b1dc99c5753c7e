/**
 * Shortens a sentence to a line of a slide: what is in brackets goes, and what follows a comma and only adds. Whom, where, when,
 * under what condition, and the rest of a list are never left out: a line says what its sentence says, or there is none.
 */
import { capitalised, unstopped, withoutLead, wordCount } from './clean.ts'
import { hasPlainVerb } from './verbs.ts'

export const DANGLES =
  /(?:\b(?:the|a|an|of|in|on|at|to|for|with|by|and|or|but|that|which|is|are|was|were|be|been|has|have|had|will|would|can|could|may|from|as|its|their|this|these|between|than|such|into|both|whether|if|how|about|(?<!\bor )not|more|most|very|namely|et al|(?:longitude|latitude)s?|pertaining|relating|concerning|regarding|aimed|in ?order|identify|determine|know|understand|ensure|because|since|while|when|where|who|so|so (?:we|they|it|i) \p{L}+|like|including|using|firstly|secondly|respectively|finding|then|just|(?:is|are|was|were) (?:considered|called|named|termed|deemed|regarded|defined|described)|seems|appears|tends|according|due|comparing|showing|suggesting|indicating|revealing|(?:the|an?) (?:extent|degree|ability|effects?|impact|role|need|aim|purpose))|\bto (?:be |further |also )?(?:analy[sz]e|test|examine|identify|determine|investigate|assess|evaluate|find|show|see|answer|include)|\bit (?:is|was) (?:\p{L}+ly )?\p{L}+(?:able|ible|ant|ary|ear|ely)|\bof (?:qualitative|quantitative)|\bby \p{L}+ing|, likely|,? for (?:example|instance)|[,:;–—-])$/iu

/** Refers back to something that would be gone. 'This study' and 'it is recommended' do not. */
const POINTS_BACK =
  /^(?:(?:out of|despite|because of|due to|in spite of|given|considering|regarding|following|through|via|by|of|for|in|with|from|to) (?:all )?(?:this|that|these|those|them)\b(?! (?:present |current )?(?:study|research|work|project|thesis|paper|survey|chapter|context)\b)|(?:this|these)\b(?!\s+(?:present\s+|current\s+|[a-z]+al\s+)?(?:stud(?:y|ies)|research|project|thesis|dissertation|paper|work|survey|proposal|article|findings|results)\b)|it\b(?!\s+(?:is|was)\s+(?:\w+ly\s+)?(?:recommended|suggested|advised|necessary|important|expected|hoped|hypothesi[sz]ed|proposed|anticipated)\b)|(?:they|those|that|he|she|its|their|such|both|the (?:former|latter|same|above)|subsequently\b|otherwise\b|in other words\b|(?:if|when|as|since|because|although|though|while) (?:it|they|this|these)\b|(?:at |still )*other times\b|still others?\b|(?:some|others|another) (?:is|are|was|were|has|have|had)\b|is\b|among (?:them|these|those|others)|compared (?:to|with) (?:others|them|this|that)|the (?:difference|increase|decrease|reason|value)s? (?:is|are|was|were))\b)/i

/** A deck asks for the same sentence many times; cleared completely before it grows too large. */
const known = new Map<string, string | undefined>()
const MOST_KNOWN = 5_000

/** `limit` in words. Undefined when no shorter sentence has the same meaning. */
export function shortened(sentence: string, limit: number): string | undefined {
  const key = `${limit} ${sentence}`
  if (known.has(key)) return known.get(key)
  if (known.size >= MOST_KNOWN) known.clear()
  const found = searched(sentence, limit)
  known.set(key, found)
  return found
}

/** Of all short enough lines, the one that leaves out the least. */
function searched(sentence: string, limit: number): string | undefined {
  const whole = unstopped(withoutLead(sentence))
  const isShort = (text: string) => wordCount(text) <= limit && isClosed(text)
  if (isShort(whole)) return whole
  const bare = tidied(whole.replace(IN_BRACKETS, '').replace(STATISTICS, ''))
  return [whole, bare]
    .flatMap((text) => [text, ...whatWasFound(text)])
    .flatMap((text) => [text, ...beginningsOf(text)])
    .filter((text) => isShort(text) && !POINTS_BACK.test(text))
    .toSorted((a, b) => wordCount(b) - wordCount(a))[0]
}

const tidied = (text: string): string =>
  capitalised(
    unstopped(
      text
        .replace(/\s+/g, ' ')
        .replace(/\s+([.,;:])/g, '$1')
        .trim(),
    ),
  )

const IN_BRACKETS = /\s*\([^()]*\)/g
/** 'B = 0.21, t(164.3) = 2.31, p = .022': the statistic behind a statement. */
const ONE_STATISTIC = String.raw`,?\s*(?<![\p{L}\d])(?:[BbβtFfrpzMn]|OR|CI|SE|SD|df|χ2|χ²|R2|R²)\s*(?:\([\d.,\s]+\))?\s*[=<>≤≥⫽\ufffd]+\s*[-−–⫺\ufffd]?\s*\.?\d(?:[\d.]*\d)?`
const STATISTICS = new RegExp(`(?:${ONE_STATISTIC})+,?`, 'gu')

/** What comes after and only adds: a clause of its own, a reason, examples, what follows from it. */
const ADDS =
  /^(?:;\s+(?!but\b|yet\b|however\b)|,\s+(?:which|who|whose|because|since|thus|thereby|hence|such as|including|especially|particularly|namely|for example|due to|owing to|so that|in order to)\b|,\s+(?:(?:and )?(?:thus|thereby|hence|\p{L}{3,}ly)\s+)?\p{L}{3,}ing\b)/u
const SHORTEST = 6

/** Each beginning of the sentence that says the same without the rest. */
const beginningsOf = (text: string): string[] =>
  [...text.matchAll(/[;,]\s/g)]
    .map(({ index }) => text.slice(0, index))
    .filter((kept) => isSoundCut(kept, text))

/** A line may end where what follows in its sentence only adds to it. */
export const isSoundCut = (text: string, whole: string): boolean =>
  ADDS.test(whole.slice(text.length)) &&
  !RESUMES.test(whole.slice(text.length)) &&
  wordCount(text) >= SHORTEST &&
  isClosed(text) &&
  hasPlainVerb(text) &&
  !(SUBORDINATE.test(text) && !/,\s/.test(text)) &&
  !/\p{L}ing$|\b(?:if|unless|whether|not|only|both|either|neither)\b[^,]*$|:\s[^,]*$/iu.test(text)
/** ", such as fishing, and impair the water": after what only adds, the sentence goes on with what it has to say. */
const RESUMES = /^, (?:such as|especially|particularly|namely|for example)\b.*, (?:and|or|but)\b/
const SUBORDINATE =
  /^(?:as|because|since|when|while|whilst|although|though|if|unless|after|before|once|despite|given|with|by|in|on|at|for|from|using|among)\b/i

const isClosed = (text: string): boolean => hasEvenBrackets(text) && !DANGLES.test(text)
const hasEvenBrackets = (text: string): boolean =>
  (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0) &&
  (text.match(/\[/g)?.length ?? 0) === (text.match(/\]/g)?.length ?? 0) &&
  (text.match(/[“"]/g)?.length ?? 0) % 2 === (text.match(/”/g)?.length ?? 0) % 2

/** 'The value is above 0.05, indicating that X': X is the finding. Others' findings and negative ones keep their words. */
const FINDS_THAT =
  /\b(?:conclude[ds]?|finds?|found|shows?|showed|shown|indicat(?:e|es|ed|ing)|reveal(?:s|ed|ing)?|demonstrat(?:e|es|ed|ing)|establish(?:es|ed)|confirm(?:s|ed|ing)?|means?|meant|meaning|observed|noted|say)\s+that\s+|\b(?:hypothesi[sz]ed?|predict(?:ed)?|expect(?:ed)?)\s+that\s+(?=.*\bwould\b)/giu
const NOT_OURS =
  /\b(?:previous|prior|other|earlier|past|existing|following) (?:research|stud(?:y|ies)|work|authors?|findings)|\bet al\b|\bliterature\b|\b(?:if|whether|unless|although|while)\b|\b(?:not|never|cannot|no|none|nor|neither|without|unable|difficult|fail\w*|little)\b|n['’]t\b/iu
/** "As for the yield, the results show that …": without it the finding would be of everything. */
const OF_ONE_MATTER =
  /^(?:as (?:for|to|regards)|in terms of|with (?:regard|respect) to|regarding|concerning|among|for (?:the )?(?!example|instance))\b[^,]{2,80},/i
const whatWasFound = (text: string): string[] =>
  [...text.matchAll(FINDS_THAT)]
    .filter(({ index }) => !NOT_OURS.test(text.slice(0, index)) && !OF_ONE_MATTER.test(text))
    .map(({ 0: lead, index }) => capitalised(text.slice(index + lead.length)))
    .filter(startsAnew)
const startsAnew = (text: string): boolean =>
  hasPlainVerb(text) &&
  !/^(?!th(?:is|ese) (?:\p{L}+ )?(?:study|research|project|thesis|dissertation|paper|work|findings|results)\b)(?:\p{L}+ly \p{L}+s|\p{L}+(?:s|ed) (?:the|a|an)|is|are|was|were|has|have|had|will|would|can|could|may|as|so|then|thus|hence|we found that|it|they|this|these|those|he|she|which|that|such|both|not|also|the (?:former|latter))\b/iu.test(
    text,
  )

/** Whether a sentence makes sense without the one before it. */
export const standsAlone = (sentence: string): boolean => !POINTS_BACK.test(withoutLead(sentence))
