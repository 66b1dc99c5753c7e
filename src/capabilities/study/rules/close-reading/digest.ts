/** What a document states about itself, from all of its parts, for one look over the whole. */
import type { BookOfFacts } from '../facts/book-of-facts.ts'
import { FACT_KINDS, type Fact } from '../facts/fact.ts'
import type { ModelFindings } from '../proof/proved.ts'
import { tokensOfText } from './parts.ts'

const MOST_OF_A_KIND = 8

/** Only sentences of the document, each with its kind in front; nothing that a model said. */
export function digestOf(book: BookOfFacts, { facts }: ModelFindings, mostTokens: number): string {
  const lines: string[] = []
  let tokens = 0
  for (const kind of FACT_KINDS)
    for (const fact of once([...book.facts, ...facts], kind).slice(0, MOST_OF_A_KIND)) {
      const line = `${kind}: ${fact.evidence.quote.replace(/\s+/g, ' ')}`
      tokens += tokensOfText(line)
      if (tokens > mostTokens) return lines.join('\n')
      lines.push(line)
    }
  return lines.join('\n')
}

function once(facts: readonly Fact[], kind: Fact['kind']): Fact[] {
  const own = facts.filter((fact) => fact.kind === kind)
  return own.filter(
    ({ evidence }, at) => own.findIndex((other) => other.evidence.sentenceId === evidence.sentenceId) === at,
  )
}
