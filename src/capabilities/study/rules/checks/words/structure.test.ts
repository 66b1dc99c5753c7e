import { describe, expect, it } from 'vitest'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { readForStudy } from '../../document/reading.ts'
import { foundPartsOf, structureChecks } from './structure.ts'

const parts = (...sections: WrittenSection[]) =>
  foundPartsOf(readForStudy(modelOf(sections))).map(({ part, within }) =>
    within ? `${part} in ${within}` : part,
  )
const TEXT = 'This is enough running text to stand under a heading and be more than a name.'

describe('the parts of a document', () => {
  it('are all found in the small thesis', () => {
    const checks = structureChecks(readForStudy(smallThesis()))
    expect(checks.map(({ outcome }) => outcome)).toEqual(Array(9).fill('passed'))
    expect(checks.find(({ id }) => id === 'part-ethics')).toMatchObject({
      says: 'Found within the methods: what was done about ethics.',
      evidence: [{ quote: expect.stringContaining('Ethical approval') }],
    })
  })

  it('are "not found in the text", and never "not done"', () => {
    const checks = structureChecks(readForStudy(modelOf([{ title: 'Essay', role: 'other', blocks: [TEXT] }])))
    expect(
      checks.every(
        ({ outcome, says }) => outcome === 'not-found' && says.startsWith('Not found in the text: '),
      ),
    ).toBe(true)
    expect(checks.every(({ advice, evidence }) => advice && evidence.length === 0)).toBe(true)
  })

  it('need more than a heading', () => {
    expect(parts({ title: 'Results', role: 'results', blocks: [] })).toEqual([])
    expect(parts({ title: 'Results', role: 'results', blocks: ['See below.'] })).toEqual([])
    expect(parts({ title: 'Results', role: 'results', blocks: [TEXT] })).toEqual(['results'])
  })

  it('are told by their heading where nothing stands under it', () => {
    const saysOf = (blocks: string[]) =>
      structureChecks(readForStudy(modelOf([{ title: '5. Conclusion', role: 'conclusion', blocks }]))).find(
        ({ id }) => id === 'part-conclusion',
      )?.says
    expect(saysOf([])).toBe('Not found in the text: anything under the heading “5. Conclusion”.')
    expect(saysOf(['See below.'])).toBe('Not found in the text: a conclusion.')
  })

  it('are missed by nobody who writes in a language whose names for them are not known here', () => {
    const outcomesIn = (language: string) =>
      new Set(
        structureChecks(
          readForStudy(
            modelOf([{ title: 'Concluzii', role: 'other', blocks: ['Caprele beau apa.'] }], { language }),
          ),
        ).map(({ outcome }) => outcome),
      )
    expect(outcomesIn('ro')).toEqual(new Set(['does-not-apply']))
    expect(outcomesIn('en')).toContain('not-found')
  })

  it('are known by a heading that names two, and in other languages', () => {
    expect(parts({ title: 'Results and discussion', role: 'results', blocks: [TEXT] })).toEqual([
      'results',
      'discussion',
    ])
    expect(parts({ title: 'Metodologia', role: 'other', blocks: [TEXT] })).toEqual(['methods'])
    expect(parts({ title: 'Résultats', role: 'other', blocks: [TEXT] })).toEqual(['results'])
  })

  it('are found below a heading that has others under it, without a heading, and as a list alone', () => {
    const [abstract] = structureChecks(
      readForStudy(
        modelOf([
          { title: 'ABSTRACT', role: 'abstract', blocks: [], level: 1 },
          { title: 'BACKGROUND', role: 'introduction', blocks: [TEXT], level: 2 },
        ]),
      ),
    )
    expect(abstract?.outcome).toBe('passed')
    const opening =
      'Objective: Tailors in small towns keep few records, and nobody has asked them why they do so.'
    expect(parts({ title: '', role: 'front-matter', blocks: [opening] })).toContain(
      'abstract in its opening, which has no heading',
    )
    const list = (entries: number) =>
      structureChecks(
        readForStudy(modelOf([{ title: 'Essay', role: 'other', blocks: [TEXT] }])),
        entries,
      ).find(({ id }) => id === 'part-references')?.outcome
    expect([list(0), list(8)]).toEqual(['not-found', 'passed'])
  })

  it('may be woven into another', () => {
    const cites = (n: number) =>
      Array.from({ length: n }, (_, i) => `Pay mattered there too (Banda, ${2000 + i}).`)
    expect(parts({ title: 'Introduction', role: 'introduction', blocks: cites(5) })).toEqual([
      'introduction',
      'literature in the introduction',
    ])
    expect(parts({ title: 'Introduction', role: 'introduction', blocks: cites(3) })).toEqual(['introduction'])
  })

  it('are not given for one sentence that shows everything', () => {
    const stuffed =
      'Informed consent was obtained, and this study gives its limitations, recommendations, objectives, sampling, validity, theory and design.'
    expect(parts({ title: 'Notes', role: 'other', blocks: [stuffed] })).toEqual([])
  })

  it('are not found in delimitations or in the ethics of others', () => {
    expect(
      parts({
        title: 'Literature',
        role: 'literature',
        blocks: ['Ethical approval was granted by the board there.', TEXT],
      }),
    ).toEqual(['literature'])
    expect(parts({ title: 'Delimitations', role: 'other', blocks: [TEXT] })).toEqual([])
  })
})
