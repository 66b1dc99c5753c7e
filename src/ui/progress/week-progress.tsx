import { useState } from 'react'
import { forwardOnly, weekBlocks } from './monotonic-progress.ts'

type WeekProgressProps = {
  /** The step's own name, "Extracting Content". */
  step: string
  /** 0 to 100. */
  percent: number
}

/** Seven blocks for the week; the seventh is the deadline. Goes back only to 0, after an error. */
export function WeekProgress({ step, percent }: WeekProgressProps) {
  const shown = Math.round(useForwardOnly(percent))
  return (
    <div
      className="weekprogress"
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown}
      aria-valuetext={`${step}, ${shown} percent`}
    >
      <p className="sm num">
        {step}, {shown}%
      </p>
      <div className="week" aria-hidden="true">
        {weekBlocks(shown).map((fill, block) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the seven blocks are fixed positions
          <i key={block} style={{ '--f': `${fill}%` }} />
        ))}
      </div>
    </div>
  )
}

/** Remembers the highest progress shown, and only moves forward or back to 0. */
function useForwardOnly(reported: number): number {
  const [shown, setShown] = useState(() => forwardOnly(0, reported))
  const next = forwardOnly(shown, reported)
  if (next !== shown) setShown(next)
  return next
}
