import { describe, expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { readForStudy } from '../document/reading.ts'
import { statementsOf } from './candidate-sentences.ts'

type Sections = Parameters<typeof modelOf>[0]
const rolesIn = (sections: Sections) => statementsOf(readForStudy(modelOf(sections))).map(({ role }) => role)
const wordsOf = (roles: readonly string[], role: string) => roles.filter((one) => one === role).length

/** The given number of sentences, each of ten or more words, no two alike. */
const sentences = (count: number, say: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => say(at + 10)).join(' ')
const keeping = (at: number) => `In village ${at} the keepers of goats walk far to the nearest open well.`
const counted = (at: number) =>
  `The goats of village ${at} were counted twice by the same two trained keepers.`
const cited = (at: number) => `Banda et al. (20${at}) reported that the goats of the hills drink less water.`
const planned = (at: number) =>
  `The herd of village ${at} will then be compared with the herds along the river.`

describe('parts that cannot be what they were read as', () => {
  it('ends an abstract that ran on for pages at the first heading after its own', () => {
    const roles = rolesIn([
      { title: 'Abstract', role: 'abstract', blocks: [sentences(10, keeping)] },
      { title: 'Herds of the north', role: 'abstract', blocks: [sentences(60, keeping)] },
    ])
    expect(roles.slice(0, 10)).toEqual(Array(10).fill('abstract'))
    expect(new Set(roles.slice(10))).toEqual(new Set(['other']))
  })

  it('ends one without a further heading by its length', () => {
    const roles = rolesIn([{ title: 'Abstract', role: 'abstract', blocks: [sentences(80, keeping)] }])
    expect(wordsOf(roles, 'abstract')).toBe(50)
    expect(wordsOf(roles, 'other')).toBe(30)
  })

  it('keeps an abstract of the usual length whole, whatever headings it has', () => {
    const roles = rolesIn([
      { title: 'Abstract', role: 'abstract', blocks: [sentences(10, keeping)] },
      { title: 'Aims', role: 'abstract', blocks: [sentences(10, keeping)] },
    ])
    expect(new Set(roles)).toEqual(new Set(['abstract']))
  })

  it('believes in no abstract in the second half of a work', () => {
    const roles = rolesIn([
      { title: 'Introduction', role: 'introduction', blocks: [sentences(30, keeping)] },
      { title: 'Summary', role: 'abstract', blocks: [sentences(5, counted)] },
    ])
    expect(roles.slice(30)).toEqual(Array(5).fill('other'))
  })

  it('takes a review for no results and no methods', () => {
    for (const role of ['results', 'methods'] as const) {
      expect(new Set(rolesIn([{ title: 'Herds', role, blocks: [sentences(20, cited)] }]))).toEqual(
        new Set(['other']),
      )
      expect(new Set(rolesIn([{ title: 'Herds', role, blocks: [sentences(20, counted)] }]))).toEqual(
        new Set([role]),
      )
    }
  })

  it('takes for no results what is still to be done', () => {
    expect(
      new Set(rolesIn([{ title: 'Data analysis', role: 'results', blocks: [sentences(20, planned)] }])),
    ).toEqual(new Set(['other']))
  })

  it('lets a conclusion hold what is headed as one, and no further book', () => {
    const roles = rolesIn([
      { title: 'Introduction', role: 'introduction', blocks: [sentences(40, keeping)] },
      { title: 'Conclusion', role: 'conclusion', blocks: [sentences(10, keeping)] },
      { title: 'Recommendations', role: 'conclusion', blocks: [sentences(10, keeping)] },
      { title: 'Herds of the north', role: 'conclusion', blocks: [sentences(120, keeping)] },
    ])
    expect(wordsOf(roles, 'conclusion')).toBe(20)
    expect(wordsOf(roles, 'other')).toBe(120)
  })
})
