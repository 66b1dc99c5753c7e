/** The label of a number: "p < .05", "mean of 34", "Table 4", "t(58)". */
export type Sign = '=' | '<' | '>' | '≤' | '≥'
export type NumberLabel = { label: string | null; sign: Sign | null }

const SYMBOLS = String.raw`p|P|t|F|rs|r|z|Z|Q|M|SD|SE|n|N|d|df|χ²|χ2|χ\^2|x²|X²|X2|β|B|α|a?OR|AOR|RR|HR|η²|η2|R²|R2|κ|H|U|W|V`
const NAMES =
  'p[- ]values?|sample size|standard deviation|means?|averages?|median|chi[- ]squared?|alpha|odds ratio'
const POINTERS = String.raw`tables?|figures?|fig\.|chapters?|sections?|appendix|objectives?|hypothes[ie]s|models?|steps?|questions?|points?|tips?|options?`
const SIGN = '(?:<=|>=|[=<>≤≥≈:])'

const BY_SYMBOL = new RegExp(
  String.raw`(?:^|[^\p{L}\d])(${SYMBOLS})\s*(?:\([^()]{0,40}\))?\s*(${SIGN})\s*$`,
  'u',
)
// "Cronbach's alpha for the barriers scale was .81": a few words may come between a name and its number.
const BY_NAME = new RegExp(
  String.raw`(?:^|[^\p{L}\d])(${NAMES})\s*(?:\([^()]{0,20}\))?(?:\s+(?:[\p{L}'’]+\s+){0,6}?(?=was|were|is|equal))?\s*(${SIGN}|\bof\b|\bis\b|\bwas\b|\bwere\b|\bequals?\b)?\s*(?:below|under|less than|above|over|about|approximately)?\s*$`,
  'iu',
)
const BY_POINTER = new RegExp(String.raw`(?:^|[^\p{L}\d])(${POINTERS})\s*$`, 'iu')
const IN_DF = /(?:^|[^\p{L}\d])(?:t|F|rs|r|χ²|χ2|χ\^2|x²|X²|X2|Q|H)\s*\(\s*(?:[\d.]+\s*,\s*)?(?:df\s*=\s*)?$/u
const IN_INTERVAL =
  /\b(?:CI|confidence interval)s?\s*[:=]?\s*[[(]?\s*(?:[-−–]?[\d.]+\s*(?:,|;|to|–|-)\s*)?$/iu

const CANONICAL: readonly [RegExp, string][] = [
  [/^(p|p[- ]values?)$/i, 'p'],
  [/^(n|sample size)$/i, 'n'],
  [/^(M|means?|averages?)$/, 'M'],
  [/^(SD|standard deviation)$/i, 'SD'],
  [/^(χ²|χ2|χ\^2|x²|x2|chi[- ]squared?)$/i, 'χ2'],
  [/^(α|alpha)$/i, 'α'],
  [/^(a?or|odds ratio)$/i, 'OR'],
  [/^(η²|η2)$/, 'η2'],
  [/^(R²|R2)$/, 'R2'],
  [/^z$/i, 'z'],
  [/^fig(\.|ures?)$/i, 'figure'],
  [/^hypothes[ie]s$/i, 'hypothesis'],
]

function canonical(label: string): string {
  const known = CANONICAL.find(([pattern]) => pattern.test(label))
  if (known) return known[1]
  return label.length > 3 ? label.toLowerCase().replace(/s$/, '') : label
}

const signOf = (raw: string | undefined): Sign | null => {
  if (!raw) return null
  if (raw === '<=') return '≤'
  if (raw === '>=') return '≥'
  return raw === '<' || raw === '>' || raw === '≤' || raw === '≥' ? raw : '='
}

export function labelBefore(text: string): NumberLabel {
  if (IN_DF.test(text)) return { label: 'df', sign: null }
  if (IN_INTERVAL.test(text)) return { label: 'CI', sign: null }
  const match = text.match(BY_SYMBOL) ?? text.match(BY_NAME) ?? text.match(BY_POINTER)
  if (!match) return { label: null, sign: null }
  const [, label = '', sign] = match
  return { label: canonical(label), sign: signOf(sign) }
}

/** A number under one of these names a part of a text; it is not a count. */
export const isPointer = (label: string | null): boolean =>
  label !== null && /^(table|figure|chapter|section|appendix|objective|hypothesis|model)$/.test(label)

/** Labels an answer uses to number its own parts. */
export const isOwnNumbering = (label: string | null): boolean =>
  label !== null && /^(step|question|point|tip|option)$/.test(label)
