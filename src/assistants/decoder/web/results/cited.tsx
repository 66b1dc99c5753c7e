import { EvidenceLink } from '#capabilities/documents/web/evidence-link.tsx'
import { Evidence as EvidenceChips } from '#web/ui/evidence.tsx'
import type { Evidence } from '../../contract.ts'
import { useSource } from './source.ts'

type CitedProps = { evidence: readonly Evidence[]; bare?: boolean }

/** The passages a point rests on; the chips of a sample unfold, and their pages are locked. */
export function Cited({ evidence, bare }: CitedProps) {
  const { documentId, name, onLocked } = useSource()
  const cited = distinct(evidence).map(({ sentenceId: id, page, quote }) => ({ id, page, quote }))
  if (cited.length === 0) return null
  if (!onLocked)
    return <EvidenceLink documentId={documentId} name={name} cited={cited} bare={bare ?? false} />
  return (
    <EvidenceChips
      pieces={cited.map((piece) => ({
        ...piece,
        passage: { place: `Page ${piece.page} of the sample`, sentence: piece.quote, marked: piece.quote },
      }))}
      bare={bare}
      onOpenPage={onLocked}
      onCopyQuote={onLocked}
    />
  )
}

const distinct = (evidence: readonly Evidence[]) =>
  evidence.filter(({ sentenceId }, at) => evidence.findIndex((one) => one.sentenceId === sentenceId) === at)
