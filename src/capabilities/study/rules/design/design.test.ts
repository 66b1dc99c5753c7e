import { describe, expect, it } from 'vitest'
import type { SectionRole } from '#product/document-model.ts'
import { modelOf } from '#tests/model-of.ts'
import { readForStudy } from '../document/reading.ts'
import { designOf } from './design.ts'

const design = (text: string, role: SectionRole = 'methods') =>
  designOf(readForStudy(modelOf([{ title: 'Part', role, blocks: [text] }])))?.design ?? null

describe('the design of a study', () => {
  it.each([
    ['This study used a descriptive cross-sectional design.', 'cross-sectional'],
    ['A retrospective cohort study was conducted with clinic registers.', 'cohort'],
    ['We carried out an unmatched case-control study.', 'case-control'],
    ['Schools were enrolled in a cluster randomised controlled trial.', 'trial'],
    ['The study adopted a quasi-experimental design with a pretest and post-test.', 'quasi-experiment'],
    ['Treatments were laid out in a randomised complete block design with four replications.', 'experiment'],
    ['A phenomenological approach was adopted with in-depth interviews.', 'qualitative'],
    ['The study used a mixed methods approach with a convergent parallel design.', 'mixed'],
    ['A multiple case study design was used for three cooperatives.', 'case study'],
    ['Action research was conducted in two cycles.', 'action research'],
    ['A systematic review was conducted following PRISMA.', 'review'],
    ['The study used secondary data from the Demographic and Health Survey.', 'secondary data'],
    ['Monte Carlo simulations were used in this simulation study.', 'simulation'],
  ])('is told from "%s"', (text, name) => {
    expect(design(text)).toBe(name)
  })

  it('is mixed when a study names both parts and the whole', () => {
    expect(
      design(
        'A mixed methods design was used. A cross-sectional survey was conducted. In-depth interviews were conducted.',
      ),
    ).toBe('mixed')
  })

  it.each([
    ['Banda (2019) used a cross-sectional design.', 'literature'],
    ['The concept is largely phenomenological in nature.', 'discussion'],
    ['A survey was preferred rather than a randomised controlled trial.', 'introduction'],
    ['Sales rose in the rainy season.', 'results'],
  ] as const)('is not told from "%s"', (text, role) => {
    expect(design(text, role)).toBeNull()
  })

  it.each([
    'The older work was often limited by its experimental design and its field experiments.',
    'A case study is commonly used when a bounded system is looked at.',
    'According to Banda (2010), a mixed-methods study uses both qualitative and quantitative data.',
    'Ideally a randomised controlled trial would have been conducted.',
  ])('is not told from a word in passing: "%s"', (text) => {
    expect(design(text)).toBeNull()
  })

  it('is left open where two that exclude each other are named alike', () => {
    expect(
      design('The study adopted a quasi-experimental design. The study employed a case-control design.'),
    ).toBeNull()
  })
})
