import '../styles/bubble.css'
import { type ReactNode, useState } from 'react'

/** Growing text is not read aloud letter by letter; one sentence at the end announces that it is complete. */
export function StreamedText({ streaming, children }: { streaming: boolean; children: ReactNode }) {
  const [grew, setGrew] = useState(streaming)
  if (streaming && !grew) setGrew(true)
  return (
    <>
      <div className={streaming ? 'streamed growing' : 'streamed'} aria-live="off" aria-busy={streaming}>
        {children}
      </div>
      {grew && (
        <span className="sr" role="status">
          {streaming ? '' : 'Answer ready'}
        </span>
      )}
    </>
  )
}
