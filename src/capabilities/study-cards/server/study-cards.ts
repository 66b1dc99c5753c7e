/** Study cards as one unit: for its routes and for spoken rounds. */
import type { Documents } from '#capabilities/documents/server/index.ts'
import type { CloseReader, StudyWorker } from '#capabilities/study/server/index.ts'
import type { Services } from '#ports/services.ts'
import { isAboutCards, nextRoundStep, roundIn, type SpokenTurn } from '../rules/spoken-round.ts'
import { ALOUD } from '../spec.ts'
import { ownCards, takeReviews } from './card-rows.ts'

export type StudyCards = ReturnType<typeof openStudyCards>

type Uses = { documents: Documents; closeReader: CloseReader; studyWorker: StudyWorker }

export const openStudyCards = (services: Services, uses: Uses) => ({
  services,
  ...uses,
  /** Handles spoken turns about cards. */
  aloud: askAloud(services),
})

/** A student's cards, asked in a spoken conversation. */
type AskAloudRequest = { userId: string; said: string; turns: readonly SpokenTurn[] }

const askAloud =
  ({ db, now }: Pick<Services, 'db' | 'now'>) =>
  /** The reply; undefined if the turn is not about cards. */
  async ({ userId, said, turns }: AskAloudRequest): Promise<string | undefined> => {
    const isInRound = turns.some(({ reply }) => reply.includes(ALOUD.card))
    if (!isInRound && !isAboutCards(said)) return undefined
    const cards = await ownCards(db, userId)
    const at = now().getTime()
    const step = nextRoundStep(said, roundIn(turns, cards), cards, at)
    if (step?.review) await takeReviews(db, userId, [{ ...step.review, at }], at)
    return step?.say
  }
