/** A short question after an answer: what it asks of that answer is told of its places, its rows, or its words. */
import { beforeAll, describe, expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { readHandbook } from '../../../server/read-handbook.ts'
import { STUDY_SENTENCES } from '../../../spec.ts'
import type { Handbook } from '../../handbook/handbook-search.ts'
import { openRecord } from '../../open-study.ts'
import { answerQuestion } from '../answer.ts'

const table = (rows: string[][]) => ({ kind: 'table' as const, rows })
const study = openRecord(
  modelOf([
    {
      title: '3.2 Sampling',
      role: 'methods',
      level: 2,
      blocks: [
        'The potters of Sesheke were chosen by snowball sampling.',
        'This was done because there is no list of them, and one potter knows the next.',
      ],
    },
    {
      title: '4.1 Potters by ward',
      role: 'results',
      level: 2,
      blocks: [
        { kind: 'caption', text: 'Table 1: Potters and their age by ward' },
        table([
          ['Ward', 'n', 'Percent', 'Mean age'],
          ['Mulobezi', '40', '50.0', '41.5'],
          ['Katima', '24', '30.0', '38.2'],
          ['Lusu', '16', '20.0', '44.0'],
        ]),
        { kind: 'caption', text: 'Table 2: The clay is hard to find' },
        table([
          ['Answer', 'Frequency', 'Percent'],
          ['Strongly agree', '30', '37.5'],
          ['Agree', '26', '32.5'],
          ['Disagree', '14', '17.5'],
          ['Strongly disagree', '10', '12.5'],
        ]),
      ],
    },
    {
      title: '4.2 Firing',
      role: 'results',
      level: 2,
      blocks: [
        'Pots were fired in open pits, and 12 of them cracked in the fire.',
        'A potter of Lusu said, “The wind is our enemy, for it cools one side of the pot.”',
        'The link between wind and cracked pots had p = .03.',
        'This means that pots crack more often on windy days.',
      ],
    },
    {
      title: '4.3 Theme 1: Clay',
      role: 'results',
      level: 2,
      blocks: ['Clay is dug far from home, and women carry it.'],
    },
    {
      title: '4.4 Theme 2: Fuel',
      role: 'results',
      level: 2,
      blocks: ['Dry cow dung burns longest, so potters gather it in May.'],
    },
  ]),
)
let handbook: Handbook
beforeAll(async () => {
  handbook = await readHandbook()
})
const shown = (question: string, ...before: string[]) => [
  ...answerQuestion({ question, before, study, handbook }),
]
const said = (question: string, ...before: string[]) =>
  shown(question, ...before)
    .map(({ text }) => text)
    .join('\n')

describe('rows that were shown', () => {
  const FIRST = 'how many potters were in Mulobezi'

  it.each([
    ['and in Katima?', 'Katima: n 24'],
    ['what is the mean age there', 'Mean age 41.5'],
    ['what percentage is that', 'Percent 50.0'],
  ])('answer "%s" from the same table', (question, words) => {
    expect(said(question, FIRST)).toContain(words)
  })

  it('are held against each other, with the difference', () => {
    expect(said('which has more', FIRST, 'and in Katima?')).toContain(
      'Mulobezi has more than Katima; the difference is 16',
    )
    expect(said('which has fewer', FIRST, 'and in Katima?')).toContain('Katima has less than Mulobezi')
  })

  it('of a scale are summed at its two ends', () => {
    expect(said('so most agree or disagree?', 'what does table 2 say')).toContain(
      STUDY_SENTENCES.summedAnswers('56, 70.0%', '24, 30.0%'),
    )
  })

  it('keep the measure when the other end of it is asked for', () => {
    expect(said('and the lowest', 'which ward has the highest mean age')).toContain('Katima')
  })
})

describe('sentences that were shown', () => {
  const WIND = 'is there a link between wind and cracked pots'

  it('are read as the work reads them, a p value against its level', () => {
    const answer = said('what does that mean', WIND)
    expect(answer).toContain(STUDY_SENTENCES.heldAgainstLevel('.03', true))
    expect(answer).toContain('crack more often on windy days')
  })

  it('have their reason beside them', () => {
    expect(said('why that one', 'which sampling was used')).toContain('there is no list of them')
    expect(said('why', WIND)).not.toContain('cow dung')
  })

  it('go on with what stands behind them, and come in short', () => {
    expect(said('tell me more', 'how were pots fired')).toContain('The wind is our enemy')
    expect(said('shorter', 'how were the potters chosen').split('\n').length).toBeLessThan(4)
  })

  it('name whoever says so, and nobody where nobody is named', () => {
    expect(said('who said that', 'what does the study say about the wind')).toContain('A potter of Lusu said')
    expect(said('who said that', 'what does the study say about clay')).toContain(
      'the words of the work itself',
    )
  })

  it('of a list give the one that is asked for', () => {
    const second = said('explain the second one', 'which themes were found')
    expect(second).toContain('Dry cow dung burns longest')
    expect(second).not.toContain('far from home')
  })

  it('answer a new question of its own again, and never one about the whole work', () => {
    expect(said('were pots fired in open pits', 'how were pots fired')).toContain('open pits')
    expect(said('summarise this document', WIND)).not.toContain(STUDY_SENTENCES.inShort)
    expect(said('which page says that dung burns longest', WIND)).toContain('cow dung')
  })
})

it('leaves the sentence to the student, with what it can be built on', () => {
  const answer = shown('what should i write then', 'how were pots fired')
  expect(answer[0]?.text).toBe(STUDY_SENTENCES.writeYourself)
  expect(answer[1]?.text).toContain('open pits')
})
