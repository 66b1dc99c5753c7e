/** A student's cards, asked in a spoken conversation. */
import type { Outside } from '#ports/services.ts'
import { isAboutCards, roundIn, type SpokenTurn, stepOf } from '../rules/spoken-round.ts'
import { ALOUD } from '../spec.ts'
import { ownCards, takeReviews } from './card-rows.ts'

type Said = { userId: string; said: string; turns: readonly SpokenTurn[] }

export const askAloud =
  ({ db, now }: Pick<Outside, 'db' | 'now'>) =>
  /** The reply; undefined if the turn is not about cards. */
  async ({ userId, said, turns }: Said): Promise<string | undefined> => {
    const isInRound = turns.some(({ reply }) => reply.includes(ALOUD.card))
    if (!isInRound && !isAboutCards(said)) return undefined
    const cards = await ownCards(db, userId)
    const at = now().getTime()
    const step = stepOf(said, roundIn(turns, cards), cards, at)
    if (step?.review) await takeReviews(db, userId, [{ ...step.review, at }], at)
    return step?.say
  }
