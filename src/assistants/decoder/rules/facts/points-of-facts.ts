/** Facts as points: the kind of fact, and the sentence that states it. */
import type { Fact } from '#capabilities/study/index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import { type Point, point } from '../words/point.ts'
import { isWholeSentence, runsTogether } from '../words/whole-sentence.ts'
import { quotedExcerpt } from '../words/wording.ts'

/** The sentences of a report that were quoted already. */
export type ToldPoints = Set<string>

/** The same sentence repeated for each variable makes one point. */
const ALIKE = 0.8
const LEAST_STEMS = 6

/** The surest facts not yet quoted, each sentence once. */
export function untold(facts: readonly Fact[], most: number, told: ToldPoints): Fact[] {
  const chosen: Fact[] = []
  for (const fact of facts) {
    const key = evidenceKey(fact)
    if (chosen.length === most) break
    if (told.has(key) || told.has(factText(fact))) continue
    told.add(key).add(factText(fact))
    chosen.push(fact)
  }
  return chosen
}

const evidenceKey = ({ evidence }: Fact) => evidence.sentenceId
const factText = ({ evidence }: Fact) => evidence.quote.replace(/\W+/g, ' ').toLowerCase().trim()

export const factPoint = ({ evidence }: Fact, lead: string): Point =>
  point(`${lead}: ${quotedExcerpt(evidence.quote)}`, evidence)

/** A number of people is told from a whole sentence alone: it often stands beside a table. */
const isTellable = ({ kind, evidence: { quote } }: Fact): boolean =>
  kind === 'sample-size' ? isWholeSentence(quote) : !runsTogether(quote)

/** One point for each. */
export const each = (facts: readonly Fact[], lead: string, most: number, told: ToldPoints): Point[] =>
  untold(unlike(facts.filter(isTellable)), most, told).map((fact) => factPoint(fact, lead))

function unlike(facts: readonly Fact[]): Fact[] {
  const stems: ReadonlySet<string>[] = []
  return facts.filter(({ evidence }) => {
    const own = new Set(contentStems(evidence.quote))
    if (own.size >= LEAST_STEMS && stems.some((other) => overlapShare(own, other) >= ALIKE)) return false
    stems.push(own)
    return true
  })
}

const overlapShare = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((stem) => other.has(stem)).length / Math.min(one.size, other.size)
