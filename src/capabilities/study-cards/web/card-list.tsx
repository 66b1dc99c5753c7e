import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { placeMark } from '#product/place.ts'
import { Button } from '#ui/actions/button.tsx'
import { useToast } from '#ui/feedback/use-toast.tsx'
import type { Card } from '../contract.ts'
import { isDue } from '../rules/due.ts'
import { timeWords } from '../rules/time-words.ts'
import type { DeckHere } from './use-deck.ts'

type CardListProps = { cards: readonly Card[]; now: number; onRemove: DeckHere['remove'] }

/** All of them, by document. */
export default function CardList({ cards, now, onRemove }: CardListProps) {
  const groups = Map.groupBy(cards, ({ place }) => place.name)
  return [...groups].map(([name, some]) => (
    <section key={name} className="stack tight">
      <h3 className="sm file-name">{name}</h3>
      <ul className="plain all-cards">
        {some.map((card) => (
          <li key={card.id}>
            <Item card={card} now={now} onRemove={onRemove} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Item({ card, now, onRemove }: Omit<CardListProps, 'cards'> & { card: Card }) {
  const [sure, setSure] = useState(false)
  const say = useToast()
  async function remove() {
    const problem = await onRemove(card.id)
    if (problem) say({ failed: problem })
  }
  const { due, state } = card.schedule
  return (
    <>
      <div className="grow">
        <b>{card.question}</b>
        <span className="xs muted num">
          {placeMark(card.place)} ·{' '}
          {state === 'new' ? 'new' : isDue(card, now) ? 'due' : `in ${timeWords(due - now)}`}
        </span>
      </div>
      {sure ? (
        <div className="row tight">
          <Button kind="line" onClick={() => void remove()}>
            Delete for good
          </Button>
          <Button kind="quiet" onClick={() => setSure(false)}>
            Keep it
          </Button>
        </div>
      ) : (
        <Button
          kind="quiet"
          square
          icon={Trash2}
          aria-label={`Delete ${card.question}`}
          onClick={() => setSure(true)}
        />
      )}
    </>
  )
}
