/** A chapter, a section or a part by its role, and what it says in a few of its own sentences. */
import { contentStems, countOf } from '#kit/text/content-stems.ts'
import { isProse, type ReadDocument, type ReadSentence } from '../../document/reading.ts'
import { movesOf } from '../../text/cues.ts'
import { countWords } from '../../text/words.ts'
import { OF_OTHERS } from '../look-up/held-lines.ts'
import type { PartNamed } from '../understand.ts'
import { listedSections } from './by-contents.ts'

export type FoundPart = {
  title: string
  sentences: ReadSentence[]
  sections: string[]
  headings: string[]
  /** Where its sections are known from the list of contents alone, or not at all. */
  stretches?: ReadSentence[][]
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii']

function isChapter(title: string, number: number): boolean {
  const named = `(?:${number}|${NUMBERS[number - 1] ?? number}|${ROMAN[number - 1] ?? number})`
  return (
    new RegExp(String.raw`^\W*chapter[\s–-]+${named}\b(?!\.\d*[1-9])`, 'i').test(title) ||
    new RegExp(String.raw`^\s*${number}(?:\.0)?[.:)]?\s+\p{L}`, 'u').test(title)
  )
}

export function findPart(reading: ReadDocument, part: PartNamed): FoundPart | undefined {
  const { sections, sentences, roleOf } = reading
  const chapters = part.by === 'chapter' ? sections.filter(({ title }) => isChapter(title, part.number)) : []
  const chapter =
    chapters.find(({ title }) => /chapter/i.test(title)) ??
    chapters.find(({ level }) => level <= 1) ??
    (part.by === 'chapter' ? overItsSections(sections, part.number) : undefined)
  const alike = part.by === 'role' ? sections.filter(({ id }) => roleOf.get(id) === part.role) : []
  // A conclusion often stands behind recommendations, and chapters have small ones of their own.
  const concluding =
    part.by === 'role' && part.role === 'conclusion' ? alike.filter(({ title }) => /conclu/i.test(title)) : []
  const ofRole = concluding.toSorted((one, other) => one.level - other.level)[0] ?? alike[0]
  const from = sections.findIndex(({ id, title }) => {
    if (part.by === 'chapter') return id === chapter?.id
    if (part.by === 'section')
      return new RegExp(`^\\s*${part.number.replace(/\./g, '\\.')}(?![\\d]|\\.[1-9])`).test(title)
    return part.by === 'title' ? id === part.id : id === ofRole?.id
  })
  const head = sections[from]
  if (!head) return part.by === 'section' ? listedPart(part.number, reading) : undefined
  const after = sections.slice(from + 1)
  const end =
    part.by === 'role'
      ? after.findIndex(({ id }) => roleOf.get(id) !== part.role)
      : after.findIndex(({ level, title }) => level <= head.level || ENDS.test(title))
  const own = after.slice(0, end < 0 ? undefined : end)
  const least = Math.min(...own.map(({ level }) => level))
  const ids = [head, ...own].map(({ id }) => id)
  const held = new Set(ids)
  const said = sentences.filter((one) => held.has(one.section) && isProse(one))
  const listed =
    own.length < LEAST_SECTIONS
      ? listedSections(reading).filter((one) => held.has(one.sentences[0]?.section ?? ''))
      : []
  const headings = own.filter(({ level, title }) => level === least && title.trim().length < 80)
  return {
    title: head.title.trim() || part.words,
    sections: ids,
    headings:
      listed.length > 1 ? listed.map(({ title }) => title) : headings.map(({ title }) => tidied(title)),
    sentences: said,
    ...(own.length < LEAST_SECTIONS && {
      stretches: listed.length > 1 ? listed.map((one) => one.sentences.filter(isProse)) : inStretches(said),
    }),
  }
}
const LEAST_SECTIONS = 3

/** A section that only the list of contents names. */
function listedPart(number: string, reading: ReadDocument): FoundPart | undefined {
  const listed = listedSections(reading).filter(
    (one) => one.number === number || one.number.startsWith(`${number}.`),
  )
  const [first] = listed
  if (!first) return undefined
  const sentences = listed.flatMap((one) => one.sentences.filter(isProse))
  return {
    title: `${first.number === number ? `${number} ${first.title}` : `section ${number}`}`,
    sections: [...new Set(sentences.map(({ section }) => section))],
    headings: [],
    sentences,
    stretches: [sentences],
  }
}

/** Without headings, a long text is told from its beginning to its end. */
function inStretches(said: ReadSentence[]): ReadSentence[][] {
  if (said.length < LONG) return [said]
  const length = Math.ceil(said.length / STRETCHES)
  return Array.from({ length: STRETCHES }, (_, at) => said.slice(at * length, (at + 1) * length))
}
const LONG = 20
const STRETCHES = 6

const ENDS = /^\W*(?:chapter\s|appendi|annex|references\b|bibliography\b|questionnaire\b)/i
const tidied = (title: string) =>
  title
    .replace(/\s+/g, ' ')
    .replace(/^\W*\d+(?:\s?\.\s?\d+)*\W*/, '')
    .replace(/[\s.:;]+$/, '')

/** A chapter whose own heading lost its number: its sections are numbered by it. */
function overItsSections(sections: ReadDocument['sections'], number: number) {
  const first = sections.findIndex(({ title }) => new RegExp(`^\\s*${number}\\.1(?![\\d.]*\\d)`).test(title))
  const over = sections.slice(0, Math.max(0, first)).findLast(({ level }) => level < sections[first]!.level)
  return over && !/^\s*(?:chapter\b|\d)/i.test(over.title) && sections.indexOf(over) >= first - 1
    ? over
    : undefined
}

const MOST = 7
const LONGEST = 60

/** A question, a hypothesis as it was set, or what only leads to a list. */
const NO_STATEMENT = /[:?]\s*$|^\W*H[o0-9a]\d?\s*[:.]|\bnull hypothesis\b\W*(?:\(\w+\))?:/i

/** It says what a chapter is about, and nothing of it. */
export const LEADS_ROUND =
  /\b(?:this|the (?:first|second|third|fourth|fifth|last|next|previous|last|above|following)|each) (?:chapter|section|part)\b|\bchapter (?:\d|one|two|three|four|five|six)\b|\bas (?:explained|mentioned|stated|discussed) (?:previously|above|earlier|before)\b|\b(?:was|were|is|are) (?:presented|discussed|outlined|explained) (?:below|in (?:this|the) (?:chapter|section))\b/i

/** Begins or ends in the middle of a sentence. */
const BROKEN = /^\W*\p{Ll}|\b(?:the|of|and|to|in|for|with|as|by|a|an)\W*$/u

/** One sentence for each section below it where there are several; the most telling ones where there are not. */
export function tellingOf({ sentences, sections, stretches }: FoundPart, most = MOST): ReadSentence[] {
  const whole = sentences.filter(
    ({ text }) =>
      countWords(text) >= 6 && countWords(text) <= LONGEST && !NO_STATEMENT.test(text) && !BROKEN.test(text),
  )
  const common = countOf(whole.flatMap(({ text }) => contentStems(text)))
  const worth = ({ text, place }: ReadSentence) => {
    const stems = [...new Set(contentStems(text))]
    const central =
      stems.reduce((sum, stem) => sum + Math.log(common.get(stem) ?? 1), 0) / Math.sqrt(stems.length + 4)
    return (
      central +
      movesOf(text).length * 0.8 +
      (place < 2 ? 0.6 : 0) -
      (OF_OTHERS.test(text) ? 1.5 : 0) -
      (LEADS_ROUND.test(text) ? 2.5 : 0)
    )
  }
  const bestOf = (some: readonly ReadSentence[]) => some.toSorted((one, other) => worth(other) - worth(one))
  const groups =
    stretches?.map((some) => new Set(some.map(({ id }) => id))) ??
    sections.map((id) => new Set(whole.filter(({ section }) => section === id).map((one) => one.id)))
  const bySection = groups.flatMap((ids) => bestOf(whole.filter(({ id }) => ids.has(id))).slice(0, 1))
  const chosen = new Set(bestOf(bySection).slice(0, most))
  for (const one of bestOf(whole)) if (chosen.size < Math.min(most, 5)) chosen.add(one)
  return whole.filter((one) => chosen.has(one))
}
