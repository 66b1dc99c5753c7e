import '../styles/bubble.css'
import type { ReactNode } from 'react'
import type { AssistantId } from '#product/assistants.ts'
import { Glyph } from '../pictures/glyph.tsx'

type ChatBubbleProps = {
  side: 'theirs' | 'mine'
  /** "Examiner", "You" */
  name: string
  glyph?: AssistantId | undefined
  /** A prepared conversation: PREVIEW is shown beside the name. */
  demo?: boolean | undefined
  /** A long answer with tables, formulas and code needs the width, so it has no bubble. */
  wide?: boolean | undefined
  children: ReactNode
}

export function ChatBubble({ side, name, glyph, demo, wide, children }: ChatBubbleProps) {
  const look = side === 'mine' ? 'msg me' : wide ? 'msg answer' : 'msg'
  return (
    <article className={look}>
      <div className="by">
        {glyph && <Glyph of={glyph} className="g" />}
        {name}
        {demo && <span className="demo">PREVIEW</span>}
      </div>
      <div className="bub">{children}</div>
    </article>
  )
}

/** A conversation: stacked bubbles, no wider than is readable. */
export function Talk({ children }: { children: ReactNode }) {
  return <div className="talk">{children}</div>
}
