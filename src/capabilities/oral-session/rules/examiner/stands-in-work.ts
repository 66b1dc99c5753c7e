/** How much of a sentence stands in one sentence or row of the work: what an answer is given marks for. */
import { contentStems } from '#kit/text/content-stems.ts'
import { isCommon } from '../plan/common-words.ts'
import { inDigits } from '../plan/in-digits.ts'
import { A_PLACE } from './figures-said.ts'
import { inFull } from './short-forms.ts'

const FIGURE = /(?<!\d)\d*\.?\d+(?:,\d{3})*(?:\.\d+)?/g

/** Names, terms, and figures that are more than a small count. */
function termsIn(text: string): Set<string> {
  const plain = inDigits(text).replace(A_PLACE, ' ')
  const figures = (plain.match(FIGURE) ?? [])
    .map((one) => Number(one.replace(/,/g, '')))
    .filter((one) => one >= 10 || !Number.isInteger(one))
  const words = contentStems(plain).filter((one) => !isCommon(one) && !/^\d/.test(one))
  return new Set([...words, ...figures.map(String)])
}

type Indexed = { lines: Set<string>[]; worth: (term: string) => number }
const indexes = new WeakMap<readonly string[], Indexed>()

/** What stands in few lines tells more than what stands in many. */
function indexOf(lines: readonly string[]): Indexed {
  const known = indexes.get(lines)
  if (known) return known
  const sets = lines.map((line) => termsIn(inFull(line, lines)))
  const times = new Map<string, number>()
  for (const set of sets) for (const term of set) times.set(term, (times.get(term) ?? 0) + 1)
  const made = {
    lines: sets,
    worth: (term: string) => Math.log2(1 + lines.length / (times.get(term) ?? 0.5)),
  }
  indexes.set(lines, made)
  return made
}

const LEAST = { two: 0.48, more: 0.35, many: 0.28 } as const

/** Two terms nearly carry it alone; of many, a good part. */
export function standsInWork(sentence: string, lines: readonly string[]): boolean {
  const { lines: sets, worth } = indexOf(lines)
  const terms = [...termsIn(sentence)]
  const all = terms.reduce((sum, term) => sum + worth(term), 0)
  return sets.some((set) => {
    const shared = terms.filter((term) => set.has(term))
    const part = shared.reduce((sum, term) => sum + worth(term), 0) / all
    return (
      (shared.length >= 2 && part >= LEAST.two) ||
      (shared.length >= 3 && part >= LEAST.more) ||
      (shared.length >= 5 && part >= LEAST.many)
    )
  })
}

const LEAST_FIGURES = 3
/** A name is printed shortly before its figure. */
const BEFORE = 45

/** Several figures of one line, each said of what it is printed beside. */
export function listsFiguresOf(sentence: string, lines: readonly string[]): boolean {
  const parts = inDigits(sentence)
    .replace(A_PLACE, ' ')
    .split(/[,;:](?!\d)|\b(?:and|while|against)\b/i)
    .map((part) => ({
      figures: [...(part.match(FIGURE) ?? [])].filter((one) => one.includes('.') || one.length > 1),
      stems: contentStems(part).filter((one) => !isCommon(one) && !/\d/.test(one)),
    }))
    .filter(({ figures, stems }) => figures.length > 0 && stems.length > 0)
  return (
    parts.length >= LEAST_FIGURES &&
    lines.some(
      (line) =>
        parts.filter(({ figures, stems }) =>
          figures.some((figure) => {
            const at = line.indexOf(figure)
            if (at < 0) return false
            const [name] = contentStems(line.slice(Math.max(0, at - BEFORE), at))
              .filter((one) => !isCommon(one) && !/\d/.test(one))
              .slice(-1)
            return name !== undefined && stems.includes(name)
          }),
        ).length >= LEAST_FIGURES,
    )
  )
}
