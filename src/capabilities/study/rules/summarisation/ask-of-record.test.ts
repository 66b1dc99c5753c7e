import { describe, expect, it } from 'vitest'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import { readHandbook } from '../../server/read-handbook.ts'
import { evidenceOf } from '../document/evidence.ts'
import { type ReadDocument, readForStudy } from '../document/reading.ts'
import { statementsOf } from '../facts/candidate-sentences.ts'
import type { FactKind } from '../facts/fact.ts'
import type { Chapter, WorkStage } from '../facts/stage.ts'
import { openRecord } from '../open-study.ts'
import { emptySlots, type Slot, type StudyRecord, slotsOfKind } from '../record/study-record.ts'
import { askOfRecord } from './ask-of-record.ts'
import { DECISIONS } from './questions-on-decisions.ts'
import { ASKS } from './questions-on-facts.ts'

type Told = [FactKind, string, state?: 'proved' | 'unsure']

function ask(told: readonly Told[], stage: WorkStage = 'thesis', chapters: Chapter[] = []) {
  const sections: WrittenSection[] = told.map(([, text], i) => ({
    title: `Part ${i}`,
    role: 'other',
    blocks: [text],
  }))
  const reading = readForStudy(modelOf(sections))
  return askOfRecord(recordOf(told, reading), { stage, chapters }, reading, statementsOf(reading))
}

function recordOf(told: readonly Told[], { sentences }: ReadDocument): StudyRecord {
  const slots = emptySlots()
  for (const [kind, text, state = 'proved'] of told) {
    const evidence = sentences.filter((one) => one.text === text).map(evidenceOf)
    const said = [{ value: text, evidence, by: 'built-in' as const }]
    const slot: Slot =
      state === 'proved'
        ? { state, entries: said, candidates: [], isComplete: true }
        : { state, entries: [], candidates: said, isComplete: false }
    slots[slotsOfKind(kind)[0]!] = slot
  }
  return {
    version: 1,
    kind: 'research',
    stage: null,
    slots,
    remarks: [],
    absences: [],
    summary: [],
  }
}

const SACKS = 'Most of the farmers whom we asked kept their maize in sacks.'
const SILOS = 'Silos were more common where the road was good.'
const H0 = 'There is no difference between farmers with and without a road.'

describe('questions on the record', () => {
  it('quote the sentence they hang on, and belong to one work', () => {
    const [first] = ask([['conclusion', SACKS]])
    expect(first?.question).toContain(`“${SACKS}”`)
    expect(first?.evidence.quote).toBe(SACKS)
  })

  it('ask a proposal how it will be done, and nothing of results', () => {
    const told: Told[] = [
      ['hypothesis', H0],
      ['conclusion', SILOS],
    ]
    const planned = ask(told, 'proposal').map(({ question }) => question)
    expect(planned).toHaveLength(1)
    expect(planned[0]).toContain('can your data show it')
    expect(ask(told).map(({ about }) => about)).toContain('conclusion')
    expect(ask([['hypothesis', H0]], 'chapter', ['introduction'])[0]?.question).toContain(
      'can your data show it',
    )
  })

  it('ask of what the work surely says, the heaviest first and one on a sentence', () => {
    const abouts = ask([
      ['conclusion', SILOS, 'unsure'],
      ['limitation', H0],
      ['hypothesis', H0],
      ['question', SACKS],
    ]).map(({ about }) => about)
    expect(abouts).toEqual(['hypothesis', 'question'])
  })

  it('never ask on a program or on half a line', () => {
    expect(
      ask([['sampling', 'if (data == b""): received = pickle.loads(data); return received, 0']]),
    ).toEqual([])
    expect(ask([['conclusion', 'Sacks were common.']])).toEqual([])
  })

  it('name a handbook entry that is there', async () => {
    const { entries } = await readHandbook()
    const known = new Set(entries.map(({ id }) => id))
    for (const one of ASKS) expect(known).toContain(one.read)
  })
})

describe('questions on decisions and claims', () => {
  const asked = (text: string, role: WrittenSection['role'] = 'methods') => {
    const { questions } = openRecord(modelOf([{ title: 'Part', role, blocks: [text] }]))
    return questions().map(({ about }) => about)
  }

  it.each([
    ['chosen-over', 'methods', 'The villages were selected because they lie near the river.'],
    ['narrowed', 'methods', 'The study is limited to the twelve markets along the tarred road.'],
    ['surprise', 'results', 'Surprisingly, markets with more buyers had lower prices in March.'],
    ['went-wrong', 'results', 'We were unable to reach the traders of the last four markets.'],
  ] as const)('asks about what was %s', (about, role, text) => {
    expect(asked(text, role)).toContain(about)
  })

  it('takes a breakdown that nobody expects for no surprise', () => {
    expect(
      asked(
        'The owners repair the machines each week to avoid unexpected breakdowns in the rains.',
        'results',
      ),
    ).not.toContain('surprise')
  })

  it.each([
    ['what others did', 'Villages without a market were removed from the list by Banda (2019).'],
    ['what can be done in general', 'Much of the water is removed by the roots of such a plant.'],
    ['a chapter that tells of itself', 'This chapter is limited to the methods that were used.'],
    ['what people cannot do', 'The traders, even while having some influence, are unable to set the price.'],
    ['what the sentence before decides', 'This formula was chosen for its use in small towns.'],
  ])('asks nothing about %s', (_, text) => {
    expect(asked(text)).toEqual([])
  })

  it('name an entry of the handbook', async () => {
    const { entries } = await readHandbook()
    const ids = new Set(entries.map(({ id }) => id))
    for (const { read } of DECISIONS) expect(ids, read).toContain(read)
  })
})

it('asks of a chapter before the results what was done, where it tells its methods as done', () => {
  const done = [
    'The tailors were asked about their books.',
    'The books were counted by two of us.',
    'Their answers were written down at once.',
    'The shops were visited in the morning.',
  ]
  const asked = (blocks: string[]) => {
    const study = openRecord(modelOf([{ title: 'CHAPTER THREE METHODOLOGY', role: 'methods', blocks }]))
    const told = study.reading.sentences[0]!
    const record = recordOf([['sampling', told.text]], study.reading)
    const work = { stage: 'chapter', chapters: ['methods'] } as const
    return askOfRecord(record, work, study.reading, statementsOf(study.reading))[0]?.question
  }
  expect(asked(done)).toContain('may have been left out')
  expect(asked(done.map((one) => one.replace('were', 'will be')))).toContain('may be left out')
})

it('asks nothing of a sentence that says its thing below it', () => {
  const questions = ask([['sampling', 'The books of the tailors were analysed using a combination of:']])
  expect(questions).toEqual([])
})

describe('what was decided, and what only sounds so', () => {
  const asks = (id: string, text: string) => {
    const rule = DECISIONS.find((one) => one.id === id)!
    return rule.when.test(text) && !rule.unless?.test(text)
  }
  it.each([
    ['narrowed', 'The coil should be at least 10% more than the load that it carries.'],
    ['went-wrong', 'The existing system of voting is hard for those who are unable to travel.'],
    ['chosen-over', 'In this case one tailor was misled, blaming the rain rather than the road.'],
    ['chosen-over', 'By using this class you can reward them as a group rather than one by one.'],
    ['surprise', 'The program was crashing on the old machine, which stopped the training unexpectedly.'],
  ])('is not asked about as %s: %s', (id, text) => {
    expect(asks(id, text)).toBe(false)
  })
  it.each([
    ['surprise', 'Surprisingly, tailors without books earned as much.'],
    ['chosen-over', 'The median was used rather than the mean of the sales.'],
  ])('is asked about as %s: %s', (id, text) => {
    expect(asks(id, text)).toBe(true)
  })
})
