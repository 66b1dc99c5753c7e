/**
 * A document in parts that fit a model's window, as text to read. Text that states nothing is left out, and so are
 * orders to the model.
 */
import { PARTS_WITHOUT_PROSE, type SectionRole } from '#product/document-model.ts'
import type { ReadDocument, ReadSentence } from '../document/reading.ts'
import type { Near } from '../proof/find-quotation.ts'

export type ReadingPart = {
  /** From 0, in document order. */
  number: number
  text: string
  tokens: number
  /** Numbers of the sentences in it, as `Reading` has them. */
  near: Near
  /** If the budget does not cover all parts, the most important are read. */
  weight: number
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
const NO_PROSE: ReadonlySet<string> = new Set(PARTS_WITHOUT_PROSE)
const NO_KINDS: ReadonlySet<string> = new Set(['contents-line', 'code', 'form', 'reference'])
/** A part may end with its section once it is this full. */
const FULL_ENOUGH = 0.6

type SectionPiece = { text: string; section: string; role: SectionRole; from: number; to: number }

export function readingParts(reading: ReadDocument, mostTokens: number): ReadingPart[] {
  const titles = new Map(reading.sections.map(({ id, title }) => [id, title]))
  const parts: ReadingPart[] = []
  let open: SectionPiece[] = []
  const tokensOpen = () => open.reduce((sum, { text }) => sum + tokensOfText(text), 0)
  const close = () => {
    if (open.length > 0) parts.push(partFrom(open, parts.length, titles))
    open = []
  }
  for (const piece of sectionPieces(reading, mostTokens)) {
    const so = tokensOpen()
    const isNewSection = open.length > 0 && open.at(-1)!.section !== piece.section
    if (so + tokensOfText(piece.text) > mostTokens || (isNewSection && so > FULL_ENOUGH * mostTokens)) close()
    open.push(piece)
  }
  close()
  return parts
}

function partFrom(
  pieces: readonly SectionPiece[],
  number: number,
  titles: ReadonlyMap<string, string>,
): ReadingPart {
  let section = ''
  const lines = pieces.map((piece) => {
    const title = piece.section === section ? '' : (titles.get(piece.section) ?? '')
    section = piece.section
    return title ? `# ${title}\n\n${piece.text}` : piece.text
  })
  const text = lines.join('\n\n')
  return {
    number,
    text,
    tokens: tokensOfText(text),
    near: { from: pieces[0]!.from, to: Math.max(...pieces.map(({ to }) => to)) },
    weight: Math.max(...pieces.map(({ role }) => WEIGHTS[role] ?? 0)),
  }
}

/** Paragraphs in order, each section's tables and captions after them; a piece too long for a part is cut between sentences. */
function sectionPieces(reading: ReadDocument, mostTokens: number): SectionPiece[] {
  const pieces: SectionPiece[] = []
  const tables = new Map<string, ReadSentence[]>()
  for (const block of reading.blocks.filter(isRead))
    tables.set(block.section, [...(tables.get(block.section) ?? []), block])
  const addTables = (section: string, at: number) => {
    for (const { text, role } of tables.get(section) ?? [])
      pieces.push({ text: text.slice(0, 3 * mostTokens), section, role, from: at, to: at })
    tables.delete(section)
  }
  let block = ''
  for (const [at, sentence] of reading.sentences.entries()) {
    if (!isRead(sentence)) continue
    const last = pieces.at(-1)
    if (last && last.section !== sentence.section) addTables(last.section, last.to)
    const isSame = last && block === sentence.block
    if (isSame && tokensOfText(last.text) + tokensOfText(sentence.text) < mostTokens / 2) {
      last.text += ` ${sentence.text}`
      last.to = at
    } else {
      const { section, role } = sentence
      pieces.push({ text: sentence.text.slice(0, 3 * mostTokens), section, role, from: at, to: at })
    }
    block = sentence.block
  }
  for (const section of [...tables.keys()]) addTables(section, pieces.at(-1)?.to ?? 0)
  return pieces
}

const isRead = ({ role, kind, part }: ReadSentence): boolean =>
  role !== 'references' && !NO_KINDS.has(kind) && !(part && NO_PROSE.has(part))
