import { EvidenceLink } from '#capabilities/documents/web/index.ts'
import { placeWords } from '#product/place.ts'
import type { AnswerCard, Report } from '../../rules/report/contract.ts'

type CitedProps = { document: Report['document']; places: AnswerCard['places'] }

/** Links to places in the document. If it was deleted there are no pages to open; the quotations stay. */
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
