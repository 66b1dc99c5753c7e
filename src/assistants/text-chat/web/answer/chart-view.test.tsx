import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { axisFigure, axisOf } from '../../rules/drawing/chart-axis.ts'
import ChartView from './chart-view.tsx'

afterEach(cleanup)

it('draws bars as long as their figures, and says the figures', () => {
  const bars = [
    { label: 'Kasama', value: 40 },
    { label: 'Mbala', value: 10 },
  ]
  render(<ChartView chart={{ kind: 'bars', title: 'Clinics', unit: 'clinics', bars }} />)
  expect(screen.getByRole('figure').textContent).toBe('ClinicsKasama40Mbala10clinics')
  const lengths = [...document.querySelectorAll<HTMLElement>('.bars i')].map((bar) =>
    bar.style.getPropertyValue('--w'),
  )
  expect(lengths).toEqual(['100%', '25%'])
})

it('draws every point where it belongs, two that are the same in one place, and the line through them', () => {
  const log = vi.spyOn(console, 'error')
  const points = [
    { x: 0, y: 0 },
    { x: 10, y: 100 },
    { x: 10, y: 100 },
  ]
  const line = [points[0]!, points[1]!] as [{ x: number; y: number }, { x: number; y: number }]
  render(
    <ChartView
      chart={{ kind: 'points', title: 'Age and cost', xLabel: 'age', yLabel: 'cost', points, line }}
    />,
  )
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Age and cost: 3 points, cost against age')
  const at = [...document.querySelectorAll('circle')].map((one) => [
    Number(one.getAttribute('cx')),
    Number(one.getAttribute('cy')),
  ])
  expect(at).toHaveLength(2)
  expect(at[1]![0]).toBeGreaterThan(at[0]![0]!)
  // On a screen, y grows downwards.
  expect(at[1]![1]).toBeLessThan(at[0]![1]!)
  const fit = document.querySelector('.fit')!
  expect([Number(fit.getAttribute('x1')), Number(fit.getAttribute('y2'))]).toEqual([at[0]![0], at[1]![1]])
  expect(log).not.toHaveBeenCalled()
})

it.each([
  [
    [0, 100],
    [0, 20, 40, 60, 80, 100],
  ],
  [
    [3, 3],
    [2.5, 3],
  ],
  [
    [-1.2, 1.2],
    [-1.5, -1, -0.5, 0, 0.5, 1, 1.5],
  ],
])('has round figures on the axis of %j', (values, ticks) => {
  const axis = axisOf(values)
  expect(axis.from).toBeLessThanOrEqual(Math.min(...values))
  expect(axis.to).toBeGreaterThanOrEqual(Math.max(...values))
  if (values[0] !== values[1]) expect(axis.ticks).toEqual(ticks)
})

it('writes figures as they are read', () => {
  expect([12_345.678, 0.1 + 0.2, -3].map(axisFigure)).toEqual(['12,345.7', '0.3', '-3'])
})
