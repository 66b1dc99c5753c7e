/** Lines of a slide: sentences of the work that state something about it and make sense alone, no longer than can be read. */
import { type CandidateSentence, evidenceOf } from '#capabilities/study/index.ts'
import type { Point, SlideSource } from '../deck/deck.ts'
import { FROM_RESULTS, spoken, unstopped, wordCount } from '../words/clean.ts'
import { isHalf } from '../words/half.ts'
import { pointsAway } from '../words/points-away.ts'
import { DANGLES, shortened, standsAlone } from '../words/shorten.ts'
import { hasPlainVerb, hasVerb } from '../words/verbs.ts'
import { isDefinition } from './definitions.ts'
import { isOneSpeaking } from './no-result.ts'

/** In words, for a line of the fullest format; the others shorten it further. */
const LONGEST_LINE = 26
/** What cannot be shortened is shown whole up to this length. */
const LONGEST_WHOLE = 36
const SHORTEST_LINE = 4
export const TITLE_WORDS = 16
/** Two lines in the largest size that every format has. */
export const TITLE_LETTERS = 100

/** Its own, told as it was done, or planned. */
export function isOfThisWork(
  { voice, afterOthers, text, role }: CandidateSentence,
  isPlan: boolean,
): boolean {
  if (voice.cites || voice.byOthers || voice.signpost || voice.generic || voice.quoted || voice.unrealised)
    return false
  if (voice.future && !isPlan) return false
  // An abstract speaks of nobody else for long.
  if (afterOthers && !voice.own && role !== 'abstract') return false
  if ((role === 'results' || role === 'discussion') && isOneSpeaking(text)) return false
  return !isDefinition(text) && !OPENS_NOTHING.test(text.replace(FROM_RESULTS, ''))
}

/** Said aloud, it may be longer than a line, and its "it" is understood. */
export function isSpokenHere(stated: CandidateSentence, isPlan: boolean, follows: boolean): boolean {
  const text = spoken(stated.text)
  return (
    isOfThisWork(stated, isPlan) &&
    !stated.isItem &&
    !isFragment(stated.text) &&
    !ENDS_IN_FORMULA.test(stated.text) &&
    !DANGLES.test(unstopped(text)) &&
    !/^(\p{L}{4,})s? \1/iu.test(text) &&
    wordCount(text) <= LONGEST_SPOKEN &&
    isFullSentence(text) &&
    (follows || standsAlone(text))
  )
}
const LONGEST_SPOKEN = 45

/** Its own, told as it was done, and whole as a line. */
export function isStatedHere(stated: CandidateSentence, isPlan: boolean): boolean {
  const { text, isItem } = stated
  if (!isOfThisWork(stated, isPlan)) return false
  // A line of a list is a statement only where it has a verb of its own.
  if (!hasVerb(text.replace(/\bto \p{L}+(?: and \p{L}+)?/giu, ''))) return false
  const head = text.replace(/,? \b(?:who|which|that|whose|where)\b.*$/i, '')
  return (!isItem || hasPlainVerb(head) || /^[^:]{3,40}: \p{Lu}/u.test(text)) && isLine(text)
}
/** "This study aims to resolve these gaps" leaves no more than an intention. */
function isLine(text: string): boolean {
  const line = lineOf(text)
  return line !== undefined && !/^to\b/i.test(line)
}
/** Steps of an argument that stands elsewhere, and purposes without a sentence. */
export const OPENS_NOTHING =
  /^(?:to|below (?:is|are)|(?:this|the) (?:study|research|work|project) was motivated|another|other|also|consequent(?:ly)?|based on|in view of|having|from the|from these|the (?:above|foregoing|aforementioned|said)|(?:the )?(?:first|second|third|forth|fourth|fifth|next|last) (?:research )?(?:statement|item|question|quote|quotation|is)\b|(?:the )?(?:second|third|fourth|fifth)\b(?!-| (?:largest|highest|most|half|quarter|world|year|term))|research question|h[0-9o]\b|in summary|in conclusion, these)\b/i

/** The file lost where it begins: "area, lack of framework …", "(FNDS), which seeks …". */
export const isFragment = (quote: string): boolean =>
  /^(?:[‘’'“"]?\p{Ll}(?!\p{Lu})|\d{1,2}\p{Lu}\p{Ll}*\s|[)\]=,;]|\(\p{Lu}{2,}\))/u.test(quote.trim())

export function pointOf(source: SlideSource, head?: string): Point | undefined {
  const isOpen = isFragment(source.quote) || ENDS_IN_FORMULA.test(source.quote)
  const text = isOpen ? undefined : lineOf(source.quote)
  // A question that lost its mark is no statement.
  if (text && source.quote.trim().endsWith('?') && !text.endsWith('?')) return undefined
  return text ? { text, ...(head && { head }), sources: [source] } : undefined
}

/** "… of size H × W, where:" */
const ENDS_IN_FORMULA = /\bwhere\s*[:,]?\s*$/i

export function pointOfStated({ sentence, text }: CandidateSentence): Point | undefined {
  const point = pointOf(evidenceOf({ ...sentence, text }))
  return point && !OPENS_NOTHING.test(point.text) ? point : undefined
}

/** "This study (29) showed": another's, named by its number. */
export const BY_NUMBER =
  /\b(?:this|that|the|one|another) (?:\p{L}+ )?(?:study|paper|article|review|trial) ?[[(]\d{1,3}(?:[,–-]\s?\d{1,3})*[)\]]/iu

/** Undefined when the sentence cannot be shortened to a line with the same meaning. */
export function lineOf(sentence: string): string | undefined {
  if (ONLY_POINTS.test(sentence) || BY_NUMBER.test(sentence)) return undefined
  if (sentence.length > MOST_LETTERS_READ || wordCount(sentence) > MOST_WORDS_READ) return undefined
  for (const limit of [LONGEST_LINE, LONGEST_WHOLE]) {
    const text = shortened(sentence, limit)
    if (text && isSayable(text)) return text
  }
  return undefined
}
/** "The age of the carriers is shown in Table 3": without its table it says nothing. */
const ONLY_POINTS =
  /\b(?:is|are|was|were) (?:\w+ )?(?:shown|presented|given|displayed|summari[sz]ed|depicted|illustrated|reported)(?: below| above)? (?:in|by|on) (?:the )?(?:tables?|figures?|fig)\b[^,;]*$/i
const MOST_WORDS_READ = 90
const MOST_LETTERS_READ = 2_000

/** What the record says is shown even where it is long, if it is a sentence. */
export function lineOfValue(printed: string): string | undefined {
  const value = printed.replace(LOST_STOP, '')
  const short = lineOf(value)
  if (short) return short
  const whole = unstopped(spoken(value))
  return isSayable(whole) && wordCount(whole) <= MOST_WORDS_SHOWN ? whole : undefined
}
const MOST_WORDS_SHOWN = 45
/** "… three decades The second objective was": the file lost the end of a sentence. */
const LOST_STOP = /(?<=\p{Ll}{3}) (?:The|This|In|It|There|These|From) \p{Ll}.*$/u

/** "… in survey study it makes both …": two sentences without a stop between them. */
const RUNS_ON =
  /(?<=\p{L})(?<!\b(?:that|because|since|when|if|as|which|while|whilst|and|but|so|where|how|although|though|than|whether|before|after|until|or|thus|hence|therefore|once|unless|why|what|time|way|extent)) it (?:makes|is|was|has|helps|gives)\b/iu

export const isSayable = (text: string): boolean => isFullSentence(text) && standsAlone(text)

const isFullSentence = (text: string): boolean =>
  !RUNS_ON.test(text) &&
  !isHalf(text) &&
  !/^\p{L}\s*=/u.test(text) &&
  wordCount(text) >= SHORTEST_LINE &&
  !pointsAway(text) &&
  !isDefinition(text) &&
  hasVerb(text) &&
  !SPEAKS_OF_PAGE.test(text) &&
  !BROKEN.test(text) &&
  !THANKS.test(text) &&
  !/\bet al\.?$/i.test(text) &&
  saysWhat(text) &&
  !WITHOUT_SUBJECT.test(text) &&
  !(/^\p{L}+ing\b/u.test(text) && !hasPlainVerb(text)) &&
  !/^(?:(?:albeit|where|let|then|again|now|and|but|or|however|therefore|moreover|thus|whether|so|because|which)\b|i\.e\b|e\.g\b)/i.test(
    text,
  )

/** "Provide a single point of contact": an order; "Increased performance of the services": a name. */
const WITHOUT_SUBJECT =
  /^(?:[^:,.]{3,40}: )?(?:(?:provide|ensure|explain|identify|describe|discuss|create|use|make|give|gather|tailor|map|assess|consider|evaluate|understand|links|helps|prioriti[sz]e|introduce|identifies|verifies|ensures|provides|allow|enable|reduce|improve|increase|increased|improved|reduced|enhanced|conduct|develop|inspected|examined|performed|tune)\b(?! (?:of|in|by|to)\b)(?!.*\b(?:is|are|was|were|has|have|had)\b)|(?:he|she|they|his|her|you|identifies|verifies|ensures|provides|links|helps)\b)/i

/** "We conclude that the variables A, B and C": what of them is not said. */
function saysWhat(text: string): boolean {
  const said = text.match(
    /\b(?:conclude[ds]?|found|show(?:s|ed|n)?|reveal(?:s|ed)?|indicate[ds]?|suggest(?:s|ed)?) that (.*)$/i,
  )?.[1]
  return said === undefined || hasVerb(said)
}

/** What belongs on the page of thanks. */
const THANKS = /\b(?:thank|thanks(?! to th)|grateful|gratitude|indebted|acknowledge my)\b/i

/** About the text, not the study. */
const SPEAKS_OF_PAGE =
  /^(?:remedy|(?:please )?note|step \w+)\b|\b(?:study|research|case|work),? this (?:is|was)\b|^(?:for example|for instance|as (?:mentioned|stated|discussed|noted|described|explained|shown|seen|can be))\b|\b(?:this|the (?:next|following|previous|above|below|upcoming|coming|last|preceding)) (?:chapter|section|table|figure|chart|graph|paragraph|diagram|image|screenshot)\b|^(?:the |next |this )?(?:chapter|section|table|figure|diagram|(?:sub-?)?theme)\b|\bthis (?:sub-?)?theme\b|^comments?\b|\bin this (?:discussion|chapter|section|paper|report)\b|\b(?:from|in) the (?:graphs?|charts?|tables?|figures?|plots?|diagrams?|output)\b|\b(?:chapter|section) (?:\d|one|two|three|four|five|six)\b|\b(?:tables?|figures?|fig\.?|appendix)\s?[\d.A-D]+\b|\b(?:above|below)\b.{0,12}$|\b(?:pasted|shown|given|listed|attached|presented) (?:above|below)\b|\b(?:in|see) the appendix\b|\bin the \p{L}+ (?:section|chapter)\b|\b(?:section|chapter) (?:above|below|of (?:this|the) \p{L}+)\b|\bthis part\b|\bsnapshots?\b|\bthe (?:first|second|third|lead|corresponding) author\b|\bthe above\b|\bliterature reviewed\b|\bafore-?mentioned\b/iu
/** Broken or garbled in the file: formulas, rows of dots, unreadable characters, the words of a cell. */
const BROKEN =
  /\p{Ll}{4,}(?<!\b(?:approx|subsp|govt|dept))\. \p{Ll}{2,}|^\p{L}+;|[:;,.] 1\)(?!.*\b2\))|\. [2-9]\)|\[(?:specify|insert|add|your|enter|state|name|mention|provide|date|year)\b|\b(?:as|is|are|by);|\bby at\b|[\p{Ll})]\.\p{Ll}{3,} |\.{4,}|_{3,}|\(\s*\)|[\ufffd\ue000-\uf8ff]|[=<>]{2,}|= ?-?[\d.,]+ ?=|\b\p{L}(?: \p{L}){3,}\b|\p{L}\d{1,2}$|[^\p{L}\p{N}\s.,;:!?'’‘“”"()[\]%&/\-–—+=<>≤≥±×°²³$£€@#*χβαμσρηκΔ→]{1,}/u

/** A headline: a whole sentence of the work, on two lines at most. */
export function headlineOf(sentence: string): string | undefined {
  const title = shortened(sentence.replace(LOST_STOP, ''), TITLE_WORDS)
  return title && isHeadline(title) ? title : undefined
}
export const isHeadline = (title: string): boolean =>
  title.length <= TITLE_LETTERS &&
  wordCount(title) >= SHORTEST_TITLE &&
  isSayable(title) &&
  hasPlainVerb(title) &&
  !ADDS_TO.test(title) &&
  !NO_TITLE.test(title)
/** "Some traders also said": to what, no headline says. */
export const ADDS_TO = /^(?:\S+ ){1,4}also\b/i
const SHORTEST_TITLE = 5
/** Questions, lists and steps are lines, not messages. */
const NO_TITLE =
  /\?$|^(?:seek|to|for|in|after|once|using|there (?:is|are))\b|\((?!\d[\d.]*\s?%\))[^()\p{L}]*\)$|[–—:;]|\b(?:then|shown below)\b|\b(?:was|were) (?:employ|use|conduct|adopt|carry)\b/iu
