/** A thread's work on a list of references: reads a document, and writes the list in a style or a format. */
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { readStoredDocument } from '#capabilities/documents/server/stored-document.ts'
import {
  claimedStyle,
  judgeList,
  listNotes,
  readList,
  smallWordsOf,
  withLibrary,
} from '#capabilities/references/engine.index.ts'
import type { Reference, ReferenceStyle } from '#capabilities/references/index.ts'
import {
  commonWords,
  formatOf,
  readFormat,
  writeFormat,
  writeInStyle,
} from '#capabilities/references/server/index.ts'
import { type Format, REFERENCES } from '#capabilities/references/spec.ts'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { trackChanges } from '#kit/word/track-changes.ts'
import type { Evidence } from '../../contract.ts'
import type { ReferenceList } from '../../references/contract.ts'

export type ReferencesTask = { storedPath: string; style: ReferenceStyle | null } & (
  | { kind: 'judge'; library?: string | undefined }
  /** As data alone. */
  | { kind: 'items' }
  | { kind: 'format'; format: Format }
  /** The student's own Word file. */
  | { kind: 'track'; path: string; date: string }
)

/** Without what only the server knows: registries and retractions. */
export type JudgedList = Omit<ReferenceList, 'registries'>

export type ReferencesDone =
  | { kind: 'list'; list: JudgedList; items: Reference[] }
  | { kind: 'items'; items: Reference[]; evidence: Evidence[] }
  | { kind: 'file'; bytes: Uint8Array }
  /** The library that came along cannot be read. */
  | { kind: 'no-library' }
  /** There is no list, or nothing can be written into the file. */
  | { kind: 'nothing' }

export default async function workOnReferences(task: ReferencesTask): Promise<ReferencesDone> {
  const { model } = await readStoredDocument(createReadStream(task.storedPath))
  const study = openRecord(model)
  const { list } = study.references()
  const entries = list.entries.slice(0, REFERENCES.most)
  const written = readList(entries.map(({ text }) => text))
  const library = task.kind === 'judge' && task.library ? await libraryIn(task.library) : []
  if (library === 'no-library') return { kind: 'no-library' }
  const read = withLibrary(written, library)
  const items = read.map(({ item }) => item)
  if (task.kind === 'items')
    return { kind: 'items', items, evidence: entries.map(({ evidence }) => evidence) }
  if (task.kind === 'format') {
    if (read.length === 0) return { kind: 'nothing' }
    return {
      kind: 'file',
      bytes: new TextEncoder().encode(writeFormat(task.format, items)),
    }
  }
  const body = study.reading.sentences.filter(({ block }) => !list.blocks.has(block)).map(({ text }) => text)
  const claimed = claimedStyle(
    body,
    read.map(({ text }) => text),
  )
  const style = task.style ?? claimed?.style ?? 'apa'
  const isSmall = smallWordsOf(body, commonWords())
  const judged = await judgeList(read, style, writeInStyle, isSmall)
  if (task.kind === 'judge')
    return {
      kind: 'list',
      items,
      list: {
        style,
        claimed: claimed && { style: claimed.style, because: claimed.because },
        entries: judged.map((entry, at) => ({ ...entry, evidence: entries[at]!.evidence })),
        notes: [
          ...listNotes(read),
          ...(list.entries.length > entries.length
            ? [`Only the first ${entries.length} entries were read.`]
            : []),
        ],
        unusable: list.entries.length === 0 ? list.unusable : null,
      },
    }
  const rewritings = judged
    .filter(({ outcome }) => outcome === 'differs')
    .map(({ written, right }) => ({ quote: written, runs: right }))
  const tracked = trackChanges(new Uint8Array(await readFile(task.path)), rewritings, {
    author: 'Weekbe4',
    date: task.date,
  })
  return tracked ? { kind: 'file', bytes: tracked.bytes } : { kind: 'nothing' }
}

async function libraryIn(text: string): Promise<Reference[] | 'no-library'> {
  const format = formatOf(text)
  const works = format ? await readFormat(format, text) : []
  return works.length > 0 ? works : 'no-library'
}
