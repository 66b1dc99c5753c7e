/** How many figures of each kind a work prints: what every count of those that were read is held against. */
import type { DocumentTable, HeldNumber } from '#product/document-table.ts'
import type { StudyEvidence } from '../document/evidence.ts'
import type { Statistics } from '../statistics/statistics.ts'
import type { OwnStudy } from './own-study.ts'

type Printing = {
  tables: readonly { table: DocumentTable }[]
  unread: readonly StudyEvidence[]
  own: OwnStudy
}

export type PrintedFigures = {
  p: number
  intervals: number
  coefficients: number
  /** Shares that stand with a count, in one row or one sentence. */
  shares: number
  means: number
  /** All numbers of all tables that were read. */
  inTables: number
  /** Tables that stand there and could not be read. */
  unreadTables: number
}

const CONFIDENCE = /\bc\.?\s?i\.?\b|confidence/i

/** A matrix of correlations prints each pair twice. */
function isMirrored({ headings, rows, stub }: DocumentTable): boolean {
  const labels = new Set(rows.flatMap(({ cells }) => cells.slice(0, stub).map(({ text }) => text.trim())))
  return headings.slice(stub).filter((name) => name.trim() !== '' && labels.has(name.trim())).length >= 3
}

export function printedFiguresOf(
  { tables, unread, own }: Printing,
  { descriptives, tests }: Statistics,
): PrintedFigures {
  const printed = {
    p: 0,
    intervals: 0,
    coefficients: 0,
    shares: 0,
    means: 0,
    inTables: 0,
    unreadTables: unread.length,
  }
  for (const { table } of tables) {
    const printedTimes = isMirrored(table) ? 2 : 1
    for (const { kind, cells } of table.rows) {
      if (kind === 'head') continue
      const held = cells.flatMap(({ holds = [] }, at) =>
        at < table.stub ? [] : holds.map((one) => ({ one, at })),
      )
      const numbers = held.flatMap(({ one }) => (one.is === 'interval' ? [] : [one]))
      const many = (is: HeldNumber['is']) => numbers.filter((one) => one.is === is).length
      printed.inTables += held.length
      printed.p += many('p') / printedTimes
      printed.coefficients += many('coefficient')
      printed.means += many('mean')
      printed.intervals +=
        held.filter(({ one, at }) => one.is === 'interval' && CONFIDENCE.test(table.headings[at] ?? ''))
          .length + numbers.filter(({ is, name }) => is === 'interval-end' && name === 'lower').length
      if (many('count') > 0) printed.shares += many('share') + many('valid-share')
    }
  }
  const isOwn = ({ evidence }: { evidence: { sentenceId: string } }) => own.byId.has(evidence.sentenceId)
  const inSentences = descriptives.filter(
    (one) => isOwn(one) && own.byId.get(one.evidence.sentenceId)?.kind !== 'table',
  )
  for (const { kind } of inSentences) {
    if (kind === 'p') printed.p += 1
    if (kind === 'interval') printed.intervals += 1
    if (kind === 'mean') printed.means += 1
  }
  const withP = new Set(
    inSentences.flatMap(({ kind, evidence }) => (kind === 'p' ? [evidence.sentenceId] : [])),
  )
  printed.p += tests.filter(
    (one) =>
      isOwn(one) &&
      one.p &&
      !withP.has(one.evidence.sentenceId) &&
      own.byId.get(one.evidence.sentenceId)?.kind !== 'table',
  ).length
  return printed
}
