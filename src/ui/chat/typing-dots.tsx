import '../styles/bubble.css'

/** Three copper diamonds and the words; only the words are read aloud. */
export function TypingDots({ children = 'formulating response' }: { children?: string }) {
  return (
    <span className="typing" role="status">
      <span className="dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span className="muted">{children}</span>
    </span>
  )
}
