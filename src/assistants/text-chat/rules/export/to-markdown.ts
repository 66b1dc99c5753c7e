import { inMarkdown } from '../words/in-markdown.ts'
import { type Collected, sourceWords } from './collect.ts'

/** Formulas, tables and code stay unchanged; an answer's sources go into footnotes. */
export function toMarkdown({ title, parts, sources, references }: Collected): string {
  const notes = sources.map((source) => `[^${source.n}]: ${inMarkdown(sourceWords(source))}`)
  return `${[
    `# ${inMarkdown(title)}`,
    ...parts.map(({ who, text }) => `## ${who}\n\n${text}`),
    ...(references.length > 0 ? [`## References\n\n${references.map(inMarkdown).join('\n\n')}`] : []),
    ...(notes.length > 0 ? [notes.join('\n')] : []),
  ].join('\n\n')}\n`
}
