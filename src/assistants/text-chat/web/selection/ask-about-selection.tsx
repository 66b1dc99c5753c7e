import { MessageSquareQuote } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import { useSelectedWords } from './use-selected-words.ts'

/** Words that are selected in an answer or a quotation can be asked about. */
export default function AskAboutSelection({ onAsk }: { onAsk(words: string): void }) {
  const { words, forget } = useSelectedWords()
  if (!words) return null
  return (
    <div className="ask-about">
      <Button
        icon={MessageSquareQuote}
        // A press must not take the selection away before it is read.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => {
          onAsk(words)
          forget()
        }}
      >
        Ask about these words
      </Button>
    </div>
  )
}
