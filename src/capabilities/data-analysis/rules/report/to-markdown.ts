/** A result as it stands in an answer: the plan, the table, the sentences, what was checked. */
import type { Analysed } from '../analyses/analyse.ts'
import type { ReportTable } from '../analyses/analysis.ts'
import { capital } from './capital.ts'
import { type Objective, objectiveWords } from './objective-answered.ts'
import { rowsWords } from './plan-words.ts'

/** Words that Markdown would read as marks are escaped; an opening bracket is not, because `\\[` would begin a formula. */
export const escaped = (text: string) => text.replace(/([\\`*_\]<>|#$~])/g, '\\$1').replace(/\s+/g, ' ')

export function tableMarkdown({ head, rows }: Pick<ReportTable, 'head' | 'rows'>): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => escaped(at === 0 ? capital(cell) : cell)).join(' | ')} |`
  return [line(head), line(head.map(() => '---')).replaceAll('\\', ''), ...rows.map(line)].join('\n')
}

const STATES = { met: 'met', 'not-met': 'not met', 'to-judge': 'for you to judge' }

export function resultMarkdown(
  line: string,
  { tables, sentences, assumptions, n, leftOut, plan }: Analysed,
  objective?: Objective,
): string {
  const rows = plan.analysis === 'power' ? '' : `, ${rowsWords(n, leftOut)}`
  return [
    `**${escaped(line)}**${rows}`,
    sentences.map((one) => escaped(capital(one))).join(' '),
    ...(objective ? [escaped(objectiveWords(objective))] : []),
    ...tables.map(
      (table) =>
        `*${escaped(capital(table.title))}*\n\n${tableMarkdown(table)}${table.note ? `\n\n*Note.* ${escaped(table.note)}` : ''}`,
    ),
    ...(assumptions.length > 0
      ? [
          `**What the test assumes**\n\n${assumptions.map(({ name, state, words }) => `- ${escaped(name)} (${STATES[state]}): ${escaped(words)}`).join('\n')}`,
        ]
      : []),
  ].join('\n\n')
}
