/** A list held against its style, entry by entry: what differs, the line as it should be, and what only its writer can add. */
import type { ReadReference } from '../fields/read-reference.ts'
import { readReference } from '../fields/read-reference.ts'
import { SENTENCES } from '../ready-for-style.ts'
import { type Reference, type ReferenceType, yearOf } from '../reference.ts'
import { plainText, type ReferenceStyle, type Run, STYLE_NAMES } from '../styles.ts'
import { type Difference, differencesOf, isSame } from './differences.ts'
import { missingFrom, missingWords } from './missing.ts'
import { asSentence, isTitleCase, type KnowsSmall } from './title-capitals.ts'

export type JudgedEntry = {
  id: string
  /** As it stands in the list, without its number. */
  written: string
  label: number | null
  type: ReferenceType
  /**
   * `same`: as the style has it. `differs`: `right` is the line to copy. `left`: the style has no form for it here, or it has no place
   * in the list. `doubtful`: it could not be read well enough to be rewritten.
   */
  outcome: 'same' | 'differs' | 'left' | 'doubtful'
  right: Run[]
  citation: string
  differences: Difference[]
  /** In one sentence, if anything is missing or must be looked up. */
  note: string
}

export type ListWriter = (
  references: readonly Reference[],
  style: ReferenceStyle,
  how: { isSmall: KnowsSmall; repeatsNames: boolean },
) => Promise<{ entries: { id: string; runs: Run[] }[]; citations: ReadonlyMap<string, string> }>

export function readList(entries: readonly string[]): ReadReference[] {
  const read: ReadReference[] = []
  for (const [at, entry] of entries.entries()) read.push(readReference(entry, `r${at + 1}`, read.at(-1)))
  return read
}

export async function judgeList(
  read: readonly ReadReference[],
  style: ReferenceStyle,
  write: ListWriter,
  isSmall: KnowsSmall = () => false,
): Promise<JudgedEntry[]> {
  const listed = read.map((one) => (one.hasOthers ? withOthers(one, style) : one.item))
  const { entries, citations } = await write(listed, style, { isSmall, repeatsNames: true })
  const lines = new Map(entries.map(({ id, runs }) => [id, runs]))
  return read.map((one) => {
    const written = lines.get(one.item.id)
    const right =
      written &&
      ownLetter(
        one,
        style,
        one.hasOthers ? othersWritten(written, one.hasGap && !NO_GAPS.has(style)) : written,
      )
    const citation = (citations.get(one.item.id) ?? '').replace(
      new RegExp(`(?:,? (?:&|and) |, )${OTHERS}`),
      ' et al.',
    )
    return judged(one, { style, right, citation, isSmall })
  })
}

const withoutLabel = ({ text, label }: ReadReference) =>
  label === null ? text : text.replace(/^\s*(?:\[\d{1,3}\][.:]?\s*|\(?\d{1,3}[.)]\s+)/, '')

type Judging = { style: ReferenceStyle; right: Run[] | undefined; citation: string; isSmall: KnowsSmall }

function judged(one: ReadReference, { style, right, citation, isSmall }: Judging): JudgedEntry {
  const written = withoutLabel(one)
  const base = { id: one.item.id, written, label: one.label, type: one.item.type, citation }
  const left = (note: string): JudgedEntry => ({ ...base, outcome: 'left', right: [], differences: [], note })
  if (one.item.type === 'legal_case')
    return left('Judgments are cited as the court reports them. This line is left as it is.')
  if (one.item.type === 'legislation' && !one.item.author && yearOf(one.item) === null)
    return left('A law that is named without a year is left as it is: the styles have no form for it.')
  if (one.item.type === 'personal_communication' && style !== 'mla')
    return left(
      `In ${STYLE_NAMES[style]} letters and interviews of your own are named in the text, not in the list.`,
    )
  if (!right) return left('This style has no line for it in the list.')
  const note = noteOf(one, style, isSmall)
  const line = plainText(right)
  if (isSame(written, line)) return { ...base, outcome: 'same', right, differences: [], note }
  const lost = lostFrom(written, one.item, line)
  if ((!one.item.title && one.item.type !== 'personal_communication') || lost.length > MOST_LOST)
    return { ...base, outcome: 'doubtful', right, differences: [], note: DOUBTFUL }
  const leftOut: Difference[] =
    lost.length > 0
      ? [{ part: 'whole', says: `Left out, as no part of the entry: ‘${lost.join(' ')}’.` }]
      : []
  const found = differencesOf(withName(one, written, line), line).filter(
    ({ part }) => part !== 'whole' || leftOut.length === 0,
  )
  return { ...base, outcome: 'differs', right, differences: [...found, ...leftOut], note }
}

const DOUBTFUL =
  'I could not tell the parts of this entry apart well enough. Check the suggested line against the work itself before you use it.'

/** A line for the same author again is read as the name it stands for. */
const withName = (one: ReadReference, written: string, line: string) =>
  one.repeatsAuthor
    ? `${line.slice(0, Math.max(0, line.search(/[([]?\d{4}/))).trim()} ${written.replace(/^\s*(?:[—–]{1,3}|[-_]{3,})[.,]?\s*/, '')}`
    : written

function noteOf(one: ReadReference, style: ReferenceStyle, isSmall: KnowsSmall): string {
  const notes: string[] = one.fromLibrary ? [one.fromLibrary] : []
  const missing = missingFrom(one)
  if (missing.length > 0)
    notes.push(`The entry does not say ${missingWords(missing)}. Look it up and add it.`)
  if (one.hasOthers && style !== 'vancouver' && style !== 'mla')
    notes.push('It names further authors only as ‘et al.’. A list names them; look them up.')
  if (
    SENTENCES.has(style) &&
    one.item.type !== 'legislation' &&
    isTitleCase(asSentence(one.item.title ?? '', isSmall))
  )
    notes.push(
      `${STYLE_NAMES[style]} gives capitals only to the first word of a title and to names: look through this one.`,
    )
  return notes.join(' ')
}

/** Stands for the authors that an entry does not name, until the line is written. */
const OTHERS = 'Othersnotnamed'
function withOthers({ item, hasGap }: ReadReference, style: ReferenceStyle): Reference {
  const named = item.author ?? []
  const gap = { literal: OTHERS }
  if (!hasGap) return { ...item, author: [...named, gap] }
  // Two styles name so many that the gap would be printed, and have no sign for it.
  return { ...item, author: [...named.slice(0, -1), gap, ...(NO_GAPS.has(style) ? [] : named.slice(-1))] }
}
const NO_GAPS: ReadonlySet<ReferenceStyle> = new Set(['vancouver', 'chicago'])

const JOINED = new RegExp(`(?:,? (?:&|and) |, |; )${OTHERS}(\\.?)`, 'g')
const IN_A_GAP = new RegExp(`(?:,|;)? ?${OTHERS}\\.?,? (?:(?:&|and) )?`, 'g')

const othersWritten = (runs: readonly Run[], hasGap: boolean): Run[] =>
  runs.map((run) => ({
    ...run,
    text: (hasGap ? run.text.replace(IN_A_GAP, ', … ') : run.text.replace(JOINED, ', et al.')).replace(
      OTHERS,
      'et al.',
    ),
  }))

/** The letter of 2019a belongs to the citations in the text: it stays the writer's own. */
function ownLetter({ letter, item }: ReadReference, style: ReferenceStyle, runs: readonly Run[]): Run[] {
  if (style === 'vancouver' || style === 'mla') return [...runs]
  const year = yearOf(item)
  if (year === null) return [...runs]
  let done = false
  return runs.map((run) => {
    if (done) return run
    const text = run.text.replace(new RegExp(`\\b${year}[a-z]?(?=[).,\\s;:]|$)`), () => {
      done = true
      return `${year}${letter || lettered(runs, year)}`
    })
    return { ...run, text }
  })
}

const lettered = (runs: readonly Run[], year: number): string =>
  plainText(runs).match(new RegExp(`\\b${year}([a-z])(?=[).,\\s;:])`))?.[1] ?? ''

const wordsWritten = (text: string): string[] =>
  text
    .replace(/(?:https?:|www\.|doi:?\s?10\.)\S+/gi, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]{3,}/gu) ?? []

/** Words that a style may drop or say otherwise. */
const FORM =
  /^(?:pp?\d+|available|retrieved|accessed|cited|from|viewed|online|internet|http|https|www|doi|and|the|pages?|vol|volume|issue|number|eds?|edn|editors?|edition|unpublished|published|publisher|press|isbn|issn|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|date|thesis|dissertation|in|\d{1,2}(?:st|nd|rd|th)?)$/

/** What was written and is neither in the new line nor in the data. */
function lostFrom(written: string, item: Reference, line: string): string[] {
  const kept = new Set(wordsWritten(`${line} ${JSON.stringify(item)}`))
  return wordsWritten(written).filter((word) => !kept.has(word) && !FORM.test(word))
}
/** Where more is lost, the line must not be offered as the right one. */
const MOST_LOST = 2
