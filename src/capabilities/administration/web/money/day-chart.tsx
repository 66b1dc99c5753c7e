import { useId } from 'react'
import { showNgwee } from '#kit/money.ts'
import type { DaySum } from './periods.ts'

const HEIGHT = 120
const STEP = 12

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
export const dayWords = (day: string) => DAY.format(new Date(day))

/** One bar per day. The chart is for comparison; the table beneath it gives the figures, also to screen readers. */
export function DayChart({ days }: { days: readonly DaySum[] }) {
  const title = useId()
  const most = Math.max(1, ...days.map(({ amountNgwee }) => amountNgwee))
  const best = days.find(({ amountNgwee }) => amountNgwee === most)
  const width = Math.max(days.length, 1) * STEP
  return (
    <figure className="daychart">
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-labelledby={title}>
        <title id={title}>
          {`Earned per day, ${days.length} days${best ? `; the most, ${showNgwee(best.amountNgwee)}, on ${dayWords(best.day)}` : ''}. The table below has every figure.`}
        </title>
        {days.map(({ day, amountNgwee }, index) => {
          // Below zero on a day that paid more back than it took.
          const height = Math.max(amountNgwee > 0 ? 2 : 0, (Math.abs(amountNgwee) / most) * (HEIGHT - 4))
          return (
            <rect
              key={day}
              x={index * STEP + 2}
              y={HEIGHT - height}
              width={STEP - 4}
              height={height}
              className={amountNgwee < 0 ? 'minus' : day === best?.day ? 'best' : undefined}
            />
          )
        })}
      </svg>
      <figcaption className="xs muted num">
        <span>{days[0] && dayWords(days[0].day)}</span>
        {best && (
          <span>
            most: {showNgwee(best.amountNgwee)}, {dayWords(best.day)}
          </span>
        )}
        <span>{days.at(-1) && dayWords(days.at(-1)?.day ?? '')}</span>
      </figcaption>
    </figure>
  )
}
