import { Check, Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { pluralise } from '#kit/pluralise.ts'
import { Button } from '#ui/actions/button.tsx'
import { useCopied } from './use-copied.ts'

type OutputPanelProps = {
  /** The text for counting and copying. */
  text: string
  /** Beside the heading. */
  views?: ReactNode
  /** The displayed text. */
  children: ReactNode
  /** Beside Copy. */
  more?: ReactNode
  onTap?: (() => void) | undefined
  /** Nothing to copy yet, or copying is not allowed. */
  copying: 'open' | 'nothing' | 'locked'
  onLocked?: () => void
}

export function OutputPanel({ text, views, children, more, onTap, copying, onLocked }: OutputPanelProps) {
  const { copied, copy } = useCopied()
  return (
    <section className="panel" aria-labelledby="humanizer-out">
      <header>
        <h2 id="humanizer-out">Humanized</h2>
        {views}
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a tap only speeds up the typing, and there is a button for it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className="txt" onClick={onTap}>
        {children}
      </div>
      <footer className="num">
        <span>{pluralise(text.length, 'character')}</span>
        <span className="sr" role="status">
          {copied ? 'The text is on the clipboard.' : ''}
        </span>
        <span className="row tight">
          {more}
          <Button
            kind="line"
            icon={copied ? Check : Copy}
            disabled={copying === 'nothing'}
            locked={copying === 'locked'}
            onClick={() => (copying === 'locked' ? onLocked?.() : void copy(text))}
          >
            {copied ? 'Copied' : 'Copy'}
          </Button>
        </span>
      </footer>
    </section>
  )
}
