import { useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { type Place, placeWords } from '#product/place.ts'
import { EvidenceList } from '#ui/documents/evidence.tsx'
import type { EvidencePiece } from '#ui/documents/evidence-piece.ts'
import { useToast } from '#ui/feedback/use-toast.tsx'
import { part } from '#ui/loading/lazy-part.tsx'
import type { readSentence, SentencePlace } from '../../contract.ts'
import { CALLS } from '../../rules/addresses.ts'
import { recognisedWords } from '../../rules/recognised-words.ts'

/** Loaded when it is first opened. */
export const PageViewer = part(() => import('./page-viewer.tsx'))

/** A passage of a document: `id` is the sentence's. */
export type Cited = Place & { id: string; quote?: string; quoted?: boolean; where?: string; marked?: string }

type EvidenceLinkProps = {
  documentId: string
  name: string
  cited: readonly Cited[]
  bare?: boolean
}

type KnownPiece = Pick<EvidencePiece, 'passage' | 'gone'>

/** Evidence chips that fetch their passage when opened, and open its page. */
export function EvidenceLink({ documentId, name, cited, bare }: EvidenceLinkProps) {
  const [known, setKnown] = useState<Record<string, KnownPiece>>({})
  const [opened, setOpened] = useState<Cited>()
  const say = useToast()

  async function unfold(piece: EvidencePiece): Promise<void> {
    if (known[piece.id]?.passage) return
    const answer = await callApi<typeof readSentence>(CALLS.readSentence, {
      params: { id: documentId, sentence: piece.id },
    })
    const found: KnownPiece = answer.ok
      ? { passage: passageOf(answer.value, cited.find(({ id }) => id === piece.id)?.marked) }
      : { gone: answer.problem.status === 404 }
    setKnown((before) => ({ ...before, [piece.id]: found }))
    if (!answer.ok && !found.gone) say({ failed: answer.problem.message })
  }

  async function copy({ id, quote }: EvidencePiece): Promise<void> {
    const words = known[id]?.passage?.sentence ?? quote ?? ''
    await navigator.clipboard.writeText(words).then(
      () => say('Quote copied.'),
      () => say({ failed: 'The quote could not be copied.' }),
    )
  }

  return (
    <>
      <EvidenceList
        pieces={cited.map((piece) => ({ ...piece, ...known[piece.id] }))}
        bare={bare}
        onUnfold={(piece) => void unfold(piece)}
        onCopyQuote={(piece) => void copy(piece)}
        onOpenPage={(piece) => setOpened(cited.find(({ id }) => id === piece.id))}
      />
      {opened && (
        <PageViewer
          documentId={documentId}
          name={name}
          page={opened.page}
          marked={opened.id}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

function passageOf({ page, of, section, within, text, at, recognised }: SentencePlace, marked = text) {
  const place = within
    ? placeWords({ page, within })
    : [`Page ${page} of ${of}`, section].filter(Boolean).join(' · ')
  return {
    place,
    sentence: text,
    marked,
    ...(at === null ? {} : { at }),
    ...(recognised && { caution: recognisedWords(recognised) }),
  }
}
