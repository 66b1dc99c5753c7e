import { ASSISTANTS } from '#product/assistants.ts'
import emptyDocument from '#ui/art/empty-document.svg?raw'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Link } from '#ui/router/link.tsx'
import type { Card } from '../contract.ts'
import { nextDue } from '../rules/due.ts'
import { timeWords } from '../rules/time-words.ts'
import { ALOUD } from '../spec.ts'

/** Shown if no card is due: when the next one is, or how to make the first. */
export function DoneForNow({ cards, now }: { cards: readonly Card[]; now: number }) {
  const next = nextDue(cards)
  return (
    <EmptyState
      drawing={emptyDocument}
      level={2}
      heading={next === undefined ? 'No cards yet' : 'Done for now'}
      sentence={
        next === undefined
          ? 'Make cards from a document below, or from an answer in the Text Chat Assistant. Each has a question, an answer and the words of your document they are based on.'
          : `The next card comes in ${timeWords(Math.max(0, next - now))}. Cards you know well come back after days, weeks and months; the others come back sooner.`
      }
    />
  )
}

/** Voice Chat asks them: the student only has to say so there. */
export const AskedAloud = () => (
  <p className="sm muted">
    Hands full? In <Link to={ASSISTANTS.voiceChat.route}>{ASSISTANTS.voiceChat.name}</Link>, say “
    {ALOUD.begin}”.
  </p>
)
