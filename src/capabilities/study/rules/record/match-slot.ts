/**
 * Whether a sentence states a slot of this work. A form of words is not enough: three questions are put to every
 * candidate. Whose work is it? Is it done, or planned? Does it answer the slot, or only announce an answer?
 */
import type { CandidateSentence } from '../facts/candidate-sentences.ts'
import { isPlaceholder } from '../text/placeholder.ts'
import { LEXICON } from './knowledge/lexicon.ts'
import { type Lexicon, patternOf, type SlotKnowledge, type SlotPattern } from './slot-pattern.ts'

/** What is asked of a sentence; an example of a pattern has as much. */
export type Stated = Pick<CandidateSentence, 'text' | 'role' | 'topics' | 'heading' | 'voice' | 'afterOthers'>
export type SlotMatch = { value?: string; n?: string }

export function matchSlot(
  pattern: SlotPattern,
  stated: Stated,
  lexicon: Lexicon = LEXICON,
): SlotMatch | null {
  const { text, role, topics } = stated
  if (pattern.in && !pattern.in.includes(role)) return null
  if (pattern.notIn?.includes(role)) return null
  if (role === 'literature' && !pattern.ofOthers) return null
  if (pattern.under && (topics.length === 0 || !topics.every((one) => pattern.under!.includes(one))))
    return null
  if (pattern.heading && !patternOf(`^ [the] ${pattern.heading}`, lexicon).test(stated.heading)) return null
  const match = patternOf(pattern.says, lexicon).exec(text)
  if (!match || (pattern.unless && patternOf(pattern.unless, lexicon).test(text))) return null
  if (!isStatedHere(stated, pattern)) return null
  const { value, n } = match.groups ?? {}
  return { ...(value && { value: value.trim() }), ...(n && { n }) }
}

/** Whatever its words are: told of this work, and here. */
export const isStatedHere = (
  stated: Omit<Stated, 'heading'>,
  pattern: Pick<SlotPattern, 'ofOthers' | 'under'>,
): boolean =>
  isOfThisWork(pattern, stated) &&
  !isOnlyAnnounced(stated) &&
  !POINTS_BACK.test(stated.text) &&
  !STOPS_SHORT.test(stated.text) &&
  !isPlaceholder(stated.text)

/** Whose work? In the methods a source in brackets is where a method comes from; with a heading for its only sign it tells of the method. */
function isOfThisWork(
  { ofOthers, under }: Pick<SlotPattern, 'ofOthers' | 'under'>,
  { voice, role, afterOthers, text }: Pick<Stated, 'voice' | 'role' | 'afterOthers' | 'text'>,
): boolean {
  if (voice.quoted || voice.unrealised) return false
  if (ofOthers) return true
  if (OPENS_WITH_A_SOURCE.test(text)) return false
  // Behind another's study, "this study" may be that one.
  if (afterOthers && IS_THIS_STUDY.test(text) && !SURELY_OWN.test(text)) return false
  if (voice.byOthers && !voice.own) return false
  if (voice.cites && (role !== 'methods' || under) && !voice.own) return false
  return !afterOthers || voice.own
}

/** "Makoni (2005:73) explained …": whoever is the subject did it. */
const OPENS_WITH_A_SOURCE =
  /^(?:according to )?(?:\p{Lu}[\p{L}\d'’.-]*,?\s+(?:(?:et al\.?,?|and|&|in|as cited in)\s+)*){1,6}\((?:19|20)\d\d[^()]*\)/u
const IS_THIS_STUDY =
  /^(?:this|the) (?:study|research|survey|paper|analysis) (?:\p{L}+ly |also )?(?:found|show\p{L}*|demonstrat\p{L}+|reveal\p{L}*|report\p{L}*|conclud\p{L}+|establish\p{L}*|indicat\p{L}+|suggest\p{L}*|observ\p{L}+|identif\p{L}+|examined|investigated)(?!\p{L})/iu
const SURELY_OWN = /\b(?:present|current|we|our|my|I)\b/

/** "This includes …", "They were …": what is meant stands in another sentence. */
const POINTS_BACK =
  /^(?:similar\b|it (?!is |was |can |has been (?:found|shown))|(?:they|he|she|those)\b|these (?!findings|results)|this \p{Ll}+ (?:may|can|could) be\b|this (?:is|was|includes?|means|can|will|has|makes?|leads|led|shows)\b)/iu

/** A line of a page that was read without the next one. */
const STOPS_SHORT =
  /\b(?:of|to|the|an?|and|or|in|on|at|for|with|by|from|into|around|between|that|which|whose|their|its|is|are|was|were|be|has|have)\s*$/i

/** "The limitations are given below:" gives none. */
const isOnlyAnnounced = ({ voice, text }: Pick<Stated, 'voice' | 'text'>): boolean =>
  ANNOUNCES.test(text) ||
  POINTS_AT_PICTURE.test(text) ||
  (voice.signpost && !/^(?:the|this) (?:study|research|thesis)\b/i.test(text)) ||
  /:\s*$|\b(?:include|are|is|to|by|as follows);\s*$/.test(text)

/** A list that is to come, and a task that was set: neither tells what was done. */
const ANNOUNCES =
  /^(?:the following (?:are|is)\b|(?:conduct|perform|use|using|run|test|discuss|explain|describe|state|determine|calculate|compute|interpret)\b(?!.*\b(?:was|were|will|is|are)\b))/i

/** "The diagram below shows the flow of data.": what it shows stands in it. */
const POINTS_AT_PICTURE =
  /^the (?:following )?(?:diagram|figure|table|chart|picture)s? (?:below |above )?(?:shows?|illustrates?|depicts?|presents?|gives?|represents?)\b(?! that)/i

/** Planned is not done: "will be sought" in a finished work shows nothing. */
export const isInTime = (
  { tense }: SlotKnowledge,
  { voice }: Pick<Stated, 'voice'>,
  isPlan: boolean,
): boolean => tense === 'told' || isPlan || !voice.future
