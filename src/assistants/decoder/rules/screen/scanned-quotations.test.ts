import { describe, expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { openParts, textOfPart } from '#kit/word/package.ts'
import { readBody } from '#kit/word/runs.ts'
import { FACTS } from '#tests/analysed.ts'
import { asScanned } from '#tests/as-scanned.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { analyse } from '../analyse.ts'
import { writeFindings } from '../word/write-findings.ts'
import { exportText } from './export-text.ts'

const READ = 'read from a scan: 88% sure'

describe('an analysis of a scan', () => {
  const analysis = analyse(openRecord(asScanned(smallThesis())), FACTS)

  it('says beside every quotation, as text, that it was read from a scan', () => {
    const quoted = exportText(analysis)
      .split('\n')
      .filter((line) => /^ {4}page \d/.test(line))
    expect(quoted.length).toBeGreaterThan(10)
    expect(quoted.filter((line) => !line.includes(READ))).toEqual([])
  })

  it('says so in a Word file of its findings too', () => {
    const { bytes } = writeFindings(analysis, '2026-11-22T09:00:00Z')
    const { text } = readBody(textOfPart(openParts(bytes)!, 'word/document.xml')!)
    const headings = text.split('\n').filter((line) => /^\d+\. page/.test(line))
    expect(headings.length).toBeGreaterThan(0)
    expect(headings.filter((line) => !line.includes(READ))).toEqual([])
  })
})
