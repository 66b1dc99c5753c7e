/** A sheet in words and tables: the contents of each column. */
import { inMarkdown, tableInMarkdown } from '../words/in-markdown.ts'
import { countsOf, describe } from './describe.ts'
import { figure } from './figure-words.ts'
import type { Sheet, SheetColumn } from './sheets.ts'

const MOST_COLUMNS = 40
const MOST_VALUES = 5

export function profileText(sheet: Sheet): string {
  const { name, rows, columns } = sheet
  const numeric = columns.filter(({ isNumeric }) => isNumeric)
  const others = columns.filter(({ isNumeric }) => !isNumeric)
  const lead = `${name ? `**${inMarkdown(name)}**: ` : ''}${figure(rows)} rows, ${figure(columns.length)} columns.`
  return [
    lead,
    ...(numeric.length > 0 ? [tableInMarkdown(numberRows(numeric.slice(0, MOST_COLUMNS)))] : []),
    ...(others.length > 0 ? [tableInMarkdown(wordRows(others.slice(0, MOST_COLUMNS)))] : []),
    ...(columns.length > MOST_COLUMNS ? [`Shown are the first ${MOST_COLUMNS} columns of each kind.`] : []),
  ].join('\n\n')
}

const HEAD = ['Column', 'n', 'Missing', 'Mean', 'SD', 'Median', 'Quartiles', 'Range', 'Skew', 'Far out']

const numberRows = (columns: readonly SheetColumn[]): string[][] => [
  HEAD,
  ...columns.flatMap((column) => {
    const of = describe(column)
    if (!of) return []
    const { n, missing, mean, sd, median, lower, upper, least, most, skewness, outliers } = of
    return [
      [
        column.name,
        figure(n),
        figure(missing),
        figure(mean),
        sd === undefined ? '' : figure(sd),
        figure(median),
        `${figure(lower)} to ${figure(upper)}`,
        `${figure(least)} to ${figure(most)}`,
        skewness === undefined ? '' : skewness.toFixed(2),
        figure(outliers),
      ],
    ]
  }),
]

const wordRows = (columns: readonly SheetColumn[]): string[][] => [
  ['Column', 'n', 'Missing', 'Different', 'Most frequent'],
  ...columns.map((column) => {
    const counts = countsOf(column)
    const given = counts.reduce((sum, { count }) => sum + count, 0)
    return [
      column.name,
      figure(given),
      figure(column.texts.length - given),
      figure(counts.length),
      counts
        .slice(0, MOST_VALUES)
        .map(({ label, count }) => `${label} (${figure(count)})`)
        .join(', '),
    ]
  }),
]
