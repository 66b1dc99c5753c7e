/**
 * 'Source: Field survey, 2023' under a table has no full stop, so in running text it merges with the
 * sentence before or after it. It is a separate line, and not part of what they say.
 */

type LineSpan = { from: number; to: number }

const YEAR = String.raw`(?:19|20)\d\d[a-z]?`
/** 'Source: Ministry of Health (2019)'; one in brackets is the source of a sentence, and stays with it. */
const LABELLED = String.raw`(?<![(\[]\s?)\bSources?\s?[:–—-]\s?[^.!?;:]{2,90}?${YEAR}\)?\.?`
const OWN_SOURCE = String.raw`(?:Field ?(?:survey|work|study|data)|Survey data|Primary data|(?:Author|Researcher)s?['’]?s?['’]? (?:own )?(?:computations?|compilation|construct(?:ion)?|field ?work|field survey|survey|calculations?|work|analysis)|(?:SPSS|Stata|EViews) (?:output|results?|version [\d.]+))`
const WHEN = String.raw`(?:\s?[,(]?\s?(?:\p{L}+,? )?\(?${YEAR}\)?)`
/** With the label 'Source' the year is optional; without the label it is required. */
const SOURCE = new RegExp(
  String.raw`${LABELLED}|(?<![(\[]\s?)\bSources?\s?[:–—-]\s?${OWN_SOURCE}${WHEN}?\.?|(?<=^|[.!?]\s|\d\s|\p{L}\s)${OWN_SOURCE}${WHEN}\.?`,
  'giu',
)

/** Each sentence without the source lines merged into it; these become sentences of their own. */
export function partSourceLines(text: string, spans: readonly LineSpan[]): LineSpan[] {
  return spans.flatMap((span) => partOne(text, span))
}

const MAY_HOLD_ONE = /\bsources?\s?[:–—-]|(?:19|20)\d\d/i

function partOne(text: string, { from, to }: LineSpan): LineSpan[] {
  const sentence = text.slice(from, to)
  if (!MAY_HOLD_ONE.test(sentence)) return [{ from, to }]
  const parts: LineSpan[] = []
  let open = 0
  for (const match of sentence.matchAll(SOURCE)) {
    const end = match.index + match[0].length
    if (!standsAlone(sentence, match.index, end)) continue
    parts.push({ from: open, to: match.index }, { from: match.index, to: end })
    open = end
  }
  parts.push({ from: open, to: sentence.length })
  return parts
    .map((part) => trimmed(text, { from: from + part.from, to: from + part.to }))
    .filter(({ from, to }) => to > from)
}

/** Unrelated text follows, beginning with a capital or a number; and no sentence before it runs on into it. */
function standsAlone(sentence: string, from: number, to: number): boolean {
  const [before, after] = [sentence.slice(0, from).trimEnd(), sentence.slice(to).trimStart()]
  const begins = after === '' || /^(?:[\p{Lu}“"(•]|\d+[.)]?\s)/u.test(after)
  return (
    begins &&
    !/(?:^|\s)(?:the|an?|of|from|in|by|and|or|per|with|to|this|our|main|as|is|was|were|are|on|for|our|data)$|[,(]$/i.test(
      before,
    )
  )
}

function trimmed(text: string, { from, to }: LineSpan): LineSpan {
  const part = text.slice(from, to)
  return {
    from: from + part.length - part.trimStart().length,
    to: to - (part.length - part.trimEnd().length),
  }
}
