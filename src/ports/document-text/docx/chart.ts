import { readXml } from '../safety/xml-events.ts'

type Series = { name: string; labels: string[]; values: string[] }

/**
 * The numbers a chart was drawn from, which Word keeps beside the drawing: a table not visible in Word,
 * but the best source.
 */
export function chartTable(xml: string): string[][] {
  const series: Series[] = []
  let title = ''
  let index = 0
  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'c:ser') series.push({ name: '', labels: [], values: [] })
      else if (name === 'c:pt') index = Number(attributes.idx) || 0
    },
    text: (text, path) => {
      const current = series.at(-1)
      if (path.at(-1) === 'a:t' && path.includes('c:title') && !current) title += text
      if (!current || path.at(-1) !== 'c:v' || index > MOST_POINTS) return
      if (path.includes('c:tx')) current.name += text
      else if (path.includes('c:cat') || path.includes('c:xVal')) current.labels[index] = text
      else if (path.includes('c:val') || path.includes('c:yVal')) current.values[index] = text
    },
  })
  const filled = series.filter(({ values }) => values.length)
  if (!filled.length) return []
  const length = Math.max(...filled.map(({ values }) => values.length))
  const labels = filled[0]!.labels
  return [
    [title, ...filled.map(({ name }) => name)],
    ...Array.from({ length }, (_, at) => [labels[at] ?? '', ...filled.map(({ values }) => values[at] ?? '')]),
  ]
}

const MOST_POINTS = 5_000
