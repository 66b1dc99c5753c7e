/**
 * What the ear, and not the student, did. The silence may have cut off an answer in the middle of a sentence: two seconds
 * of it end every turn (decision 0065), and a fragment is not an answer yet; it is told by last words that can hardly end
 * a sentence. Or a bad line has garbled it.
 */
import { contentStems } from '#kit/text/content-stems.ts'
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import type { ExamPlan, PlannedQuestion } from '../plan/plan.ts'
import { foreignIn, isBroken } from './answers-another.ts'
import { verdictOn } from './verdict.ts'

const JOINS = 'and|or|but|because|since|although|though|while|whereas|if|unless|whether|than|which|who|whose'
const BEFORE_A_NOUN = 'the|a|an|my|our|your|their|its|every|each'
const BEFORE_ITS_WORDS = 'of|from|by|into|between|among|during|towards?|through|within|without|against'
const BEFORE_A_VERB = 'we|i|they|he|she'
const THINKING = 'um+|uh+|er+m?|hmm+'
const OPEN = new RegExp(
  `\\b(?:${[JOINS, BEFORE_A_NOUN, BEFORE_ITS_WORDS, BEFORE_A_VERB, THINKING].join('|')})$`,
)
/** "What it was made of", "who we are": the sentence is over all the same. */
const TURNED_ROUND = /\b(?:what|who|whom|which|where|how|why)\b(?:\s+\S+){1,7}$/
/** "So do I", "and so did they". */
const ANSWERED_SHORTLY =
  /\b(?:do|does|did|can|could|was|were|am|are|is|will|would|have|had) (?:i|we|they|he|she)$/
const OF_ALL =
  /\b(?:thought|think|heard|made|consist\w*|kind|sort|none|all|most|spoke|speak|talk\w*) (?:of|from|by)$/

export function breaksOff(text: string): boolean {
  if (/[.!?]["”’)]?\s*$/.test(text)) return false
  const said = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (!OPEN.test(said) || ANSWERED_SHORTLY.test(said) || OF_ALL.test(said)) return false
  return !(TURNED_ROUND.test(said) && new RegExp(`\\b(?:${BEFORE_ITS_WORDS}|${BEFORE_A_VERB})$`).test(said))
}

/** A bad line or a bad ear: half words, and words that neither this work nor any talk has. */
const LEAST = 3
const SHARE = 0.3

/** Who speaks of something else in whole sentences may be misheard once too; who answers in words of their own is not. */
export function isGarbled(
  { text, trust }: Pick<RecognisedSpeech, 'text' | 'trust'>,
  question: PlannedQuestion,
  plan: ExamPlan,
): boolean {
  if (trust === 'exact') return false
  const stems = [...new Set(contentStems(text))]
  const foreign = foreignIn(text, plan).length
  return (
    (isBroken(text) && foreign + 1 >= LEAST) ||
    (foreign >= LEAST && foreign >= stems.length * SHARE && verdictOn(text, question, plan) !== 'answered')
  )
}
