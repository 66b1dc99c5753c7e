import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ProgressKey } from './progress-key.tsx'
import { Ring } from './ring.tsx'

afterEach(cleanup)

it('carries the score in words, and hides the drawing', () => {
  const { container } = render(<Ring name="Methodology" score={77.6} restsOn="rests on 9 passages" />)
  expect(container.textContent).toBe('78 of 100MethodologyMiddlerests on 9 passages')
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

it('tells the band by its class too, for colour, line and mark', () => {
  const { container } = render(<Ring name="Rigor" score={48} />)
  expect(container.querySelector('.ring')?.className).toBe('ring weak')
  expect(container.querySelector('.band')?.className).toBe('band weak')
})

it('has a Progress Key with the limits', () => {
  render(<ProgressKey />)
  expect(screen.getByText('Progress Key')).toBeTruthy()
  for (const words of ['Strong, 80 and above', 'Middle, 65 to 79', 'Weak, below 65'])
    expect(screen.getByText(words)).toBeTruthy()
})

it('is drawn against its own maximum', () => {
  const { container } = render(<Ring name="Statistics" score={69} most={69} />)
  expect(container.textContent).toBe('69 of 69StatisticsStrong')
})
