/**
 * A gap counts for this work only if it mentions the subject of the work: a gap in general knowledge is background. A
 * conclusion or contribution that names nothing of the subject would fit any work, and says nothing about this one.
 */
import { contentStems } from '#kit/text/content-stems.ts'
import { stem } from '#kit/text/stem.ts'
import { isLight } from '../text/words.ts'
import type { Fact, FactKind } from './fact.ts'

const SAYS_THE_SUBJECT: ReadonlySet<FactKind> = new Set(['aim', 'question', 'objective', 'hypothesis'])
const SAYS_WHAT_CAME_OF_IT: ReadonlySet<FactKind> = new Set(['conclusion', 'contribution'])
/** Research vocabulary, which two studies of different subjects have in common. */
const OF_RESEARCH = new Set(
  `research researcher study studies literature knowledge known unknown understood understanding gap lack little few limited
evidence paper thesis dissertation project scholar author work exist existing previous aim objective purpose question hypothesis
chapter effect affect impact influence factor relationship role way use data method methodology approach model analysis result
finding problem issue area field context topic subject attention explore unexplored unclear remain empirical review develop
development assess assessment evaluate evaluation determine establish current new significant association associate level
understudied underexplored advancement broad broader application industry valuable academic resource benefit contribute contribution provide insight deepen world global country people life process system time year day change case group`
    .split(/\s+/)
    .map(stem),
)
const LEAST_SUBJECT = 4
const MOST_OF_AN_EMPTY_ONE = 3
const LEAST_OF_ITS_OWN = 2
/** The subject is in another sentence. */
const POINTS =
  /\b(?:this|these|those|such|the (?:present|current|same|topic|subject|area|phenomenon|issue|matter)|here|so far)\b/i
const IN_GENERAL = /\b(?:in|as a) (?:general|whole)\b/i

export function withFactsOfTheWork(facts: readonly Fact[], title: string): Fact[] {
  const subject = new Set(
    [
      title,
      ...facts.filter(({ kind }) => SAYS_THE_SUBJECT.has(kind)).map(({ evidence }) => evidence.quote),
    ].flatMap(ownStems),
  )
  if (subject.size < LEAST_SUBJECT) return [...facts]
  return facts.map((fact) =>
    fact.certainty === 'shown' && isOfNoneOfIt(fact, subject) ? { ...fact, certainty: 'likely' } : fact,
  )
}

function isOfNoneOfIt({ kind, evidence: { quote } }: Fact, subject: ReadonlySet<string>): boolean {
  if (kind === 'gap') return isOfSomethingElse(quote, subject)
  const own = new Set(ownStems(quote))
  return (
    SAYS_WHAT_CAME_OF_IT.has(kind) &&
    !/\d/.test(quote) &&
    own.size <= MOST_OF_AN_EMPTY_ONE &&
    ![...own].some((each) => subject.has(each))
  )
}

function isOfSomethingElse(gap: string, subject: ReadonlySet<string>): boolean {
  const own = [...new Set(ownStems(gap))]
  const shared = own.filter((each) => subject.has(each)).length
  if (IN_GENERAL.test(gap)) return shared < 2
  return shared === 0 && own.length >= LEAST_OF_ITS_OWN && !POINTS.test(gap)
}

const ownStems = (text: string): string[] =>
  contentStems(text).filter((each) => !OF_RESEARCH.has(each) && !isLight(each) && !/^\d+$/.test(each))
