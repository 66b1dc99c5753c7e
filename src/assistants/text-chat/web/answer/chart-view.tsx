import type { Chart } from '#capabilities/data-analysis/index.ts'
import { type Axis, axisFigure, axisOf } from '../../rules/drawing/chart-axis.ts'
import { Boxes, Pie } from './chart-shapes.tsx'

/** A chart of numbers computed by code. The table of its values is for readers who cannot see it. */
export default function ChartView({ chart }: { chart: Chart }) {
  return (
    <figure className="chart">
      <figcaption>{chart.title}</figcaption>
      {chart.kind === 'bars' && <Bars chart={chart} />}
      {chart.kind === 'points' && <Points chart={chart} />}
      {chart.kind === 'pie' && <Pie chart={chart} />}
      {chart.kind === 'boxes' && <Boxes chart={chart} />}
    </figure>
  )
}

type Bars = Extract<Chart, { kind: 'bars' }>
type Points = Extract<Chart, { kind: 'points' }>

/** Horizontal bars: their names stay readable on a phone. */
function Bars({ chart: { bars, unit } }: { chart: Bars }) {
  const longest = Math.max(...bars.map(({ value }) => Math.abs(value)), 0) || 1
  return (
    <>
      <dl className="bars">
        {bars.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <i aria-hidden="true" style={{ '--w': `${(Math.abs(value) / longest) * 100}%` }} />
              <span className="num">{axisFigure(value)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="xs muted">{unit}</p>
    </>
  )
}

const SIZE = { width: 480, height: 300, left: 52, right: 12, top: 12, bottom: 40 }

function Points({ chart: { points, line, xLabel, yLabel, title } }: { chart: Points }) {
  const x = axisOf(points.map((point) => point.x))
  const y = axisOf(points.map((point) => point.y))
  const across = (value: number) => SIZE.left + along(value, x) * (SIZE.width - SIZE.left - SIZE.right)
  const up = (value: number) =>
    SIZE.height - SIZE.bottom - along(value, y) * (SIZE.height - SIZE.top - SIZE.bottom)
  const floor = SIZE.height - SIZE.bottom
  return (
    <svg
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={`${title}: ${points.length} points, ${yLabel} against ${xLabel}`}
    >
      {y.ticks.map((tick) => (
        <g key={tick}>
          <line className="grid" x1={SIZE.left} x2={SIZE.width - SIZE.right} y1={up(tick)} y2={up(tick)} />
          <text x={SIZE.left - 6} y={up(tick) + 4} textAnchor="end">
            {axisFigure(tick)}
          </text>
        </g>
      ))}
      {x.ticks.map((tick) => (
        <text key={tick} x={across(tick)} y={floor + 16} textAnchor="middle">
          {axisFigure(tick)}
        </text>
      ))}
      <line className="axis" x1={SIZE.left} x2={SIZE.width - SIZE.right} y1={floor} y2={floor} />
      {eachPlaceOnce(points).map((point) => (
        <circle key={`${point.x} ${point.y}`} cx={across(point.x)} cy={up(point.y)} r="4" />
      ))}
      {line && (
        <line
          className="fit"
          x1={across(line[0].x)}
          y1={up(line[0].y)}
          x2={across(line[1].x)}
          y2={up(line[1].y)}
        />
      )}
      <text x={SIZE.width - SIZE.right} y={SIZE.height - 6} textAnchor="end" className="name">
        {shortAxisName(xLabel)}
      </text>
      <text x={SIZE.left} y={SIZE.height - 6} className="name">
        {shortAxisName(yLabel)} ↑
      </text>
    </svg>
  )
}

/** Two names share one line; the whole ones are in the title. */
const LONGEST_NAME = 26
const shortAxisName = (name: string) =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name

/** Two identical measurements overlap. */
const eachPlaceOnce = (points: Points['points']) => [
  ...new Map(points.map((point) => [`${point.x} ${point.y}`, point])).values(),
]

const along = (value: number, { from, to }: Axis) => (value - from) / (to - from)
