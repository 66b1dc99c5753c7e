import { AskAboutWords } from '#ui/documents/ask-about-words.tsx'

/** Words selected in an answer or a quotation can be asked about. */
export default function AskAboutSelection({ onAsk }: { onAsk(words: string): void }) {
  return <AskAboutWords within=".conversation .answer" className="ask-about" onAsk={onAsk} />
}
