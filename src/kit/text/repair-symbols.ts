/**
 * Journals set mathematical signs in special fonts, and some come out of a PDF as other letters: 't(23) ¼ 2.10, p b
 * .05'. Each sign is restored where the statistics around it leave no doubt; otherwise it becomes U+FFFD, meaning an
 * unknown sign. One character always becomes one, so offsets stay valid.
 */
export const UNKNOWN_SIGN = '\ufffd'

const ALWAYS: Record<string, string> = {
  '⫽': '=',
  '⬍': '<',
  '⬎': '>',
  '⫺': '−',
  '⫹': '+',
  '⫾': '±',
  '⫻': '×',
  '␹': 'χ',
  共: '(',
  兲: ')',
}
const ALWAYS_PATTERN = new RegExp(`[${Object.keys(ALWAYS).join('')}]`, 'g')
/** Chinese and Japanese, except the four characters that are damaged brackets. */
const CJK = /[\u3040-\u30ff\u4e00-\u5170\u5175-\u9fff]/

/** A sign no font shows: not a tab, not a line break. */
const LOST = String.raw`(?![\t\n\r])\p{Cc}`
const NUMBER = String.raw`\s*[-−–]?\s*\d*\.?\d`
const P = String.raw`(?<=\b[pP]\s*)`
/** Names that are followed by their value. */
const NAMES = String.raw`[tFrzZQHdnNMβα]|rs|SD|SE|df|[χx]\s?[²2]|[ηR][²2]|CI|Mdn|OR`
const STATISTIC = String.raw`(?:^|[^\p{L}\d])(?:${NAMES})\s*(?:\([^()]{1,30}\)\s*)?`
/** Without its degrees of freedom an r or a χ² is as often described as below a number. */
const CERTAIN = String.raw`(?:^|[^\p{L}\d])(?:(?:[tFrzZQHd]|rs|df|[χx]\s?[²2])\s*\([^()]{1,30}\)|[tFzZQHdnNMβα]|SD|SE|df|[ηR][²2]|CI|Mdn|OR)\s*`
/** A value follows, but not 1: statistics are often said to lie below 1. */
const VALUE = String.raw`(?=\s*(?:[-−–\ufffd]|${LOST})?\s*(?!1(?!\.?\d))\d*\.?\d)`
const unicode = (pattern: string) => new RegExp(pattern, 'gu')

const LETTERS: readonly [RegExp, string][] = [
  [/关(?=[\s\d.−-])/g, '['],
  [/(?<=[\d.\s])兴/g, ']'],
  [/ð(?=\s?\d)/g, '('],
  [/(?<=\d\s?)Þ/g, ')'],
  // 'À 20 ans' is French; a minus is right before its number, or after a sign.
  [/À(?=\.?\d)|(?<=[=<>(,¼]\s?)À(?=\s\.?\d)/g, '−'],
  [unicode(String.raw`(?<=[\p{L})\]]\s?)¼(?=${NUMBER})`), '='],
  [unicode(String.raw`${P}[b!](?=\s*0?\.\d)`), '<'],
  [unicode(String.raw`${P}N(?=\s*0?\.\d)`), '>'],
  [unicode(String.raw`(?<=\b[pP]\s)p(?=\s+0?\.\d)`), '='],
  [unicode(String.raw`(?<=${STATISTIC})p(?=\s[-−–]?\d*\.?\d)`), '='],
]
const EQUALS = unicode(String.raw`(?<=${CERTAIN})(?:${LOST}|\ufffd)${VALUE}`)
const MAYBE_EQUALS = unicode(
  String.raw`(?<=(?:\b[pPr]|[χx]\s?[²2])\s*)(?:${LOST})(?=\s*(?:[-−–]|${LOST})?\s*\d*\.?\d)`,
)
const MINUS = unicode(String.raw`(?<=[=<>(,\ufffd]\s*)(?:${LOST})(?=\s*\d*\.?\d)|(?<==\s?)\ufffd(?=\d*\.?\d)`)
const LOST_SIGNS = unicode(LOST)
/** The same signs by code point: a Unicode class is tested against every letter. */
const LOST_CODES = String.raw`\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffd`
const HOLDS_LOST_SIGN = new RegExp(`[${LOST_CODES}]`)

/** Most sentences contain none of this. */
const DAMAGED = new RegExp(
  `[${Object.keys(ALWAYS).join('')}关兴ðÞÀ¼!${LOST_CODES}]|\\b[pP]\\s*[bN]|(?<=\\s)p\\s[-−\\d.]|\\b[pP]\\sp\\s`,
)

/** Finds which damaged signs mean '=' in a document: those between a statistic and its number. */
export function equalsSigns(texts: Iterable<string>): Set<string> {
  const signs = new Set<string>()
  // Looking back from every letter is slow, and few texts need it.
  for (const text of texts)
    if (HOLDS_LOST_SIGN.test(text))
      for (const [sign] of text.matchAll(EQUALS)) if (sign !== UNKNOWN_SIGN) signs.add(sign)
  return signs
}

/** A bullet of a symbol font, which only Word's own fonts show. */
const SYMBOL_BULLET = /(?<=^\s*)[\ue000-\uf8ff](?=\s)/

export function repairSymbols(written: string, ofDocument?: ReadonlySet<string>): string {
  const text = written.replace(SYMBOL_BULLET, '•')
  if (!DAMAGED.test(text)) return text
  const equals = ofDocument ?? equalsSigns([text])
  let repaired = CJK.test(text) ? text : text.replace(ALWAYS_PATTERN, (sign) => ALWAYS[sign]!)
  for (const [pattern, sign] of LETTERS) repaired = repaired.replace(pattern, sign)
  return repaired
    .replace(EQUALS, '=')
    .replace(MAYBE_EQUALS, (sign) => (equals.has(sign) ? '=' : UNKNOWN_SIGN))
    .replace(MINUS, '−')
    .replace(LOST_SIGNS, UNKNOWN_SIGN)
}
