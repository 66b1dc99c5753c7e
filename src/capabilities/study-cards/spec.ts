/** Study cards: their calls, sentences and limits. */
import { del, get, post } from '#contracts/call.ts'

const CARDS = '/api/cards'

export const CALLS = {
  list: get(CARDS),
  keep: post(CARDS),
  remove: del(`${CARDS}/:cardId`),
  /** Cards a document offers; none of them is saved yet. */
  draft: get(`${CARDS}/drafts`),
  review: post(`${CARDS}/reviews`),
} as const

export const CARD_LIMITS = {
  /** Per person. */
  most: 2_000,
  atOnce: 40,
  longestQuestion: 300,
  longestAnswer: 1_500,
  reviewsAtOnce: 200,
  /** If nothing else is due, a card still being learnt may come this much early. */
  aheadMinutes: 15,
} as const

/** How well a card was known, as ts-fsrs counts it. */
export const RATINGS = { again: 1, hard: 2, good: 3, easy: 4 } as const
export type RatingName = keyof typeof RATINGS

export const SAYS = {
  notSignedIn: 'Please log in to use your study cards.',
  documentGone: 'The document of these cards was not found.',
  placeGone: 'One of these cards quotes words that are not in the document.',
  tooMany: 'You already have 2,000 study cards. Please delete some first.',
  cardGone: 'This card was not found.',
  noDrafts: 'Nothing in this document would make a good card.',
  notUnderstood: 'Something went wrong with this request. Please reload the page and try again.',
} as const

/** Sentences spoken in Voice Chat. */
export const ALOUD = {
  /** The phrase that starts a round; the recogniser has to expect it. */
  begin: 'ask me my cards',
  words: 'ask me my cards, test me on my study cards, again, hard, good, easy, stop',
  card: 'Here is a card.',
  says: 'The card says:',
  rate: 'Did you know it? Say again, hard, good or easy.',
  rateAgain: 'I did not catch that. Say again, hard, good or easy.',
  none: 'You have no study cards yet. You can make some from a document or an answer, on the Study cards page. What would you like to talk about?',
  stopped: 'Let us stop there. What would you like to talk about?',
  doneForNow: 'No more cards are due. What would you like to talk about?',
  nextIn: (words: string) =>
    `No cards are due. The next one is due ${words}. What would you like to talk about?`,
} as const
