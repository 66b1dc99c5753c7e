/** All sources an answer may use, indexed for numbers, citations and quotations. */

import { contentStems } from '#kit/text/content-stems.ts'
import { evidenceOf, type StudySource } from '../document/evidence.ts'
import type { ReadDocument } from '../document/reading.ts'
import type { HandbookEntry } from '../handbook/handbook-format.ts'
import { surnamesIn } from '../text/citation-authors.ts'
import { findCitations } from '../text/citations.ts'
import { findNumbers, type NumberMention } from '../text/numbers.ts'
import { comparable } from '../text/quotations.ts'

type SourceUnit = { text: string; source: StudySource; block: string; isTable: boolean }
export type Occurrence = { unit: number; mention: NumberMention }
type KnownWork = { names: string[]; etAl: boolean; year: string; unit: number; isEntry: boolean }

export type Sources = {
  units: readonly SourceUnit[]
  numbers: ReadonlyMap<string, Occurrence[]>
  works: readonly KnownWork[]
  hasNumberedReference(number: number): number | null
  /** The unit in which these words start, or null. */
  findWords(words: string): number | null
  pages: number
  /** Stems of one unit, and of its block. */
  stemsOf(unit: number): ReadonlySet<string>
  stemsAround(unit: number): ReadonlySet<string>
}

export type SourceMaterial = {
  reading?: ReadDocument
  handbook?: readonly HandbookEntry[]
  /** The student's own words in this conversation may be repeated. */
  said?: readonly string[]
}

function unitsOf({ reading, handbook = [], said = [] }: SourceMaterial): SourceUnit[] {
  const fromDocument = [...(reading?.sentences ?? []), ...(reading?.blocks ?? [])].map((sentence) => ({
    text: sentence.text,
    source: { kind: 'document' as const, ...evidenceOf(sentence) },
    block: sentence.block,
    isTable: sentence.kind === 'table',
  }))
  const fromHandbook = handbook.flatMap((entry) =>
    [...entry.sentences, entry.askYourself, entry.title].map((quote) => ({
      text: quote,
      source: { kind: 'handbook' as const, entryId: entry.id, title: entry.title, quote },
      block: `handbook ${entry.id}`,
      isTable: false,
    })),
  )
  const fromStudent = said.map((quote, i) => ({
    text: quote,
    source: { kind: 'said' as const, quote },
    block: `said ${i}`,
    isTable: false,
  }))
  return [...fromDocument, ...fromHandbook, ...fromStudent]
}

export function openSources(material: SourceMaterial): Sources {
  const units = unitsOf(material)
  const numbers = new Map<string, Occurrence[]>()
  const works: KnownWork[] = []
  const blocks = new Map<string, number[]>()
  const sectionTitles = new Map(material.reading?.sections.map(({ id, title }) => [id, title]))
  const sectionOf = new Map(
    [...(material.reading?.sentences ?? []), ...(material.reading?.blocks ?? [])].map(
      ({ block, section }) => [block, section],
    ),
  )
  const starts: number[] = []
  let corpus = ' '

  units.forEach((unit, i) => {
    for (const mention of findNumbers(unit.text)) {
      const list = numbers.get(mention.key)
      if (list) list.push({ unit: i, mention })
      else numbers.set(mention.key, [{ unit: i, mention }])
    }
    for (const { names, etAl, year } of findCitations(unit.text))
      if (year) works.push({ names, etAl, year, unit: i, isEntry: false })
    const inBlock = blocks.get(unit.block)
    if (inBlock) inBlock.push(i)
    else blocks.set(unit.block, [i])
    starts.push(corpus.length)
    corpus += `${comparable(unit.text)} `
  })
  const entries = (material.reading?.blocks ?? [])
    .concat(material.reading?.sentences ?? [])
    .filter(({ kind, role }) => kind === 'reference' || role === 'references')
  for (const entry of entries)
    works.push(
      ...workOfEntry(
        entry.text,
        units.findIndex(({ source }) => source.kind === 'document' && source.sentenceId === entry.id),
      ),
    )

  const own = new Map<number, ReadonlySet<string>>()
  const around = new Map<string, ReadonlySet<string>>()
  const stemsOf = (unit: number) => {
    const held = own.get(unit) ?? new Set(contentStems(units[unit]!.text))
    own.set(unit, held)
    return held
  }

  return {
    units,
    numbers,
    works,
    pages: material.reading?.pages ?? 0,
    hasNumberedReference(number) {
      const at = entries.findIndex(
        ({ text }, i) =>
          new RegExp(`^\\[?${number}[\\].)]`).test(text) || (i === number - 1 && !/^\[?\d/.test(text)),
      )
      if (at < 0) return null
      const id = entries[at]!.id
      return units.findIndex(({ source }) => source.kind === 'document' && source.sentenceId === id)
    },
    findWords(words) {
      for (let at = corpus.indexOf(words); at >= 0; at = corpus.indexOf(words, at + 1)) {
        if (isLetter(corpus[at - 1]) && isLetter(words[0])) continue
        if (isLetter(corpus[at + words.length]) && isLetter(words.at(-1))) continue
        return lastAtOrBefore(starts, at)
      }
      return null
    },
    stemsOf,
    stemsAround(unit) {
      const { block } = units[unit]!
      const held = around.get(block)
      if (held) return held
      const stems = new Set(blocks.get(block)!.flatMap((i) => [...stemsOf(i)]))
      for (const stem of contentStems(sectionTitles.get(sectionOf.get(block) ?? '') ?? '')) stems.add(stem)
      around.set(block, stems)
      return stems
    },
  }
}

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)

function lastAtOrBefore(starts: readonly number[], at: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle]! <= at) low = middle
    else high = middle - 1
  }
  return low
}

/** The head of an entry, up to its year: everyone named there is an author. */
function workOfEntry(text: string, unit: number): KnownWork[] {
  const head = text.match(/^(?:\[?\d+[\].)]\s*)?(.{2,400}?)[(,.\s]((?:1[89]|20)\d\d[a-z]?)\b/u)
  if (!head) return []
  const names = surnamesIn(head[1]!.replace(/\b(?:\p{Lu}\.[\s-]?)+/gu, '').replace(/[().]/g, ' ')).names
  return [{ names: names.map((name) => name.trim()), etAl: false, year: head[2]!, unit, isEntry: true }]
}
