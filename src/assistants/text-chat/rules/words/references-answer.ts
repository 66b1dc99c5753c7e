/** A list of references as an answer: each line with its italics, how it is cited, and what must still be looked up. */
import { plainText, type ReferenceStyle, type Run, STYLE_NAMES } from '#capabilities/references/index.ts'
import { pluralise } from '#kit/pluralise.ts'
import { inMarkdown } from './in-markdown.ts'

export type ReferenceLine = { runs: readonly Run[]; citation: string; note: string }
export type WrittenReferences = {
  lines: readonly ReferenceLine[]
  left: readonly { written: string; note: string }[]
}

const styled = (runs: readonly Run[]): string =>
  runs
    .map(({ text, italic }) => {
      const [, before = '', inner = '', after = ''] = text.match(/^(\s*)([\s\S]*?)(\s*)$/) ?? []
      if (!inner) return text
      return `${before}${italic ? `*${inMarkdown(inner)}*` : inMarkdown(inner)}${after}`
    })
    .join('')

export function referencesAnswer({ lines, left }: WrittenReferences, style: ReferenceStyle): string {
  const name = STYLE_NAMES[style]
  const parts: string[] = []
  if (lines.length > 0) {
    parts.push(`In ${name}:`)
    parts.push(
      lines
        .map(({ runs }, at) => (style === 'vancouver' ? `${at + 1}. ${styled(runs)}` : styled(runs)))
        .join('\n\n'),
    )
    const cited = lines.filter(({ citation }) => citation)
    if (cited.length > 0)
      parts.push(`In the text: ${cited.map(({ citation }) => inMarkdown(citation)).join(' · ')}`)
  }
  const notes = lines
    .filter(({ note }) => note)
    .map(({ runs, note }) => `- ${inMarkdown(shortOf(plainText(runs)))}: ${inMarkdown(note)}`)
  if (notes.length > 0) parts.push(`To look at again:\n\n${notes.join('\n')}`)
  if (left.length > 0)
    parts.push(
      `Not in the list:\n\n${left.map(({ written, note }) => `- ${inMarkdown(shortOf(written))}: ${inMarkdown(note)}`).join('\n')}`,
    )
  if (lines.length > 0)
    parts.push(
      `${pluralise(lines.length, 'reference')} written by rule from what you gave; nothing was looked up. Compare each with the work itself.`,
    )
  return parts.join('\n\n')
}

const SHORT = 60
const shortOf = (text: string): string => (text.length > SHORT ? `${text.slice(0, SHORT).trimEnd()}…` : text)

export const NO_REFERENCES_IN_FILE =
  'I found no references in this file that could be read. A .bib, .ris or CSL-JSON file from Zotero or Mendeley works.'
