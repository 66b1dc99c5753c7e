import type { ReactNode } from 'react'
import { Drawing } from '../pictures/drawing.tsx'

type EmptyStateProps = {
  /** One of our drawings, as text. */
  drawing: string
  heading: ReactNode
  sentence: ReactNode
  /** One line button. */
  action?: ReactNode
  /** The heading level that fits its context. */
  level?: 2 | 3
}

/** Inside the place it describes, never full screen. */
export function EmptyState({ drawing, heading, sentence, action, level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="card empty">
      <Drawing source={drawing} />
      <Heading>{heading}</Heading>
      <p className="sm muted">{sentence}</p>
      {action}
    </div>
  )
}
