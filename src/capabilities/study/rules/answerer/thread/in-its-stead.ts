/** "And for credit?": the question before, with the new thing in the place of the one it was about. */
import { contentStems } from '#kit/text/content-stems.ts'
import type { OpenStudy } from '../../open-study.ts'
import { readQuestion } from '../../summarisation/asked.ts'
import { lookUpIn } from '../look-up/look-up.ts'

const LEADS =
  /^\W*(?:(?:and|but|so|ok|also)\W+)*(?:what about|wat about|how about|and|but|for|about|of|in|with|on)\s+(?:the (?:other )?)?(.+?)\W*$/i
const BEHIND = /^(.*\b(?:about|of|for|on|in|by|from|at|among|with)\s+)((?:the |my |a )?[^?]+?)\W*$/i
const MOST_WORDS = 4
const ASKS_FIGURE = /\b(?:how (?:many|much)|percent\w*|proportion|share|mean|average|rate|score|total)\b/i
const ASKS_WHAT_IS_SAID = /\b(?:say|says|said|tell|write|mention)\w*\b[^?]*\b(?:about|on|of)\b/i

/** What a short question adds: "credit". */
export function newThing(question: string): string | undefined {
  const said = LEADS.exec(question.trim())?.[1]?.replace(/^(?:for|about|of|in|with|on|the)\s+/i, '')
  return said &&
    said.split(/\s+/).length <= MOST_WORDS &&
    !/\b(?:is|are|was|were|did|does|do|why|how|what|it|that|this|they|them)\b/i.test(said)
    ? said
    : undefined
}

const EXTREME =
  /\b(?:highest|lowest|most|least|largest|smallest|biggest|greatest|longest|shortest|best|worst|maximum|minimum)\b(?: (?:common|frequent|popular|often))?/i
const OTHER_END = new RegExp(
  String.raw`^\W*(?:(?:and|what about|how about)\s+)?(?:the\s+)?(${EXTREME.source})(?: one)?\W*$`,
  'i',
)

/** "And the least common?" after "which is the most common?" */
export function otherEnd(question: string, earlier: string): string | undefined {
  const end = OTHER_END.exec(question.trim())?.[1]
  return end && EXTREME.test(earlier) ? earlier.replace(EXTREME, end) : undefined
}

/** Every way to put it, and of these the one that the work surely answers. */
export function inItsStead(earlier: string, added: string, study: OpenStudy): string | undefined {
  const bare = earlier.trim().replace(/[?.!\s]+$/, '')
  // The row of a table is looked for with both.
  if (ASKS_FIGURE.test(bare)) return undefined
  const behind = BEHIND.exec(bare)
  const topics = readQuestion(bare).words.filter(({ weighs }) => weighs === 'topic')
  const words = bare.split(/\s+/)
  const ways = [
    ...(behind ? [`${behind[1]}${added}`] : []),
    ...topics.flatMap(({ asked }) => {
      const at = words.findIndex((word) => contentStems(word).includes(asked))
      return at < 0 ? [] : [words.with(at, added).join(' ')]
    }),
  ]
  const wanted = contentStems(added)
  const holdsIt = (way: string) => {
    const { evidence, isAnswered } = lookUpIn(study, way)
    return (
      isAnswered && evidence.some(({ quote }) => wanted.every((one) => contentStems(quote).includes(one)))
    )
  }
  return ways.find(holdsIt) ?? (behind && ASKS_WHAT_IS_SAID.test(bare) ? ways[0] : undefined)
}
