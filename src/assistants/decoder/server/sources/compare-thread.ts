/** A thread's work on a student's own sources: what they say on the cited pages, and which sentences are the same. */
import { createReadStream } from 'node:fs'
import { readStoredDocument } from '#capabilities/documents/server/stored-document.ts'
import {
  findPassage,
  matchSources,
  numberedPages,
  type PageRange,
  pageCited,
  readList,
  type Source,
  sameWords,
} from '#capabilities/references/engine.index.ts'
import type { Reference } from '#capabilities/references/index.ts'
import { OWN_SOURCES, REFERENCES } from '#capabilities/references/spec.ts'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { evidenceOf, type OpenStudy, type ReadSentence } from '#capabilities/study/index.ts'
import type { Evidence } from '../../contract.ts'
import { cited, passageSays } from '../../rules/words/source-words.ts'
import type { ComparedSources } from '../../sources/contract.ts'

export type CompareTask = {
  storedPath: string
  sources: { documentId: string; name: string; storedPath: string; entryId: string | null }[]
}

type Read = { source: Source; documentId: string; evidenceOf: (sentenceId: string) => Evidence }
type Citing = { sentence: ReadSentence; entryId: string; pages: PageRange }

export default async function compareSources(task: CompareTask): Promise<ComparedSources> {
  const { model } = await readStoredDocument(createReadStream(task.storedPath))
  const study = openRecord(model)
  const { list } = study.references()
  const read = readList(list.entries.slice(0, REFERENCES.most).map(({ text }) => text))
  const items = new Map(read.map(({ item }) => [item.id, item]))
  const sources: Read[] = []
  for (const one of task.sources) sources.push(await readSource(one))

  const known = matchSources(
    sources.map(({ source }) => source),
    [...items.values()],
  )
  // The student's word stands.
  for (const { documentId, entryId } of task.sources) {
    const item = entryId ? items.get(entryId) : undefined
    if (item) known.set(documentId, item)
  }
  const writtenOf = new Map(read.map(({ item, text }) => [item.id, text]))
  const named = (item: Reference) => ({ id: item.id, written: writtenOf.get(item.id) ?? '' })
  const own = study.reading.sentences.filter(
    ({ kind, role, block }) =>
      (kind === 'paragraph' || kind === 'list-item') && role !== 'references' && !list.blocks.has(block),
  )
  const bySentence = new Map(own.map((sentence) => [sentence.id, sentence]))
  const byDocument = new Map(sources.map((one) => [one.documentId, one]))
  return {
    matched: sources.map(({ documentId }) => {
      const item = known.get(documentId)
      return { documentId, entry: item ? named(item) : null }
    }),
    entries: [...items.values()].map(named),
    passages: passagesIn(citingPages(study, own), sources, known).slice(0, OWN_SOURCES.shown),
    same: sameWords(
      own,
      sources.map(({ source }) => source),
    )
      .slice(0, OWN_SOURCES.shown)
      .map(({ sentence, source, from }) => {
        const there = byDocument.get(source)!
        return {
          own: evidenceOf(bySentence.get(sentence)!),
          source: { documentId: source, name: there.source.name, evidence: there.evidenceOf(from) },
        }
      }),
  }
}

async function readSource({ documentId, name, storedPath }: CompareTask['sources'][number]): Promise<Read> {
  const { model } = await readStoredDocument(createReadStream(storedPath))
  const { title, pages, sentences } = model
  const byId = new Map(sentences.map((sentence) => [sentence.id, sentence]))
  return {
    documentId,
    source: { id: documentId, name, title, pages, sentences },
    evidenceOf: (id) => evidenceOf(byId.get(id)!),
  }
}

/** Each citation of the work that names a page. */
function citingPages(study: OpenStudy, own: readonly ReadSentence[]): Citing[] {
  const { list, cited: works } = study.references()
  const idOf = new Map(list.entries.map((entry, at) => [entry, `r${at + 1}`]))
  const byAuthor = works.flatMap(({ entry, places }) =>
    places.flatMap(({ citation, sentence }): Citing[] => {
      const pages = pageCited(citation.text, sentence.text, citation.end)
      return pages ? [{ sentence, entryId: idOf.get(entry)!, pages }] : []
    }),
  )
  const byNumber = own.flatMap((sentence) =>
    numberedPages(sentence.text).flatMap(({ number, pages }): Citing[] => {
      const entry = list.isNumbered ? list.entries.find(({ label }) => label === number) : undefined
      return entry ? [{ sentence, entryId: idOf.get(entry)!, pages }] : []
    }),
  )
  return [...byAuthor, ...byNumber]
}

function passagesIn(
  citing: readonly Citing[],
  sources: readonly Read[],
  known: ReadonlyMap<string, Reference>,
): ComparedSources['passages'] {
  return citing.flatMap(({ sentence, entryId, pages }) =>
    sources
      .filter(({ documentId }) => known.get(documentId)?.id === entryId)
      .map(({ documentId, source, evidenceOf: inSource }) => {
        const entryPages = known.get(documentId)?.page
        const found = findPassage(sentence.text, source, pages, entryPages)
        const page = source.pages.find(({ number }) => number === found.sentence?.page)
        return {
          outcome: found.outcome,
          own: evidenceOf(sentence),
          documentId,
          name: source.name,
          cited: cited(pages),
          says: passageSays(found.outcome, cited(pages), page),
          source: found.sentence ? inSource(found.sentence.id) : null,
        }
      }),
  )
}
