/** Items that ask the other way round: by name, by the number they carry, or by their place in the scale. */
import { isScale, type Table, type Variable } from '../../table/table.ts'
import type { Plan } from '../plan.ts'
import { again, names, type Planned } from '../planned.ts'
import { type Request, readRequest } from '../read-request.ts'

export const REVERSES =
  /\brevers\w*|\bturn(?:ed|ing)? (?:a)?round\b|\bflip\w*|\binvert\w*|\bnegativ\w* (?:worded|phrased|keyed|scored|stated|coded|items?|statements?|ones?)|\b(?:item|statement|question|one|ones)\b[^,.;]{0,25} (?:is|are) negative\b/

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]

/** The items stand before, so that those named again later are the ones to turn. */
export function reversedFor(
  { text, places }: Request,
  table: Table,
  items: readonly Variable[] = places.map(({ variable }) => variable),
): Variable[] {
  const match = REVERSES.exec(text)
  if (!match) return []
  const lead = text.slice(0, match.index)
  const cut = Math.max(...[',', ';', ' with ', '.'].map((mark) => lead.lastIndexOf(mark)))
  const isBefore = cut >= 0 && lead.slice(cut + 1).trim().length > 3
  // “Reverse B2 and compute …”: what is to be done then is no item.
  const behind = text
    .slice(match.index + match[0].length)
    .replace(
      /\b(?:and|then)\b[^,;]*?\b(?:comput|calculat|run|find|do|get|test|check|make|give|use)\w*\b.*$/,
      '',
    )
  const told = isBefore ? text.slice(cut) : match[0] + behind
  const counted = itemsCounted(told, items)
  if (counted.length > 0) return counted.filter(isScale)
  const own = readRequest(isBefore ? text.slice(cut, match.index) : behind, table)
  return own.places.map(({ variable }) => variable).filter(isScale)
}

/** “Reverse 3 and 7”, “the fourth statement”. */
function itemsCounted(told: string, items: readonly Variable[]): Variable[] {
  const places = ORDINALS.flatMap((word, at) =>
    new RegExp(`(?:the|and|,|&) ${word}\\b`).test(told) ? [at + 1] : [],
  )
  const numbers = [
    ...new Set([
      ...(told.match(/(?<![a-z])\d+(?:st|nd|rd|th)?\b/g) ?? []).map((one) => Number.parseInt(one, 10)),
      ...places,
    ]),
  ]
  if (numbers.length === 0) return []
  for (const carried of [/(\d+)\D*$/, /^\D{0,9}(\d+)/]) {
    const own = items.map(({ name }) => Number(carried.exec(name)?.[1]))
    const found = numbers.flatMap((number) => items.filter((_, at) => own[at] === number))
    if (found.length === numbers.length) return found
  }
  return numbers.every((number) => number >= 1 && number <= items.length)
    ? numbers.map((number) => items[number - 1]!)
    : []
}

/** “Reverse item 4” of the scale before, alone or with what else is asked of it. */
export function alsoReversed(
  next: Planned | undefined,
  before: Plan,
  request: Request,
  table: Table,
): Planned | undefined {
  const of = next === undefined ? before : next.kind === 'plan' ? next.plan : undefined
  const isNew = next === undefined && request.intents.length > 0
  if (!of?.roles.items || isNew || !REVERSES.test(request.text)) return undefined
  const items = table.variables.filter(({ name }) => of.roles.items!.includes(name))
  const reversed = reversedFor(request, table, items).filter((one) => items.includes(one))
  return reversed.length > 0 ? again({ ...of, roles: { ...of.roles, reversed: names(reversed) } }) : undefined
}
