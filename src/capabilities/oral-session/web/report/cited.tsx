import { EvidenceLink } from '#capabilities/documents/web/evidence-link.tsx'
import { placeWords } from '#product/place.ts'
import type { AnswerCard, Report } from '../../report/contract.ts'

type CitedProps = { document: Report['document']; places: AnswerCard['better'] }

/** Where it stands in the document. A document that is gone has no pages to open; its words stay. */
export function Cited({ document, places }: CitedProps) {
  if (!document.id)
    return places.map((place) => (
      <p key={place.sentenceId} className="sm">
        {placeWords(place)}: <q>{place.quote}</q>
      </p>
    ))
  return (
    <EvidenceLink
      documentId={document.id}
      name={document.name}
      cited={places.map(({ sentenceId, ...place }) => ({ id: sentenceId, ...place }))}
    />
  )
}
