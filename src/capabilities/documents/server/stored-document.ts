/**
 * The stored result of reading a document: its model and its search index. Written and read in short lines, because
 * parsing a thesis as one piece of JSON would block the server for a tenth of a second.
 */
import { createInterface } from 'node:readline'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { DocumentModel } from '#product/document-model.ts'
import { buildInSteps, type SearchIndex } from '../rules/search.ts'

/** Of the form of what is stored. What an older reader stored is read anew when it is opened. */
const STORED_VERSION = 2

export class OlderStoredDocument extends Error {}

export type StoredDocument = { model: DocumentModel; index: SearchIndex }

const PER_LINE = 200
const LISTS = ['pages', 'sections', 'blocks', 'sentences', 'figures'] as const

type StoredLine =
  | { is: 'model'; version: number; model: DocumentModel }
  | { is: (typeof LISTS)[number] | 'passages' | 'lengths' | 'postings'; items: unknown[] }

export async function buildStoredDocument(model: DocumentModel): Promise<StoredDocument> {
  const building = buildInSteps(model)
  for (;;) {
    const step = building.next()
    if (step.done) return { model, index: step.value }
    await othersFirst()
  }
}

async function* serialisedLines({ model, index }: StoredDocument): AsyncGenerator<string> {
  const bare = { ...model, pages: [], sections: [], blocks: [], sentences: [], figures: [] }
  yield serialisedLine({ is: 'model', version: STORED_VERSION, model: bare })
  const lists: [Exclude<StoredLine['is'], 'model'>, readonly unknown[]][] = [
    ...LISTS.map((is) => [is, model[is]] as [typeof is, unknown[]]),
    ['passages', index.passages],
    ['lengths', index.lengths],
    ['postings', Object.entries(index.postings)],
  ]
  for (const [is, items] of lists)
    for (let at = 0; at < items.length; at += PER_LINE) {
      yield serialisedLine({ is, items: items.slice(at, at + PER_LINE) })
      await othersFirst()
    }
}

/** Lines are separated by '\n'; but readline also ends a line at these two characters, which JSON leaves unescaped. */
const serialisedLine = (line: StoredLine) => {
  const json = JSON.stringify(line)
  return `${json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`
}

export async function writeStoredDocument(stored: StoredDocument, to: Writable): Promise<void> {
  await pipeline(Readable.from(serialisedLines(stored)), createGzip({ level: 6 }), to)
}

export async function readStoredDocument(stream: NodeJS.ReadableStream): Promise<StoredDocument> {
  const unpacked = createGunzip()
  const feeding = pipeline(stream, unpacked)
  // The consumer of the lines gets the stream error; this only prevents an unhandled rejection.
  feeding.catch(() => {})
  let model: DocumentModel | undefined
  let isOlder = false
  const index: SearchIndex = { version: 1, passages: [], lengths: [], postings: Object.create(null) }
  const lists: Record<string, unknown[]> = { passages: index.passages, lengths: index.lengths }
  for await (const text of createInterface({ input: unpacked })) {
    // Our own file, written above.
    const line = JSON.parse(text) as StoredLine
    if (line.is === 'model' && line.version !== STORED_VERSION) isOlder = true
    if (isOlder) continue
    if (line.is === 'model') {
      model = line.model
      for (const name of LISTS) lists[name] = model[name]
    } else if (line.is === 'postings')
      for (const [word, places] of line.items as [string, number[]][]) index.postings[word] = places
    else lists[line.is]?.push(...line.items)
    await othersFirst()
  }
  await feeding
  if (isOlder) throw new OlderStoredDocument()
  if (!model) throw new Error('A kept document holds no model.')
  return { model, index }
}

/** Only the first line is read. */
export async function isStoredInThisForm(stream: NodeJS.ReadableStream): Promise<boolean> {
  const unpacked = createGunzip()
  pipeline(stream, unpacked).catch(() => {})
  try {
    for await (const text of createInterface({ input: unpacked }))
      return (JSON.parse(text) as StoredLine & { version?: number }).version === STORED_VERSION
    return false
  } finally {
    unpacked.destroy()
  }
}
