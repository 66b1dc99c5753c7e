import { describe, expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { readHandbook } from '../../server/read-handbook.ts'
import { readForStudy } from '../document/reading.ts'
import { outlineTemplate } from '../gist/outline-templates.ts'
import { GENERAL_ITEMS } from './checklist-items.ts'
import { ITEMS_BY_DESIGN } from './checklist-items-by-design.ts'
import { checkAgainst } from './checklists.ts'

const reading = readForStudy(smallThesis())

describe('checking a document against its design', () => {
  const checklist = checkAgainst(reading)
  const found = (id: string) => checklist.items.find((item) => item.id === id)?.evidence?.quote

  it('uses the list of the design it finds', () => {
    expect(checklist.design).toBe('cross-sectional')
    expect(checklist.items).toHaveLength(GENERAL_ITEMS.length + ITEMS_BY_DESIGN['cross-sectional'].length)
  })

  it('shows the sentence for everything it found', () => {
    expect(found('approval')).toContain('Ethical approval was obtained')
    expect(found('size-reason')).toContain('Cochran')
    expect(found('limits')).toContain('limitation')
    expect(found('missing')).toBeUndefined()
  })

  it('scores by what was found out of what applies', () => {
    expect(checklist.score).toBe(Math.round((100 * checklist.found) / checklist.items.length))
    expect(checkAgainst(reading)).toEqual(checklist)
  })

  it('can be asked for another design than the one it would choose', () => {
    expect(checkAgainst(reading, 'trial').items.map(({ id }) => id)).toContain('blinding')
  })

  it('gives no score to a document without prose', () => {
    const empty = checkAgainst(readForStudy(modelOf([])))
    expect(empty.found).toBe(0)
    expect(empty).not.toHaveProperty('score')
  })

  it("does not count other people's methods as this study's", () => {
    const review = modelOf([
      {
        title: 'Literature',
        role: 'literature',
        blocks: ['Ethical approval was obtained from the committee.'],
      },
    ])
    expect(checkAgainst(readForStudy(review)).items.find(({ id }) => id === 'approval')?.evidence).toBeNull()
  })

  it('leads to handbook entries that exist, as the outlines do', async () => {
    const book = await readHandbook()
    const reads = [...GENERAL_ITEMS, ...Object.values(ITEMS_BY_DESIGN).flat()].map(({ read }) => read)
    const outlines = (['proposal', 'thesis', 'defence talk'] as const).flatMap((kind) =>
      outlineTemplate(kind).map(({ read }) => read),
    )
    expect([...reads, ...outlines].filter((id) => !book.byId(id))).toEqual([])
  })
})
