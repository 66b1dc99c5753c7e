/** A work in as few parts as a model's window allows, each ending with a section where it can. */
import type { SectionRole } from '#product/document-model.ts'
import { type NumberedLine, type NumberedText, printLines } from '../proof/numbered-text.ts'

export type ReadingPart = {
  /** From 0, in document order. */
  number: number
  text: string
  tokens: number
  /** If the budget does not cover all parts, the most important are read. */
  weight: number
  /** Names of its sections, for the student if it is not read. */
  names: readonly string[]
}

/** Estimates high: a prompt beyond the window loses its beginning without notice, and the budget is never exceeded. */
const LETTERS_A_TOKEN = 3
export const tokensOfText = (text: string): number => Math.ceil(text.length / LETTERS_A_TOKEN)

const WEIGHTS: Partial<Record<SectionRole, number>> = {
  abstract: 10,
  methods: 9,
  results: 8,
  discussion: 7,
  conclusion: 7,
  introduction: 6,
  other: 4,
  literature: 3,
  'front-matter': 2,
  appendix: 1,
}
export const weightOf = ({ role, kind }: NumberedLine): number =>
  kind === 'contents-line' || kind === 'reference' ? 0 : (WEIGHTS[role] ?? 0)

/** A part may end with its section once it is this full. */
const FULL_ENOUGH = 0.6
/** The number of a line, its break, a mark for a table. */
const ROUND_A_LINE = 10
const LONGEST_NAME = 60

const tokensOfLine = ({ text }: NumberedLine): number => tokensOfText(text) + Math.ceil(ROUND_A_LINE / 3)

export function readingParts(text: NumberedText, mostTokens: number): ReadingPart[] {
  const whole = printLines(text.lines, text.reading)
  if (text.lines.length === 0) return []
  if (tokensOfText(whole) <= mostTokens) return [partFrom(text.lines, 0, text)]
  const parts: ReadingPart[] = []
  let open: NumberedLine[] = []
  let tokens = 0
  const close = () => {
    if (open.length > 0) parts.push(partFrom(open, parts.length, text))
    open = []
    tokens = 0
  }
  for (const line of text.lines) {
    const own = tokensOfLine(line)
    const isNewSection = open.length > 0 && open.at(-1)!.section !== line.section
    if (tokens + own > mostTokens || (isNewSection && tokens > FULL_ENOUGH * mostTokens)) close()
    open.push(line)
    tokens += own
  }
  close()
  return parts
}

function partFrom(lines: readonly NumberedLine[], number: number, { reading }: NumberedText): ReadingPart {
  const sections = new Set(lines.map(({ section }) => section))
  const text = printLines(lines, reading)
  return {
    number,
    text,
    tokens: tokensOfText(text),
    weight: Math.max(...lines.map(weightOf)),
    names: reading.sections
      .filter(({ id, title }) => sections.has(id) && title && title.length <= LONGEST_NAME)
      .map(({ title }) => title),
  }
}

/** The lines that matter most, as many as there is room for, in document order. */
export function weightiestLines(
  text: NumberedText,
  always: ReadonlySet<number>,
  mostTokens: number,
): NumberedLine[] {
  let left = mostTokens
  const kept = new Set<number>()
  const ranked = [...text.lines].sort(
    (a, b) =>
      Number(always.has(b.number)) - Number(always.has(a.number)) ||
      weightOf(b) - weightOf(a) ||
      a.number - b.number,
  )
  for (const line of ranked) {
    const own = tokensOfLine(line)
    if (own > left) continue
    left -= own
    kept.add(line.number)
  }
  return text.lines.filter(({ number }) => kept.has(number))
}

/** In order of worth, the most important first. */
export const inOrderOfWorth = (parts: readonly ReadingPart[]): ReadingPart[] =>
  [...parts].sort((a, b) => b.weight - a.weight || a.number - b.number)
