/** References and citations in a style, by the citation processor and the style's own file. Both are loaded when first used. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { KnowsSmall } from '../rules/judging/title-capitals.ts'
import { readyFor } from '../rules/ready-for-style.ts'
import type { Reference } from '../rules/reference.ts'
import type { ReferenceStyle, Run } from '../rules/styles.ts'
import { commonWords } from './common-words.ts'

type Sys = { retrieveLocale(tag: string): unknown; retrieveItem(id: string): unknown }
type Bibliography =
  | [{ entry_ids: string[][]; bibliography_errors: { index: number; itemID: string }[] }, string[]]
  | false
type Engine = {
  updateItems(ids: string[]): void
  makeBibliography(): Bibliography
  makeCitationCluster(cites: { id: string; locator?: string; label?: string }[]): string
}
type Processor = { Engine: new (sys: Sys, style: string, lang?: string, force?: boolean) => Engine }

const STYLES_FOLDER = join(import.meta.dirname, '../styles')
const FROM_PACKAGE: Partial<Record<ReferenceStyle, string>> = {
  apa: 'apa',
  harvard: 'harvard1',
  vancouver: 'vancouver',
}
const FROM_FOLDER: Partial<Record<ReferenceStyle, string>> = {
  chicago: 'chicago-author-date.csl',
  mla: 'modern-language-association.csl',
}
const BRITISH: ReadonlySet<ReferenceStyle> = new Set(['harvard'])

type Loaded = { processor: Processor; styles: Record<string, string>; american: unknown; british: string }

let loading: Promise<Loaded> | undefined

async function load(): Promise<Loaded> {
  const require = createRequire(import.meta.url)
  const [british] = await Promise.all([readFile(join(STYLES_FOLDER, 'locales-en-GB.xml'), 'utf8')])
  return {
    processor: require('citeproc') as Processor,
    styles: require('@citation-js/plugin-csl/lib/styles.json') as Record<string, string>,
    american: (require('@citation-js/plugin-csl/lib/locales.json') as Record<string, unknown>)['en-US'],
    british,
  }
}

async function sheetOf(style: ReferenceStyle, { styles }: Loaded): Promise<string> {
  const packaged = FROM_PACKAGE[style]
  return packaged ? styles[packaged]! : readFile(join(STYLES_FOLDER, FROM_FOLDER[style]!), 'utf8')
}

/** A style takes up to two seconds to be read: each is read once, and asked with other items each time. */
type Kept = { engine: Engine; items: Map<string, Reference> }
const engines = new Map<string, Promise<Kept>>()

async function open(style: ReferenceStyle, repeatsNames: boolean): Promise<Kept> {
  loading ??= load()
  const loaded = await loading
  const sheet = await sheetOf(style, loaded)
  const items = new Map<string, Reference>()
  const sys: Sys = {
    retrieveLocale: (tag) => (tag === 'en-GB' ? loaded.british : loaded.american),
    retrieveItem: (id) => items.get(id),
  }
  // A line that is copied by itself cannot begin with a dash for the name above it.
  const own = repeatsNames ? sheet.replace(/\ssubsequent-author-substitute(?:-rule)?="[^"]*"/g, '') : sheet
  return {
    engine: new loaded.processor.Engine(sys, own, BRITISH.has(style) ? 'en-GB' : 'en-US', true),
    items,
  }
}

export type WrittenList = {
  /** In the order of the style: by number, or by name. */
  entries: { id: string; runs: Run[] }[]
  /** As each is cited in the text. */
  citations: ReadonlyMap<string, string>
}

export async function writeInStyle(
  references: readonly Reference[],
  style: ReferenceStyle,
  { isSmall = commonWords(), repeatsNames = false }: { isSmall?: KnowsSmall; repeatsNames?: boolean } = {},
): Promise<WrittenList> {
  const key = `${style} ${repeatsNames}`
  const opening = engines.get(key) ?? open(style, repeatsNames)
  engines.set(key, opening)
  const { engine, items } = await opening
  // The processor keeps a work by its id for good: one list must never read another's.
  lists += 1
  const mark = `${lists}/`
  items.clear()
  for (const reference of references)
    items.set(`${mark}${reference.id}`, {
      ...readyFor(style, reference, isSmall),
      id: `${mark}${reference.id}`,
    })
  engine.updateItems([...items.keys()])
  const bibliography = engine.makeBibliography()
  const ownId = (id: string) => id.slice(mark.length)
  const citations = new Map(
    [...items.keys()].map((id) => [ownId(id), textOf(engine.makeCitationCluster([{ id }]))]),
  )
  const entries = bibliography
    ? entriesOf(bibliography).map((entry) => ({ ...entry, id: ownId(entry.id) }))
    : []
  engine.updateItems([])
  return { entries, citations }
}
let lists = 0

/** An entry that a style has no line for has an id all the same. */
function entriesOf([{ entry_ids: ids, bibliography_errors: errors }, lines]: Exclude<
  Bibliography,
  false
>): WrittenList['entries'] {
  const written =
    ids.length === lines.length ? ids : ids.filter((_, at) => !errors.some(({ index }) => index === at))
  return lines.flatMap((html, at) => {
    const runs = runsOf(html)
    const id = written[at]?.[0]
    return id && runs.length > 0 ? [{ id, runs }] : []
  })
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const unescaped = (html: string) =>
  html.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (found, decimal: string, hex: string, name: string) =>
    decimal
      ? String.fromCodePoint(Number(decimal))
      : hex
        ? String.fromCodePoint(Number.parseInt(hex, 16))
        : (ENTITIES[name] ?? found),
  )

const textOf = (html: string) =>
  unescaped(html.replace(/<[^>]+>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()

/**
 * What the styles say although nobody wrote it down: that a page was retrieved, on no day; that an article without a volume was never
 * printed; that a program was released; and twice that a paper is one.
 */
const SAID_UNASKED =
  /\bRetrieved (?=https?:)| \[Preprint\](?=[.,]| Available|$)|, released(?=\.)| \[Paper\](?=\. Paper presented at:)/g

/** The processor writes HTML: only its italics are kept, and the number before an entry has a field of its own. */
export function runsOf(html: string): Run[] {
  const inside = html
    .replace(/<div class="csl-left-margin">([\s\S]*?)<\/div>\s*/g, '')
    .replace(/<\/?div[^>]*>/g, ' ')
    .replace(SAID_UNASKED, '')
    .replace(/\s+/g, ' ')
    .trim()
  const runs: Run[] = []
  let depth = 0
  for (const piece of inside.split(/(<[^>]+>)/)) {
    if (/^<(?:i|em)>$/.test(piece)) depth += 1
    else if (/^<\/(?:i|em)>$/.test(piece)) depth -= 1
    else if (piece && !piece.startsWith('<')) {
      const text = unescaped(piece)
      const last = runs.at(-1)
      if (last && Boolean(last.italic) === depth > 0) last.text += text
      else runs.push(depth > 0 ? { text, italic: true } : { text })
    }
  }
  return runs
}
