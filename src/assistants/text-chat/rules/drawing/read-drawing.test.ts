import { describe, expect, it } from 'vitest'
import { layOut } from './lay-out.ts'
import { readDrawing } from './read-drawing.ts'

const measure = (text: string, size: number) => text.length * size * 0.5

describe('a drawing from its description', () => {
  it('is a flow', () => {
    expect(readDrawing('Flowchart of my procedure: Draw the sample -> Ask for consent → Interview')).toEqual({
      kind: 'flow',
      title: 'My procedure',
      steps: ['Draw the sample', 'Ask for consent', 'Interview'],
    })
    expect(readDrawing('A -> B')).toMatchObject({ kind: 'flow', steps: ['A', 'B'] })
  })

  it('is a conceptual framework', () => {
    expect(
      readDrawing(
        'Draw a conceptual framework: independent variables: training, age; moderating: gender; dependent: performance.',
      ),
    ).toEqual({
      kind: 'framework',
      title: '',
      independent: ['training', 'age'],
      between: { name: 'Moderating', of: ['gender'] },
      dependent: ['performance'],
    })
  })

  it('is a timeline', () => {
    expect(
      readDrawing('Timeline: Jan 2026 Proposal; Feb - Mar 2026 Data collection; 2027: Thesis'),
    ).toMatchObject({
      kind: 'timeline',
      events: [
        { when: 'Jan 2026', what: 'Proposal' },
        { when: 'Feb - Mar 2026', what: 'Data collection' },
        { when: '2027', what: 'Thesis' },
      ],
    })
  })

  it('is a chart', () => {
    expect(readDrawing('Bar chart of yields: Choma 1,200; Monze: 900; Kalomo = 450.5')).toEqual({
      kind: 'bars',
      title: 'Yields',
      bars: [
        { label: 'Choma', value: 1200 },
        { label: 'Monze', value: 900 },
        { label: 'Kalomo', value: 450.5 },
      ],
    })
  })

  it.each(['A cat on a roof', 'Draw a maize field', 'chart of the nation', 'A photo: of a lake', ''])(
    'is none in %j',
    (prompt) => expect(readDrawing(prompt)).toBeUndefined(),
  )

  it('keeps everything on the sheet', () => {
    for (const prompt of [
      'flow: a very long first step that has to be broken over several lines of its box -> two -> three',
      'conceptual framework: independent: a, b, c, d; mediating: m; dependent: y',
      'timeline: week 1 Start; week 2 Continue with a very long description that has to be broken over lines',
      'bar chart: one 1; another with a long label that is broken 200',
    ]) {
      const { width, height, shapes } = layOut(readDrawing(prompt)!, measure)
      for (const shape of shapes) {
        if (shape.type !== 'box' && shape.type !== 'bar') continue
        expect(shape.x).toBeGreaterThanOrEqual(0)
        expect(shape.x + shape.width).toBeLessThanOrEqual(width)
        expect(shape.y + shape.height).toBeLessThanOrEqual(height)
      }
    }
  })
})
