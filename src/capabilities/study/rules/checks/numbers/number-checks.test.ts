import { describe, expect, it } from 'vitest'
import { modelOf, type WrittenSection, writtenWork } from '#tests/model-of.ts'
import { POISONS } from '#tests/poisons.ts'
import { SMALL_THESIS, smallThesis } from '#tests/small-thesis.ts'
import { openRecord } from '../../open-study.ts'

const thesis = openRecord(smallThesis())
const checks = thesis.numberChecks()
const rows = thesis.statisticRows()
const outcome = (id: string, of = checks) => of.find((check) => check.id === id)?.outcome

const edited = (from: string, to: string): WrittenSection[] =>
  SMALL_THESIS.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => (typeof block === 'string' ? block.replace(from, to) : block)),
  }))
const checksOf = (sections: WrittenSection[]) => openRecord(modelOf(sections)).numberChecks()

describe('the number checks of a thesis', () => {
  it('has one outcome for each look, by ids that never repeat', () => {
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length)
    expect(Object.fromEntries(checks.map(({ id, outcome: what }) => [id, what]))).toEqual({
      'numbers.p-follows': 'does-not-apply',
      'numbers.instruments': 'does-not-apply',
      'numbers.intervals': 'passed',
      'numbers.coefficients': 'does-not-apply',
      'numbers.percentages': 'passed',
      'numbers.means': 'does-not-apply',
      'numbers.arithmetic': 'does-not-apply',
      'numbers.possible': 'does-not-apply',
      'numbers.totals': 'does-not-apply',
      'abstract-numbers': 'look-again',
      'unwritten-parts': 'does-not-apply',
      'numbers.significance': 'passed',
      'numbers.announced': 'does-not-apply',
      'numbers.highest': 'does-not-apply',
      'numbers.part-whole': 'does-not-apply',
      'numbers.rates': 'does-not-apply',
      'numbers.scale': 'does-not-apply',
      'numbers.told-twice': 'does-not-apply',
      'numbers.questions-objectives': 'does-not-apply',
      'numbers.tables-agree': 'does-not-apply',
      'numbers.text-table': 'does-not-apply',
      'numbers.changes': 'does-not-apply',
      'numbers.equal-tables': 'does-not-apply',
      'numbers.sample-formula': 'does-not-apply',
      'numbers.sample-agreement': 'passed',
      'numbers.p-possible': 'does-not-apply',
      'numbers.p-exact': 'passed',
      'numbers.effect-size': 'does-not-apply',
      'numbers.marginal': 'does-not-apply',
      'numbers.readings': 'does-not-apply',
      'numbers.hypotheses': 'does-not-apply',
      'numbers.expected-counts': 'does-not-apply',
    })
  })

  it('has a row for what was computed again, and none for what is only possible', () => {
    expect(rows.map(({ reports, verdict }) => `${reports} → ${verdict}`)).toEqual([
      'χ²(2, N = 372) = 14.20 → agrees',
      'χ²(3, N = 372) = 4.10 → agrees',
      't(370) = 7.86 → agrees',
      '217 of 372 → agrees',
    ])
  })

  it('quotes the document and nothing else', () => {
    const texts = [...thesis.reading.sentences, ...thesis.reading.blocks].map(
      ({ id, text }) => [id, text] as const,
    )
    const byId = new Map(texts)
    for (const { sentenceId, quote } of [
      ...checks.flatMap(({ evidence }) => evidence),
      ...rows.map((row) => row.evidence),
    ])
      expect(byId.get(sentenceId)).toContain(quote)
  })

  it('says "not found in the text" and never "not done", and advises where there is something to do', () => {
    for (const { says, outcome: what, advice } of checks) {
      expect(says).not.toMatch(/\b(?:not done|did not|failed|wrong|mistakes?)\b/i)
      if (what === 'not-found') expect(says).toMatch(/^Not found in the text: /)
      expect(advice !== undefined).toBe(what === 'look-again' || what === 'not-found')
    }
  })

  it.each([
    ['numbers.p-follows', 'p = .251', 'p = .551'],
    ['numbers.intervals', '95% CI [1.52, 3.82]', '95% CI [2.52, 3.82]'],
    ['numbers.percentages', '217 (58.3%) booked', '217 (53.8%) booked'],
    ['numbers.sample-agreement', 'survey of 372 women', 'survey of 327 women'],
    ['numbers.p-possible', 'p < .001, d = 0.82', 'p = .000, d = 0.82'],
  ])('sees it when one number is changed: %s', (id, from, to) => {
    const changed = checksOf(edited(from, to))
    expect(outcome(id)).not.toBe('look-again')
    expect(outcome(id, changed)).toBe('look-again')
    expect(changed.find((check) => check.id === id)!.evidence.length).toBeGreaterThan(0)
  })

  it('names both sizes where the parts differ', () => {
    const changed = checksOf(edited('survey of 372 women', 'survey of 327 women'))
    expect(changed.find(({ id }) => id === 'numbers.sample-agreement')!.says).toContain(
      'The number studied, in the abstract (327; 372 in the methods).',
    )
  })

  it('computes the numbers of a text in another language, and judges none of its words', () => {
    const blocks = ['La différence était nette, t(58) = 2.41, p = .519.']
    const study = openRecord(modelOf([{ title: 'Résultats', role: 'results', blocks }], { language: 'fr' }))
    expect(study.statisticRows()).toMatchObject([{ verdict: 'look-again' }])
    const outcomes = study.numberChecks().map(({ id, outcome: what }) => [id, what] as const)
    expect(outcomes.filter(([, what]) => what !== 'does-not-apply')).toEqual([
      ['numbers.p-follows', 'look-again'],
    ])
  })

  it('says nothing for or against a document that is no study', () => {
    const letter: WrittenSection[] = writtenWork(`
      # other: Letter
      Dear Sir, I paid K250 in 2019 and 12% in 2020.
      Yours, B. Banda
    `)
    const study = openRecord(modelOf(letter))
    expect(new Set(study.numberChecks().map((check) => check.outcome))).toEqual(new Set(['does-not-apply']))
    expect(study.statisticRows()).toEqual([])
    expect(openRecord(modelOf([])).statisticRows()).toEqual([])
  })
})

describe('a document that gives orders', () => {
  const says = (sections: WrittenSection[]) => {
    const study = openRecord(modelOf(sections))
    return [
      study.numberChecks().map(({ id, outcome: what, says: words }) => [id, what, words]),
      study.statisticRows().map(({ reports, verdict }) => [reports, verdict]),
    ]
  }
  const plain = POISONS.filter(({ as }) => as === undefined)

  it('has its numbers checked as if it gave none', () => {
    const poisoned = SMALL_THESIS.map((section) =>
      section.role === 'results'
        ? {
            ...section,
            blocks: [...section.blocks, ...plain.map(({ kind, text }) => (kind ? { kind, text } : text))],
          }
        : section,
    )
    expect(plain.length).toBeGreaterThan(20)
    expect(says(poisoned)).toEqual(says(SMALL_THESIS))
  })

  it('gains nothing by one sentence that names everything', () => {
    const bare = edited(
      "Cronbach's alpha for the barriers scale was .81. Data were analysed in SPSS version 26 using chi-square tests and logistic regression.",
      '',
    )
    const stuffed = bare.map((section) =>
      section.title.startsWith('3.2')
        ? {
            ...section,
            blocks: [
              ...section.blocks,
              "SPSS version 26, normality, missing data, Bonferroni, Cronbach's alpha, ANOVA, t-tests, chi-square, regression analysis and the sample size formula are here.",
            ],
          }
        : section,
    )
    expect(says(stuffed)).toEqual(says(bare))
  })
})
