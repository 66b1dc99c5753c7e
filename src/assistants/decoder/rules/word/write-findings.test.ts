import { describe, expect, it } from 'vitest'
import { openParts, textOfPart } from '#kit/word/package.ts'
import { readBody } from '#kit/word/runs.ts'
import { writeDocument } from '#kit/word/write-document.ts'
import type { AnalysisCheck, Evidence, StatisticRow } from '../../contract.ts'
import { findingsOf } from './findings.ts'
import { writeFindings } from './write-findings.ts'

const at = (sentenceId: string, quote: string): Evidence => ({ sentenceId, page: 4, quote })
const check = (id: string, changes: Partial<AnalysisCheck> = {}): AnalysisCheck => ({
  id,
  area: 'writing',
  label: `Label of ${id}`,
  outcome: 'look-again',
  says: `Found by ${id}`,
  advice: `Do ${id}`,
  weight: 1,
  evidence: [],
  ...changes,
})
const row = (evidence: Evidence, changes: Partial<StatisticRow> = {}): StatisticRow => ({
  reports: 't(18) = 2.10',
  writes: 'p = .50',
  computes: 'p = .050',
  verdict: 'look-again',
  evidence,
  ...changes,
})
const nothing = { checks: [], statistics: [] }

describe('the findings', () => {
  it('are figures that cannot be right first, then checks as a supervisor would say them', () => {
    const { checks, statistics } = {
      checks: [
        check('readability', { evidence: [at('s3', 'Third.')] }),
        check('citations-listed', { evidence: [at('s2', 'Second.')] }),
      ],
      statistics: [row(at('s1', 'First.'))],
    }
    expect(findingsOf({ checks, statistics }).map(({ evidence }) => evidence?.quote)).toEqual([
      'First.',
      'Second.',
      'Third.',
    ])
  })

  it('say about one sentence everything in one place, and the same thing once', () => {
    const evidence = at('s1', 'A sentence.')
    const [only, ...others] = findingsOf({
      checks: [check('citations-listed', { evidence: [evidence, evidence] })],
      statistics: [row(evidence), row(evidence)],
    })
    expect(others).toEqual([])
    expect(only?.says).toEqual([
      't(18) = 2.10: reported p = .50; recalculated p = .050.',
      'Label of citations-listed: Found by citations-listed. Do citations-listed.',
      'Label of citations-listed: Do citations-listed.',
    ])
  })

  it('tell of what was not found in one comment about the whole work', () => {
    const found = findingsOf({
      ...nothing,
      checks: [check('fact-aim', { outcome: 'not-found' }), check('fact-period', { outcome: 'not-found' })],
    })
    expect(found).toHaveLength(1)
    expect(found[0]?.evidence).toBeUndefined()
    expect(found[0]?.says).toHaveLength(2)
  })

  it('leave out what is in order, and what cannot be computed', () => {
    const evidence = at('s1', 'A sentence.')
    expect(
      findingsOf({
        checks: [check('x', { outcome: 'passed', evidence: [evidence] })],
        statistics: [row(evidence, { verdict: 'agrees' }), row(evidence, { verdict: 'cannot-be-computed' })],
      }),
    ).toEqual([])
  })

  it('end where nobody would go on to read', () => {
    const many = Array.from({ length: 40 }, (_, n) => at(`s${n}`, `Sentence ${n}.`))
    expect(findingsOf({ ...nothing, checks: [check('x', { evidence: many })] })).toHaveLength(25)
  })
})

const document = { title: 'Late booking', name: 'thesis.docx' }
const NOW = '2026-11-22T10:00:00.000Z'
const textOf = (bytes: Uint8Array, part = 'word/document.xml') => textOfPart(openParts(bytes)!, part) ?? ''

it('marks the second of two sentences that say the same, where it is the second that is meant', () => {
  const texts = ['The same words stand here.', 'Between them.', 'The same words stand here.']
  const bytes = writeDocument(texts.map((text) => ({ style: 'text', text })))
  const statistics = [row(at('b3.1', texts[2]!))]
  const own = { bytes, texts: texts.map((text, n) => ({ id: `b${n + 1}.1`, text })) }
  const written = writeFindings({ document, checks: [], statistics }, NOW, own)
  expect(written.commented).toBe(true)
  const xml = textOf(written.bytes)
  expect(xml.indexOf('commentRangeStart')).toBeGreaterThan(xml.indexOf('Between them.'))
})

it('writes the findings down where the file takes no comments', () => {
  const own = { bytes: new Uint8Array([1, 2, 3]), texts: [] }
  const written = writeFindings(
    { document, checks: [], statistics: [row(at('s1', 'A sentence.'))] },
    NOW,
    own,
  )
  expect(written.commented).toBe(false)
  expect(readBody(textOf(written.bytes)).text).toContain('1. page 4\n“A sentence.”\nt(18) = 2.10')
})

it('says so when there is nothing to write down', () => {
  const { bytes } = writeFindings({ document, ...nothing }, NOW)
  expect(readBody(textOf(bytes)).text).toContain('Nothing was found to correct.')
})
