/**
 * A model may find; code proves. Every finding a model proposes passes through here, and one that is not in the
 * document as claimed is discarded.
 */

import type { ReadDocument } from '../document/reading.ts'
import type { BookOfFacts } from '../facts/book-of-facts.ts'
import type { CandidateSentence } from '../facts/candidate-sentences.ts'
import type { Fact } from '../facts/fact.ts'
import { readsAs } from '../facts/findings.ts'
import { topicsOf } from '../facts/topics.ts'
import type { Drop } from './drops.ts'
import { findQuotation, type Near } from './find-quotation.ts'
import { type Places, placesIn } from './places.ts'
import type { Proposal, ProposedAbsence, ProposedFact } from './proposal.ts'
import { assessmentFrom, numberFrom } from './prove-assessment.ts'
import { factFrom } from './prove-fact.ts'
import { type Assessment, type ModelFindings, nothingProved, type Tally } from './proved.ts'
import { titleFrom } from './title.ts'

/** The basis of the proof: the document, and our own reader's findings in it. */
export type Ground = {
  reading: ReadDocument
  statements: readonly CandidateSentence[]
  book: BookOfFacts
  /** The range of each part the model read. */
  partOf?: (part: number) => Near | undefined
}

export type Proof = { findings: ModelFindings; tally: Tally }

export function prove(ground: Ground, proposals: readonly Proposal[], model: string): Proof {
  const findings = nothingProved(model)
  const tally: Tally = { proposed: proposals.length, kept: 0, dropped: {} }
  if (proposals.length === 0) return { findings, tally }
  const all = placesIn(ground.reading)
  const statements = new Map(ground.statements.map((one) => [one.sentence.id, one]))
  const seen = new Set<string>()
  for (const proposal of proposals) {
    const near = proposal.part === undefined ? undefined : ground.partOf?.(proposal.part)
    const drop = take(proposal)
    if (drop) tally.dropped[drop] = (tally.dropped[drop] ?? 0) + 1
    else tally.kept += 1

    function take(one: Proposal): Drop | null {
      if (one.type === 'fact') return keepFact(one)
      const proved =
        one.type === 'assessment'
          ? assessmentFrom(one, all, ground.book, near)
          : one.type === 'number'
            ? numberFrom(one, all, near)
            : absenceFrom(one, ground)
      if (typeof proved === 'string') return proved
      return once(proved.id) ? recordDrop(findings.assessments, proved) : 'repeated'
    }

    function keepFact(fact: ProposedFact): Drop | null {
      const title = fact.kind === 'title' ? titleFrom(fact.quote, ground.reading) : undefined
      if (fact.kind === 'title') {
        if (!title) return 'not-found'
        findings.title ??= title
        return null
      }
      const proved = provedFact({ ...fact, kind: fact.kind }, all, statements, near)
      if (typeof proved === 'string') return proved
      return once(`fact ${proved.kind} ${proved.evidence.sentenceId}`)
        ? recordDrop(findings.facts, proved)
        : 'repeated'
    }
  }
  return { findings, tally }

  function once(id: string): boolean {
    const isNew = !seen.has(id)
    seen.add(id)
    return isNew
  }
}

function recordDrop<Kept>(list: Kept[], one: Kept): null {
  list.push(one)
  return null
}

function provedFact(
  { kind, quote, value }: ProposedFact & { kind: Fact['kind'] },
  all: Places,
  statements: ReadonlyMap<string, CandidateSentence>,
  near?: Near,
): Fact | Drop {
  const sought = findQuotation(all, quote, near)
  if (typeof sought === 'string') return sought
  const place = sought[0]!
  return factFrom({ kind, value }, place, all, statements.get(place.evidence.sentenceId))
}

/** Believed only if our own second look finds nothing either; then it is reported in our words. */
function absenceFrom({ kind }: ProposedAbsence, { reading, book }: Ground): Assessment | Drop {
  const expected = book.findings.find((finding) => finding.kind === kind)
  const isThere =
    book.facts.some((fact) => fact.kind === kind) ||
    (expected
      ? expected.name !== 'not-found'
      : reading.sections.some(({ title }) => topicsOf(title).includes(kind)) ||
        [...reading.sentences, ...reading.blocks].some(
          ({ text, role }) => role !== 'references' && readsAs(kind, text),
        ))
  if (isThere) return 'found-after-all'
  return { id: `absent ${kind}`, kind: 'absent', says: '', evidence: [], words: 'ours' }
}
