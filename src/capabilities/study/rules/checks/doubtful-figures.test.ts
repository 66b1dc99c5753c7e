import { describe, expect, it } from 'vitest'
import type { DocumentModel } from '#product/document-model.ts'
import { asScanned } from '#tests/as-scanned.ts'
import { modelOf, type WrittenSection, writtenWork } from '#tests/model-of.ts'
import { type OpenStudy, openRecord } from '../open-study.ts'

const RESULT = 'The two groups differed in their savings, t(48) = 2.31, p = .401, and the effect was small.'
const written = () =>
  modelOf([
    ...writtenWork(`
      # methods: Methodology
      A survey was made with 50 participants in two groups.
    `),
    { title: 'Results', role: 'results', blocks: [RESULT] },
  ])

/** As from a scan: the sentence with the result is marked, and one of its figures is doubtful or not. */
const scanned = (hasDoubtfulFigure: boolean): DocumentModel => {
  const model = written()
  return {
    ...model,
    sentences: model.sentences.map((sentence) =>
      sentence.text === RESULT ? { ...sentence, recognised: { sure: 90, hasDoubtfulFigure } } : sentence,
    ),
  }
}

const told = (model: DocumentModel) => {
  const study = openRecord(model)
  return {
    verdicts: study.statisticRows().map(({ verdict }) => verdict),
    alarms: study
      .numberChecks()
      .filter(
        ({ outcome, evidence }) => outcome === 'look-again' && evidence.some(({ quote }) => quote === RESULT),
      ),
  }
}

describe('a figure recognised in a picture', () => {
  it('raises an alarm where it is sure, as one that was written', () => {
    expect(told(written()).verdicts).toContain('look-again')
    expect(told(written()).alarms.length).toBeGreaterThan(0)
    expect(told(scanned(false)).verdicts).toEqual(told(written()).verdicts)
    expect(told(scanned(false)).alarms.map(({ id }) => id)).toEqual(
      told(written()).alarms.map(({ id }) => id),
    )
  })

  it('raises none where it is not: it is shown, and the student is sent to the page', () => {
    const { verdicts, alarms } = told(scanned(true))
    expect(verdicts).toContain('cannot-be-computed')
    expect(verdicts).not.toContain('look-again')
    expect(alarms).toEqual([])
  })
})

describe('an alarm that compares two places', () => {
  const study = (isDoubtful: (text: string) => boolean, sections: WrittenSection[]) =>
    openRecord(asScanned(modelOf(sections), isDoubtful))
  const outcomeOf = (id: string, { numberChecks, textChecks }: OpenStudy) =>
    [...numberChecks(), ...textChecks()].find((check) => check.id === id)?.outcome

  const SAMPLE: WrittenSection[] = writtenWork(`
    # abstract: Abstract
    A survey of 212 households was made in two districts.
    # methods: Methods
    The sample was 219 households, who were interviewed by the participants of a course.
    # results: Results
    A total of 212 households responded to the survey.
  `)

  it('of the number studied stands where all of it is sure, and falls where any of it is not', () => {
    const id = 'numbers.sample-agreement'
    expect(
      outcomeOf(
        id,
        study(() => false, SAMPLE),
      ),
    ).toBe('look-again')
    expect(
      outcomeOf(
        id,
        study((text) => text.includes('219'), SAMPLE),
      ),
    ).toBe('does-not-apply')
    expect(
      outcomeOf(
        id,
        study((text) => text.startsWith('A total'), SAMPLE),
      ),
    ).toBe('does-not-apply')
  })

  const PLANNED: WrittenSection[] = writtenWork(`
    # methods: Methods
    The sample size was calculated by the formula of Cochran, and the sample size is 384 households.
    A total of 212 households were interviewed.
    # results: Results
    A total of 212 households responded to the survey.
  `)

  it('of the number planned beside the number reached falls with either of them', () => {
    const id = 'numbers.sample-agreement'
    expect(
      outcomeOf(
        id,
        study(() => false, PLANNED),
      ),
    ).toBe('look-again')
    expect(
      outcomeOf(
        id,
        study((text) => text.includes('384'), PLANNED),
      ),
    ).toBe('does-not-apply')
    expect(
      outcomeOf(
        id,
        study((text) => text.includes('212'), PLANNED),
      ),
    ).toBe('does-not-apply')
  })

  const ABSTRACT: WrittenSection[] = writtenWork(`
    # abstract: Abstract
    Of the wells, 41.5% were dry in the second year.
    # methods: Methods
    All the wells of one valley were visited by the students.
    # results: Results
    In that year 47.5% of the wells were dry.
  `)

  it('of a number that only the abstract has falls where the other may have been read for another', () => {
    expect(
      outcomeOf(
        'abstract-numbers',
        study(() => false, ABSTRACT),
      ),
    ).toBe('look-again')
    expect(
      outcomeOf(
        'abstract-numbers',
        study((text) => text.includes('47.5'), ABSTRACT),
      ),
    ).toBe('does-not-apply')
  })

  const REFERENCES: WrittenSection[] = writtenWork(`
    # literature: Literature
    Wells dry up in some years (Banda, 2015). Others hold water all year long (Phiri, 2016).
    Deep ones are rare in the valley (Zulu, 2017).
    Ropes and buckets wear out in a few months (Mwale, 2018), and pumps later (Sakala, 2019).
    # references: References
    > reference Banda, A. (2015). Wells of the valley. Lusaka: Press.
    > reference Phiri, B. (2010). Water all year. Lusaka: Press.
    > reference Zulu, C. (2017). Deep wells. Lusaka: Press.
    > reference Mwale, D. (2018). Ropes of the wells. Lusaka: Press.
    > reference Sakala, E. (2019). Pumps in villages. Lusaka: Press.
  `)

  it('of a citation without an entry falls where a year in the list may be another', () => {
    expect(
      outcomeOf(
        'citations-listed',
        study(() => false, REFERENCES),
      ),
    ).toBe('look-again')
    const doubted = study((text) => text.startsWith('Phiri, B.'), REFERENCES)
    expect(outcomeOf('citations-listed', doubted)).toBe('does-not-apply')
    expect(outcomeOf('references-cited', doubted)).not.toBe('look-again')
  })

  const FIGURES: WrittenSection[] = writtenWork(`
    # results: Results
    Table 4.1 and Table 4.3 show their depths.
    > caption Table 4.1: Depths in June
    > caption Table 4.8: Depths in August
    > caption Table 4.9: Depths in May
  `)

  it('of a table that is mentioned and not there falls where a number below a table may be another', () => {
    expect(
      outcomeOf(
        'mentions-exist',
        study(() => false, FIGURES),
      ),
    ).toBe('look-again')
    expect(
      outcomeOf(
        'mentions-exist',
        study((text) => text.startsWith('Table 4.8'), FIGURES),
      ),
    ).toBe('does-not-apply')
  })
})
