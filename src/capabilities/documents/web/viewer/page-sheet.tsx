import { useState } from 'react'
import { Note } from '#ui/feedback/note.tsx'
import type { DocumentPage } from '../../contract.ts'
import type { useViewer } from './use-viewer.ts'

type PageSheetProps = {
  page: DocumentPage
  viewer: Pick<ReturnType<typeof useViewer>, 'picture' | 'width' | 'showMark'>
  marked?: string | undefined
  name: string
  /** In place of its picture. */
  asWords: boolean
  /** A press on a sentence takes it. */
  onPick?: ((words: string) => void) | undefined
}

const percent = (share: number) => `${share * 100}%`

/** The page as a picture; as text for screen readers, and for formats without page pictures. */
export function PageSheet({ page, viewer, marked, name, asWords, onPick }: PageSheetProps) {
  const [failed, setFailed] = useState(false)
  const isRead = asWords || !page.pictured
  const words = (
    <PageWords
      page={page}
      marked={marked}
      onMark={isRead ? viewer.showMark : undefined}
      onPick={isRead ? onPick : undefined}
    />
  )
  if (isRead) return words
  if (failed)
    return (
      <>
        <div className="none">
          <Note kind="warn">The image of this page could not be loaded. Here is its text.</Note>
        </div>
        {words}
      </>
    )
  const boxes = page.sentences.find(({ id }) => id === marked)?.boxes ?? []
  return (
    <>
      <div
        className="sheet"
        style={{ width: `${viewer.width}px`, aspectRatio: `${page.width} / ${page.height}` }}
      >
        <img src={viewer.picture} alt={`Page ${page.page} of ${name}`} onError={() => setFailed(true)} />
        {boxes.map((box, place) => (
          <i
            key={`${box.left} ${box.top}`}
            ref={place === 0 ? viewer.showMark : undefined}
            aria-hidden="true"
            style={{
              left: percent(box.left),
              top: percent(box.top),
              width: percent(box.width),
              height: percent(box.height),
            }}
          />
        ))}
      </div>
      <div className="sr">{words}</div>
    </>
  )
}

type PageWordsProps = {
  page: DocumentPage
  marked?: string | undefined
  /** Receives the marked element. */
  onMark: ((mark: HTMLElement | null) => void) | undefined
  onPick: ((words: string) => void) | undefined
}

function PageWords({ page, marked, onMark, onPick }: PageWordsProps) {
  return (
    <div className="words">
      {onPick && <p className="sm muted pick-hint">Press the sentence that says it.</p>}
      {page.sentences.map(({ id, text }) => (
        <p key={id}>
          {onPick ? (
            <button type="button" className="pick" onClick={() => onPick(text)}>
              {text}
            </button>
          ) : id === marked ? (
            <mark ref={onMark}>{text}</mark>
          ) : (
            text
          )}
        </p>
      ))}
      {page.sentences.length === 0 && <p className="muted">There is no text on this page.</p>}
    </div>
  )
}
