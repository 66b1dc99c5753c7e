import { MessageSquareQuote } from 'lucide-react'
import { Button } from '../actions/button.tsx'
import { useSelectedWords } from './use-selected-words.ts'

type AskAboutWordsProps = {
  /** The places whose selected words count: CSS selectors. */
  within: string
  className: string
  label?: string | undefined
  onAsk(words: string): void
}

/** Shown while selected words can be asked about. */
export function AskAboutWords({
  within,
  className,
  label = 'Ask about these words',
  onAsk,
}: AskAboutWordsProps) {
  const { words, forget } = useSelectedWords(within)
  if (!words) return null
  return (
    <div className={className}>
      <Button
        icon={MessageSquareQuote}
        // A press must not clear the selection before it is read.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => {
          forget()
          onAsk(words)
        }}
      >
        {label}
      </Button>
    </div>
  )
}
