/** The data card in words: in an answer, and for a model that proposes a plan. */
import { pluralise } from '#kit/pluralise.ts'
import type { DataCard } from '../table/card.ts'
import { escaped } from './to-markdown.ts'

const KINDS = {
  number: 'numbers',
  ordinal: 'ordered scale',
  nominal: 'groups',
  multiple: 'several answers',
  date: 'dates',
  text: 'free text',
  identifier: 'names or numbers of people',
}

export function cardWords({ name, rows, notes, variables }: DataCard): string {
  const lines = variables.map(
    (variable) =>
      `| ${[variable.label, KINDS[variable.kind], String(variable.missing), variable.summary].map(escaped).join(' | ')} |`,
  )
  return [
    `**${escaped(name)}**: ${pluralise(rows, 'row')}, ${pluralise(variables.length, 'column')}.`,
    ...notes.map(escaped),
    ['| Column | Holds | Missing | Values |', '| --- | --- | --- | --- |', ...lines].join('\n'),
    ...wrongWords(variables),
  ].join('\n\n')
}

function wrongWords(variables: DataCard['variables']): string[] {
  const wrong = variables.flatMap(({ label, oddities }) =>
    oddities.map(({ words }) => `- ${escaped(label)}: ${escaped(words)}`),
  )
  return wrong.length > 0 ? [`**Please check**\n\n${wrong.join('\n')}`] : []
}
