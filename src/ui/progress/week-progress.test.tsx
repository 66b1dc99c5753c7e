import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { UsageBar } from './usage-bar.tsx'
import { WeekProgress } from './week-progress.tsx'

afterEach(cleanup)
const bar = () => screen.getByRole('progressbar')

describe('the progress bar', () => {
  it('says its step and its percent, in words and for readers', () => {
    render(<WeekProgress step="Extracting Content" percent={34.2} />)
    expect(bar().getAttribute('aria-valuetext')).toBe('Extracting Content, 34 percent')
    expect(bar().getAttribute('aria-valuenow')).toBe('34')
    expect(bar().textContent).toBe('Extracting Content, 34%')
  })

  it('has seven blocks, hidden from readers', () => {
    render(<WeekProgress step="Done" percent={100} />)
    expect(bar().querySelectorAll('.week i')).toHaveLength(7)
    expect(bar().querySelector('.week')?.getAttribute('aria-hidden')).toBe('true')
  })

  it('never runs backwards except to 0', () => {
    const { rerender } = render(<WeekProgress step="Writing" percent={60} />)
    rerender(<WeekProgress step="Writing" percent={40} />)
    expect(bar().getAttribute('aria-valuenow')).toBe('60')
    rerender(<WeekProgress step="Writing" percent={0} />)
    expect(bar().getAttribute('aria-valuenow')).toBe('0')
    rerender(<WeekProgress step="Writing" percent={10} />)
    expect(bar().getAttribute('aria-valuenow')).toBe('10')
  })
})

it('shows an allowance as far as it is used, and no further than full', () => {
  render(<UsageBar label="Uploads" used={14} of={10} words="10 of 10 uploads used this month" />)
  expect(bar().getAttribute('aria-valuenow')).toBe('10')
  expect(bar().getAttribute('aria-valuetext')).toBe('10 of 10 uploads used this month')
  expect(bar().querySelector<HTMLElement>('i')?.style.getPropertyValue('--w')).toBe('100%')
})
