import { contentStems } from '#kit/text/content-stems.ts'
import { STUDY_LIMITS, STUDY_SENTENCES } from '../../spec.ts'
import type { HandbookEntry } from '../handbook/handbook-format.ts'
import type { Handbook } from '../handbook/handbook-search.ts'
import type { AnswerSegment } from './answer-segment.ts'

const SENTENCES = 5
/** An entry that fits nearly as well stands beside the one that is told. */
const BESIDE = 0.75

/** The entry's opening and the sentences nearest the question, in the order in which they were written. */
function sentencesFor(entry: HandbookEntry, question: string): string[] {
  const asked = new Set(contentStems(question))
  const rated = quotationsWhole(entry.sentences).map((sentence, at) => ({
    at,
    sentence,
    worth: (at < 2 ? 2 : 0) + contentStems(sentence).filter((stem) => asked.has(stem)).length,
  }))
  return rated
    .sort((a, b) => b.worth - a.worth || a.at - b.at)
    .slice(0, SENTENCES)
    .sort((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence)
}

/** What is said in quotation marks is one, over however many sentences it runs. */
function quotationsWhole(sentences: readonly string[]): string[] {
  const whole: string[] = []
  for (const sentence of sentences) {
    const before = whole.at(-1)
    if (before !== undefined && before.split('"').length % 2 === 0)
      whole[whole.length - 1] = `${before} ${sentence}`
    else whole.push(sentence)
  }
  return whole
}

export const fromHandbookEntry = ({ id: entryId, title }: HandbookEntry, text: string): AnswerSegment => ({
  kind: 'handbook',
  text,
  sources: [{ kind: 'handbook', entryId, title, quote: text }],
})

export function* answerFromHandbook(
  question: string,
  handbook: Handbook,
  { onlyIfSure = false, spokenOf = '' } = {},
): Generator<AnswerSegment, void, undefined> {
  const said = new Set(contentStems(spokenOf))
  const found = handbook.find(question, spokenOf ? 5 : 2)
  // What stands in the work tells which of two entries of one word is meant.
  const meant = found.find(
    ({ entry }) => spokenOf && contentStems(entry.title).every((stem) => said.has(stem)),
  )
  const [best, second] = meant ? [meant] : found
  // Words that only stand somewhere in its text are not what it is about.
  const isSure = best !== undefined && best.sure >= STUDY_LIMITS.handbookSureAtLeast
  if (!best || !isSure) {
    if (!onlyIfSure) yield askWhich(question, handbook)
    return
  }
  for (const sentence of sentencesFor(best.entry, question)) yield fromHandbookEntry(best.entry, sentence)
  yield {
    ...fromHandbookEntry(best.entry, best.entry.askYourself),
    text: `Ask yourself: ${best.entry.askYourself}`,
  }
  if (second && second.fit > best.fit * BESIDE) {
    const { id, title: next } = second.entry
    yield {
      kind: 'handbook',
      text: `See also: ${next}${/[?!.]$/.test(next) ? '' : '.'}`,
      sources: [{ kind: 'handbook', entryId: id, title: next, quote: next }],
    }
  }
}

const MOST_CHOICES = 3

/** Entries that have something of the question, to tap; otherwise that there is none. */
function askWhich(question: string, handbook: Handbook): AnswerSegment {
  const near = handbook
    .find(question, MOST_CHOICES)
    .filter(({ fit }) => fit >= STUDY_LIMITS.handbookFitsAtLeast)
  if (near.length === 0) return { kind: 'limit', text: STUDY_SENTENCES.notInHandbook, sources: [] }
  const choices = near.map(({ entry }) => entry.title)
  return { kind: 'ask', text: STUDY_SENTENCES.whichEntry(choices), sources: [], choices }
}

/** "Quiz me on sampling": what each entry on it has the reader ask. */
export function* askYourself(
  question: string,
  handbook: Handbook,
  count: number,
): Generator<AnswerSegment, void, undefined> {
  const topic = question.replace(OF_A_QUIZ, ' ')
  const found = handbook.find(topic, count).filter(({ fit }) => fit > 0)
  if (found.length === 0) yield { kind: 'limit', text: STUDY_SENTENCES.noDocument, sources: [] }
  for (const { entry } of found)
    yield {
      kind: 'question',
      text: entry.askYourself,
      sources: [{ kind: 'handbook', entryId: entry.id, title: entry.title, quote: entry.askYourself }],
    }
}
const OF_A_QUIZ =
  /\b(?:quiz|test|examine|grill|ask|give|prepare|list|show|me|questions?|on|about|an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+|please)\b/gi

const TELLS = {
  example: /\b(?:such as|for example|for instance|example|e\.g\.|like)\b|\d|"[^"]{12,}"/i,
  reason:
    /\b(?:because|since|so that|in order to|therefore|otherwise|without (?:it|this)|improves?|avoids?|prevents?|allows?)\b/i,
}

/** What the entry gives as an example or as a reason, or all that it says where it gives none. */
export function* partFromHandbook(
  question: string,
  handbook: Handbook,
  wants: keyof typeof TELLS,
): Generator<AnswerSegment, void, undefined> {
  const [best] = handbook.find(question, 1)
  const shown = best?.entry.sentences.filter((sentence) => TELLS[wants].test(sentence)) ?? []
  if (!best || shown.length === 0) {
    yield* answerFromHandbook(question, handbook)
    return
  }
  for (const text of shown.slice(0, 3)) yield fromHandbookEntry(best.entry, text)
}
