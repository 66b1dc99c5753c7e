/** Lines of what the record holds. */
import type { SlotEntry } from '#capabilities/study/index.ts'
import type { Point } from '../../deck/deck.ts'
import { FROM_RESULTS, unstopped, wordCount } from '../../words/clean.ts'
import { pointsAway } from '../../words/points-away.ts'
import { shortened, standsAlone } from '../../words/shorten.ts'
import { isDefinition } from '../definitions.ts'
import { isFragment, lineOfValue, OPENS_NOTHING } from '../stated.ts'

const SHORTEST_ENTRY = 4

export function pointOfEntry({ value, evidence, by }: SlotEntry): Point | undefined {
  if (by === 'built-in' && (OPENS_NOTHING.test(value.replace(FROM_RESULTS, '')) || isDefinition(value)))
    return undefined
  const text = by === 'student' ? unstopped(value) : isFragment(value) ? undefined : lineOfValue(value)
  if (by === 'built-in' && text && OPENS_NOTHING.test(text)) return undefined
  return text
    ? { text, sources: [...evidence], ...(by === 'student' && evidence.length === 0 && { edited: true }) }
    : undefined
}

/** "Health education: launch campaigns in schools": what is to be done may be told as an order, by whoever is to do it. */
export function adviceLine({ value, evidence }: SlotEntry): Point | undefined {
  const text = [26, 36].flatMap((limit) => shortened(value, limit) ?? [])[0]
  return text &&
    wordCount(text) >= SHORTEST_ENTRY &&
    !isFragment(value) &&
    !pointsAway(text) &&
    standsAlone(text)
    ? { text, sources: [...evidence] }
    : undefined
}

/** Bullets that the file ran together: each is a line of its own. */
export const itemsOf = (entry: SlotEntry): SlotEntry[] =>
  entry.by === 'student' || !RAN_TOGETHER.test(entry.value)
    ? [entry]
    : entry.value
        .split(RAN_TOGETHER)
        .map((value) => value.trim())
        .filter((value) => wordCount(value) >= SHORTEST_ENTRY)
        .map((value) => ({ ...entry, value }))
const RAN_TOGETHER = /\s*[\uf000-\uf0ff•▪●◦]\s+/u

/** A value that is a word or a loose end is no line. */
export const isWhole = ({ value }: SlotEntry): boolean =>
  wordCount(value) >= SHORTEST_ENTRY &&
  !/(?:[:,;]|\bnamely\W*)\s*$/.test(value) &&
  !/\b(?:given below|are as follows)\b/i.test(value)
