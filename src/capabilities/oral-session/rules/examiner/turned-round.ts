/** Two sentences that compare the same things the other way round, or put another thing first. */

import { isCommon } from '#capabilities/study/text.index.ts'
import { contentStems } from '#kit/text/content-stems.ts'

const MORE = 'more|better|higher|greater|larger|stronger|longer|earlier|later'
const LESS = 'less|fewer|worse|lower|smaller|weaker|shorter'
const COMPARED = new RegExp(
  `^(.*?)\\b(${MORE}|${LESS})\\b(.*?)\\b(?:than|compared (?:to|with)|as against)\\b(.*?)(?:[,;]|$)`,
  'i',
)
const LESS_OF = new RegExp(`^(?:${LESS})$`, 'i')
const TURNS = /\b(?:not|never|no|neither|nor|if|would have|whether|expect\w*|if)\b|n't\b|\?/i

/** “B had better marks than A” of what is said to be better of A than of B. */
export function comparesTheOthers(said: string, stands: string): boolean {
  const [, mine, way, what, other] = COMPARED.exec(said) ?? []
  const [, first, sameWay, whose, second] = COMPARED.exec(stands) ?? []
  if (!way || !sameWay || TURNS.test(`${mine}${way}${what}`) || TURNS.test(stands)) return false
  const only = (one?: string, not?: string) => {
    const away = new Set(contentStems(not ?? ''))
    return contentStems(one ?? '').filter((stem) => !away.has(stem))
  }
  const [one, those] = [`${mine} ${what}`, `${first} ${whose}`]
  const [a, b] = [only(one, other), only(other, one)]
  const [c, d] = [only(those, second), only(second, those)]
  const meets = (left: string[], right: string[]) => left.some((stem) => right.includes(stem))
  const isSwapped = meets(a, d) && meets(b, c) && !meets(b, d)
  const isKept = meets(b, d) && !meets(b, c) && !meets(a, d)
  const isOfOneThing = meets(
    a.filter((stem) => !isCommon(stem)),
    c,
  )
  const isTheSameWay = LESS_OF.test(way) === LESS_OF.test(sameWay)
  return isOfOneThing && (isTheSameWay ? isSwapped : isKept)
}

const FIRST_OF =
  /^(.*?)\b(?:is|are|was|were|being|came out as)\s+(?:the |by far the )?(?:most (?:widely |commonly |often )?(?:common|dominant|important|implemented|adopted|used|practised|influential|frequent|powerful|prevalent|significant)|strongest|highest|largest|biggest|commonest)\b([^,;]*)/i
const A_PART = /[,;]|\b(?:with|that|and)\b/i
/** Which kind of first place is meant, told by the noun after it. */
const NOUN = 2

/** Something that is not named there is said to come first of the same kind. */
export function putsAnotherFirst(said: string, stands: string): boolean {
  const found = FIRST_OF.exec(said)
  const given = FIRST_OF.exec(stands)
  if (!(found && given) || TURNS.test(said) || TURNS.test(stands)) return false
  const subject = contentStems(found[1]?.split(A_PART).at(-1) ?? '').filter((stem) => !isCommon(stem))
  const kind = contentStems(found[2] ?? '').slice(0, NOUN)
  const sameKind = new Set(contentStems(given[2] ?? '').slice(0, NOUN))
  const named = new Set(contentStems(stands))
  return (
    subject.length > 0 && kind.some((stem) => sameKind.has(stem)) && subject.every((stem) => !named.has(stem))
  )
}
