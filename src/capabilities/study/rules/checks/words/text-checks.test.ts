import { describe, expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { SMALL_THESIS, smallThesis } from '#tests/small-thesis.ts'
import { openRecord } from '../../open-study.ts'

const study = openRecord(smallThesis())
const checks = study.textChecks()

describe('the checks of a text', () => {
  it('have stable ids, each once, whatever the document', () => {
    const ids = checks.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every((id) => /^[a-z]+(-[a-z]+)*$/.test(id))).toBe(true)
    const empty = openRecord(modelOf([])).textChecks()
    expect(empty.filter(({ outcome }) => outcome === 'passed')).toEqual([])
    for (const { id } of empty) expect([...ids, 'references-read']).toContain(id)
  })

  it('keep to their areas and weights, and speak in whole sentences', () => {
    for (const { area, weight, says, label, advice } of checks) {
      expect(['methodology', 'literature', 'interpretation', 'writing']).toContain(area)
      expect([1, 2, 3]).toContain(weight)
      for (const sentence of [says, advice ?? 'None.']) expect(sentence).toMatch(/^[\p{Lu}\d“].*[.:]$/u)
      expect(label).toMatch(/^\p{Lu}.*[^.]$/u)
    }
  })

  it('say "not found" and never that somebody did not do it', () => {
    const empty = openRecord(
      modelOf([{ title: 'Essay', role: 'other', blocks: ['It rained.'] }]),
    ).textChecks()
    for (const { outcome, says } of empty) {
      if (outcome === 'not-found') expect(says).toMatch(/^Not found in the text: /)
      expect(says).not.toMatch(/\b(?:you did not|missing from your|failed)\b/i)
    }
  })

  it('rest on sentences of the document, word for word', () => {
    const written = new Map(
      [...study.reading.sentences, ...study.reading.blocks].map(({ id, text, page }) => [id, { text, page }]),
    )
    const evidence = checks.flatMap((check) => check.evidence)
    expect(evidence.length).toBeGreaterThan(5)
    for (const { sentenceId, quote, page } of evidence) {
      expect(written.get(sentenceId)?.text).toContain(quote)
      expect(written.get(sentenceId)?.page).toBe(page)
    }
  })

  it('carry every passage behind "and 95 more"', () => {
    const names = Array.from(
      { length: 100 },
      (_, i) => `Ba${'bcdfghklmn'[i % 10]}a${'bcdfghklmn'[Math.floor(i / 10)]}i`,
    )
    const references = names.map((name, i) => ({
      kind: 'reference' as const,
      text: `${name}, A. (${1920 + i}). Notes on market ${i}. Journal of Trade, 1, 2–3.`,
    }))
    const listed = openRecord(
      modelOf([
        { title: 'Discussion', role: 'discussion', blocks: ['Prices moved with the rain (Tembo, 2012).'] },
        { title: 'References', role: 'references', blocks: references },
      ]),
    )
    const uncited = listed.textChecks().find(({ id }) => id === 'references-cited')
    expect(uncited?.says).toContain('and 95 more')
    expect(uncited?.evidence.length).toBe(100)
  })

  it('are made once', () => {
    expect(study.textChecks()).toBe(checks)
    expect(study.references()).toBe(study.references())
    expect(study.documentType()).toBe(study.documentType())
  })

  it('are not moved by a sentence that shows everything at once', () => {
    const stuffed =
      'This study states its limitations, ethics, informed consent, recommendations, objectives, sampling, validity, theory, design and further research.'
    const bare = SMALL_THESIS.filter(({ role }) => ['results', 'literature', 'introduction'].includes(role))
    const outcomes = (sections: typeof SMALL_THESIS) =>
      openRecord(modelOf(sections))
        .textChecks()
        .map(({ id, outcome }) => `${id} ${outcome}`)
    const [results, ...rest] = bare
    expect(outcomes([{ ...results!, blocks: [...results!.blocks, stuffed] }, ...rest])).toEqual(
      outcomes(bare),
    )
  })
})
