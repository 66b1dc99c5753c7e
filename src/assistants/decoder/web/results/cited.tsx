import { EvidenceLink } from '#capabilities/documents/web/index.ts'
import { EvidenceList as EvidenceChips } from '#ui/documents/evidence.tsx'
import type { Evidence } from '../../contract.ts'
import { useSource } from './source.ts'
import { useFold } from './use-fold.tsx'

type CitedProps = {
  evidence: readonly Evidence[]
  /** The point's text: a quotation already in it only gets its page. */
  said?: string
  bare?: boolean
}

/** The passages a point rests on; the chips of a sample unfold, and their pages are locked. */
export function Cited({ evidence, said = '', bare }: CitedProps) {
  const { documentId, name, onLocked } = useSource()
  const { shown, toggle } = useFold(distinct(evidence), { first: 3, things: 'passages' })
  if (shown.length === 0) return null
  if (!onLocked) {
    const cited = shown.map(({ sentenceId: id, quote, ...place }) => ({
      id,
      ...place,
      ...(collapsedSpace(said).includes(collapsedSpace(quote)) ? {} : { quote }),
    }))
    return (
      <>
        <EvidenceLink documentId={documentId} name={name} cited={cited} bare={bare ?? false} />
        {toggle}
      </>
    )
  }
  return (
    <>
      <EvidenceChips
        pieces={shown.map(({ sentenceId: id, page, quote }) => ({
          id,
          page,
          quote,
          passage: { place: `Page ${page} of the sample`, sentence: quote, marked: quote },
        }))}
        bare={bare}
        onOpenPage={onLocked}
        onCopyQuote={onLocked}
      />
      {toggle}
    </>
  )
}

const collapsedSpace = (words: string) => words.replace(/\s+/g, ' ').trim()

const distinct = (evidence: readonly Evidence[]) =>
  evidence.filter(({ sentenceId }, at) => evidence.findIndex((one) => one.sentenceId === sentenceId) === at)
