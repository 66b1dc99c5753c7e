import { cleanup, render, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { MemoryNavigation } from '#ui/router/memory.fake.tsx'
import { Sidebar } from './sidebar.tsx'

afterEach(cleanup)
const nothing = () => undefined

function show(path: string, isAdmin = false) {
  render(
    <MemoryNavigation at={path}>
      <Sidebar covering={false} panel={createRef()} close={nothing} choose={nothing} isAdmin={isAdmin} />
    </MemoryNavigation>,
  )
}
const entry = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) })
const namesIn = (group: string) =>
  within(screen.getByRole('list', { name: group }))
    .getAllByRole('link')
    .map((link) => link.querySelector('b')?.firstChild?.textContent)

describe('the sidebar', () => {
  it('is titled Your AI Research Assistants [S1-039]', () => {
    show('/chat/text')
    expect(screen.getByRole('heading', { name: 'Your AI Research Assistants' })).toBeTruthy()
  })

  it('holds three assistants in RESEARCH TOOLS [S1-040]', () => {
    show('/chat/text')
    expect(namesIn('RESEARCH TOOLS')).toEqual(['Defense Room', 'Research Decoder', 'Research Consultant'])
  })

  it('holds two assistants in CONTENT CREATION [S1-041]', () => {
    show('/chat/text')
    expect(namesIn('CONTENT CREATION')).toEqual(['PowerPoint Creator', 'Text Humanizer'])
  })

  it('holds two assistants in CHAT SERVICES [S1-042]', () => {
    show('/chat/text')
    expect(namesIn('CHAT SERVICES')).toEqual(['Text Chat Assistant', 'Voice Chat'])
  })

  it.each([
    ['Defense Room', 250],
    ['Research Decoder', 200],
    ['Research Consultant', 300],
    ['PowerPoint Creator', 150],
    ['Text Humanizer', 100],
    ['Text Chat Assistant', 180],
    ['Voice Chat', 220],
  ])('prices the %s at ZMW %s per month [S1-005]', (name, price) => {
    show('/chat/text')
    expect(entry(name).textContent).toContain(`ZMW ${price}`)
    expect(screen.getByText('Prices per month')).toBeTruthy()
  })

  it('describes every entry in one short line [S1-043]', () => {
    show('/chat/text')
    const lines = screen.getAllByRole('link').map((link) => link.querySelector('small')?.textContent)
    const described = lines.filter((line) => line !== undefined)
    expect(described).toHaveLength(7)
    for (const line of described) expect(line).toMatch(/^.{10,40}$/)
  })

  it.each([
    ['Defense Room', 'Practice thesis defense'],
    ['Research Decoder', 'Analyze papers and dissertations'],
    ['Research Consultant', 'Expert guidance and feedback'],
  ])('describes the %s in the words of the specification [S2-002]', (name, description) => {
    show('/chat/text')
    expect(entry(name).querySelector('small')?.textContent).toBe(description)
  })

  it('marks the entry of the page, and the Defense Room on / [S1-045]', () => {
    show('/chat/text')
    expect(entry('Text Chat Assistant').getAttribute('aria-current')).toBe('page')
    expect(entry('Defense Room').getAttribute('aria-current')).toBeNull()
    cleanup()
    show('/')
    expect(entry('Defense Room').getAttribute('aria-current')).toBe('page')
  })

  it.each([
    ['/research/defense', 'Defense Room'],
    ['/chat/voice', 'Voice Chat'],
    ['/chat/voice/', 'Voice Chat'],
    ['/payments', undefined],
    ['/account', undefined],
  ])('at %s marks the entry %s', (path, name) => {
    show(path)
    const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
    expect(marked).toEqual(name ? [entry(name)] : [])
  })

  it('leads administrators, and nobody else, to the administration', () => {
    show('/chat/text')
    expect(screen.queryByRole('link', { name: 'Administration' })).toBeNull()
    cleanup()
    show('/chat/text', true)
    expect(screen.getByRole('link', { name: 'Administration' }).getAttribute('href')).toBe('/admin')
  })
})
