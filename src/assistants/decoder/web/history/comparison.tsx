import { ArrowLeft, Check, CircleAlert, Plus } from 'lucide-react'
import { Reading } from '#capabilities/accounts/web/reading.tsx'
import { dayAndTime } from '#capabilities/accounts/web/when.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon, type LucideIcon } from '#web/ui/icon.tsx'
import type { Analysis } from '../../contract.ts'
import { compare } from '../../rules/compare.ts'
import { useArrival } from '../results/use-arrival.ts'
import { useFold } from '../results/use-fold.tsx'
import type { Pair } from './pair.ts'
import { ScoreChanges } from './score-changes.tsx'
import { usePair } from './use-pair.ts'

type ComparisonProps = { pair: Pair; onOpen(sessionId: string): void; onClose(): void }

/** What a revision has put right, what it has brought, and what is left. */
export default function Comparison({ pair, onOpen, onClose }: ComparisonProps) {
  const { before, after } = pair
  const heading = useArrival(true)
  return (
    <>
      <div className="head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            Two versions compared
          </h1>
          <p>{after.title || after.name}</p>
          <p className="sm muted num">
            {before.name}, {dayAndTime(before.createdAt).day}, and {after.name},{' '}
            {dayAndTime(after.createdAt).day}
          </p>
        </div>
        <div className="row">
          <Button kind="line" icon={ArrowLeft} onClick={onClose}>
            Back
          </Button>
          <Button onClick={() => onOpen(after.sessionId)}>Open the newer one</Button>
        </div>
      </div>
      <Reading of={usePair(pair)}>{(both) => <Changes {...both} />}</Reading>
    </>
  )
}

function Changes({ before, after }: { before: Analysis; after: Analysis }) {
  const { improved, fresh, open } = compare(before, after)
  return (
    <>
      <ScoreChanges before={before} after={after} />
      <div className="changes">
        <Changed
          title="Improved"
          icon={Check}
          kind="ok"
          says={improved}
          none="Nothing that was open is in order yet."
        />
        <Changed title="New" icon={Plus} kind="warn" says={fresh} none="The new version brings no new gap." />
        <Changed title="Remains" icon={CircleAlert} kind="plain" says={open} none="Nothing is left open." />
      </div>
    </>
  )
}

type ChangedProps = { title: string; icon: LucideIcon; kind: string; says: readonly string[]; none: string }

function Changed({ title, icon, kind, says, none }: ChangedProps) {
  const { shown, toggle } = useFold(says, { first: 6, things: 'checks' })
  return (
    <section className={`card changed ${kind}`} aria-label={title}>
      <h2 className="row">
        <Icon of={icon} />
        {title}
        <span className="sm muted num">{says.length}</span>
      </h2>
      {says.length === 0 ? (
        <p className="sm muted">{none}</p>
      ) : (
        <ul className="checks">
          {shown.map((words) => (
            <li key={words} className="sm">
              {words}
            </li>
          ))}
        </ul>
      )}
      {toggle}
    </section>
  )
}
