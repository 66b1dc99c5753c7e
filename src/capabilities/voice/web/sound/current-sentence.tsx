type SaidNowProps = {
  text: string
  /** The sentence the device's voice is speaking now. */
  saying: string | null | undefined
}

/** Highlights the sentence being spoken, for students who read along. */
export function SaidNow({ text, saying }: SaidNowProps) {
  const at = saying ? text.indexOf(saying) : -1
  if (!saying || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark className="said-now">{saying}</mark>
      {text.slice(at + saying.length)}
    </>
  )
}
