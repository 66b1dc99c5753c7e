import { EvidenceLink } from '#capabilities/documents/web/index.ts'
import { placeOf } from '#product/place.ts'
import type { RecordSlot } from '../../contract.ts'
import { CARD_SAYS } from '../../rules/card/card-words.ts'

type FoundEntry = RecordSlot['entries'][number]
type FoundProps = {
  entries: readonly FoundEntry[]
  documentId: string
  name: string
  /** The student's own words have no place, and are marked so. */
  isConfirmed: boolean
}

/** What was read, in the work's own words, each with its place. */
export function Found({ entries, isConfirmed, ...document }: FoundProps) {
  return (
    <ul className="found">
      {entries.map((entry) => (
        <li key={entry.value}>
          <q>{entry.value}</q>
          {entry.evidence.length > 0 ? (
            <EntryPlace entry={entry} {...document} />
          ) : (
            isConfirmed && <span className="xs muted">{CARD_SAYS.ownWords}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

type EntryPlaceProps = { entry: FoundEntry; documentId: string; name: string }

/** The quotation is only shown where it says more than the value: "385" needs its sentence. */
export function EntryPlace({ entry: { value, evidence }, documentId, name }: EntryPlaceProps) {
  return (
    <EvidenceLink
      documentId={documentId}
      name={name}
      cited={evidence.slice(0, 2).map((one) => ({
        id: one.sentenceId,
        ...placeOf(one),
        ...(inOneSpace(value).includes(inOneSpace(one.quote)) ? {} : { quote: one.quote }),
      }))}
    />
  )
}

const inOneSpace = (words: string) => words.replace(/\s+/g, ' ').trim().toLowerCase()
