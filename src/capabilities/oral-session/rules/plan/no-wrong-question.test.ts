import { describe, expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { DEFENCE_THESIS } from '#tests/defence-thesis.ts'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import { makePlan } from './make-plan.ts'
import { isSpeakable } from './speakable.ts'
import { SECTION_TOPICS, TOPICS } from './topics.ts'

const TITLE = 'Mobile money and savings of traders'
const planOf = (sections: WrittenSection[], title = TITLE) => {
  const model = modelOf(sections, { title })
  return makePlan(openRecord(model), model, 'work.pdf')
}
const askedOf = (sections: WrittenSection[], title?: string) => planOf(sections, title).questions
const section = (role: WrittenSection['role'], title: string, ...blocks: WrittenSection['blocks']) => ({
  role,
  title,
  blocks,
})
const thesisWith = (...more: WrittenSection[]) => [...DEFENCE_THESIS, ...more]

describe('what the report knows to be amiss is asked among the first', () => {
  it('an analysis that is announced and never reported', () => {
    const asked = askedOf(
      thesisWith(
        section(
          'methods',
          'Analysis of the data',
          'An analysis of variance (ANOVA) was conducted to compare the four markets.',
        ),
        section(
          'results',
          'Savings by market',
          ...[
            'north',
            'south',
            'east',
            'west',
            'old',
            'new',
            'upper',
            'lower',
            'first',
            'last',
            'small',
            'large',
          ].map((name) => `In the ${name} market most traders said that they save every week.`),
        ),
      ),
    ).slice(0, 8)
    expect(asked.map(({ asks }) => asks).join('\n')).toContain(
      'I find no figure of the analysis of variance that you announce here. Was it done',
    )
  })

  const SAMPLE = (more = '') =>
    askedOf(
      thesisWith(
        section('methods', 'People', 'The population of the study was 12,000 traders of the town.'),
        section(
          'methods',
          'Size',
          `The number of traders was determined by the formula of Yamane (1967) with a margin of error of 5%.${more}`,
        ),
      ),
    ).map(({ asks }) => asks)

  it('a formula that is named, and gives another number than the sample has', () =>
    expect(SAMPLE()).toContainEqual(
      expect.stringMatching(
        /formula of Yamane comes to about 387\. You give 240\. How did you come to it\?$/,
      ),
    ))
  it('and nothing where some were added to what the formula gives', () =>
    expect(SAMPLE(' A reserve for non-response was added.').join(' ')).not.toContain(
      'formula of Yamane comes',
    ))

  it('two figures for one thing are put side by side, as one speaks', () => {
    const told = structuredClone(DEFENCE_THESIS)
    told.push(
      section('results', 'Savings', 'The overall response rate was 93.1% in the four markets.'),
      section('conclusion', 'Summary', 'The overall response rate was 81.4% in the four markets.'),
    )
    for (const { asks, about } of askedOf(told))
      if (about === 'comparison') expect(asks).not.toContain('Nothing explains the difference')
  })
})

it('of seven chapters of literature one is opened, and no question on a part is asked twice', () => {
  const asked = askedOf([
    section('introduction', '1. Aim', 'The aim of this study was to examine the savings of traders.'),
    ...['Fees', 'Agents', 'Banks', 'Borders', 'Phones', 'Fraud', 'Trust'].map((name) =>
      section(
        'literature',
        `2. ${name} in markets`,
        `${name} are an old matter in the markets of every town.`,
      ),
    ),
  ])
  const onParts = asked.filter(({ lead }) => lead.startsWith('I am looking at'))
  expect(onParts.filter(({ area }) => area === 'literature').length).toBeLessThanOrEqual(1)
  expect(new Set(onParts.map(({ asks }) => asks)).size).toBe(onParts.length)
})

it('a list of machines is asked neither for what the system has to do nor for its tools', () => {
  const asked = askedOf(
    [
      section(
        'introduction',
        '1.1 Aim',
        'The aim of this project was to develop a system that takes attendance by fingerprint.',
      ),
      section(
        'methods',
        '3.7.1 Hardware Requirements',
        'A computer with four gigabytes of memory is needed.',
      ),
    ],
    'Attendance by fingerprint',
  )
  expect(asked.map(({ lead }) => lead).join('\n')).not.toContain('Hardware')
})

it('nobody is asked how the author of a definition worked', () => {
  const asked = askedOf(
    thesisWith(
      section(
        'literature',
        'Words',
        'Zulu and Banda (2011) observed that a market is a place which brings sellers and buyers of savings together.',
      ),
    ),
  )
  const onStudies = asked.filter(({ about }) => about === 'another study')
  expect(onStudies.map(({ lead }) => lead).join('\n')).not.toContain('a market is a place')
})

it('a research question is held up as the answer to nothing', () => {
  const asked = askedOf([
    section(
      'introduction',
      '1.3 Aim and objectives',
      'The aim of this study was to examine mobile money and the savings of traders in Kitwe.',
      'The specific objectives of the study were:',
      '1. To identify the problems faced by agents in paying out fees.',
      '2. To describe the savings of traders with mobile money.',
    ),
    section(
      'methods',
      '3. Design',
      'A cross-sectional survey design was used. A total of 240 traders took part.',
    ),
    section(
      'results',
      '4. Results',
      'Research question three: What are the problems faced by agents in paying out fees that are more than 5?',
    ),
  ])
  expect(
    asked.filter(({ about }) => about === 'objectives').map(({ lead, better }) => [lead, ...better].join()),
  ).not.toContainEqual(expect.stringContaining('Research question three'))
})

const needs = (about: string, quote: string) =>
  [...TOPICS, ...SECTION_TOPICS].find((topic) => topic.about === about)!.needs!.test(quote)
it.each([
  ['whom it holds for', 'An estimated 3.6 persons live in each house, which gives about 1,620 people.'],
  ['validity', 'The system is reliable.'],
  ['contribution', 'Literate traders are more likely to take part in the growth of a country.'],
])('no question on %s hangs on: %s', (about, quote) => expect(needs(about, quote)).toBe(false))
it.each([
  ['whom it holds for', 'The target population is all traders of the four markets.'],
  ['validity', 'The questionnaire was shown to two lecturers to make sure of its validity.'],
  ['contribution', 'This study will help banks to reach traders.'],
])('while one on %s may hang on: %s', (about, quote) => expect(needs(about, quote)).toBe(true))

it('the headings of a chapter are not read out with its first sentence', () => {
  expect(isSpeakable('SUMMARY, CONCLUSION AND ADVICE 5.1 Summary The system saved time for traders.')).toBe(
    false,
  )
  expect(isSpeakable('The mean of 4.2 That traders gave was higher than in the other markets.')).toBe(true)
})

it('a file name is never taken for a title', () =>
  expect(
    planOf([section('introduction', '', 'Traders in the town keep their savings at home.')], '').title,
  ).toBe(''))
