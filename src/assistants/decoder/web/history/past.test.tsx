import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampleAnalysis } from '../preview/sample-analysis.ts'
import { beginWorld, calls, endWorld, later, one, openRoom, past, press, world } from '../screen-fixture.ts'

beforeEach(beginWorld)
afterEach(endWorld)

const items = () => [...document.querySelectorAll<HTMLElement>('.past-item')]
const first = () => items()[0] as HTMLElement
const dialog = () => screen.getByRole('dialog')

describe('past analyses', () => {
  it('are not there before the first', async () => {
    await openRoom()
    expect(screen.queryByRole('heading', { name: 'Past analyses' })).toBeNull()
  })

  it('are listed with their document, day and four figures', async () => {
    world.past = [past('s1', { title: 'Savings' })]
    await openRoom()
    expect(first().textContent).toContain('Savingss1.pdf, 18 November 2026')
    const figures = [...first().querySelectorAll('dd')].map((figure) => figure.textContent)
    expect(figures).toEqual(['77', '74', '61', '82'])
  })

  it('are opened again, with their ticks, also after the subscription has ended', async () => {
    world.access = { paid: false, reason: 'expired', message: 'Over.' }
    world.past = [past('s1', { title: 'Savings' })]
    world.analyses = { s1: one('s1', sampleAnalysis(), ['q2']) }
    await openRoom()
    await press(/^Open Savings/)
    await later()
    expect(screen.getByRole('region', { name: 'Analysis Overview' })).toBeTruthy()
    expect(screen.getByText('1 of 4 ready')).toBeTruthy()
  })

  it('say why one failed, and open none that did', async () => {
    world.past = [past('s1', { status: 'failed', error: 'This PDF is a scan.' })]
    await openRoom()
    expect(first().textContent).toContain('This PDF is a scan.')
    expect(within(first()).queryByRole('button', { name: /^Open/ })).toBeNull()
  })

  it('say that one which was deleted elsewhere is not there', async () => {
    world.past = [past('gone')]
    await openRoom()
    await press(/^Open/)
    expect(screen.getByRole('alert').textContent).toBe('This analysis was not found.')
  })

  it('are deleted after a question', async () => {
    world.past = [past('s1')]
    await openRoom()
    await press(/^Delete Savings/)
    expect(within(dialog()).getByText(/Its points, scores and ticks are deleted at once/)).toBeTruthy()
    expect(calls('DELETE')).toEqual([])
    world.past = []
    await press('Delete')
    expect(calls('DELETE').map(({ call }) => call)).toEqual(['DELETE /ai/research/analyses/s1'])
    expect(items()).toEqual([])
  })
})

describe('two versions of one work', () => {
  beforeEach(() => {
    const [before, after] = [sampleAnalysis(), sampleAnalysis()]
    const checkOf = (analysis: typeof before, id: string) =>
      analysis.checks.find((check) => check.id === id) ?? analysis.checks[0]
    Object.assign(checkOf(before, 'ethics') ?? {}, { outcome: 'not-found', says: 'Consent is not stated.' })
    Object.assign(checkOf(after, 'design') ?? {}, { outcome: 'look-again', says: 'Two designs are named.' })
    before.stats.methodologyScore = 65
    world.analyses = { old: one('old', before), new: one('new', after) }
    world.past = [
      past('new', { createdAt: '2026-11-18T10:00:00Z' }),
      past('old', { createdAt: '2026-11-10T10:00:00Z' }),
      past('other', { title: 'Something else' }),
    ]
  })
  const changed = (name: string) => screen.getByRole('region', { name }).textContent

  it('are offered to be compared, and a work without another version is not', async () => {
    await openRoom()
    expect(items().map((item) => within(item).queryByRole('button', { name: /^Compare/ }) !== null)).toEqual([
      true,
      true,
      false,
    ])
  })

  it.each([
    ['newer', 0, /^old\.pdf/],
    ['older', 1, /^new\.pdf/],
  ] as const)(
    'show what improved, what is new and what remains, begun from the %s one',
    async (_, from, other) => {
      await openRoom()
      const button = within(items()[from] as HTMLElement).getByRole('button', { name: /^Compare/ })
      await later(() => button.click())
      await later(() => within(dialog()).getByRole('button', { name: other }).click())
      await later()
      expect(changed('Improved')).toContain('Before: Consent is not stated.')
      expect(changed('New')).toContain('Two designs are named.')
      expect(changed('Remains')).toContain('Missing answers are not mentioned.')
      expect(changed('Remains')).not.toContain('Still open')
      const fresh = within(screen.getByRole('region', { name: 'New' }))
      expect(fresh.getByRole('button', { name: /^p\. 29/ })).toBeTruthy()
      expect(changed('Scores, before and after')).toContain('12 higher')
      await press('Back')
      expect(items()).toHaveLength(3)
    },
  )

  it('say why they cannot be compared, and try again', async () => {
    const { old } = world.analyses
    delete world.analyses.old
    await openRoom()
    await later(() =>
      within(first())
        .getByRole('button', { name: /^Compare/ })
        .click(),
    )
    await later(() => within(dialog()).getByRole('button', { name: /^old/ }).click())
    expect(screen.getByRole('alert').textContent).toContain('This analysis was not found.')
    if (old) world.analyses.old = old
    await press('Try Again')
    expect(screen.getByRole('region', { name: 'Improved' })).toBeTruthy()
  })
})
