/** What is said after a question back: the answer to it, and no request of its own. */
import type { Table, Variable } from '../table/table.ts'
import { type Before, GO } from './follow-up.ts'
import type { Plan } from './plan.ts'
import { type Request, readRequest } from './read-request.ts'

const CHOSEN =
  /^(?:the |option |number )?(first|second|third|fourth|last|1st|2nd|3rd|1|2|3|4)(?: one| option)?[ .!]*(?:please)?[.!]*$/
const PLACES: Record<string, number> = {
  first: 0,
  '1st': 0,
  '1': 0,
  second: 1,
  '2nd': 1,
  '2': 1,
  third: 2,
  '3rd': 2,
  '3': 2,
  fourth: 3,
  '4': 3,
  last: -1,
}
const LONGEST = 10

/** The request made whole, or one of the plans that were offered. */
export function answered(
  said: string,
  table: Table,
  { said: before, fits }: NonNullable<Before['asked']>,
): { said: string } | { plan: Plan } | undefined {
  const reply = readRequest(said, table)
  const text = reply.text.trim()
  const chosen = CHOSEN.exec(text)?.[1]
  const plan = chosen ? fits.at(PLACES[chosen]!) : GO.test(text) && fits.length === 1 ? fits[0] : undefined
  if (plan) return { plan }
  const namesColumns = reply.places.length + reply.unclear.length + reply.filter.length > 0
  if (reply.words.length > LONGEST || namesColumns === reply.intents.length > 0) return undefined
  const asked = readRequest(before, table)
  const [unclear] = asked.unclear
  const meant = reply.places.find(({ variable }) => unclear?.variables.includes(variable))
  return { said: unclear && meant ? namedInstead(asked, unclear, meant.variable) : `${before}, ${said}` }
}

/** The same request with the name of one column in the place of words that fit several. */
export function namedInstead(
  { text, words }: Request,
  { first, last }: { first: number; last: number },
  { name }: Variable,
): string {
  return `${text.slice(0, words[first]!.from)}${name}${text.slice(words[last]!.to)}`
}
