import { expect, it } from 'vitest'
import { asPrinted, placeMark, placesWords, placeWords } from './place.ts'

const within = { section: '3.2 Sample and sampling', paragraph: 4 }

it('is a page where the file has pages, and a section and paragraph where it has none', () => {
  expect(placeWords({ page: 12 })).toBe('page 12')
  expect(placeWords({ page: 12, within })).toBe('3.2 Sample and sampling, paragraph 4')
  expect(placeWords({ page: 1, within: { section: '', paragraph: 2 } })).toBe('paragraph 2 from the start')
})

it('is short in the corner of a chip: the number of a section, or its first words', () => {
  expect(placeMark({ page: 12 })).toBe('p. 12')
  expect(placeMark({ page: 12, within })).toBe('§ 3.2 ¶ 4')
  const long = { section: 'How the households were chosen in the two districts', paragraph: 1 }
  expect(placeMark({ page: 3, within: long })).toBe('How the households were… ¶ 1')
})

it('is said once for several sentences of one place', () => {
  expect(placesWords([{ page: 9 }, { page: 3 }, { page: 9 }])).toBe('pages 3 and 9')
  expect(placesWords([{ page: 9 }])).toBe('page 9')
  expect(
    placesWords([
      { page: 1, within },
      { page: 1, within },
    ]),
  ).toBe('3.2 Sample and sampling, paragraph 4')
})

it('says of words that were recognised in a picture how sure they are, and of doubtful figures to check them', () => {
  const recognised = { sure: 88, hasDoubtfulFigure: false }
  expect(placeMark({ page: 12, recognised })).toBe('p. 12 · scan 88%')
  expect(placeWords({ page: 12, recognised })).toBe('page 12, read from a scan: 88% sure')
  expect(placeWords({ page: 12, recognised: { sure: 71, hasDoubtfulFigure: true } })).toBe(
    'page 12, read from a scan: 71% sure, check its figures',
  )
  expect(placesWords([{ page: 3 }, { page: 12, recognised }])).toBe(
    'pages 3 and 12, in part read from a scan: 88% sure',
  )
  expect(placeWords(asPrinted({ page: 12, recognised }))).toBe('page 12')
})
