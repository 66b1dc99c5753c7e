/** A work says the same again in other places, in nearly the same words: it is asked about once. Its aim and its question may be put alike, and are two things. */
import { contentStems } from '#kit/text/content-stems.ts'
import type { Drafted } from './draft.ts'

/** Share of the shorter one's words. */
const NEARLY_ALL = 0.7
const LEAST_WORDS = 4
const MOST_ALSO = 4

export function eachOnceSaid(drafted: readonly Drafted[]): Drafted[] {
  const kept: { stems: ReadonlySet<string>; draft: Drafted }[] = []
  for (const draft of drafted) {
    const stems = new Set(contentStems(draft.place.quote))
    const same = kept.find(
      (one) => isOfOneKind(one.draft.about, draft.about) && isNearlySame(one.stems, stems),
    )
    if (!same) kept.push({ stems, draft })
    // The second sentence answers the question too.
    else if (!draft.weak) same.draft = withAlso(same.draft, draft)
    else kept.push({ stems, draft })
  }
  return kept.map(({ draft }) => draft)
}

/** Results are restated as conclusions and explanations; weaknesses as limits and mishaps. */
const TOLD_ALIKE: readonly ReadonlySet<string>[] = [
  new Set(['result', 'conclusion', 'explained', 'strong-claim', 'null-result', 'accuracy', 'surprise']),
  new Set(['limitation', 'went-wrong']),
]
const isOfOneKind = (one: string, other: string): boolean =>
  one === other || TOLD_ALIKE.some((kinds) => kinds.has(one) && kinds.has(other))

function withAlso(draft: Drafted, { place, also }: Drafted): Drafted {
  const known = new Set([draft.place, ...draft.also].map(({ quote }) => quote))
  const more = [place, ...also].filter(({ quote }) => !known.has(quote) && known.add(quote))
  return { ...draft, also: [...draft.also, ...more].slice(0, MOST_ALSO) }
}

function isNearlySame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few, many] = one.size < other.size ? [one, other] : [other, one]
  if (few.size < LEAST_WORDS) return false
  return [...few].filter((stem) => many.has(stem)).length >= few.size * NEARLY_ALL
}
