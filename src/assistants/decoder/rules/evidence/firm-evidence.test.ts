import { describe, expect, it } from 'vitest'
import { readForStudy } from '#capabilities/study/rules/document/reading.ts'
import { modelOf } from '#tests/model-of.ts'
import { firmEvidence } from './firm-evidence.ts'

const readingOf = (...methods: string[]) =>
  readForStudy(modelOf([{ title: 'Methods', role: 'methods', blocks: methods }]))
const found = (quote: string) => ({ sentenceId: 'x', page: 1, quote })

describe('evidence for a checklist', () => {
  it('is kept where the sentence does something', () => {
    const good = found('Farmers were recruited at the market.')
    expect(firmEvidence('sampling', good, readingOf())).toBe(good)
  })

  it('is looked for again where the words stood there in passing', () => {
    const reading = readingOf('The sampling effort differs.', 'Systematic sampling was used at each clinic.')
    expect(firmEvidence('sampling', found('The sampling effort differs.'), reading)?.quote).toContain(
      'Systematic',
    )
  })

  it('is not found where nothing better stands in the methods', () => {
    expect(
      firmEvidence(
        'population',
        found('The population-level effects were small.'),
        readingOf('Soil was dried.'),
      ),
    ).toBeNull()
  })

  it("is never somebody else's work, or a sentence that names everything", () => {
    expect(
      firmEvidence('sampling', null, readingOf('Women were selected by Banda and Phiri (2019).')),
    ).toBeNull()
    const all =
      'The aim of the study design was random sampling, and participants had questionnaires and data analysis here.'
    expect(firmEvidence('sampling', null, readingOf(all))).toBeNull()
  })

  it('is left alone where the checklist is exact enough', () => {
    expect(firmEvidence('approval', null, readingOf())).toBeNull()
    const any = found('Approval was given.')
    expect(firmEvidence('approval', any, readingOf())).toBe(any)
  })
})
