import { describe, expect, it } from 'vitest'
import { analysisOf, thesisWith } from '#tests/analysed.ts'
import { compare } from './compare.ts'

const without = thesisWith('3.2 Data collection and analysis', 'Data were entered twice into a table.')
const before = analysisOf(without, 'research')
const after = analysisOf(undefined, 'research')

const LACKS_ETHICS = /^Not found in the text: ethics approval and consent\. I looked through the whole text/

describe('two analyses of one work', () => {
  const comparison = compare(before, after)

  it('say what was put right, and what it was before', () => {
    expect(comparison.improved).toContainEqual({
      checkId: 'checklist-approval',
      says: 'The text shows ethics approval and consent.',
      before: expect.stringMatching(LACKS_ETHICS),
    })
  })

  it('say what is new in this version', () => {
    expect(compare(after, before).fresh).toContainEqual({
      checkId: 'checklist-approval',
      says: expect.stringMatching(LACKS_ETHICS),
      before: 'The text shows ethics approval and consent.',
    })
    expect(comparison.fresh.map(({ checkId }) => checkId)).not.toContain('checklist-approval')
  })

  it('say what is still open', () => {
    expect(comparison.open).toContainEqual({
      checkId: 'tables-mentioned',
      says: 'Not found in the text: any mention of Table 4.1.',
    })
  })

  it('name checks of the newer version, whose sentences can be opened', () => {
    const ids = new Set(after.checks.map(({ id }) => id))
    const all = [...comparison.improved, ...comparison.fresh, ...comparison.open]
    expect(all.filter(({ checkId }) => !ids.has(checkId))).toEqual([])
    expect(all.map(({ says }) => says).join(' ')).not.toMatch(/Still open|In order now|New in this/)
  })

  it('say how each score has changed', () => {
    const [from, to] = [before.scores.methodologyScore.value, after.scores.methodologyScore.value]
    expect(to).toBeGreaterThan(from)
    expect(comparison.scores[0]).toBe(`Methodology rose from ${from} to ${to}.`)
    expect(compare(after, before).scores[0]).toBe(`Methodology fell from ${to} to ${from}.`)
  })

  it('find nothing between an analysis and itself but what stays', () => {
    const same = compare(after, after)
    expect(same.improved).toEqual([])
    expect(same.fresh).toEqual([])
    expect(same.scores.every((sentence) => sentence.includes('stays at'))).toBe(true)
  })
})
