/**
 * A round of cards asked aloud. Its position is derived from the last thing said, so a repeated or corrected turn
 * cannot lose its place: a card was asked; its answer was told; the student says how well it was known.
 */
import { plainWords } from '#kit/text/plain-words.ts'
import type { Card } from '../contract.ts'
import { ALOUD, RATINGS } from '../spec.ts'
import { nextCard, nextDue } from './due.ts'
import { timeWords } from './time-words.ts'

export type SpokenTurn = { attempt: string; reply: string }

export type Round =
  | { name: 'none' }
  | { name: 'asked'; card: Card }
  /** `told`: the turn that gave its answer. A rating counts once, however often it is corrected. */
  | { name: 'told'; card: Card; told: string }

export type RoundStep = { say: string; review?: { id: string; cardId: string; rating: number } }

const BEGINS = /\b(?:ask|test|quiz|examine)\b.*\bcards?\b|\bmy (?:study |flash ?)?cards\b/i
const STOPS = /\b(?:stop|enough|finish(?:ed)?|no more|end)\b/i
/** The surest words last: "not easy" is no "easy", and "no, again" is "again". */
const SAID: readonly [RegExp, number][] = [
  [/\b(?:again|no|not|nothing|wrong|forgot(?:ten)?)\b/i, RATINGS.again],
  [/\b(?:hard|hardly|difficult)\b/i, RATINGS.hard],
  [/\b(?:easy|easily)\b/i, RATINGS.easy],
  [/\b(?:good|yes|right|knew|correct)\b/i, RATINGS.good],
]

export function roundIn(turns: readonly SpokenTurn[], cards: readonly Card[]): Round {
  const last = turns.at(-1)
  if (!last) return { name: 'none' }
  const asked = turns.findLast(({ reply }) => reply.includes(ALOUD.card))
  const card = asked && cardIn(asked.reply, cards)
  if (!card) return { name: 'none' }
  if (last === asked) return { name: 'asked', card }
  const told = turns.findLast(({ reply }) => reply.includes(ALOUD.says))
  const waits = last.reply.endsWith(ALOUD.rate) || last.reply.endsWith(ALOUD.rateAgain)
  return waits && told ? { name: 'told', card, told: told.attempt } : { name: 'none' }
}

/** The longest matching question: one may be the beginning of another. */
function cardIn(reply: string, cards: readonly Card[]): Card | undefined {
  const said = plainWords(reply.slice(reply.indexOf(ALOUD.card)))
  return cards
    .filter(({ question }) => said.includes(plainWords(question)))
    .toSorted((a, b) => b.question.length - a.question.length)[0]
}

export const isAboutCards = (said: string): boolean => BEGINS.test(said)

/** Undefined if the turn is not about cards. `cards` are all of the student's, `now` decides which are due. */
export function nextRoundStep(
  said: string,
  round: Round,
  cards: readonly Card[],
  now: number,
): RoundStep | undefined {
  if (round.name === 'none') return isAboutCards(said) ? { say: begin(cards, now) } : undefined
  if (STOPS.test(said)) return { say: ALOUD.stopped }
  if (round.name === 'asked')
    return {
      say: `${ALOUD.says} ${endedSentence(round.card.answer)} ${whereWords(round.card)} ${ALOUD.rate}`,
    }
  const rating = SAID.find(([words]) => words.test(said))?.[1]
  if (rating === undefined) return { say: ALOUD.rateAgain }
  const others = cards.filter(({ id }) => id !== round.card.id)
  const next = nextCard(others, now)
  return {
    say: next ? cardAloud(next) : ALOUD.doneForNow,
    review: { id: `aloud:${round.told}`, cardId: round.card.id, rating },
  }
}

function begin(cards: readonly Card[], now: number): string {
  if (cards.length === 0) return ALOUD.none
  const next = nextCard(cards, now)
  return next ? cardAloud(next) : ALOUD.nextIn(`in ${timeWords(nextDue(cards)! - now)}`)
}

const cardAloud = ({ question }: Card): string => `${ALOUD.card} ${question}`
const endedSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
const whereWords = ({ place: { page, within, name } }: Card) =>
  within ? `It is in ${name}.` : `It is on page ${page} of ${name}.`
