/** Paragraphs that are not the author's sentences: programs, forms to fill in, the words of others, formulas. */
import type { BlockKind, Section } from '#product/document-model.ts'
import type { RawBlock } from './raw-document.ts'
import { isPlaceholder } from './text-notes.ts'

/** The kind of a block, once the part of the work it is in is known. */
export function blockKind({ kind, text }: RawBlock, { role, part }: Section): BlockKind {
  if (kind !== 'paragraph' && kind !== 'list-item') return kind
  if (role === 'references') return 'reference'
  if (isPlaceholder(text)) return 'form'
  if (part === 'code' && !isSentence(text)) return 'code'
  if (isCode(text)) return 'code'
  if (part === 'questionnaire' || part === 'form' || isForm(text)) return 'form'
  if (part === 'transcript' || isSpokenBySomeone(text)) return 'quotation'
  return isFormula(text) ? 'formula' : kind
}

const isSentence = (text: string) =>
  /^\p{Lu}\p{Ll}*\s+\p{Ll}+\s+\p{Ll}+.*[.:]$/u.test(text) && !/[{};=]/.test(text)

const TAG = /^\s*<[/!?]?[\w:-]+(\s[^<>]*)?\/?>/
const STATEMENT =
  /^\s*(import \w[\w.]*( as \w+)?|from [\w.]+ import .+|def \w+\s*\(.*\):?|class \w+.*:|#include\b.*|(public|private|static|const|let|var|function)\s+\w+.*[({;=]|(for|while|if)\s*\(.+\)\s*\{?|library\(\w+\)|print\s*\(.+\)|SELECT .+ FROM .+|\w[\w.$[\]"']*\s*(<-|:=)\s*\S.*|[\w.]+\s*=\s*[\w.]+\(.*\)?|\w[\w.]*\([^)]*=[^)]*\)[;,]?)\s*$/
const MARKS = /[{}[\]();=<>_$#|\\]/g

/** A statement of a program, or more code characters than any prose has. */
function isCode(text: string): boolean {
  if (TAG.test(text) && />\s*$/.test(text)) return true
  if (STATEMENT.test(text)) return true
  const marks = text.match(MARKS)?.length ?? 0
  if (text.length <= 12 || marks <= text.length * 0.07) return false
  const joined = text.match(/\w+[_.]\w+\(|\w+_\w+|\(\)|::|->|&&|==|\w+\[\w+\]/g)?.length ?? 0
  return joined >= 2 && !/\.\s+\p{Lu}\p{Ll}+ \p{Ll}+ \p{Ll}+/u.test(text)
}

const BLANK = /_{4,}|\.{8,}|…{3,}|(…\.){2,}/
const BOXES = /[☐☑□❏]|\[\s\]|\(\s{1,3}\)/g

/** Lines to write on and boxes to tick. */
function isForm(text: string): boolean {
  if (BLANK.test(text) && text.length < 400 && !/\[(…|\.\.\.)\]/.test(text)) return true
  return (
    (text.match(BOXES)?.length ?? 0) >= 2 ||
    /^(please )?(tick|circle|mark) (the|one|all|where|\(?[√✓])/i.test(text)
  )
}

const SPEAKER =
  /^\(?(interviewer|interviewee|respondent|participant|informant|moderator|facilitator|researcher|[RPIQ]\s?\d{1,2})\s?[\w.#-]{0,4}\)?\s*:\s+/i

/** A turn of an interview, or a paragraph that is one long quotation. */
function isSpokenBySomeone(text: string): boolean {
  if (SPEAKER.test(text)) return true
  const isQuoted = /^[“"«][^”"»]{60,}[”"»]\s*(\([^)]{1,80}\)|[–—-]\s?.{1,60})?[.]?$/.test(text)
  return isQuoted
}

/** Letters of formulas are on their own; words are not. */
function isFormula(text: string): boolean {
  if (text.length > 240 || !/[=≤≥∑∏∫√±×÷≈∂^]/.test(text)) return false
  const words = text.match(/\p{L}{4,}/gu)?.length ?? 0
  // A test result looks like a formula but is a statement.
  if (/\bp\s*(?:[-–]?value)?\s*[=<>≤≥]|%|\b(?:SD|CI|OR|df|Sig)\b|[tFrzχ]2?²?\s*\(/.test(text)) return false
  return words <= Math.max(1, text.length / 40)
}
