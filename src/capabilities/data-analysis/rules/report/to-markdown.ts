/** A result as it stands in an answer: the plan, the table, the sentences, what was checked. */
import type { Analysed } from '../analyses/analyse.ts'
import type { ReportTable } from '../analyses/analysis.ts'
import { rowsWords } from './plan-words.ts'

const plain = (text: string) => text.replace(/([\\`*_[\]<>|#$~])/g, '\\$1').replace(/\s+/g, ' ')

export function tableMarkdown({ head, rows }: Pick<ReportTable, 'head' | 'rows'>): string {
  const line = (cells: readonly string[]) => `| ${cells.map(plain).join(' | ')} |`
  return [line(head), line(head.map(() => '---')).replaceAll('\\', ''), ...rows.map(line)].join('\n')
}

const STATES = { met: 'met', 'not-met': 'not met', 'to-judge': 'for you to judge' }

export function resultMarkdown(
  line: string,
  { tables, sentences, assumptions, n, leftOut, plan }: Analysed,
): string {
  const rows = plan.analysis === 'power' ? '' : `, ${rowsWords(n, leftOut)}`
  return [
    `**${plain(line)}**${rows}`,
    sentences.map(plain).join(' '),
    ...tables.map(
      (table) =>
        `*${plain(table.title)}*\n\n${tableMarkdown(table)}${table.note ? `\n\n*Note.* ${plain(table.note)}` : ''}`,
    ),
    ...(assumptions.length > 0
      ? [
          `**What the test assumes**\n\n${assumptions.map(({ name, state, words }) => `- ${plain(name)} (${STATES[state]}): ${plain(words)}`).join('\n')}`,
        ]
      : []),
  ].join('\n\n')
}
