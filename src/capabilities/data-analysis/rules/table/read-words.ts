/** Columns of words: groups, ordered scales, several answers in one cell, free text. */
import { joinList } from '#kit/join-list.ts'
import { bare, type Dictionary, NAMES_PEOPLE, valuesByCode } from './dictionary.ts'
import { answersOnScale, bandsOf, type ScaleAnswers } from './ordered-words.ts'
import type { Variable } from './table.ts'

const MOST_LEVELS = 40

/** “What do you suggest?”: answers in people’s own words, however few gave one. */
const ASKS_FOR_WORDS =
  /\b(?:suggest\w*|recommend\w*|comments?|explain|opinions?|in your own words|give reasons?|why|elaborate|what else)\b/i
const LONG_ANSWER = 14

export type Draft = { variable: Variable; scale?: { scale: number; steps: number[] } | undefined }

export function wordsVariable(
  name: string,
  dictionary: Dictionary,
  given: number,
  rows: number,
  notes: string[],
  /** Of the columns beside it. */
  nearScale?: number,
): Draft {
  const multiple = multipleOf(name, dictionary, given)
  if (multiple) return { variable: multiple }
  const { texts, counts, codes } = dictionary
  const spelt = sameWords(texts, counts)
  const scale = answersOnScale(spelt.labels, nearScale)
  const merged = scale ? { labels: scale.labels, to: spelt.to.map((at) => scale.to[at]!) } : spelt
  const labels = merged.labels
  if (scale) notes.push(...slipsTold(texts, merged))
  else if (labels.length < texts.length)
    notes.push(
      `Spellings that differ only in capitals or spaces were put together: ${joinList(
        texts
          .filter((text, at) => labels[merged.to[at]!] !== text)
          .slice(0, 4)
          .map((text) => `“${text}”`),
      )}.`,
    )
  const length = texts.reduce((total, text, at) => total + text.length * counts[at]!, 0) / given
  const isFew =
    scale !== undefined ||
    (labels.length <= 2 && !(ASKS_FOR_WORDS.test(name) && length > LONG_ANSWER)) ||
    (!(ASKS_FOR_WORDS.test(name) && length > LONG_ANSWER) &&
      labels.length <= MOST_LEVELS &&
      labels.length <= Math.max(12, 0.2 * given) &&
      labels.length < given)
  const all = () => Array.from(codes, (code) => (code < 0 ? undefined : texts[code]!))
  if (
    !isFew ||
    (length > 60 && labels.length > 12) ||
    (NAMES_PEOPLE.test(name) && labels.length > 0.5 * given)
  ) {
    const isOwn = NAMES_PEOPLE.test(name) || (labels.length === given && length < 25)
    return {
      variable: {
        ...bare(name, isOwn ? 'identifier' : 'text', rows),
        values: valuesByCode(
          dictionary,
          texts.map((_, at) => at),
        ),
        texts: all(),
      },
    }
  }
  const bands = scale ? undefined : bandsOf(labels)
  const order = labels
    .map((_, at) => at)
    .sort((a, b) =>
      scale
        ? scale.steps[a]! - scale.steps[b]!
        : bands
          ? bands[a]! - bands[b]!
          : yesLast(labels[a]!) - yesLast(labels[b]!) || labels[a]!.localeCompare(labels[b]!, 'en'),
    )
  const place = new Map(order.map((from, to) => [from, to + 1]))
  const values = valuesByCode(
    dictionary,
    texts.map((_, at) => place.get(merged.to[at]!)!),
  )
  const levels = order.map((from, to) => ({ value: to + 1, label: labels[from]! }))
  const isOrdered = scale !== undefined || bands !== undefined
  return {
    variable: {
      name,
      label: name,
      kind: isOrdered && labels.length > 2 ? 'ordinal' : 'nominal',
      values,
      levels,
      written: texts.map((text, at) => [text, place.get(merged.to[at]!)!] as const),
    },
    scale: scale && { scale: scale.scale, steps: order.map((from) => scale.steps[from]!) },
  }
}

/** “Stongly agree” is read as “Strongly agree”, and that is said; letters are told by the coding. */
function slipsTold(texts: readonly string[], { labels, to }: Pick<ScaleAnswers, 'labels' | 'to'>): string[] {
  const slips = texts.flatMap((text, at) => {
    const label = labels[to[at]!]!
    const isSame = text.toLowerCase().replace(/[.\s]+$/, '') === label.toLowerCase()
    return isSame || text.length <= 2 ? [] : [`“${text}” as “${label}”`]
  })
  return slips.length > 0
    ? [`Read ${joinList(slips.slice(0, 4))}${slips.length > 4 ? ', and others' : ''}.`]
    : []
}

const yesLast = (label: string) =>
  /^(?:yes|y|true)$/i.test(label) ? 1 : /^(?:no|n|false)$/i.test(label) ? 0 : 0

/** Words that are the same but for capitals and spaces; the spelling used most is kept. */
function sameWords(texts: readonly string[], counts: readonly number[]): { labels: string[]; to: number[] } {
  const best = new Map<string, number>()
  const key = (text: string) =>
    text
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .replace(/[.\s]+$/, '')
  texts.forEach((text, at) => {
    const so = best.get(key(text))
    if (so === undefined || counts[at]! > counts[so]!) best.set(key(text), at)
  })
  const places = [...best.keys()]
  const at = new Map(places.map((one, index) => [one, index]))
  return { labels: places.map((one) => texts[best.get(one)!]!), to: texts.map((text) => at.get(key(text))!) }
}

const SEPARATORS = [/\s*;\s*/, /\s*,\s+/] as const

/** A comma inside brackets belongs to its option: "Social problems (noise, neighbours)". */
const optionsIn = (text: string, separator: RegExp): string[] =>
  text
    .replace(/\([^)]*\)/g, (inside) => inside.replace(/,/g, '\u0001').replace(/;/g, '\u0002'))
    .split(separator)
    .map((part) => part.replaceAll('\u0001', ',').replaceAll('\u0002', ';'))
    .filter(Boolean)

const MOST_OPTIONS = 30

/** A question with several ticks: "MTN, Airtel". Each person’s ticks are bits of one number. */
function multipleOf(name: string, dictionary: Dictionary, given: number): Variable | undefined {
  const { texts, counts } = dictionary
  for (const separator of SEPARATORS) {
    const parts = texts.map((text) => optionsIn(text, separator))
    const several = parts.reduce((total, one, at) => total + (one.length > 1 ? counts[at]! : 0), 0)
    if (several < 0.1 * given) continue
    const uses = new Map<string, number>()
    parts.forEach((one, at) => {
      for (const part of new Set(one)) uses.set(part, (uses.get(part) ?? 0) + counts[at]!)
    })
    const isTicks =
      uses.size >= 2 &&
      uses.size <= MOST_OPTIONS &&
      uses.size <= Math.max(3, 0.25 * given) &&
      [...uses.keys()].every((part) => part.length < 60) &&
      (parts.some((one) => one.length === 1) || texts.length > uses.size) &&
      texts.length > uses.size / 2
    if (!isTicks || parts.some((one) => one.length === 0)) continue
    // The halves of one sentence always stand together: “stop, please”.
    const places = new Map<string, number>()
    for (const part of parts.flatMap((one) => [...new Set(one)]))
      places.set(part, (places.get(part) ?? 0) + 1)
    const recurring = [...places.values()].filter((count) => count > 1).length
    if (recurring < 2 && texts.length > 3) continue
    const options = [...uses.keys()].sort((a, b) => a.localeCompare(b, 'en'))
    const levels = options.map((label, at) => ({ value: 2 ** at, label }))
    const bit = new Map(levels.map(({ value, label }) => [label, value]))
    const masks = parts.map((one) => [...new Set(one)].reduce((total, part) => total + bit.get(part)!, 0))
    return { name, label: name, kind: 'multiple', values: valuesByCode(dictionary, masks), levels }
  }
  return undefined
}
