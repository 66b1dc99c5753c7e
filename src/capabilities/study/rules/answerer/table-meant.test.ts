/** Of several tables alike only the one that is meant answers; what is asked after it is about it. */
import { beforeAll, describe, expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { readHandbook } from '../../server/read-handbook.ts'
import { STUDY_SENTENCES } from '../../spec.ts'
import type { Handbook } from '../handbook/handbook-search.ts'
import { openRecord } from '../open-study.ts'
import { answerQuestion } from './answer.ts'

const table = (rows: string[][]) => ({ kind: 'table' as const, rows })
const caption = (text: string) => ({ kind: 'caption' as const, text })
const HEADS = ['No Examined', 'No Lame', 'Percentage lame (%)']
const study = openRecord(
  modelOf([
    {
      title: 'Chapter 1: Introduction',
      role: 'introduction',
      blocks: [
        'Goats of four farms along the Kafue road limp more often after the rains.',
        'If the hoof is rotten at its root, the trouble is called pododermatitis (Banda, 2020).',
      ],
    },
    {
      title: 'Chapter 2: Literature',
      role: 'literature',
      blocks: ['They wrote their app for goat herders by an agile development process.'],
    },
    {
      title: 'Chapter 4: Results',
      role: 'results',
      blocks: [
        caption('Table 1: Lameness by farm'),
        table([
          ['Farm', ...HEADS],
          ['NH', '30', '18', '60'],
          ['SV', '30', '15', '50'],
          ['SA', '30', '21', '70'],
          ['Total', '90', '54', '60'],
        ]),
        'Key: NH = Namwala Heights Ranch, SV = Sable Valley Ranch and SA = Sable Acres Ranch.',
        caption('Table 2: Lameness of the farm goats by sex'),
        table([
          ['Sex', ...HEADS],
          ['Male', '40', '29', '72.5'],
          ['Female', '50', '25', '50'],
          ['Total', '90', '54', '60'],
        ]),
        caption('Table 3: Kinds of trouble by farm'),
        table([
          ['Trouble', 'NH', 'SV', 'SA'],
          ['Stones', '6', '7', '9'],
          ['Thorns', '12', '8', '12'],
        ]),
        'A total of 60 forms were handed out to the herders of the farms.',
      ],
    },
    {
      title: 'Chapter 5: Conclusion',
      role: 'conclusion',
      blocks: ['Only 52 forms were found complete when they came back.'],
    },
    {
      title: '5.3 Recommendations',
      role: 'conclusion',
      level: 2,
      blocks: [
        'It is recommended that herders should wash the feet of goats every week.',
        'It is recommended that owners should give older goats a softer floor.',
        'It is recommended that the ministry should send a vet to each farm.',
      ],
    },
  ]),
)
let handbook: Handbook
beforeAll(async () => {
  handbook = await readHandbook()
})
const said = (question: string, ...before: string[]) =>
  [...answerQuestion({ question, before, study, handbook })].map(({ text }) => text).join('\n')

describe('the table that is meant', () => {
  it('bears the thing that is named, by its short name as well', () => {
    const answer = said('how many were lame at Sable Valley and out of how many examined?')
    expect(answer).toContain('SV: No Examined 30; No Lame 15')
    expect(answer).not.toContain('Total')
  })

  it('has rows of the kind that is asked for', () => {
    expect(said('which farm had the most lame goats?')).toContain('SA: Percentage lame (%) 70')
    expect(said('and the least?', 'which farm had the most lame goats?')).toContain('SV')
    expect(said('which farm had the most lame goats?')).not.toContain('Male')
  })

  it('is none, where nothing counts what is asked for', () => {
    expect(said('how many vets were lame?')).not.toMatch(/Total|54/)
  })
})

describe('after two rows of a table', () => {
  const ROWS = ['which farm had the most lame goats?', 'and the least?']
  const CHANCE = 'is that a big difference or could it be chance'

  it('says whether the difference may be chance, as a reckoning of its own', () => {
    const answer = said(CHANCE, ...ROWS)
    expect(answer).toContain('which does not stand in the work: SA 21 of 30, SV 15 of 30, 20.0 points apart')
    expect(answer).toContain('χ² = 2.50, p = .11')
    expect(answer).toContain('may well be chance')
  })

  it('claims nothing of a column without the number looked at', () => {
    expect(said(CHANCE, 'which trouble was the most common at SA', 'and the least')).not.toContain('χ² =')
  })

  it('names the place of the table, whatever was looked for since', () => {
    expect(said('which page is that table on', ...ROWS, CHANCE, 'did it rain on them')).toContain('Table 1')
  })

  it('puts a row into plain words', () => {
    expect(said('say it simpler', ROWS[0]!)).toContain('SA: Percentage lame (%) is 70.')
  })
})

describe('what else is asked', () => {
  it('says what a word means that the work calls so', () => {
    expect(said('what does pododermatitis mean')).toContain('is called pododermatitis')
  })

  it('gives the one of a list that is spoken of', () => {
    const answer = said('give me the recommendation on a softer floor for older goats')
    expect(answer).toContain('softer floor')
    expect(answer).not.toContain('wash the feet')
  })

  it('shows the other number when it is doubted', () => {
    const first = 'how many forms were handed out'
    expect(said(first)).toContain('60 forms')
    const answer = said('are you sure? somewhere it says something different', first)
    expect(answer).toContain(STUDY_SENTENCES.countedElsewhere)
    expect(answer).toContain('52 forms')
  })

  it('appraises the work when its weakest chapter is asked for, however it is put', () => {
    for (const question of ['which chapter of mine is the weakest?', 'which part is weakest'])
      expect(said(question)).not.toContain(STUDY_SENTENCES.notInDocument)
  })

  it('has no answer of the first question for the number of the second', () => {
    expect(said('how many forms were handed out and how many in each village')).not.toMatch(/\babove\b/)
  })

  it('takes what another study did for no answer on its own doing', () => {
    expect(said('which development model did they follow')).not.toContain('agile')
  })
})
