import { describe, expect, it } from 'vitest'
import { flowchartAsked } from './flowchart-asked.ts'
import { layOutFlowchart } from './lay-out-flowchart.ts'
import { readFlowchart } from './read-flowchart.ts'

const arrowsOf = (code: string | undefined) => {
  const chart = code === undefined ? undefined : readFlowchart(code)
  const named = new Map(chart?.nodes.map(({ id, text }) => [id, text]))
  return chart?.edges.map(
    ({ from, to, words }) => `${named.get(from)}>${named.get(to)}${words && `: ${words}`}`,
  )
}

describe('a framework from words', () => {
  it.each([
    ['mobile money -> savings -> income', ['Mobile money>Savings', 'Savings>Income']],
    ['conceptual framework: mobile money → savings', ['Mobile money>Savings']],
    ['draw a framework of training, pay -> motivation', ['Training>Motivation', 'Pay>Motivation']],
    [
      'Conceptual framework: independent variables: training, age; mediating: skill; dependent: performance',
      ['Training>Skill', 'Age>Skill', 'Skill>Performance'],
    ],
    [
      'draw a diagram of how rainfall and fertiliser affect maize yield',
      ['Rainfall>Maize yield', 'Fertiliser>Maize yield'],
    ],
    [
      'draw a conceptual framework from training, motivation and performance',
      ['Training>Performance', 'Motivation>Performance'],
    ],
  ])('"%s"', (words, arrows) => {
    expect(arrowsOf(flowchartAsked(words))).toEqual(arrows)
  })

  it.each(['what is a conceptual framework?', 'does pay affect motivation?', 'explain my framework'])(
    'is not read into "%s"',
    (words) => expect(flowchartAsked(words)).toBeUndefined(),
  )
})

describe('a flowchart in Mermaid', () => {
  it('is read with the shapes and words that models use', () => {
    const code = `graph LR
  A[Income (monthly)] -->|raises| B(Savings)
  B -- then --> C{Enough?}
  C -.-> D([Loan]) & E[[Spend<br/>less]]
  classDef plain fill:#fff`
    expect(arrowsOf(code)).toEqual([
      'Income (monthly)>Savings: raises',
      'Savings>Enough?: then',
      'Enough?>Loan',
      'Enough?>Spend less',
    ])
  })

  it.each([
    'sequenceDiagram\n  A->>B: hi',
    'flowchart TD\n  A[one] ~~~ ???',
    'pie title X\n "a": 1',
    'flowchart TD',
  ])('stays code where it is none: %s', (code) => expect(readFlowchart(code)).toBeUndefined())

  it('is laid out in rows within the smallest phone, and no arrow stands in a box it passes', () => {
    const sheet = layOutFlowchart(
      readFlowchart(
        'flowchart TD\n A[Training of farmers in conservation] --> B[Skill] --> C[Yield]\n A --> C\n D --> C',
      )!,
    )!
    const rows = new Map(sheet.boxes.map(({ id, y }) => [id, y]))
    expect(rows.get('A')! < rows.get('B')! && rows.get('B')! < rows.get('C')!).toBe(true)
    for (const { x, width } of sheet.boxes) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(sheet.width)
    }
    const b = sheet.boxes.find(({ id }) => id === 'B')!
    const passing = sheet.arrows.find(({ key }) => key.startsWith('A C'))!
    for (const { x } of passing.points.slice(1, -1)) expect(x < b.x || x > b.x + b.width).toBe(true)
  })

  it('is not drawn where it goes in a circle', () => {
    expect(layOutFlowchart(readFlowchart('flowchart TD\nA --> B\nB --> A')!)).toBeUndefined()
  })
})
