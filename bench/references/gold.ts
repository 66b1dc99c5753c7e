/** How often each field of marked references is read as it was marked. */
import { parserOf } from '../../src/capabilities/references/rules/parser/parse-labels.ts'
import type { Labelled } from './labelled.ts'

const plainOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
const FIELDS: Readonly<
  Record<string, { tags: readonly string[]; labels: readonly string[]; clean?: (text: string) => string }>
> = {
  year: {
    tags: ['date'],
    labels: ['date'],
    clean: (text) => text.match(/(?:1[4-9]|20)\d\d/)?.[0] ?? plainOf(text),
  },
  authors: { tags: ['author', 'director'], labels: ['author'] },
  title: { tags: ['title'], labels: ['title'] },
  container: {
    tags: ['journal', 'container-title'],
    labels: ['journal', 'container'],
    clean: (text) => plainOf(text.replace(/^\s*["“]?in[:\s]/i, '')),
  },
  volume: { tags: ['volume'], labels: ['volume'] },
  pages: {
    tags: ['pages'],
    labels: ['pages'],
    clean: (text) => plainOf(text.replace(/\b(?:pp?|pages?|s)\b\.?/gi, '')),
  },
  publisher: { tags: ['publisher'], labels: ['publisher'] },
  location: { tags: ['location'], labels: ['location'] },
  editor: { tags: ['editor', 'producer'], labels: ['editor'] },
}

export function measure(references: readonly Labelled[], wrong?: string): void {
  const labelsOf = parserOf()
  const tally = new Map<string, { right: number; all: number; extra: number }>()
  let tokens = 0
  let tokensRight = 0
  let whole = 0
  for (const { text, labels, tokens: pieces, parts } of references) {
    const found = labelsOf(text)
    const same = labels.filter((label, at) => found.labels[at] === label).length
    tokens += pieces.length
    tokensRight += same
    if (same === pieces.length) whole += 1
    for (const [field, { tags, labels: names, clean = plainOf }] of Object.entries(FIELDS)) {
      const wanted = parts
        .filter(({ tag }) => tags.includes(tag))
        .map((part) => part.text)
        .join(' ')
      const got = found.spans
        .filter(({ label }) => names.includes(label))
        .map((span) => span.text)
        .join(' ')
      const counted = tally.get(field) ?? { right: 0, all: 0, extra: 0 }
      if (wanted) {
        counted.all += 1
        if (clean(wanted) === clean(got)) counted.right += 1
        else if (wrong === field) process.stdout.write(`${text}\n   = ${wanted}\n   ? ${got}\n`)
      } else if (got) counted.extra += 1
      tally.set(field, counted)
    }
  }
  process.stdout.write(
    `${references.length} references; pieces ${((100 * tokensRight) / tokens).toFixed(2)} %, whole ${((100 * whole) / references.length).toFixed(1)} %\n`,
  )
  for (const [field, { right, all, extra }] of tally)
    process.stdout.write(
      `${field.padEnd(10)} ${((100 * right) / all).toFixed(1)} % of ${all}, ${extra} where none was marked\n`,
    )
}
