import { describe, expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { DEFENCE_THESIS } from '#tests/defence-thesis.ts'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import { SMALL_PROPOSAL } from '#tests/small-proposal.ts'
import { makePlan } from './make-plan.ts'

const TITLE = 'Mobile money and savings of traders'
function askedOf(sections: WrittenSection[], title = TITLE) {
  const model = modelOf(sections, { title })
  return makePlan(openRecord(model), model, 'work.pdf').questions
}
const about = (questions: ReturnType<typeof askedOf>, name: string) =>
  questions.filter((one) => one.about === name)
const section = (role: WrittenSection['role'], title: string, ...blocks: WrittenSection['blocks']) => ({
  role,
  title,
  blocks,
})

const AIM = section(
  'introduction',
  '1.3 Aim and objectives',
  'The aim of this study was to examine mobile money and the savings of traders in Kitwe.',
  'The specific objectives of the study were:',
  '1. To compare the fees of agents with the fees of banks.',
  '2. To describe the savings of traders with mobile money.',
  '3. To recommend ways to improve the savings of traders.',
)
const METHOD = section(
  'methods',
  '3.1 Research design',
  'A cross-sectional survey design was used. A total of 240 traders took part in the study.',
)

describe('the heaviest faults are asked about before the chain, and behind what the work is about', () => {
  const traders = askedOf(DEFENCE_THESIS)
  const at = (name: string) => traders.findIndex((one) => one.about === name)

  it('a reliability that is announced and not given', () => {
    expect(traders[at('weak reliability')]?.asks).toContain('alpha')
    expect(at('weak reliability')).toBeGreaterThan(at('aim'))
    expect(at('weak reliability')).toBeLessThan(at('design'))
  })

  it('an effect, where everybody was asked once', () => {
    expect(traders[at('weak effect')]).toMatchObject({
      weak: true,
      lead: expect.stringContaining('helps traders in Kitwe'),
    })
  })

  it('a figure that stands in the abstract alone is asked for its place', () => {
    const told = structuredClone(DEFENCE_THESIS)
    told[1]!.blocks[0] = `${told[1]!.blocks[0]} Of the agents 93% were found to be open on Sundays.`
    expect(askedOf(told).map(({ asks }) => asks)).toContainEqual(
      expect.stringMatching(/^Where else in your work is 93% shown/),
    )
  })
})

describe('a table is asked about beside what it is there to answer', () => {
  const tables = about(
    askedOf([
      AIM,
      METHOD,
      section(
        'results',
        '4. Results',
        { kind: 'caption', text: 'Table 4.1: Age and sex of the traders' },
        {
          kind: 'table',
          rows: [
            ['Age', 'Traders'],
            ['Under 30', '120'],
            ['Over 30', '120'],
          ],
        },
        { kind: 'caption', text: 'Table 4.2: Fees of agents and banks in the town' },
        {
          kind: 'table',
          rows: [
            ['Who', 'Fee'],
            ['Agents', '5.2'],
            ['Banks', '7.9'],
          ],
        },
        'The fees of agents were lower than the fees of banks in every market.',
      ),
    ]),
    'table',
  )

  it('with the objective that has its words', () => {
    expect(tables.map(({ lead }) => lead)).toEqual([
      expect.stringMatching(/Table 4\.2 .*Fees of agents and banks.*To compare the fees of agents/),
    ])
  })
  it('and none that only says who was asked', () =>
    expect(tables.map(({ lead }) => lead).join(' ')).not.toContain('Age and sex'))
})

describe('an objective is paired with nothing but its own answer', () => {
  const questions = askedOf([
    AIM,
    METHOD,
    section(
      'results',
      '4. Results',
      'The results showed that mobile money changed the savings of traders in Kitwe.',
      'The results showed that the fees of agents were lower than the fees of banks.',
    ),
  ])
  const on = (words: string) => about(questions, 'objectives').find(({ lead }) => lead.includes(words))

  it('a result that shares only the words of the title is not put beside it', () =>
    expect(on('To describe the savings')?.lead).not.toContain('mobile money changed'))
  it('one that shares its own words is', () =>
    expect(on('To compare the fees')?.lead).toContain('fees of agents were lower'))
  it('and who set out to advise is asked what the advice rests on', () =>
    expect(on('To recommend ways')?.asks).toMatch(/your advice on this rest on/))
})

describe('what anybody could have written is not asked about', () => {
  const leads = (...blocks: string[]) =>
    askedOf([AIM, METHOD, section('methods', '3.4 Sources', ...blocks)])
      .map(({ lead }) => lead)
      .join(' ')

  it('no way of counting', () =>
    expect(leads('The savings of traders were measured in frequencies and in percentages.')).not.toContain(
      'in frequencies',
    ))
  it('while a choice of its own is', () =>
    expect(leads('The traders without a stall were excluded from the survey of savings.')).toContain(
      'without a stall',
    ))
})

it('of plots and plants nobody is asked who decided to take part', () => {
  const sampled = askedOf(
    [
      AIM,
      section('methods', '3.4 Sampling', 'Five plants of each plot were randomly selected for the sample.'),
    ],
    'Maize on small plots',
  )
  expect(about(sampled, 'sampling')[0]?.asks).toContain('what had no chance')
})

it('a plan to build something is asked how it will be shown to work, and not what will come out', () => {
  const told = structuredClone(SMALL_PROPOSAL)
  for (const one of told)
    one.blocks = one.blocks.map((block) =>
      String(block).replace('to determine why village pumps', 'to develop a model of why village pumps'),
    )
  const plan = askedOf(told, 'Village pumps')
  expect(about(plan, 'proof')[0]?.asks).toMatch(/^How will you show that it works/)
  expect(
    about(plan, 'first finding')
      .map(({ lead }) => lead)
      .join(' '),
  ).not.toContain('to develop a model')
})
