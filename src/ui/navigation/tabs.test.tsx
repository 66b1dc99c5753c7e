import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { SectionNav } from './section-nav.tsx'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

function Views() {
  const [view, setView] = useState<'clean' | 'changes' | 'both'>('clean')
  const tabs = [
    { id: 'clean' as const, name: 'Clean' },
    { id: 'changes' as const, name: 'Changes' },
    { id: 'both' as const, name: 'Side by side' },
  ]
  return (
    <Tabs label="Views" tabs={tabs} chosen={view} onChoose={setView}>
      <p>{view}</p>
    </Tabs>
  )
}
const chosen = () => screen.getByRole('tab', { selected: true })

it('moves with the arrow keys, takes the focus along, and has one stop for the Tab key', () => {
  render(<Views />)
  chosen().focus()
  fireEvent.keyDown(chosen(), { key: 'ArrowRight' })
  expect(chosen().textContent).toBe('Changes')
  expect(document.activeElement).toBe(chosen())
  fireEvent.keyDown(chosen(), { key: 'End' })
  fireEvent.keyDown(chosen(), { key: 'ArrowRight' })
  expect(chosen().textContent).toBe('Clean')
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
})

it('shows the panel of the chosen tab, under its name', () => {
  render(<Views />)
  fireEvent.click(screen.getByRole('tab', { name: 'Side by side' }))
  expect(screen.getByRole('tabpanel', { name: 'Side by side' }).textContent).toBe('both')
  expect(chosen().getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id)
})

it('names the current section, counts each, and refuses the empty ones', () => {
  const onChoose = vi.fn()
  const sections = [
    { id: 'summary', name: 'Executive summary', count: 6 },
    { id: 'method', name: 'Methodology evaluation', count: 7 },
    { id: 'data', name: 'Data analysis', count: 0 },
  ]
  render(<SectionNav label="Sections" sections={sections} current="summary" onChoose={onChoose} />)
  expect(screen.getByRole('button', { current: true }).textContent).toBe('Executive summary6')
  fireEvent.click(screen.getByRole('button', { name: /Methodology/ }))
  expect(onChoose).toHaveBeenCalledWith('method')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Data analysis/ }).disabled).toBe(true)
})
