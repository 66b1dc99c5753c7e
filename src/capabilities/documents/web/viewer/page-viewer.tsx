import { X, ZoomIn, ZoomOut } from 'lucide-react'
import { use, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#ui/actions/button.tsx'
import { AskAboutWords } from '#ui/documents/ask-about-words.tsx'
import { Modal } from '#ui/feedback/modal.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { recognisedWords } from '../../rules/recognised-words.ts'
import { NO_LONGER_KEPT } from '../../spec.ts'
import { AsksAboutWords } from './ask-about-selection.ts'
import { PageSheet } from './page-sheet.tsx'
import { PageTurner } from './page-turner.tsx'
import { useViewer } from './use-viewer.ts'
import './viewer.css'

type PageViewerProps = {
  documentId: string
  name: string
  /** From 1. */
  page?: number
  /** The id of the sentence to mark. */
  marked?: string | undefined
  /** A sentence is looked for: the page opens in words, and a press on one, or a selection, takes it. */
  onPick?: ((words: string) => void) | undefined
  onClose(): void
}

/** "Show me where": the document at a page, with the quoted sentence marked. */
/* Buttons at an end are only called disabled: a button that is, takes the focus and with it the keys away. */
export default function PageViewer({ documentId, name, page = 1, marked, onPick, onClose }: PageViewerProps) {
  const viewer = useViewer(documentId, page, marked !== undefined)
  const title = useId()
  const [asWords, setAsWords] = useState(onPick !== undefined)
  const ask = use(AsksAboutWords)
  const { here, problem } = viewer
  const quoted = here?.sentences.find(({ id }) => id === marked)
  const leaf = here?.paged === false ? 'Part' : 'Page'
  /** Closing restores the focus to where it was; only then may the asking room take it. */
  const closeAndAsk = (words: string) => {
    flushSync(onClose)
    ask?.(words)
  }
  const pickAndClose = (words: string) => {
    flushSync(onClose)
    onPick?.(words)
  }
  return (
    <Modal open onClose={onClose} labelledBy={title}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys for the whole dialog, wherever the focus is */}
      <div className="viewer" onKeyDown={viewer.onKeyDown}>
        <header>
          <h2 id={title}>{name}</h2>
          <Button
            kind="quiet"
            square
            icon={ZoomOut}
            aria-label="Smaller"
            aria-disabled={!viewer.canShrink}
            onClick={() => viewer.enlarge(-1)}
          />
          <Button
            kind="quiet"
            square
            icon={ZoomIn}
            aria-label="Larger"
            aria-disabled={!viewer.canEnlarge}
            onClick={() => viewer.enlarge(1)}
          />
          <Button kind="quiet" square icon={X} aria-label="Close" data-first="" onClick={onClose} />
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a page larger than its place is scrolled with the keys */}
        <section className="desk" aria-label={`${leaf} ${viewer.page}`} tabIndex={0}>
          {problem && (
            <div className="none">
              <Note
                kind="bad"
                actions={
                  problem.code !== 'not-found' && (
                    <Button kind="quiet" onClick={viewer.refetch}>
                      Try Again
                    </Button>
                  )
                }
              >
                {problem.code === 'not-found' ? NO_LONGER_KEPT : problem.message}
              </Note>
            </div>
          )}
          {here && (
            <PageSheet
              key={here.page}
              page={here}
              viewer={viewer}
              marked={marked}
              name={name}
              asWords={asWords}
              onPick={onPick && pickAndClose}
            />
          )}
          {!here && !problem && (
            <div className="none">
              <Skeleton lines={12} label={`Loading page ${viewer.page}`} />
            </div>
          )}
        </section>
        {quoted?.recognised && (
          <p className="read-as">
            <span className="xs muted">{recognisedWords(quoted.recognised, 'beside-its-picture')}</span>
            <q>{quoted.text}</q>
          </p>
        )}
        {onPick ? (
          <AskAboutWords
            within=".viewer .desk"
            className="ask-here"
            label="Use these words"
            onAsk={pickAndClose}
          />
        ) : (
          ask && <AskAboutWords within=".viewer .desk" className="ask-here" onAsk={closeAndAsk} />
        )}
        <PageTurner viewer={viewer} leaf={leaf} asWords={asWords} onAsWords={setAsWords} />
      </div>
    </Modal>
  )
}
