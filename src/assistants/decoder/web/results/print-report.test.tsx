import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { FACTS } from '#tests/analysed.ts'
import { asScanned, SURE } from '#tests/as-scanned.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { analyse } from '../../rules/analyse.ts'
import { PrintReport } from './print-report.tsx'

afterEach(cleanup)

it('says on paper, beside every quotation and place, that it was read from a scan', () => {
  const analysis = analyse(openRecord(asScanned(smallThesis())), FACTS)
  const { container } = render(<PrintReport analysis={analysis} ready={[]} />)
  const marks = [...container.querySelectorAll('.quote > b, td:nth-child(2)')].map(
    (mark) => mark.textContent ?? '',
  )
  expect(marks.length).toBeGreaterThan(10)
  expect(marks.filter((mark) => !mark.endsWith(`scan ${SURE}%`))).toEqual([])
})
