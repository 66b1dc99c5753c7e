/** The data card in words: in an answer, and for a model that proposes a plan. */
import { pluralise } from '#kit/pluralise.ts'
import type { DataCard } from '../table/card.ts'

const KINDS = {
  number: 'numbers',
  ordinal: 'ordered scale',
  nominal: 'groups',
  multiple: 'several answers',
  date: 'dates',
  text: 'free text',
  identifier: 'names or numbers of people',
}
const plain = (text: string) => text.replace(/([\\`*_[\]<>|#$~])/g, '\\$1').replace(/\s+/g, ' ')

export function cardWords({ name, rows, notes, variables }: DataCard): string {
  const lines = variables.map(
    (variable) =>
      `| ${[variable.label, KINDS[variable.kind], String(variable.missing), variable.summary].map(plain).join(' | ')} |`,
  )
  return [
    `**${plain(name)}**: ${pluralise(rows, 'row')}, ${pluralise(variables.length, 'column')}.`,
    ...notes.map(plain),
    ['| Column | Holds | Missing | Values |', '| --- | --- | --- | --- |', ...lines].join('\n'),
    ...wrongWords(variables),
  ].join('\n\n')
}

function wrongWords(variables: DataCard['variables']): string[] {
  const wrong = variables.flatMap(({ label, oddities }) =>
    oddities.map(({ words }) => `- ${plain(label)}: ${plain(words)}`),
  )
  return wrong.length > 0 ? [`**Please check**\n\n${wrong.join('\n')}`] : []
}
