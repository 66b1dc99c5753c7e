/** What a student's question asks for, as far as a few rules can tell. Anything else is looked up. */
import type { SectionRole } from '#product/document-model.ts'
import { readQuestion } from '../summarisation/asked.ts'
import { type Made, madeOf } from './made-from-words.ts'
import { isOtherLanguage } from './other-language.ts'
import { CANNOT, type Impossible, PEOPLE, type SaidToUs } from './said-to-us.ts'
import { type SlotGroup, slotsAsked } from './slots/slots-asked.ts'

export type PartNamed =
  | { by: 'chapter'; number: number; words: string }
  | { by: 'section'; number: string; words: string }
  | { by: 'role'; role: SectionRole; words: string }
  | { by: 'title'; id: string; words: string }
export type Side = { part: PartNamed } | { slots: SlotGroup[] }

export type Understood =
  | {
      kind:
        | 'nothing'
        | SaidToUs
        | 'other-language'
        | 'summary'
        | 'statistics'
        | 'faults'
        | 'missing'
        | 'look-up'
    }
  | { kind: 'cannot'; what: Impossible }
  /** `rest`: what else the question speaks of. */
  | { kind: 'slots'; groups: SlotGroup[]; rest: string[] }
  | { kind: 'part'; part: PartNamed }
  | { kind: 'compare'; sides: readonly [Side, Side] }
  | { kind: 'questions'; count: number }
  | { kind: 'made'; made: Made }

const WORK = '(?:thesis|dissertation|paper|document|study|work|research|proposal|report|project|file|it|this)'
const any = (...patterns: string[]) => new RegExp(patterns.join('|'), 'i')

const SUMMARY =
  /\b(?:summ?ar(?:i[sz]e|y|ies)|sumari[sz]e|sum up|overview|main points|gist|in short|tl;?dr)\b/i
const ABOUT_IT = any(
  String.raw`\bwhat(?:['’]?s| is| does)? (?:my|this|the) ${WORK} (?:all )?(?:is )?(?:about|say)\b(?! (?:about|on|of|regarding)\b)`,
  String.raw`\bwhat(?:['’]?s| is) (?:it|this) (?:all )?about\b`,
)
const FAULTS =
  /\b(?:what(?:['’]?s| is| are)?|any|find|show|check for|are there|spot|point out|list)\b[^?]*\b(?:wrong|mistakes?|errors?|faults?|problems? (?:with|in)|inconsisten\w+|contradict\w+|weak(?:ness(?:es)?)? (?:of|in|points?)|mend|fix|improve)\b|\b(?:examiners?|panel|supervisor|they)\b[^?]*\b(?:attack|critici[sz]e|pick on|tear apart)\b|\b(?:biggest|main|greatest|worst|most serious) (?:problems?|weakness(?:es)?|faults?|issues?|mistakes?) (?:of|in|with) (?:my|the|this) (?:thesis|dissertation|work|study|document|paper|proposal|report|project)\b|\b(?:what|how) (?:should|can|must|do) I (?:fix|improve|mend|correct|change)\b|\bdo (?:my|the) (?:numbers|figures|tables) (?:add up|agree|match)\b/i
const MISSING = any(
  String.raw`\b(?:what is|what['’]?s|whats|anything) missing\b`,
  String.raw`\bchecklist\b`,
  String.raw`\bcheck (?:my|this)\b`,
  String.raw`\bwhat (?:have I|did I) (?:forgotten|forget|missed|left out)\b`,
)
const QUESTIONS =
  /\b(?:quiz|test|examine|grill) me\b|\b(?:ask me|give me|prepare|list|show)\b[^?]*\bquestions?\b|\bquestions?\b[^?]*\b(?:examiners?|viva|defen[cs]e|panel|lecturers?|ask(?:ed)?)\b|\b(?:examiners?|panel|lecturers?)\b[^?]*\b(?:ask|questions?)\b/i
const OWN_QUESTIONS = /\bresearch questions?\b/i

const COUNTS: Record<string, number> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  few: 3,
}
const MOST_QUESTIONS = 12
const countAsked = (question: string, otherwise: number): number => {
  const word =
    /\b(\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|few)\s+(?:\w+\s+){0,3}?(?:questions?|objectives?|titles?|topics?)\b/i.exec(
      question,
    )?.[1]
  const count = word === undefined ? otherwise : (COUNTS[word.toLowerCase()] ?? Number(word))
  return Math.min(MOST_QUESTIONS, Math.max(1, count || otherwise))
}

const CHAPTER = /\bch(?:ap(?:ter|t)?|pt)?\.?\s*(\d{1,2}|one|two|three|four|five|six|seven|eight)\b(?!\.\d)/i
const SECTION =
  /\bsection\s+(\d+(?:\.\d+)*)|(?<!\b(?:tables?|figures?|fig\.?))(?:^|\s)(\d+\.\d+(?:\.\d+)*)\s*\??$/i
const ROLES: readonly [RegExp, SectionRole][] = [
  [/\babstract\b/i, 'abstract'],
  [/\b(?:lit(?:erature)?\.? ?(?:review|chapter|part)|related work|literature)\b/i, 'literature'],
  [/\b(?:method(?:ology|s)?|research methods?)(?: (?:chapter|section|part))?\b/i, 'methods'],
  [/\b(?:results?|findings?|data analysis)(?: (?:chapter|section|part))?\b/i, 'results'],
  [/\bdiscussion(?: (?:chapter|section|part))?\b/i, 'discussion'],
  [/\b(?:conclusions?|concluding)(?: (?:chapter|section|part))?\b/i, 'conclusion'],
  [/\b(?:introduction|intro|background)(?: (?:chapter|section|part))?\b/i, 'introduction'],
  [/\bappendi(?:x|ces)\b(?!\s+(?:[a-z]|\d+|[ivx]+)\b)/i, 'appendix'],
]

/** The part that words name; by its role only where they speak of a part rather than of what it says. */
function partIn(words: string, byRole: boolean): PartNamed | undefined {
  const chapter = CHAPTER.exec(words)
  if (chapter) {
    const number = COUNTS[chapter[1]!.toLowerCase()] ?? Number(chapter[1])
    return { by: 'chapter', number, words: `chapter ${number}` }
  }
  const section = SECTION.exec(words)
  const number = section?.[1] ?? section?.[2]
  if (number) return { by: 'section', number, words: `section ${number}` }
  if (!byRole) return undefined
  const found = ROLES.find(([pattern]) => pattern.test(words))
  return found && { by: 'role', role: found[1], words: found[0].exec(words)![0].toLowerCase() }
}

export const partNamed = (question: string): PartNamed | undefined => partIn(question, false)
export const partForFaults = (question: string): PartNamed | undefined => partIn(question, true)

const OF_A_PART =
  /\b(?:chapter|section|part)\b|\bwhat (?:does|do|is in|did)\b[^?]*\b(?:say|contain|discuss|cover|in)\b|^\W*(?:explain|describe) (?:my|the|this)\b|\bthe (?:abstract|literature review|introduction|discussion)\W*$|^\W*(?:my )?(?:abstract|literature review|introduction|discussion|background)\W*$/i
const SAYS_ABOUT = /\b(?:say|says|said|discuss|write)\s+(?:about|on|of)\s+\w/i
const HEADINGS = /\b(?:headings?|sections|subsections?|structure|outline)\b/i
/** "Does my conclusion follow?" */
export const CONCLUSION_FOLLOWS =
  /\b(?:conclu(?:sions?|de)|recommend(?:ations?)?)\b[^?]*\b(?:follows?|supported|justified|backed|valid|make sense)\b|\b(?:results?|findings|data)\b[^?]*\b(?:support|justify|back)\b[^?]*\bconclusions?\b/i
const COMPARES = /\b(?:compare|differ\w*|agree|match|consistent|contradict|same as|line up|in line)\b/i

function sidesIn(question: string): readonly [Side, Side] | undefined {
  if (!COMPARES.test(question)) return undefined
  const halves = question.split(/\b(?:and|with|to|vs\.?|versus|against|match(?:es)?|answer(?:s)?|from)\b/i)
  const sides = halves.flatMap((half): Side[] => {
    const slots = slotsAsked(half).groups
    const part = partIn(half, slots.length === 0)
    return part ? [{ part }] : slots.length > 0 ? [{ slots: slots.slice(0, 1) }] : []
  })
  return sides.length >= 2 ? [sides[0]!, sides[1]!] : undefined
}

const ADVICE =
  /\b(?:how (?:do|can|should|to|would|must)|what (?:should|makes|goes|belongs)|tips|advice|guide)\b/i
/** "Is it cheating if …", "may I use …": nobody is asked to write. */
const ASKS_LEAVE = /^\W*(?:is it|is that|is this|can i|may i|could i|should i|am i|are we|do i|will they)\b/i
const IN_GENERAL =
  /\b(?:what(?:['’]?s| is| are|s)? (?:an? )|what (?:are|is) (?:the )?(?:types?|kinds?|steps|difference|importance)|define\b|meaning of|difference between|when (?:do|should)|why (?:do|should) (?:we|i|one))/i
export const OF_OWN_WORK = new RegExp(
  String.raw`\b(?:my|this|our|the) (?:\w+ )?${WORK}\b|\b(?:my|our)\b`,
  'i',
)

/** `title`: of the work that is open. */
export function understand(question: string, title?: string): Understood {
  if (!/[\p{L}\d]/u.test(question)) return { kind: 'nothing' }
  const person = PEOPLE.find(([pattern]) => pattern.test(question))
  if (person && (person[1] !== 'stressed' || !/\bhow (?:do|can|to)\b/i.test(question)))
    return { kind: person[1] }
  if (isOtherLanguage(question)) return { kind: 'other-language' }
  const made = madeOf(question)
  if (made) return { kind: 'made', made }
  const wantsAdvice = ADVICE.test(question)
  const cannot = CANNOT.find(([pattern]) => pattern.test(question))
  if (cannot && !(cannot[1] === 'write' && (wantsAdvice || ASKS_LEAVE.test(question))))
    return { kind: 'cannot', what: cannot[1] }
  const isOwn = OF_OWN_WORK.test(question)
  if ((wantsAdvice || IN_GENERAL.test(question)) && !isOwn) return { kind: 'look-up' }
  return askedOfWork(question, title)
}

const ASKS_TABLE = /\b(?:which|what) (?:tables?|figures?|charts?|graphs?)\b(?! \d)/i
/** "Is chapter 4 convincing?" */
const JUDGES_PART =
  /^\W*(?:is|are|was|were|does|do|how)\b[^?]*\b(?:convincing|good|ok(?:ay)?|strong|weak|clear|complete|enough|logical|sound|valid|acceptable|well[- ]written|make sense|fine)\b/i

/** "Summarise the recommendations": of what stands in a list, all of it. */
const LISTED = /\b(?:recommend\w*|limitations?|objectives?|research questions?|hypothes[ie]s)\b/i

function askedOfWork(question: string, title?: string): Understood {
  if (CONCLUSION_FOLLOWS.test(question)) return { kind: 'faults' }
  const sides = sidesIn(question)
  if (sides) return { kind: 'compare', sides }
  if (QUESTIONS.test(question) && !OWN_QUESTIONS.test(question))
    return { kind: 'questions', count: countAsked(question, 5) }
  if (FAULTS.test(question) || (JUDGES_PART.test(question) && partIn(question, false)))
    return { kind: 'faults' }
  const sums = SUMMARY.test(question)
  if (sums && LISTED.test(question)) {
    const { groups } = slotsAsked(question, title)
    if (groups.length > 0) return { kind: 'slots', groups: groups.slice(0, 1), rest: [] }
  }
  const part = HEADINGS.test(question) ? undefined : partIn(question, sums || OF_A_PART.test(question))
  const isBare = readQuestion(question).words.length <= 3
  if (
    part &&
    !SAYS_ABOUT.test(question) &&
    (sums || part.by !== 'role' || OF_A_PART.test(question)) &&
    (sums || isBare)
  )
    return { kind: 'part', part }
  if (sums || ABOUT_IT.test(question)) return { kind: 'summary' }
  if (MISSING.test(question)) return { kind: 'missing' }
  if (
    /\b(?:outline|structure|table of contents|chapters) (?:of|in) (?:my|the|this)\b|\boutline (?:my|the|this)\b/i.test(
      question,
    )
  )
    return { kind: 'summary' }
  if (
    /\blist (?:all )?(?:the )?(?:statistics|tests|numbers)\b|\b(?:statistics|test results|p[- ]values) (?:in|of|from) (?:my|this|the)\b/i.test(
      question,
    )
  )
    return { kind: 'statistics' }
  if (ASKS_TABLE.test(question)) return { kind: 'look-up' }
  const { groups, rest } = slotsAsked(question, title)
  return groups.length > 0 ? { kind: 'slots', groups, rest } : { kind: 'look-up' }
}
