import { describe, expect, it } from 'vitest'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import { readHandbook } from '../../server/read-handbook.ts'
import { readForStudy } from '../document/reading.ts'
import type { BookOfFacts, Chapter, WorkStage } from '../facts/book-of-facts.ts'
import { statementsOf } from '../facts/candidate-sentences.ts'
import type { FactKind } from '../facts/fact.ts'
import { openStudy } from '../open-study.ts'
import { askFromBook } from './ask-from-book.ts'
import { DECISIONS } from './questions-on-decisions.ts'
import { ASKS } from './questions-on-facts.ts'

type Told = [FactKind, string, ('shown' | 'likely')?]

function ask(told: readonly Told[], stage: WorkStage = 'thesis', chapters: Chapter[] = []) {
  const sections: WrittenSection[] = told.map(([, text], i) => ({
    title: `Part ${i}`,
    role: 'other',
    blocks: [text],
  }))
  const reading = readForStudy(modelOf(sections))
  const sentenceOf = (text: string) => reading.sentences.find((one) => one.text === text)!
  const book: BookOfFacts = {
    kind: 'research',
    stage,
    chapters,
    stageEvidence: [],
    title: '',
    discipline: null,
    builds: false,
    studiesPeople: true,
    findings: [],
    facts: told.map(([kind, text, certainty = 'shown']) => ({
      kind,
      certainty,
      reader: 'built-in' as const,
      evidence: { sentenceId: sentenceOf(text).id, page: 1, quote: text },
    })),
  }
  return askFromBook(book, reading, statementsOf(reading))
}

const SACKS = 'Most of the farmers whom we asked kept their maize in sacks.'
const SILOS = 'Silos were more common where the road was good.'
const H0 = 'There is no difference between farmers with and without a road.'

describe('questions on the book of facts', () => {
  it('quote the sentence they hang on, and belong to one work', () => {
    const [first] = ask([['result', SACKS]])
    expect(first?.question).toContain(`“${SACKS}”`)
    expect(first?.evidence.quote).toBe(SACKS)
    const other = ask([['result', 'In Kitwe no trader knew the price of a sack of maize.']])
    expect(other.map(({ question }) => question)).not.toContain(first?.question)
  })

  it('ask a proposal how it will be done, and nothing of results', () => {
    const told: Told[] = [
      ['hypothesis', H0],
      ['result', SACKS],
      ['conclusion', SILOS],
    ]
    const planned = ask(told, 'proposal').map(({ question }) => question)
    expect(planned).toHaveLength(1)
    expect(planned[0]).toContain('can your data show it')
    expect(ask(told).map(({ about }) => about)).toContain('result')
    expect(ask([['hypothesis', H0]], 'chapter', ['introduction'])[0]?.question).toContain(
      'can your data show it',
    )
  })

  it('ask how large a result is only of one that made a difference', () => {
    const abouts = ask([
      ['result', SACKS],
      ['null-result', SACKS],
    ]).map(({ about }) => about)
    expect(abouts).toEqual(['null-result'])
  })

  it('ask how it was done only where it is sure that it was', () => {
    expect(ask([['procedure', SACKS, 'likely']])).toEqual([])
    expect(ask([['procedure', SACKS]])).toHaveLength(1)
  })

  it('come from the surest facts first, one on a sentence', () => {
    const [first, ...others] = ask([
      ['result', SILOS, 'likely'],
      ['hypothesis', H0],
      ['aim', H0],
    ])
    expect(first?.about).toBe('hypothesis')
    expect(others.map(({ about }) => about)).toEqual(['result'])
  })

  it('show others of the kind beside it, each once', () => {
    const many = Array.from(
      { length: 7 },
      (_, i): Told => ['result', `In ward number ${'abcdefg'[i]} the farmers kept their maize in silos.`],
    )
    const forms = ask(many).map(({ question }) => question.replace(/“[^”]*”/, ''))
    expect(new Set(forms).size).toBe(forms.length)
    const also = ask(many).flatMap((one) => one.also.map(({ quote }) => quote))
    expect(also.length).toBeGreaterThan(1)
    expect(new Set(also).size).toBe(also.length)
  })

  it('never ask on a program or on half a line', () => {
    expect(
      ask([['procedure', 'if (data == b""): received = pickle.loads(data); return received, 0']]),
    ).toEqual([])
    expect(ask([['result', 'Sacks were common.']])).toEqual([])
  })

  it('name a handbook entry that is there', async () => {
    const { entries } = await readHandbook()
    const known = new Set(entries.map(({ id }) => id))
    for (const one of Object.values(ASKS)) expect(known).toContain(one.read)
  })
})

describe('questions on decisions and claims', () => {
  const asked = (text: string, role: WrittenSection['role'] = 'methods') => {
    const { questions } = openStudy(modelOf([{ title: 'Part', role, blocks: [text] }]))
    return questions().map(({ about }) => about)
  }

  it.each([
    ['left-out', 'methods', 'Two of the villages were removed from the list because nobody answered there.'],
    ['replaced', 'methods', 'Missing prices were replaced with the mean price of the same market.'],
    ['assumed', 'methods', 'We assumed that a closed stall means that nothing was sold on that day.'],
    ['chosen-over', 'methods', 'The villages were selected because they lie near the river.'],
    ['narrowed', 'methods', 'The study is limited to the twelve markets along the tarred road.'],
    ['surprise', 'results', 'Surprisingly, markets with more buyers had lower prices in March.'],
    ['accuracy', 'results', 'The decision tree reached an accuracy of 75.3% on the held-out markets.'],
    ['strong-claim', 'conclusion', 'The road had a huge impact on what the traders could earn.'],
    ['explained', 'discussion', 'The fall in March may be due to the rains that closed the road.'],
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
    ['what a theory assumes', 'The standard model assumes that our traders sell alone and at one price.'],
    ['what people cannot do', 'The traders, even while having some influence, are unable to set the price.'],
    ['what the sentence before decides', 'This formula was chosen for its use in small towns.'],
    ['a mere word', 'A marked imbalance exists between the young and the old.'],
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
    const study = openStudy(modelOf([{ title: 'CHAPTER THREE METHODOLOGY', role: 'methods', blocks }]))
    const told = study.reading.sentences[0]!
    const book: BookOfFacts = {
      ...study.facts(),
      stage: 'chapter',
      chapters: ['methods'],
      facts: [
        {
          kind: 'procedure',
          certainty: 'shown',
          reader: 'built-in',
          evidence: { sentenceId: told.id, page: 1, quote: told.text },
        },
      ],
    }
    return askFromBook(book, study.reading, statementsOf(study.reading))[0]?.question
  }
  expect(asked(done)).toContain('what exactly was done')
  expect(asked(done.map((one) => one.replace('were', 'will be')))).toContain('what exactly will be done')
})

it('asks nothing of a sentence that says its thing below it', () => {
  const questions = ask([['analysis', 'The books of the tailors were analysed using a combination of:']])
  expect(questions).toEqual([])
})

describe('what was decided, and what only sounds so', () => {
  const asks = (id: string, text: string) => {
    const rule = DECISIONS.find((one) => one.id === id)!
    return rule.when.test(text) && !rule.unless?.test(text)
  }
  it.each([
    ['accuracy', 'The theme of a story did not interact with accuracy (ρ = -.065, p = .583).'],
    ['assumed', 'It is possible that this holds elsewhere, but it should not be assumed.'],
    ['narrowed', 'The coil should be at least 10% more than the load that it carries.'],
    ['accuracy', 'The accuracy of the books was agreed to by 61.3% of the respondents.'],
    ['went-wrong', 'The existing system of voting is hard for those who are unable to travel.'],
    ['assumed', 'A red precipitate was taken as a positive result for the dye.'],
    ['left-out', 'Then the collar was removed and the top of the mould was trimmed.'],
    ['chosen-over', 'In this case one tailor was misled, blaming the rain rather than the road.'],
    ['strong-claim', 'The shop should give its books to the advertiser, who is the best predictor of sales.'],
    ['chosen-over', 'By using this class you can reward them as a group rather than one by one.'],
    ['surprise', 'The program was crashing on the old machine, which stopped the training unexpectedly.'],
    ['replaced', 'Filling in by imputation with the mean was deemed unsuitable for the gaps of the rains.'],
    ['accuracy', 'Here we shall find the misclassification error at the threshold point 0.57 of the rule.'],
    ['replaced', 'The analysis ends with how the models perform on an unbalanced task.'],
    ['strong-claim', 'The second model did somewhat better than the first.'],
    ['left-out', 'Their difference was drawn, excluding the effects of the weather.'],
    ['strong-claim', 'Where such registers prove to be very useful is in the market.'],
    ['strong-claim', 'This is tentative support, although the rain may have a stronger impact.'],
  ])('is not asked about as %s: %s', (id, text) => {
    expect(asks(id, text)).toBe(false)
  })
  it.each([
    ['accuracy', 'The model reached an accuracy of 0.91 on the test set.'],
    ['assumed', 'It was assumed that the tailors answered for themselves.'],
    ['surprise', 'Surprisingly, tailors without books earned as much.'],
    ['replaced', 'The imbalance of the classes was addressed by giving each a weight.'],
    ['left-out', 'Weeks without a sale were excluded from the model.'],
    ['chosen-over', 'The median was used rather than the mean of the sales.'],
    ['strong-claim', 'The study proves that books make tailors rich.'],
  ])('is asked about as %s: %s', (id, text) => {
    expect(asks(id, text)).toBe(true)
  })
})
