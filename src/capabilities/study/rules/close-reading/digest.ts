/** A document's statements about itself, from all of its parts, for one look at the whole. */
import type { BookOfFacts } from '../facts/book-of-facts.ts'
import { FACT_KINDS, type Fact } from '../facts/fact.ts'
import type { ModelFindings } from '../proof/proved.ts'
import { tokensOfText } from './parts.ts'

const MOST_OF_A_KIND = 8

/** Only sentences of the document, each labelled with its kind; nothing a model said. The best of each kind first. */
export function digestOf(book: BookOfFacts, { facts }: ModelFindings, mostTokens: number): string {
  const all = FACT_KINDS.map((kind) => onlyOnce([...book.facts, ...facts], kind))
  const lines: { kind: number; line: string }[] = []
  let tokens = 0
  for (let rank = 0; rank < MOST_OF_A_KIND; rank += 1)
    for (const [kind, own] of all.entries()) {
      const fact = own[rank]
      if (!fact) continue
      const line = `${FACT_KINDS[kind]}: ${fact.evidence.quote.replace(/\s+/g, ' ')}`
      if (tokens + tokensOfText(line) > mostTokens) continue
      tokens += tokensOfText(line)
      lines.push({ kind, line })
    }
  return lines
    .sort((one, other) => one.kind - other.kind)
    .map(({ line }) => line)
    .join('\n')
}

function onlyOnce(facts: readonly Fact[], kind: Fact['kind']): Fact[] {
  const own = facts.filter((fact) => fact.kind === kind)
  return own.filter(
    ({ evidence }, at) => own.findIndex((other) => other.evidence.sentenceId === evidence.sentenceId) === at,
  )
}
