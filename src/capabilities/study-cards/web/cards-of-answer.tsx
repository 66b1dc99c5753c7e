import { pluralise } from '#kit/pluralise.ts'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { useToast } from '#ui/feedback/use-toast.tsx'
import type { CardPlace } from '../contract.ts'
import { draftsOfAnswer } from '../rules/drafts-of-answer.ts'
import { ChooseDrafts } from './choose-drafts.tsx'

type CardsOfAnswerProps = { question: string; places: readonly CardPlace[]; onClose(): void }

/** Cards from an answer: its quotations, with the question that produced them. */
export default function CardsOfAnswer({ question, places, onClose }: CardsOfAnswerProps) {
  const say = useToast()
  return (
    <Dialog open onClose={onClose} withX title="Make study cards">
      <p className="sm muted">Each is based on words in your document. Edit the question to suit you.</p>
      <ChooseDrafts
        drafts={draftsOfAnswer(question, places)}
        ticked={1}
        onKept={(cards) => {
          say(`${pluralise(cards.length, 'card')} saved under Study cards.`)
          onClose()
        }}
      />
    </Dialog>
  )
}
