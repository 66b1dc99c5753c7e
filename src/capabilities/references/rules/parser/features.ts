/**
 * What can be seen of each piece of a reference: its shape, the class of its word, its neighbours, and where it stands in the
 * whole. Which of it matters, and how much, was learned (`weights.ts`); none of it is a word of anybody's title.
 */
import { CLASS_OF, KEPT_WORDS } from './lexicon.ts'
import { isAddress, isWord, type Token } from './tokens.ts'

const QUOTE_OPENS = /^["“„«‟]$/
const QUOTE_CLOSES = /^["”“»]$/

/** The piece as it is compared: its own form if that says something, else its class or its shape. */
function formOf(token: Token): string {
  const { text } = token
  if (isAddress(text)) return /^10\./.test(text) ? '<doi>' : '<url>'
  if (/^\d/.test(text)) return numberForm(text)
  if (!isWord(token)) return text
  const low = text.toLowerCase()
  if (KEPT_WORDS.has(low)) return low
  return CLASS_OF.has(low) ? `<${CLASS_OF.get(low)}>` : shapeOf(text)
}

function numberForm(text: string): string {
  const value = Number(text)
  if (text.length === 4 && value >= 1450 && value <= 2035) return '<year>'
  return `<${Math.min(text.length, 5)}d>`
}

export function shapeOf(text: string): string {
  if (/^\d/.test(text)) return numberForm(text)
  if (!/^\p{L}/u.test(text)) return text
  if (/^\p{Lu}$/u.test(text)) return 'X'
  if (/^\p{Lu}-\p{Lu}$/u.test(text)) return 'X-X'
  if (/^[\p{Lu}]{2,4}$/u.test(text)) return 'XX'
  if (/^[\p{Lu}\p{M}’'-]{5,}$/u.test(text)) return 'XXXXX'
  if (/^\p{Lu}[\p{Ll}\p{M}’']+$/u.test(text)) return text.length < 4 ? 'Xx' : 'Xxx'
  if (/^\p{Lu}/u.test(text)) return /[-‐]\p{Lu}/u.test(text) ? 'Xx-Xx' : /[-‐]/u.test(text) ? 'Xx-x' : 'XxX'
  if (/^\p{Ll}/u.test(text)) return text.length < 4 ? 'x' : /\p{Lu}/u.test(text) ? 'xX' : 'xxx'
  return 'other'
}

type Segment = {
  index: number
  from: number
  to: number
  /** The sign after it. */
  closing: string
  /** What it holds, in a few letters. */
  content: string
  first: string
  second: string
}

const isInitial = (tokens: readonly Token[], at: number) =>
  /^\p{Lu}(?:-\p{Lu})?$/u.test(tokens[at]?.text ?? '') && tokens[at + 1]?.text === '.'

/** Whether the sign ends a part: a stop after an initial or an abbreviation does not. */
function isBreak(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at]!
  const next = tokens[at + 1]
  if (/^[,;:?!]$/.test(text)) return next === undefined || next.spaced || text === ';'
  if (QUOTE_CLOSES.test(text) || /^[()[\]]$/.test(text)) return true
  if (text !== '.') return false
  if (next && !next.spaced) return false
  const before = tokens[at - 1]?.text ?? ''
  if (/^\p{Lu}$/u.test(before))
    return next
      ? /^(?:\p{Lu}\p{Ll}{2,}|["“])/u.test(next.text) &&
          !isInitial(tokens, at + 1) &&
          tokens[at + 2]?.text !== ','
      : true
  return true
}

function segmentsOf(tokens: readonly Token[], forms: readonly string[]): Segment[] {
  const segments: Segment[] = []
  let from = 0
  for (let at = 0; at < tokens.length; at += 1) {
    if (at !== tokens.length - 1 && !isBreak(tokens, at)) continue
    const inside = forms.slice(from, at + 1)
    segments.push({
      index: segments.length,
      from,
      to: at,
      closing: tokens[at]!.text,
      content: contentOf(tokens, inside, from, at),
      first: inside[0]!,
      second: inside[1] ?? '',
    })
    from = at + 1
  }
  return segments
}

function contentOf(tokens: readonly Token[], forms: readonly string[], from: number, to: number): string {
  const words = tokens.slice(from, to + 1).filter(isWord)
  const initials = words.filter(({ text }) => /^\p{Lu}(?:-\p{Lu})?$/u.test(text)).length
  const small = words.filter(({ text }) => /^\p{Ll}/u.test(text)).length
  const size =
    words.length === 0
      ? '0'
      : words.length === 1
        ? '1'
        : words.length < 4
          ? '3'
          : words.length < 8
            ? '7'
            : '+'
  const mark =
    (forms.includes('<year>') ? 'y' : '') +
    (forms.some((form) => /^<\dd>$/.test(form)) ? 'd' : '') +
    (forms.some((form) => form === 'in') ? 'n' : '') +
    (forms.some((form) => /^<(?:place)>$/.test(form) || form === 'york') ? 'l' : '') +
    (forms.some((form) => /^<(?:publisher)>$|^(?:press|publishers|publishing|verlag|books)$/.test(form))
      ? 'p'
      : '') +
    (forms.some((form) =>
      /^<(?:journal)>$|^(?:journal|review|annals|bulletin|j|proc|proceedings)$/.test(form),
    )
      ? 'j'
      : '')
  return `${size}${initials > 0 ? 'I' : ''}${small === 0 ? 'C' : small * 2 > words.length ? 's' : 'm'}${mark}`
}

/** What the whole reference looks like; the order of its parts follows from it. */
function wholeOf(
  tokens: readonly Token[],
  forms: readonly string[],
): { year: string; quotes: string; opening: string; style: string } {
  const firstYear = forms.indexOf('<year>')
  const isBracketed = firstYear > 0 && /^[([]$/.test(tokens[firstYear - 1]?.text ?? '')
  const early = firstYear < 0 ? 'none' : firstYear < tokens.length * 0.4 ? 'early' : 'late'
  const quotes = tokens.some(({ text }) => QUOTE_OPENS.test(text)) ? 'q' : '-'
  const opening = isInitial(tokens, 0)
    ? 'I.'
    : tokens[1]?.text === ','
      ? isInitial(tokens, 2)
        ? 'S,I'
        : 'S,'
      : /^\p{Lu}{1,3}$/u.test(tokens[1]?.text ?? '')
        ? 'S I'
        : 'w'
  const year = `${early}${isBracketed ? '()' : ''}`
  const joined = tokens.some(({ text }, at) => text === ';' && forms[at - 1] === '<year>') ? ';' : '-'
  return { year, quotes, opening, style: `${year}${quotes}${joined}` }
}

type Flags = {
  inQuotes: boolean
  afterQuotes: boolean
  inBrackets: boolean
  afterYear: boolean
  afterIn: boolean
  afterDigits: boolean
}

function flagsOf(tokens: readonly Token[], forms: readonly string[]): Flags[] {
  const flags: Flags[] = []
  let now: Flags = {
    inQuotes: false,
    afterQuotes: false,
    inBrackets: false,
    afterYear: false,
    afterIn: false,
    afterDigits: false,
  }
  tokens.forEach(({ text }, at) => {
    if (!now.inQuotes && QUOTE_OPENS.test(text)) now = { ...now, inQuotes: true }
    else if (now.inQuotes && QUOTE_CLOSES.test(text)) now = { ...now, inQuotes: false, afterQuotes: true }
    if (/^[([]$/.test(text)) now = { ...now, inBrackets: true }
    flags.push(now)
    if (/^[)\]]$/.test(text)) now = { ...now, inBrackets: false }
    if (forms[at] === '<year>') now = { ...now, afterYear: true }
    else if (/^<\dd>$/.test(forms[at]!) && at > 2) now = { ...now, afterDigits: true }
    if (/^in$/i.test(text) && /^[.,"”?:)]$/.test(tokens[at - 1]?.text ?? '')) now = { ...now, afterIn: true }
  })
  return flags
}

export function featuresOf(tokens: readonly Token[]): string[][] {
  const forms = tokens.map(formOf)
  const shapes = tokens.map(({ text }) => (isAddress(text) ? '<url>' : shapeOf(text)))
  const segments = segmentsOf(tokens, forms)
  const whole = wholeOf(tokens, forms)
  const flags = flagsOf(tokens, forms)
  let held = 0
  return tokens.map((token, at) => {
    while (segments[held]!.to < at) held += 1
    return featuresAt({ tokens, forms, shapes, segments, flags, whole }, token, at, held)
  })
}

type Seen = {
  tokens: readonly Token[]
  forms: readonly string[]
  shapes: readonly string[]
  segments: readonly Segment[]
  flags: readonly Flags[]
  whole: ReturnType<typeof wholeOf>
}

function featuresAt(seen: Seen, token: Token, at: number, segmentAt: number): string[] {
  const { tokens, forms, shapes, segments, whole } = seen
  const form = (by: number) => forms[at + by] ?? (at + by < 0 ? '<s>' : '</s>')
  const shape = (by: number) => shapes[at + by] ?? (at + by < 0 ? '<s>' : '</s>')
  const segment = segments[segmentAt]!
  const before = segments[segmentAt - 1]
  const after = segments[segmentAt + 1]
  const low = token.text.toLowerCase()
  const flag = seen.flags[at]!
  const flagged = `${flag.inQuotes ? 'Q' : ''}${flag.afterQuotes ? 'q' : ''}${flag.inBrackets ? 'B' : ''}${flag.afterYear ? 'Y' : ''}${flag.afterIn ? 'N' : ''}${flag.afterDigits ? 'D' : ''}`
  const place = Math.floor((at / tokens.length) * 8)
  const order = Math.min(segment.index, 9)
  const left = Math.min(segments.length - 1 - segmentAt, 6)
  const into = Math.min(at - segment.from, 3)
  const till = Math.min(segment.to - at, 3)
  const out: string[] = ['b']
  for (let by = -3; by <= 3; by += 1) out.push(`f${by}:${form(by)}`)
  for (let by = -2; by <= 2; by += 1) out.push(`s${by}:${shape(by)}`)
  out.push(
    `ff-:${form(-1)}|${form(0)}`,
    `ff+:${form(0)}|${form(1)}`,
    `fff:${form(-1)}|${form(0)}|${form(1)}`,
    `ff--:${form(-2)}|${form(-1)}|${form(0)}`,
    `ff++:${form(0)}|${form(1)}|${form(2)}`,
    `sss:${shape(-2)}|${shape(-1)}|${shape(0)}|${shape(1)}|${shape(2)}`,
    `s4:${shape(0)}|${shape(1)}|${shape(2)}|${shape(3)}`,
    `s-4:${shape(-3)}|${shape(-2)}|${shape(-1)}|${shape(0)}`,
    `fl:${flagged}`,
    `fl:${flagged}|${form(0)}`,
    `fl:${flagged}|${shape(0)}|${whole.style}`,
    `pl:${place}|${shape(0)}`,
    `pl:${place}|${whole.style}`,
    `st:${whole.style}|${order}`,
    `st:${whole.style}|${order}|${flagged}`,
    `op:${whole.opening}|${order}`,
    `op:${whole.opening}|${whole.year}|${order}`,
    `le:${left}|${whole.style}`,
    `le:${left}|${flagged}`,
    `sg:${segment.content}`,
    `sg:${segment.content}|${flagged}`,
    `sg:${segment.content}|${before?.content ?? '^'}`,
    `sg:${segment.content}|${after?.content ?? '$'}`,
    `sg:${segment.content}|${before?.closing ?? '^'}|${segment.closing}`,
    `sn:${before?.content ?? '^'}|${after?.content ?? '$'}`,
    `sb:${segments[segmentAt - 2]?.content ?? '^'}|${before?.content ?? '^'}|${segment.content}`,
    `sa:${segment.content}|${after?.content ?? '$'}|${segments[segmentAt + 2]?.content ?? '$'}`,
    `cl:${before?.closing ?? '^'}|${segment.closing}|${order}`,
    `fi:${segment.first}|${segment.second}`,
    `fi:${segment.first}|${shape(0)}`,
    `nx:${after?.first ?? '$'}|${after?.second ?? '$'}`,
    `nx:${after?.first ?? '$'}|${segment.content}`,
    `pv:${before?.first ?? '^'}|${segment.content}`,
    `it:${into}|${till}|${shape(0)}`,
    `sp:${token.spaced ? 1 : 0}|${form(-1)}|${shape(0)}`,
  )
  if (isWord(token) && low.length > 4)
    out.push(`x3:${low.slice(-3)}`, `x3:${low.slice(-3)}|${shape(0)}|${flagged}`)
  if (CLASS_OF.has(low))
    out.push(
      `c:${CLASS_OF.get(low)}`,
      `c:${CLASS_OF.get(low)}|${flagged}`,
      `c:${CLASS_OF.get(low)}|${shape(0)}`,
    )
  return out
}
