import { useId, useMemo } from 'react'
import { layOutFlowchart, type PlacedArrow } from '../../rules/drawing/lay-out-flowchart.ts'
import { readFlowchart } from '../../rules/drawing/read-flowchart.ts'
import { CodeView } from './code-view.tsx'
import './flowchart.css'

/** A simple flowchart as boxes and arrows, with the same in words below it; anything else as its code. */
export default function FlowchartView({ text }: { text: string }) {
  const arrowHead = useId()
  const chart = useMemo(() => readFlowchart(text), [text])
  const sheet = useMemo(() => chart && layOutFlowchart(chart), [chart])
  if (!chart || !sheet) return <CodeView language="mermaid" text={text} />
  const named = new Map(chart.nodes.map((node) => [node.id, node.text]))
  const words = chart.edges.map(
    ({ from, to, words }) => `${named.get(from)} → ${named.get(to)}${words && ` (${words})`}`,
  )
  return (
    <figure className="flowchart">
      <svg
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        role="img"
        aria-label={`Diagram of ${chart.nodes.length} boxes. ${words.join('; ')}`}
      >
        <marker
          id={arrowHead}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8Z" />
        </marker>
        {sheet.arrows.map((arrow) => (
          <Arrow key={arrow.key} arrow={arrow} head={arrowHead} />
        ))}
        {sheet.boxes.map(({ id, x, y, width, height, lines }) => (
          <g key={id}>
            <rect x={x} y={y} width={width} height={height} rx="6" />
            {lines.map((line, place) => (
              <text
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of one box keep their order
                key={place}
                x={x + width / 2}
                y={y + height / 2 + (place - (lines.length - 1) / 2) * 16 + 4.5}
                textAnchor="middle"
              >
                {line}
              </text>
            ))}
          </g>
        ))}
      </svg>
      <details>
        <summary>The diagram in words</summary>
        <ul>
          {words.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </details>
    </figure>
  )
}

function Arrow({ arrow: { points, words }, head }: { arrow: PlacedArrow; head: string }) {
  const [first, second] = points
  return (
    <>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} markerEnd={`url(#${head})`} />
      {words && first && second && (
        <text
          className="words"
          x={(first.x + second.x) / 2}
          y={(first.y + second.y) / 2 + 4}
          textAnchor="middle"
        >
          {words}
        </text>
      )}
    </>
  )
}
