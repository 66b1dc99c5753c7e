/** Files sent instead of a whole English thesis: each is recognised for what it is, and not blamed for what it need not have. */
import { describe, expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import type { DocumentModel } from '#product/document-model.ts'
import { modelOf, type WrittenSection, writtenWork } from '#tests/model-of.ts'
import { SMALL_THESIS } from '#tests/small-thesis.ts'
import { analyse } from './analyse.ts'

const analysed = (model: DocumentModel) =>
  analyse(openRecord(model), { id: 'd', name: 'd.pdf', kind: 'pdf', paged: true, bytes: 1 })
const told = (sections: WrittenSection[], more: Partial<DocumentModel> = {}) =>
  analysed(modelOf(sections, { title: '', ...more }))
const part = (title: string, ...blocks: string[]): WrittenSection => ({ title, role: 'other', blocks })
const advised = ({ improvementRecommendations }: ReturnType<typeof told>) =>
  improvementRecommendations.content.join(' ')

describe('what is not a whole thesis in English', () => {
  it('is an invoice: no research is missed in it', () => {
    const invoice = told([
      part(
        'INVOICE 2026-114',
        'Kabwe Printing Ltd, Plot 12, Kabwe.',
        'Bill to: Chipata College. Date: 3 May 2026. Due: 2 June 2026.',
        'Exercise books, 400 at K12.50: K5,000.00. Delivery: K350.00.',
        'Subtotal: K5,350.00. VAT at 16%: K856.00. Total to pay: K6,206.00.',
        'Please pay by bank transfer within 30 days.',
      ),
    ])
    expect(invoice.isResearch).toBe(false)
    expect(advised(invoice)).not.toMatch(/abstract|literature|sample|limits|references/i)
    expect(invoice.defensePreparation.content).toEqual([])
  })

  it('is a curriculum vitae: nobody is told to spell out the words of a trade', () => {
    const vitae = (opening: string) =>
      told([
        part(opening, 'Mutale Phiri, +260 97 000 0000, mutale@example.org'),
        part('Education', 'Chipata College, 2013 – 2016'),
        part(
          'Work experience',
          'Msoro School, 2016 – present: designed and ran the QXZ of the whole school for six years.',
          'Lake School, 2012 – 2013: built and kept the QXZ for the teachers of the lower school.',
        ),
        part('Referees', 'Available on request'),
      ])
    expect(vitae('Curriculum vitae').type.found).toBe('cv_resume')
    expect(advised(vitae('Curriculum vitae'))).not.toContain('QXZ')
  })

  it('is half a thesis: what it holds is judged, and what comes later is not demanded', () => {
    const chapters: WrittenSection[] = [
      {
        title: 'CHAPTER TWO: LITERATURE REVIEW',
        role: 'literature',
        blocks: Array(8).fill('Goats are kept for milk in many towns (Banda, 2019).'),
      },
      ...writtenWork(`
        # literature: 2.1 Goats
        Few studies have looked at goats in towns (Phiri, 2020).
      `),
      {
        title: 'CHAPTER THREE: METHODOLOGY',
        role: 'methods',
        blocks: Array(8).fill('The study adopted a survey design, and 90 families were asked in May 2025.'),
      },
      { title: '3.1 Sample', role: 'methods', blocks: ['The families were chosen at random from a list.'] },
    ]
    const half = told(chapters)
    expect(half.type.stage).toBe('chapter')
    expect(advised(half)).not.toMatch(
      /Not found in the text: (?:the results|a conclusion|an abstract|a discussion|a list of references)/,
    )
  })

  it('is in another language: it is read, and no fact is called missing by English words', () => {
    const french = told(
      writtenWork(`
        # introduction: Introduction
        La question de recherche est simple et les familles sont nombreuses.
        # methods: Méthodologie
        Un échantillon de 120 familles a répondu à un questionnaire.
        # results: Résultats
        Cette étude montre que 62 % des familles gardent des chèvres.
      `),
      { language: 'fr' },
    )
    expect(french.isResearch).toBe(true)
    // Parts are recognised by their headings in four languages; sentences are understood in English only.
    expect(french.methodologyEvaluation.content.join(' ')).not.toContain('Not found')
    expect(advised(french)).not.toMatch(/which design|how the people|how large|what was not known|the limits/)
  })

  it('is full of formulas: they are no orders, no other language and no abbreviations', () => {
    const formulas = told(
      writtenWork(`
      # abstract: Abstract
      We prove that every bounded sequence of the kind has a limit.
      # results: Theorem
      Theorem 1. Suppose that f(x) = ∑ a_n x^n and that |x| < R; then f′(x) = ∑ n a_n x^(n−1).
      Proof. For all ε > 0 there is N such that |a_n − L| ≤ ε if n ≥ N, so lim a_n = L. □
      Lemma 2. If det(A) ≠ 0 then Ax = b if and only if x = A⁻¹b, and tr(AB) = tr(BA).
    `),
    )
    expect(formulas.notes).toEqual([])
    expect(advised(formulas)).not.toMatch(
      /stands? for|Not found in the text: (?:how the people|ethics|which design)/,
    )
  })

  it('is very long: 872 pages are judged to the last, in seconds', () => {
    const chapter = SMALL_THESIS.find(({ role }) => role === 'results')!
    const pages = Array.from(
      { length: 870 },
      (_, page): WrittenSection => ({
        ...chapter,
        title: `4.${page + 1} Results of ward ${page + 1}`,
        blocks: [
          ...Array<string>(18).fill(
            `The families of ward ${page + 1} told us of their goats, and of the milk they sell in town.`,
          ),
          `In ward ${page + 1}, 12 of ${page + 40} families kept goats.`,
        ],
      }),
    )
    const start = process.cpuUsage()
    const long = told([...SMALL_THESIS.slice(0, 3), ...pages, ...SMALL_THESIS.slice(3)])
    const { user } = process.cpuUsage(start)
    expect(long.isResearch).toBe(true)
    expect(long.resultsInterpretation.content.length).toBeGreaterThan(0)
    expect(user / 1e6).toBeLessThan(20)
  })
})
