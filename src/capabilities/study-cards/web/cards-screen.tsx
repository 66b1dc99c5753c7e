import { useState } from 'react'
import { useSignedInUser } from '#capabilities/accounts/web/index.ts'
import { pluralise } from '#kit/pluralise.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { Link } from '#ui/router/link.tsx'
import { dueCards, nextCard } from '../rules/due.ts'
import { SAYS } from '../spec.ts'
import { AskedAloud, DoneForNow } from './done-for-now.tsx'
import { ReviewCard } from './review-card.tsx'
import { useNow } from './use-clock.ts'
import { type DeckHere, useDeck } from './use-deck.ts'
import './cards.css'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { part } from '#ui/loading/lazy-part.tsx'

const MakeFromDocument = part(() => import('./make-from-document.tsx'), <Skeleton lines={3} />)
const CardList = part(() => import('./card-list.tsx'), <Skeleton lines={3} />)

/** Reviewed here with or without a line; made from documents below. */
export default function CardsScreen() {
  const user = useSignedInUser()
  return (
    <div className="in cards">
      <div className="head">
        <div>
          <h1>Study cards</h1>
          <p>
            Made from your own documents and answers, each with the words it is based on. They come back just
            before you would forget them.
          </p>
        </div>
      </div>
      {user ? (
        <Cards userId={user.uid} />
      ) : (
        <Note kind="bad" actions={<Link to="/auth/login">Log in</Link>}>
          {SAYS.notSignedIn}
        </Note>
      )}
    </div>
  )
}

function Cards({ userId }: { userId: string }) {
  const deck = useDeck(userId)
  const { cards, problem, refetch } = deck
  if (cards) return <Deck deck={deck} cards={cards} />
  return problem ? <FailedNote onAgain={refetch}>{problem.message}</FailedNote> : <Skeleton lines={5} />
}

type DeckProps = { deck: DeckHere; cards: NonNullable<DeckHere['cards']> }

function Deck({ deck, cards }: DeckProps) {
  const [rated, setRated] = useState(0)
  const now = useNow(`${rated} of ${cards.length}`)
  const next = nextCard(cards, now)
  const due = dueCards(cards, now).length
  return (
    <>
      <p className="row tight" role="status">
        <Chip kind={due > 0 ? 'brand' : 'ok'}>{due > 0 ? `${due} due` : 'None due'}</Chip>
        <Chip>{pluralise(cards.length, 'card')}</Chip>
        {deck.waiting > 0 && (
          <Chip kind="info">{pluralise(deck.waiting, 'review')} saved here until you are online</Chip>
        )}
      </p>
      {deck.problem && deck.problem.code !== 'unreachable' && <Note kind="bad">{deck.problem.message}</Note>}
      {next ? (
        <ReviewCard
          // Answered again in the same sitting, it is a new one.
          key={`${next.id} ${next.schedule.reviews}`}
          card={next}
          now={now}
          onRate={(rating) => {
            deck.review(next.id, rating)
            setRated(rated + 1)
          }}
        />
      ) : (
        <DoneForNow cards={cards} now={now} />
      )}
      <AskedAloud />
      <Folded summary="Make cards from a document" openAtFirst={cards.length === 0}>
        <MakeFromDocument onKept={deck.add} />
      </Folded>
      {cards.length > 0 && (
        <Folded summary="All cards">
          <CardList cards={cards} now={now} onRemove={deck.remove} />
        </Folded>
      )}
    </>
  )
}

type FoldedProps = { summary: string; openAtFirst?: boolean; children: React.ReactNode }

/** Its content is loaded when it is opened. */
function Folded({ summary, openAtFirst = false, children }: FoldedProps) {
  const [open, setOpen] = useState(openAtFirst)
  return (
    <details
      className="card folded"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {open && children}
    </details>
  )
}
