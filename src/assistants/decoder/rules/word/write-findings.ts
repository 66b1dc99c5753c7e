/** The Word file an analysis is saved as: the student's own with comments in it, or a new one with the findings. */
import { addComments } from '#kit/word/add-comments.ts'
import { type DocumentLine, writeDocument } from '#kit/word/write-document.ts'
import { placeWords } from '#product/place.ts'
import type { Analysis } from '../../contract.ts'
import { type Finding, findingsOf } from './findings.ts'

export type WrittenFindings = { bytes: Uint8Array; commented: boolean }
export type FindingsToWrite = Pick<Analysis, 'checks' | 'statistics'> & {
  document: Pick<Analysis['document'], 'title' | 'name'>
}

const AUTHOR = { author: 'Weekbe4', initials: 'W4' }

/** `file`: the student's own, if a Word file and still here. `texts`: the document's, in order, to tell repeated sentences apart. */
export function writeFindings(
  analysis: FindingsToWrite,
  date: string,
  file?: { bytes: Uint8Array; texts: readonly { id: string; text: string }[] },
): WrittenFindings {
  const findings = findingsOf(analysis)
  const commented = file && addComments(file.bytes, remarksOf(findings, date, occurrencesIn(file.texts)))
  if (commented) return { bytes: commented.bytes, commented: true }
  return { bytes: writeDocument(findingLines(analysis, findings, date)), commented: false }
}

const remarksOf = (findings: readonly Finding[], date: string, occurrenceOf: OccurrenceOf) =>
  findings.map(({ says, evidence }) => ({
    ...AUTHOR,
    date,
    says: evidence ? says : [ABOUT_ALL, ...says],
    quotes: evidence ? [{ quote: evidence.quote, occurrence: occurrenceOf(evidence) }] : [],
  }))

const ABOUT_ALL = 'About the whole document:'

type OccurrenceOf = (evidence: { sentenceId: string; quote: string }) => number

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The number of earlier sentences with the same text. */
function occurrencesIn(texts: readonly { id: string; text: string }[]): OccurrenceOf {
  const flattened = texts.map(({ id, text }) => ({ id, text: oneLine(text) }))
  return ({ sentenceId, quote }) => {
    const sought = oneLine(quote)
    const same = flattened.filter(({ id, text }) => id === sentenceId || text.includes(sought))
    return Math.max(
      0,
      same.findIndex(({ id }) => id === sentenceId),
    )
  }
}

function findingLines(
  { document }: FindingsToWrite,
  findings: readonly Finding[],
  date: string,
): DocumentLine[] {
  const head: DocumentLine[] = [
    { style: 'title', text: 'What to check' },
    { style: 'text', text: document.title || document.name },
    { style: 'small', text: `Findings of the Research Decoder on ${document.name}, ${date.slice(0, 10)}` },
  ]
  if (findings.length === 0) return [...head, { style: 'text', text: 'Nothing was found to correct.' }]
  return [
    ...head,
    ...findings.flatMap(({ says, evidence }, at): DocumentLine[] => [
      {
        style: 'heading',
        text: `${at + 1}. ${evidence ? placeWords(evidence) : 'About the whole document'}`,
      },
      ...(evidence ? [{ style: 'quotation' as const, text: `“${oneLine(evidence.quote)}”` }] : []),
      ...says.map((text): DocumentLine => ({ style: 'text', text })),
    ]),
  ]
}
