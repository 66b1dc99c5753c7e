/** The book without mere announcements: "The limitations are discussed later" states no limit. */

import { voiceOf } from '#capabilities/study/facts.index.ts'
import type { BookOfFacts, Fact } from '#capabilities/study/index.ts'

export function tellingBook<Book extends BookOfFacts>(book: Book): Book {
  const facts = book.facts.filter(isTellingFact)
  const findings = book.findings.map((finding) =>
    finding.name === 'shown' && !finding.facts.some(isTellingFact)
      ? {
          name: 'not-sure' as const,
          kind: finding.kind,
          evidence: finding.facts.map(({ evidence }) => evidence),
        }
      : finding,
  )
  return { ...book, facts, findings }
}

const isTellingFact = ({ evidence: { quote } }: Fact): boolean =>
  !voiceOf(quote, false).signpost && !ANNOUNCES.test(quote) && !/:\s*$/.test(quote)

const ANNOUNCES =
  /\b(?:this|the|next|following) (?:chapter|section|subsection)\b|^(?:the )?limitations (?:are|were|will be) (?:discussed|presented|described|outlined)\b/i
