import { ArrowLeft, Check, CircleAlert, Plus } from 'lucide-react'
import { dayAndTime } from '#api-client/date-and-time.ts'
import { QueryView } from '#api-client/query-view.tsx'
import { Button } from '#ui/actions/button.tsx'
import type { Analysis } from '../../contract.ts'
import { compare } from '../../rules/screen/compare.ts'
import { SourceContext } from '../results/source.ts'
import { useArrival } from '../results/use-arrival.ts'
import { Changed } from './changed.tsx'
import type { Pair } from './pair.ts'
import { ScoreChanges } from './score-changes.tsx'
import { usePair } from './use-pair.ts'

type VersionsComparedProps = { pair: Pair; onOpen(sessionId: string): void; onClose(): void }

/** A revision's fixed, new and remaining faults. */
export default function VersionsCompared({ pair, onOpen, onClose }: VersionsComparedProps) {
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
      <QueryView of={usePair(pair)}>{(both) => <Changes {...both} />}</QueryView>
    </>
  )
}

function Changes({ before, after }: { before: Analysis; after: Analysis }) {
  const { improved, fresh, open } = compare(before, after)
  const { id, name } = after.document
  // The sentences are the newer version's: faults of the older one are described in words.
  const evidenceOf = (checkId: string) => after.checks.find((check) => check.id === checkId)?.evidence ?? []
  return (
    <SourceContext value={{ documentId: id, name }}>
      <ScoreChanges before={before} after={after} />
      <div className="changes">
        <Changed
          title="Improved"
          icon={Check}
          kind="ok"
          changes={improved}
          evidenceOf={evidenceOf}
          none="None of the open points has been fixed yet."
        />
        <Changed
          title="New"
          icon={Plus}
          kind="warn"
          changes={fresh}
          evidenceOf={evidenceOf}
          none="The new version has no new gaps."
        />
        <Changed
          title="Remains"
          icon={CircleAlert}
          kind="plain"
          changes={open}
          evidenceOf={evidenceOf}
          none="Nothing is left open."
        />
      </div>
    </SourceContext>
  )
}
