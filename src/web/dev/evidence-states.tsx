import { Bookmark, Check, Clock, Hash, TriangleAlert } from 'lucide-react'
import { EvidenceList } from '#ui/documents/evidence.tsx'
import type { EvidencePiece } from '#ui/documents/evidence-piece.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { UiPart } from './part.tsx'

const sentence =
  'Of the 212 households interviewed, those with an active wallet saved more, a mean difference of ZMW 214 per month, than those without one.'
const found: EvidencePiece = {
  id: 's1',
  page: 47,
  quote: 'a mean difference of ZMW 214 per month',
  passage: {
    place: 'Page 47 of 124 · 4.2 Savings by household',
    sentence,
    marked: 'a mean difference of ZMW 214 per month',
    at: 0.44,
  },
}
const fetching: EvidencePiece = { id: 's2', page: 52, where: 'Table 4.3, row 2' }
const scanned: EvidencePiece = { ...found, id: 's4', recognised: { sure: 88, hasDoubtfulFigure: false } }
const gone: EvidencePiece = { id: 's3', page: 58, quote: 'differences between wards', gone: true }
const pages: EvidencePiece[] = [47, 55].map((page) => ({ ...found, id: `t${page}`, page }))

export function EvidenceStates({ onSay }: { onSay(words: string): void }) {
  const open = (piece: EvidencePiece) => onSay(`Page ${piece.page}`)
  const copy = () => onSay('Quote copied')
  return (
    <UiPart name="Chips and evidence">
      <div className="row">
        <Chip>Neutral</Chip>
        <Chip kind="brand">Subscribed</Chip>
        <Chip kind="ok" icon={Check}>
          Agrees
        </Chip>
        <Chip kind="warn" icon={Clock}>
          Pending
        </Chip>
        <Chip kind="bad" icon={TriangleAlert}>
          Look again
        </Chip>
        <Chip kind="info" icon={Hash}>
          Quantitative
        </Chip>
        <Chip kind="key" icon={Bookmark}>
          Highlighted
        </Chip>
        <Chip kind="ok" dot>
          Online
        </Chip>
      </div>
      <p>Households that use mobile money save more per month than those that do not.</p>
      <EvidenceList
        pieces={[found, scanned, fetching, gone]}
        startOpen={['s1', 's2', 's3']}
        onOpenPage={open}
        onCopyQuote={copy}
      />
      <p>Closed, and page corners alone:</p>
      <EvidenceList pieces={[found, fetching]} onOpenPage={open} onCopyQuote={copy} />
      <EvidenceList bare pieces={pages} onOpenPage={open} onCopyQuote={copy} />
    </UiPart>
  )
}
