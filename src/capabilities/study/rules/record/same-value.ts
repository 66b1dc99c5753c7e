/** Two values of one slot that agree are one: the same number, the same name, or one as the other's longer wording. */
import { contentStems } from '#kit/text/content-stems.ts'
import { tokensOf } from '../proof/tokens.ts'
import { SAMPLE, SLOTS, type SlotEntry, type SlotId } from './study-record.ts'

/** Lists of names of things: "mean" and "the mean" are one; of sentences a longer one may say something else. */
const LISTS_OF_NAMES: ReadonlySet<SlotId> = new Set([
  'people',
  'supervisors',
  'instruments',
  'analyses',
  'tools',
])
const COUNTED: ReadonlySet<SlotId> = new Set([...SAMPLE, 'year'])
/** "Survey design", "survey method" and "survey" name one design. */
const GENERAL = new Set(contentStems('study research work method design approach statistical tool technique'))
const MOST_PLACES = 3

/** Each value once, in its longest wording, with the places of all its wordings. */
export function distinctEntries(slot: SlotId, entries: readonly SlotEntry[]): SlotEntry[] {
  const kept: SlotEntry[] = []
  for (const entry of entries) {
    const at = kept.findIndex((one) => isSameValue(slot, one.value, entry.value))
    const known = kept[at]
    if (known) kept[at] = asOne(known, entry)
    else kept.push(entry)
  }
  return kept
}

export function isSameValue(slot: SlotId, one: string, other: string): boolean {
  const plain = [one, other].map((value) => formsOf(value).join(' '))
  if (plain[0] === plain[1]) return true
  if (SLOTS[slot] === 'list') return LISTS_OF_NAMES.has(slot) && isWithin(one, other) && isWithin(other, one)
  const [numbers, others] = [numbersIn(one), numbersIn(other)]
  if (COUNTED.has(slot) && numbers.size > 0 && others.size > 0) {
    const [first] = numbers
    return first !== undefined && others.has(first)
  }
  return isWithin(one, other) || isWithin(other, one)
}

function isWithin(short: string, long: string): boolean {
  const [telling, all] = [tellingOf(short), tellingOf(long)]
  const numbers = numbersIn(long)
  return (
    telling.size > 0 &&
    [...telling].every((stem) => all.has(stem)) &&
    [...numbersIn(short)].every((number) => numbers.has(number))
  )
}

const asOne = (known: SlotEntry, entry: SlotEntry): SlotEntry => ({
  ...(entry.value.length > known.value.length && known.by === entry.by ? { ...known, ...entry } : known),
  evidence: [
    ...known.evidence,
    ...entry.evidence.filter(({ sentenceId }) =>
      known.evidence.every((one) => one.sentenceId !== sentenceId),
    ),
  ].slice(0, MOST_PLACES),
})

const formsOf = (text: string): string[] =>
  tokensOf(text).flatMap(({ kind, form }) => (kind === 'sign' ? [] : [form]))
const numbersIn = (text: string): Set<string> =>
  new Set(tokensOf(text).flatMap(({ kind, form }) => (kind === 'number' ? [form] : [])))
const tellingOf = (text: string): Set<string> =>
  new Set(contentStems(text).filter((stem) => !GENERAL.has(stem) && !/^\d/.test(stem)))
