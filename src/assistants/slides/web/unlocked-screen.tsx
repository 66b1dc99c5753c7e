import { ListOrdered, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { QueryProblem } from '#api-client/query-problem.tsx'
import { useQuery } from '#api-client/use-query.ts'
import { whyClosedWords } from '#capabilities/access/spec.ts'
import type { AccessHere } from '#capabilities/access/web/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { part } from '#ui/loading/lazy-part.tsx'
import { Checking } from '#ui/progress/checking.tsx'
import type { readUsage } from '../contract.ts'
import type { FormatId } from '../rules/deck/keys.ts'
import { CALLS, SAYS } from '../spec.ts'
import { Blurbs } from './blurbs.tsx'
import { FormatChoice } from './look/format-choice.tsx'
import { DocumentChoice } from './making/document-choice.tsx'
import { useJob } from './making/use-job.ts'
import { Past } from './past.tsx'
import type { HeadFacts } from './slides-head.tsx'
import { useHeadFacts } from './use-head-facts.ts'

const AskFirst = part(() => import('./making/ask-first.tsx'))
const Done = part(() => import('./making/done.tsx'))
const LimitReached = part(() => import('./limit-reached.tsx'))
const OutlineStep = part(() => import('./making/outline-step.tsx'))
const ProgressBox = part(() => import('./making/progress-box.tsx'))

const LIMIT = whyClosedWords('slides', 'used-up')

type SlidesScreenProps = {
  here: AccessHere & { refetch(): void }
  limit?: string | undefined
  onHead(facts: HeadFacts): void
}

/** The room of a user with access; `limit` is shown when no generation is left. */
export default function SlidesUnlockedScreen({ here, limit, onHead }: SlidesScreenProps) {
  const usage = useQuery<typeof readUsage>(CALLS.readUsage)
  const [format, setFormat] = useState<FormatId>('standard')
  const [limitShown, setLimitShown] = useState(limit !== undefined)
  const countAgain = () => {
    usage.refetch()
    here.refetch()
  }
  const job = useJob(countAgain)
  const { state } = job
  const remaining = usage.value?.remaining
  useHeadFacts(onHead, remaining)
  if (!usage.value && !usage.problem) return <Checking words={SAYS.checkingUsage} />
  const left = remaining ?? 0
  // A deck running or finished stays, although it was the last one.
  const isLocked = left === 0 && usage.value !== undefined
  const locked = isLocked ? { sentence: 'No generations left', onAsk: () => setLimitShown(true) } : undefined
  const limitSentence = limit ?? ('access' in here ? here.access.message : undefined) ?? LIMIT
  const choosing = state.name === 'idle' || state.name === 'chosen'

  return (
    <>
      <QueryProblem of={usage} what="How many generations are left" />
      {isLocked && choosing && <Note kind="warn">{limitSentence}</Note>}
      {choosing && (
        <>
          <section className="stack" aria-label="Your document">
            <h2>Your document</h2>
            <DocumentChoice here={job} locked={locked} />
          </section>
          <FormatChoice value={format} onChoose={setFormat} disabled={isLocked} />
          <div className="row">
            <Button
              big
              icon={Sparkles}
              locked={isLocked}
              disabled={state.name !== 'chosen' && !isLocked}
              onClick={() => (isLocked ? setLimitShown(true) : job.generate({ format, outlineFirst: false }))}
            >
              Generate
            </Button>
            {!isLocked && (
              <Button
                kind="quiet"
                big
                icon={ListOrdered}
                disabled={state.name !== 'chosen'}
                onClick={() => job.generate({ format, outlineFirst: true })}
              >
                See the outline first
              </Button>
            )}
          </div>
        </>
      )}
      {state.name === 'generating' && <ProgressBox state={state} onCancel={job.reset} />}
      {state.name === 'outlined' && state.asks && <AskFirst state={state} onAgreed={job.agree} />}
      {state.name === 'outlined' && !state.asks && (
        <OutlineStep
          state={state}
          onAgreed={job.agree}
          onDropped={() => {
            job.reset()
            countAgain()
          }}
        />
      )}
      {state.name === 'done' && <Done state={state} onReset={job.reset} />}
      {state.name === 'failed' && <FailedNote onAgain={job.again}>{state.problem}</FailedNote>}
      {choosing && <Past onResume={job.resume} />}
      <Blurbs />
      {limitShown && <LimitReached sentence={limitSentence} onClose={() => setLimitShown(false)} />}
    </>
  )
}
