import { Play, SkipForward, Square } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import type { DrawnSlide } from '../../rules/drawing/drawn.ts'
import { begun, type RehearsalRun, secondsOn, stepped, stopped } from '../../rules/talk/rehearsal.ts'
import { SlidePicture } from './slide-picture.tsx'
import { useTicking } from './use-ticking.ts'

const now = () => Date.now()

/** Speak, and see how long each slide takes. Nothing is recorded or sent. */
export function Rehearsal({ slides }: { slides: readonly DrawnSlide[] }) {
  const [run, setRun] = useState<RehearsalRun>()
  const isOn = run !== undefined && run.endedAt === undefined
  const time = useTicking(isOn)
  const begin = () => setRun(begun(now()))
  const slide = run && slides[run.at]
  if (!run || !slide)
    return (
      <div className="stack">
        <Button kind="line" icon={Play} onClick={begin}>
          Rehearse
        </Button>
        <p className="sm muted">Speak aloud and press Next slide. Nothing is recorded or sent.</p>
      </div>
    )
  const isLast = run.at === slides.length - 1
  return (
    <section className="stack" aria-label="Rehearsal">
      {isOn && (
        <>
          <SlidePicture slide={slide} of={run.at + 1} />
          <p role="timer" className="num">
            {`${secondsOn(run, run.at, time)} of ${slide.seconds ?? 0} seconds`}
          </p>
          <div className="row">
            {!isLast && (
              <Button icon={SkipForward} onClick={() => setRun(stepped(run, now()))}>
                Next slide
              </Button>
            )}
            <Button kind="line" icon={Square} onClick={() => setRun(stopped(run, now()))}>
              Stop
            </Button>
          </div>
        </>
      )}
      {!isOn && (
        <>
          <h3>How long you took</h3>
          <ol className="plain deck-times">
            {slides.slice(0, run.at + 1).map((one, at) => {
              const took = secondsOn(run, at, run.endedAt ?? time)
              const over = took - (one.seconds ?? 0)
              return (
                <li key={one.id} className="sm num">
                  {`${at + 1}. ${one.title}: ${took} of ${one.seconds ?? 0} seconds${over > 10 ? `, ${over} too long` : ''}`}
                </li>
              )
            })}
          </ol>
          <Button kind="line" icon={Play} onClick={begin}>
            Rehearse again
          </Button>
        </>
      )}
    </section>
  )
}
