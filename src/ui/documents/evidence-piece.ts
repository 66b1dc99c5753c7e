import type { Place } from '#product/place.ts'

/** The content of a page slip: the passage as the document has it. */
export type EvidencePassage = {
  /** "Page 47 of 124 · 4.2 Savings by household" */
  place: string
  sentence: string
  /** The words of the sentence that carry the claim. */
  marked?: string | undefined
  /** How far down the page the passage is, 0 to 1; absent for formats without pages. */
  at?: number | undefined
  /** Why its text may contain a mistake. */
  caution?: string | undefined
}

export type EvidencePiece = Place & {
  /** One per passage, such as the sentence's id. */
  id: string
  /** The document's own words, shown in quotation marks. */
  quote?: string | undefined
  /** The claim quotes the words itself: the page corner is enough. */
  quoted?: boolean | undefined
  /** Instead of a quote, when there are no words: "Table 4.3, row 2". */
  where?: string | undefined
  /** Absent while it is fetched. */
  passage?: EvidencePassage | undefined
  /** The file was deleted: the quote stays, the page cannot be opened. */
  gone?: boolean | undefined
}

/** Splits a sentence around its marked words; nothing is marked when it does not contain them. */
export function aroundMark(sentence: string, marked = ''): { before: string; mark: string; after: string } {
  const words = marked.trim().split(/\s+/).filter(Boolean)
  // Line breaks inside a passage are the page's, not the author's: any space matches any other.
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+')
  const found = pattern ? new RegExp(pattern, 'i').exec(sentence) : null
  if (!found) return { before: sentence, mark: '', after: '' }
  const end = found.index + found[0].length
  return { before: sentence.slice(0, found.index), mark: found[0], after: sentence.slice(end) }
}
