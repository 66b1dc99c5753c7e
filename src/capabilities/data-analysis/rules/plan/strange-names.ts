/** Names of analyses that nobody knows, and what is answered to them. */
import type { Table } from '../table/table.ts'
import { ask, type Planned, refuse } from './planned.ts'
import type { Request } from './read-request.ts'
import { FILLERS, sameWord, stemOf, wordsIn } from './words/request-words.ts'
import { SAID_ALONG } from './words/said-along.ts'

export function notKnown(strange: string, request: Request): Planned {
  if (
    request.intents.length === 0 &&
    / analysis$/.test(strange) &&
    !/ (?:trend|content|cost|risk|gap|swot)\b/.test(` ${strange}`)
  )
    return ask(
      `What would you like to know about ${strange.replace(/ analysis$/, '')}, and from which columns? I can count, describe, compare or relate them.`,
    )
  return refuse(`I do not know “${strange}”. Nothing else was run in its place.`)
}

export function isStrange(word: string, from: number, request: Request, { variables }: Table): boolean {
  const at = request.words.find((one) => one.from <= from && one.to >= from + word.length)
  const stem = stemOf(word)
  return !(
    FILLERS.has(stem) ||
    FILLERS.has(word) ||
    SAID_ALONG.has(word) ||
    request.intents.some((one) => one.from < from + word.length && one.to > from) ||
    request.places.some((place) => place.at < from + word.length && place.end > from) ||
    variables.some(({ name, levels }) =>
      [name, ...levels.map(({ label }) => label)].some((one) =>
        wordsIn(one).some((own) => sameWord(own.stem, stem)),
      ),
    ) ||
    at === undefined
  )
}
