/** Shares of a whole, and boxes from quartile to quartile. */
import type { Chart } from '#capabilities/data-analysis/index.ts'
import { axisFigure, axisOf } from '../../rules/drawing/chart-axis.ts'

const ROUND = { size: 220, radius: 100 }

/** Each slice is named in the list beside it, with its share: colour alone tells nothing. */
export function Pie({ chart: { slices, title } }: { chart: Extract<Chart, { kind: 'pie' }> }) {
  const total = slices.reduce((sum, { value }) => sum + value, 0) || 1
  let so = 0
  const parts = slices.map((slice, at) => {
    const from = so
    so += slice.value / total
    return {
      ...slice,
      path: slicePath(from, so),
      shade: 1 - ((slices.length > 3 ? 0.7 : 0.55) * at) / Math.max(1, slices.length - 1),
    }
  })
  return (
    <div className="pie">
      <svg
        viewBox={`0 0 ${ROUND.size} ${ROUND.size}`}
        role="img"
        aria-label={`${title}: ${slices.length} shares`}
      >
        {parts.map(({ label, path, shade }) => (
          <path key={label} d={path} fillOpacity={shade} />
        ))}
      </svg>
      <ul>
        {parts.map(({ label, value, shade }) => (
          <li key={label}>
            <i aria-hidden="true" style={{ opacity: shade }} />
            {label}: {axisFigure(value)} ({((100 * value) / total).toFixed(1)} %)
          </li>
        ))}
      </ul>
    </div>
  )
}

function slicePath(from: number, to: number): string {
  const middle = ROUND.size / 2
  const at = (share: number) =>
    `${middle + ROUND.radius * Math.sin(2 * Math.PI * share)} ${middle - ROUND.radius * Math.cos(2 * Math.PI * share)}`
  // A whole circle has no two ends to draw between.
  const end = Math.min(to, from + 0.99999)
  return `M${middle} ${middle}L${at(from)}A${ROUND.radius} ${ROUND.radius} 0 ${end - from > 0.5 ? 1 : 0} 1 ${at(end)}Z`
}

const SIZE = { width: 480, row: 44, left: 120, right: 16, bottom: 28 }

/** Lying down, so that names of groups stay readable on a phone. */
export function Boxes({ chart: { boxes, title, unit } }: { chart: Extract<Chart, { kind: 'boxes' }> }) {
  const axis = axisOf(boxes.flatMap(({ least, most }) => [least, most]))
  const height = boxes.length * SIZE.row + SIZE.bottom
  const across = (value: number) =>
    SIZE.left + ((value - axis.from) / (axis.to - axis.from)) * (SIZE.width - SIZE.left - SIZE.right)
  return (
    <>
      <svg viewBox={`0 0 ${SIZE.width} ${height}`} role="img" aria-label={`${title}: ${boxes.length} boxes`}>
        {axis.ticks.map((tick) => (
          <g key={tick}>
            <line className="grid" x1={across(tick)} x2={across(tick)} y1={0} y2={height - SIZE.bottom} />
            <text x={across(tick)} y={height - 8} textAnchor="middle">
              {axisFigure(tick)}
            </text>
          </g>
        ))}
        {boxes.map(({ label, least, lower, median, upper, most }, at) => {
          const middle = at * SIZE.row + SIZE.row / 2
          return (
            <g key={label}>
              <text x={SIZE.left - 8} y={middle + 4} textAnchor="end">
                {label.length > 16 ? `${label.slice(0, 15)}…` : label}
              </text>
              <line className="axis" x1={across(least)} x2={across(most)} y1={middle} y2={middle} />
              <rect
                className="box"
                x={across(lower)}
                y={middle - 12}
                width={Math.max(1, across(upper) - across(lower))}
                height={24}
              />
              <line
                className="fit"
                x1={across(median)}
                x2={across(median)}
                y1={middle - 12}
                y2={middle + 12}
              />
            </g>
          )
        })}
      </svg>
      <p className="xs muted">{unit}</p>
    </>
  )
}
