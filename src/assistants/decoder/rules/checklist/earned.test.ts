import { describe, expect, it } from 'vitest'
import { analysisOf, thesisWith, thesisWithout } from '#tests/analysed.ts'
import { type WrittenSection, writtenWork } from '#tests/model-of.ts'

/** A report that builds a register, with these sentences in its last part. */
const built = (...said: string[]): WrittenSection[] => [
  ...writtenWork(`
    # introduction: Chapter 1: Introduction
    The aim of this project is to design and implement a register system for a village clinic.
    The objective of the project is to develop a web application that keeps the names of patients.
    Names are written in books today, and files are lost when it rains.
    # methods: 3.2 System Design
    The system consists of a list, a search box and a table of names kept on one computer.
  `),
  {
    title: 'Chapter 4: Results',
    role: 'results',
    blocks: ['The first screen shows the list, and the second one shows the file of a patient.', ...said],
  },
]
const absentIn = (sections: WrittenSection[], title = 'A clinic register') =>
  analysisOf(sections, 'research', title)
    .checks.filter(({ outcome }) => outcome === 'not-found')
    .map(({ id }) => id)

describe('approval', () => {
  it('rests on a sentence that states the thing or on figures that were compared, and on nothing else', () => {
    const passed = analysisOf()
      .checks.filter(({ outcome }) => outcome === 'passed')
      .map(({ id }) => id)
    expect(passed.length).toBeGreaterThan(0)
    expect(passed.filter((id) => !/^(?:checklist|fact|numbers)-?|^citations-listed$/.test(id))).toEqual([])
  })
})

describe('what a work owes', () => {
  it('is tests where it builds a system, and neither a sample nor sampling', () => {
    const { checks, type } = analysisOf(built(), 'research', 'A clinic register')
    expect(type.builds).toBe(true)
    expect(absentIn(built())).toContain('fact-tests')
    expect(checks.map(({ id }) => id)).not.toContain('fact-sample-size')
  })

  it('is not called absent once the work says it', () => {
    const said = built('The system was tested with ten nurses, and the user requirements were met.')
    expect(absentIn(said)).not.toContain('fact-tests')
  })

  it('is consent where people were asked, and is told with where it was looked for', () => {
    const bare = thesisWith(
      '3.2 Data collection and analysis',
      'Data were entered twice, with permission of the clinic.',
    )
    const told = analysisOf(bare, 'research').checks.find(({ id }) => id === 'fact-consent')
    expect(told?.says).toBe(
      'Not found in the text: how people agreed to take part. I looked through the whole text, its tables and its headings, for “consent”, “assent” and “voluntary”.',
    )
    expect(absentIn(thesisWithout())).not.toContain('fact-consent')
  })
})
