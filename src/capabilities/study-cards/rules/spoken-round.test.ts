import { describe, expect, it } from 'vitest'
import { hours } from '#kit/time.ts'
import { ALOUD, RATINGS } from '../spec.ts'
import { aCard } from './card.fake.ts'
import { newSchedule } from './new-schedule.ts'
import { nextRoundStep, roundIn, type SpokenTurn } from './spoken-round.ts'

const cards = [aCard('attrition'), aCard('osmosis', { createdAt: 1 })]
const turnsOf = (...replies: string[]): SpokenTurn[] =>
  replies.map((reply, at) => ({ attempt: `t${at}`, reply }))
const say = (said: string, turns: SpokenTurn[], all = cards) =>
  nextRoundStep(said, roundIn(turns, all), all, 1_000)

const ASKED = `${ALOUD.card} What does attrition mean?`
const TOLD = `${ALOUD.says} It means attrition and no more. It is on page 3 of notes.pdf. ${ALOUD.rate}`

describe('cards asked aloud', () => {
  it.each(['Ask me my cards', 'can you test me on my study cards please', 'Quiz me with my flash cards'])(
    'begin with %j',
    (said) => expect(say(said, [])).toEqual({ say: ASKED }),
  )

  it('are no matter of anything else that is said', () => {
    expect(say('What is a sampling frame?', [])).toBeUndefined()
    expect(say('Thank you', turnsOf(ASKED, ALOUD.stopped))).toBeUndefined()
  })

  it('tell the answer with its place, whatever was said to the question, and ask how well it was known', () => {
    expect(say('I think people who leave', turnsOf('Hello.', ASKED))).toEqual({ say: TOLD })
  })

  it.each([
    ['again', RATINGS.again],
    ['no, I did not know it', RATINGS.again],
    ['hard', RATINGS.hard],
    ['that was good', RATINGS.good],
    ['yes', RATINGS.good],
    ['easy', RATINGS.easy],
    ['not easy', RATINGS.again],
  ])('take %j for a rating, count it once and go on to the next', (said, rating) => {
    expect(say(said, turnsOf(ASKED, TOLD))).toEqual({
      say: `${ALOUD.card} What does osmosis mean?`,
      review: { id: 'aloud:t1', cardId: 'attrition', rating },
    })
  })

  it('ask again where the rating was not understood, and take it then under the same name', () => {
    expect(say('well perhaps', turnsOf(ASKED, TOLD))).toEqual({ say: ALOUD.rateAgain })
    expect(say('good', turnsOf(ASKED, TOLD, ALOUD.rateAgain))?.review?.id).toBe('aloud:t1')
  })

  it('stop when the student says so, and rate nothing by it', () => {
    expect(say('stop please', turnsOf(ASKED))).toEqual({ say: ALOUD.stopped })
    expect(say('that is enough', turnsOf(ASKED, TOLD))).toEqual({ say: ALOUD.stopped })
  })

  it('say when none is due, and how to make one where there is none', () => {
    const later = [aCard('attrition', { schedule: { ...newSchedule(0), state: 'review', due: hours(72) } })]
    expect(say('ask me my cards', [], later)?.say).toContain('The next one is due in 3 days')
    expect(say('ask me my cards', [], [])).toEqual({ say: ALOUD.none })
    expect(say('good', turnsOf(ASKED, TOLD), [cards[0]!])?.say).toBe(ALOUD.doneForNow)
  })

  it('know the card by the longest question, where one begins like another', () => {
    const alike = [
      aCard('x', { question: 'What is a sample' }),
      aCard('y', { question: 'What is a sample frame' }),
    ]
    expect(roundIn(turnsOf(`${ALOUD.card} What is a sample frame`), alike)).toMatchObject({
      card: { id: 'y' },
    })
  })
})
