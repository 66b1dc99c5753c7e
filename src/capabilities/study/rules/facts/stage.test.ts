import { describe, expect, it } from 'vitest'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import { tableOf } from '#tests/part-of-study.ts'
import { readForStudy } from '../document/reading.ts'
import { statementsOf } from './candidate-sentences.ts'
import { expectedOf } from './expected.ts'
import { stageOf } from './stage.ts'

const part = (title: string, role: WrittenSection['role'], sentence: string, times = 8): WrittenSection => ({
  title,
  role,
  blocks: Array.from({ length: times }, (_, i) => sentence.replace('#', `${i + 2}`)),
})
const stageIn = (sections: WrittenSection[], title = 'Record keeping among tailors in Kabwe') => {
  const reading = readForStudy(modelOf(sections, { title }))
  return stageOf(reading, statementsOf(reading))
}

const INTRODUCTION = part(
  'Introduction',
  'introduction',
  'Tailors in small towns keep few records of what they sell, in # of ten shops.',
)
const DONE = part(
  'Methods',
  'methods',
  'The # tailors were asked about their records, and were visited at work.',
)
const PLANNED = part(
  'Methodology',
  'methods',
  'The # tailors will be asked about their records, and will be visited.',
)
const FOUND = part('Results', 'results', 'The results show that #5% of the tailors kept a book of sales.')
const ENDED = part(
  'Conclusion',
  'conclusion',
  'The study concludes that # kinds of records are kept by tailors.',
)

describe('the stage of a research document', () => {
  it('is a proposal where it names itself so and tells its methods in the future', () => {
    expect(
      stageIn([
        part('Research proposal', 'front-matter', 'A research proposal by a student.', 1),
        INTRODUCTION,
        PLANNED,
      ]).stage,
    ).toBe('proposal')
  })

  it('is a proposal where a line of the cover says nothing else', () => {
    expect(
      stageIn([part('MSc Research Proposal', 'front-matter', 'Kept by one tailor.', 1), INTRODUCTION]).stage,
    ).toBe('proposal')
  })

  it('is a proposal where a long line of the cover hands it in as one', () => {
    const cover = part(
      '',
      'front-matter',
      'A research proposal submitted to the Department of Cloth in the School of Applied Arts in partial fulfilment of the requirements for the award of the degree of Bachelor of Science in Cloth and Dress of the Riverside University of Science.',
      1,
    )
    const review = part('Literature Review', 'literature', 'Tailors kept # books (Phiri, 2019).')
    expect(stageIn([cover, INTRODUCTION, review]).stage).toBe('proposal')
  })

  it('is a thesis where three chapters with an abstract and thanks tell what was built', () => {
    const built = part(
      'CHAPTER 3: METHODOLOGY',
      'methods',
      'The register holds the sales of # tailors, and sends a message when a book is closed.',
      24,
    )
    const opened = [
      part('Abstract', 'abstract', 'This project develops a register for tailors.', 2),
      part('Declaration', 'front-matter', 'Submitted in partial fulfilment for the degree of Bachelor.', 3),
      part('Acknowledgements', 'front-matter', 'I thank all tailors.', 1),
      { ...INTRODUCTION, title: 'CHAPTER 1: INTRODUCTION' },
      part('CHAPTER 2: LITERATURE REVIEW', 'literature', 'Tailors kept # books (Phiri, 2019).'),
    ]
    expect(stageIn([...opened, built]).stage).toBe('thesis')
    expect(stageIn(opened).stage).toBe('chapter')
  })

  it('is a thesis where it was built, tested and concluded, though it speaks of a proposal', () => {
    const thanks = part('Dedication', 'front-matter', 'I dedicate this proposal to all tailors.', 1)
    const plan = part('Work plan', 'appendix', 'The register will be written in # weeks.', 1)
    const planned = part('CHAPTER THREE: METHODOLOGY', 'methods', 'I will ask # tailors what they need.', 12)
    const opened = [
      thanks,
      { ...INTRODUCTION, title: 'CHAPTER ONE: INTRODUCTION' },
      planned,
      part('CHAPTER FOUR: IMPLEMENTATION AND TESTING', 'methods', 'Page # of the register was tested.', 4),
      part('CHAPTER FIVE: SUMMARY AND CONCLUSION', 'conclusion', 'The register was built for # towns.', 4),
      plan,
    ]
    expect(stageIn(opened).stage).not.toBe('proposal')
    const called = part('A research proposal', 'front-matter', 'RESEARCH PROPOSAL', 1)
    expect(stageIn([called, ...opened]).stage).toBe('proposal')
    expect(stageIn([called, thanks, opened[1]!, planned, plan]).stage).toBe('proposal')
  })

  it('is a thesis where the cover says so, and no review for having a chapter of literature', () => {
    const literature = part(
      'Literature Review',
      'literature',
      'Tailors in # other towns kept books (Phiri, 2019).',
    )
    const cover = part('', 'front-matter', 'Dissertation presented to the Department of Trade.', 1)
    expect(stageIn([cover, INTRODUCTION, literature, DONE, FOUND, ENDED]).stage).toBe('thesis')
    expect(stageIn([part('', 'front-matter', 'RESEARCH PROJECT', 1), literature, DONE, FOUND]).stage).toBe(
      'thesis',
    )
    expect(
      stageIn([part('Project', 'front-matter', 'By one tailor of Kabwe town.', 1), literature, DONE, FOUND])
        .stage,
    ).toBe('paper')
  })

  it('is a chapter where the second chapter, of literature, is sent alone', () => {
    const review = part(
      '2.1 Books of sales',
      'literature',
      'Tailors in # other towns kept books (Phiri, 2019).',
    )
    expect(
      stageIn(
        [{ ...review, title: 'CHAPTER TWO LITERATURE REVIEW' }, review],
        'CHAPTER TWO LITERATURE REVIEW',
      ).stage,
    ).toBe('chapter')
  })

  it('is a proposal without the name, by its plan of work and its future', () => {
    expect(
      stageIn([
        INTRODUCTION,
        PLANNED,
        part('Work plan', 'other', 'Writing will take # weeks in all.', 2),
        part('Budget', 'other', 'Paper will cost # kwacha a sheet.', 2),
      ]).stage,
    ).toBe('proposal')
  })

  it('is a proposal where the form on its cover says so', () => {
    const cover: WrittenSection = {
      title: 'Cover sheet',
      role: 'front-matter',
      blocks: [tableOf('Assessment title|Research Proposal', 'Due date|25/05/2018')],
    }
    expect(stageIn([cover, INTRODUCTION, PLANNED]).stage).toBe('proposal')
  })

  it('is a chapter where its first heading says so, whatever the title', () => {
    const review = part(
      'CHAPTER III REVIEW OF LITERATURE',
      'literature',
      'Tailors kept # books (Phiri, 2019).',
    )
    expect(stageIn([review, { ...review, title: '3.1 Books' }], 'REVIEW OF LITERATURE').stage).toBe('chapter')
  })

  it('is a part where the front pages of a thesis are followed by its first two chapters', () => {
    const front = part(
      'Declaration',
      'front-matter',
      'Submitted in partial fulfilment for the degree of Bachelor of Arts.',
      3,
    )
    const first = { ...INTRODUCTION, title: 'CHAPTER 1: INTRODUCTION' }
    const second = part('CHAPTER 2: LITERATURE REVIEW', 'literature', 'Tailors kept # books (Phiri, 2019).')
    expect(stageIn([front, first, second]).stage).toBe('chapter')
    expect(stageIn([front, first, second, FOUND, ENDED]).stage).toBe('thesis')
  })

  it('is no proposal any more when results are reported', () => {
    const named = part('Research proposal', 'front-matter', 'A research proposal by a student.', 1)
    expect(stageIn([named, INTRODUCTION, DONE, FOUND, ENDED]).stage).not.toBe('proposal')
  })

  it('is a chapter where the chapters of a thesis do not begin with the first', () => {
    const { stage, chapters } = stageIn([{ ...DONE, title: 'CHAPTER THREE: METHODOLOGY' }])
    expect([stage, chapters]).toEqual(['chapter', ['methods']])
  })

  it('is a chapter where a first one, sent alone, tells how the work will be done', () => {
    const opening = { ...INTRODUCTION, title: 'CHAPTER ONE: INTRODUCTION' }
    const overview = { ...DONE, title: '1.8 Overview of the methodology' }
    expect(stageIn([opening, overview])).toMatchObject({ stage: 'chapter', chapters: ['introduction'] })
    expect(stageIn([opening, overview, FOUND, ENDED]).stage).not.toBe('chapter')
  })

  it('is a proposal without the word, where all is still to come', () => {
    const plan = { ...PLANNED, blocks: [...PLANNED.blocks, ...PLANNED.blocks] }
    expect(stageIn([INTRODUCTION, plan]).stage).toBe('proposal')
  })

  it('is a proposal where the first three chapters end with methods that would be used, and a part where they were', () => {
    const until = (methods: WrittenSection) =>
      stageIn([
        { ...INTRODUCTION, title: 'Chapter One: Introduction' },
        part(
          'Chapter Two: Literature review',
          'literature',
          'Banda (201#) found that tailors keep few records.',
        ),
        { ...methods, title: 'Chapter Three: Methodology' },
      ]).stage
    expect(until(part('', 'methods', 'The sample would be # tailors, who would be asked at work.'))).toBe(
      'proposal',
    )
    expect(until(DONE)).toBe('chapter')
  })

  it('is a thesis where its front page speaks of a degree and a supervisor', () => {
    const front = part(
      'Front page',
      'front-matter',
      'Submitted in partial fulfilment of the degree of Bachelor of Commerce.',
      1,
    )
    const declared = part(
      'Declaration',
      'front-matter',
      'I declare that this is my own work and that of nobody else.',
      1,
    )
    expect(stageIn([front, declared, INTRODUCTION, DONE, FOUND, ENDED]).stage).toBe('thesis')
  })

  it('is a review by its title and its own word for itself', () => {
    const own = part(
      'Introduction',
      'introduction',
      'This review asks what is known of # ways of keeping records.',
      3,
    )
    expect(stageIn([own, ENDED], 'Records of small trades: a systematic review').stage).toBe(
      'literature-review',
    )
  })

  it('is a paper otherwise', () => {
    expect(stageIn([INTRODUCTION, DONE, FOUND, ENDED]).stage).toBe('paper')
  })
})

describe('what is expected', () => {
  it('is no result of a proposal, and no conclusion of a third chapter', () => {
    expect(expectedOf('proposal', [], null)).not.toContain('result')
    expect(expectedOf('chapter', ['methods'], null)).not.toContain('conclusion')
    expect(expectedOf('thesis', [], null)).toEqual(expect.arrayContaining(['result', 'conclusion']))
  })

  it('is no sample of a work in mathematics', () => {
    expect(expectedOf('thesis', [], 'mathematics')).not.toContain('sample-size')
  })
})

it('is a thesis where no journal would print so many pages, whatever its headings are called', () => {
  const sections = [INTRODUCTION, DONE, FOUND, ENDED]
  const stageOn = (pages: number) => {
    const reading = readForStudy(modelOf(sections, { title: 'Record keeping among tailors in Kabwe' }))
    const long = { ...reading, pages }
    return stageOf(long, statementsOf(long)).stage
  }
  expect([stageOn(20), stageOn(70)]).toEqual(['paper', 'thesis'])
})

it('is a thesis where it concludes, though it tells what its program will do', () => {
  const front = part(
    'A thesis submitted for the degree of Bachelor',
    'front-matter',
    'Supervised by # readers.',
    1,
  )
  const program = part('Design', 'methods', 'The function will take # rows and will give back their sum.', 30)
  expect(stageIn([front, INTRODUCTION, program, ENDED]).stage).toBe('thesis')
  expect(stageIn([front, INTRODUCTION, program]).stage).toBe('proposal')
})

it('is a thesis where it has the chapters of one, however short they are', () => {
  const chapter = (number: string, { title, ...section }: WrittenSection): WrittenSection => ({
    ...section,
    title: `CHAPTER ${number}: ${title}`,
  })
  const parts = [INTRODUCTION, { ...INTRODUCTION, title: 'Literature' }, DONE, FOUND, ENDED]
  const numbers = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE']
  const reading = readForStudy(
    modelOf(
      parts.map((part, at) => chapter(numbers[at]!, part)),
      { title: 'Record keeping among tailors in Kabwe' },
    ),
  )
  const printed = { ...reading, pages: 34 }
  expect(stageOf(printed, statementsOf(printed)).stage).toBe('thesis')
})

it('is a chapter where it is called one, though it tells what is expected', () => {
  const planned = part('CHAPTER FOUR EXPECTED RESULTS', 'results', 'The # books will show what is sold.', 12)
  const schedule = part('4.2 Work plan', 'methods', 'The # shops will be visited and will be asked.', 12)
  expect(stageIn([planned, schedule], 'CHAPTER FOUR EXPECTED RESULTS').stage).toBe('chapter')
  expect(stageIn([{ ...planned, title: 'Expected results' }, schedule]).stage).toBe('proposal')
})

it('is a thesis where its writer calls it so, however short it is', () => {
  const abstract = (text: string) => part('Abstract', 'abstract', text, 1)
  const sections = [INTRODUCTION, DONE, FOUND, ENDED]
  expect(stageIn([abstract('My thesis explores the books of tailors in towns.'), ...sections]).stage).toBe(
    'thesis',
  )
  expect(stageIn([abstract('We explore the books of tailors in towns.'), ...sections]).stage).toBe('paper')
})
