/** References whose parts were marked by hand, read from a file of AnyStyle's form: one `<sequence>` a reference. */
import { readFileSync } from 'node:fs'
import type { Label } from '../../src/capabilities/references/rules/parser/model.ts'
import { LABELS } from '../../src/capabilities/references/rules/parser/model.ts'
import { type Token, tokensOf } from '../../src/capabilities/references/rules/parser/tokens.ts'

export type Labelled = {
  text: string
  tokens: Token[]
  labels: number[]
  parts: { tag: string; text: string }[]
}

const LABEL_OF: Readonly<Record<string, Label>> = {
  author: 'author',
  title: 'title',
  journal: 'journal',
  'container-title': 'container',
  date: 'date',
  volume: 'volume',
  pages: 'pages',
  publisher: 'publisher',
  location: 'location',
  editor: 'editor',
  url: 'url',
  doi: 'doi',
  'citation-number': 'number',
  note: 'note',
  genre: 'genre',
  edition: 'edition',
  'collection-title': 'series',
  translator: 'translator',
  producer: 'editor',
  director: 'author',
  isbn: 'note',
  source: 'note',
  medium: 'note',
}

const withoutEntities = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&')

export function readLabelled(path: string): Labelled[] {
  const xml = readFileSync(path, 'utf8')
  const found: Labelled[] = []
  for (const [, inside] of xml.matchAll(/<sequence>([\s\S]*?)<\/sequence>/g)) {
    const parts = [...inside!.matchAll(/<([a-z-]+)>([\s\S]*?)<\/\1>/g)]
      .map(([, tag, text]) => ({ tag: tag!, text: withoutEntities(text!).replace(/\s+/g, ' ').trim() }))
      .filter(({ text }) => text)
    if (parts.length > 0) found.push(labelledFrom(parts))
  }
  return found
}

/** The parts joined as they were printed: a volume and its pages often stand without a space. */
export function labelledFrom(parts: { tag: string; text: string }[], isTight = false): Labelled {
  let text = ''
  const ends: { to: number; label: number }[] = []
  for (const part of parts) {
    const tight = isTight && /[;:(]$/.test(text) && /^[\d(]/.test(part.text)
    text += (text && !tight ? ' ' : '') + part.text
    const label = LABEL_OF[part.tag]
    if (!label) throw new Error(`No label for ${part.tag}`)
    ends.push({ to: text.length, label: LABELS.indexOf(label) })
  }
  const tokens = tokensOf(text)
  const labels = tokens.map(({ end }) => ends.find(({ to }) => end <= to)?.label ?? ends.at(-1)!.label)
  return { text, tokens, labels, parts }
}
