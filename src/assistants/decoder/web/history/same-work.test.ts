import { expect, it } from 'vitest'
import type { PastAnalysis } from '../../contract.ts'
import { sameWork } from './same-work.ts'

let count = 0
const past = (name: string, title: string, change: Partial<PastAnalysis> = {}): PastAnalysis => ({
  sessionId: `s${++count}`,
  documentId: `d${count}`,
  name,
  title,
  status: 'completed',
  isResearch: true,
  createdAt: '',
  keptUntil: '',
  documentGone: false,
  ...change,
})

it('knows versions of a work by title or by file name', () => {
  const first = past('Thesis_v1.pdf', 'Savings in Chipata')
  const second = past('other.pdf', 'Savings in Chipata ')
  const third = past('thesis final 2.docx', 'Another title')
  const stranger = past('letter.pdf', 'A letter')
  expect(sameWork(first, [first, second, third, stranger])).toEqual([second, third])
})

it('compares nothing that failed, and takes no two files without a name for the same', () => {
  const first = past('final.pdf', '')
  expect(sameWork(first, [past('v2.pdf', '')])).toEqual([])
  expect(
    sameWork(first, [past('final.pdf', '', { status: 'failed', documentId: first.documentId })]),
  ).toEqual([])
  expect(sameWork({ ...first, status: 'processing' }, [first])).toEqual([])
})
