/** What the figures under a heading are: 'n (%)' says a count and its share, 'OR (95% CI)' an odds ratio and its interval. */
import type { ValueKind } from '#product/document-table.ts'

export type ColumnKind = { is: ValueKind | 'interval'; name?: string; unit?: string }

type Term = [pattern: RegExp, kind: ColumnKind]

const PER_CENT = '%'
/** The more telling first: what one of them has taken is not read again. */
const TERMS: Term[] = [
  [/\bvalid\s*(?:per ?cent(?:age)?s?|%)/gi, { is: 'valid-share', unit: PER_CENT }],
  [
    /\bcum(?:ulative|\.)?\s*(?:freq\w*\.?\s*)?(?:per ?cent(?:age)?s?|%)/gi,
    { is: 'running-share', unit: PER_CENT },
  ],
  [
    /(?:9[059](?:\.\d)?\s?%\s*)?(?:\bc\.?i\.?|\bconfidence interval)s?\W*(?:for\b[^,]*?\b)?(?:lower|upper|low|high)\b|\b(?:lower|upper)\s*(?:bound|limit|9[059]\s?%(?:\s*c\.?i\.?)?|c\.?i\.?)?|\b(?:LL|UL)(?:CI)?\b/gi,
    { is: 'interval-end' },
  ],
  [
    /(?:9[059](?:\.\d)?\s?%\s*)?(?:\bC\.?I\.?(?![\p{L}])|\bconfidence intervals?)|\binterquartile range|\bIQR\b|\brange\b/giu,
    { is: 'interval' },
  ],
  [
    /\b(?:std\.?|standard)\s*dev(?:iation|\.)?s?|\bS\.?D\.?(?![\p{L}])|\bst\.?\s?dev\.?/giu,
    { is: 'spread', name: 'SD' },
  ],
  [/\bvariance\b/gi, { is: 'spread', name: 'variance' }],
  [
    /\b(?:robust\s*)?(?:std\.?|standard)\s*err(?:or|\.)?s?|\bS\.?E\.?(?:M\b)?(?![\p{L}])/giu,
    { is: 'error', name: 'SE' },
  ],
  [
    /\bp[\s-]*values?\b|\b(?:asymp\w*\.?\s*)?sig(?:nificance|nif)?\b\.?(?:\s*\(?(?:[12]|two|one)[\s-](?:tailed|sided)\)?)?|\bpr\s?\(?>\s?\|?[tzF]\|?\)?|\bP\s?>\s?\|[tz]\||(?<![\p{L}\d])p(?![\p{L}\d'])/giu,
    { is: 'p' },
  ],
  [/\bd\.?f\.?(?![\p{L}])|\bdegrees? of freedom/giu, { is: 'df' }],
  [
    /\bweighted\s*(?:mean|average|score)s?|\bweights?\b|\bR\.?I\.?I\.?(?![\p{L}])|\brelative importance index/giu,
    { is: 'weight' },
  ],
  [
    /\b(?:adjusted|crude)?\s*odds[\s-]?ratios?|\b[AC]?OR\b|\bexp\s?\(\s?[Bβ]\s?\)/g,
    { is: 'coefficient', name: 'OR' },
  ],
  [/\b(?:hazard|risk|rate)[\s-]?ratios?|\b[aA]?(?:HR|RR|IRR|PR)\b/g, { is: 'coefficient', name: 'ratio' }],
  [
    /\bunstandardi[sz]ed\s*(?:coefficients?)?\s*\(?B?\)?|\bcoef(?:ficient|f)?s?\b\.?|\bestimates?\b|(?<![\p{L}\d])B(?![\p{L}\d])/gu,
    { is: 'coefficient', name: 'B' },
  ],
  [
    /\bstandardi[sz]ed\s*(?:coefficients?)?\s*(?:beta|β)?|\bbeta\b|[βΒ𝛽]/giu,
    { is: 'coefficient', name: 'β' },
  ],
  [/\bwald\b\s*(?:χ2|χ²)?/gi, { is: 'statistic', name: 'Wald' }],
  [/\bchi[\s-]?squared?s?\b|[χX][²2](?!\d)|\bχ\b/giu, { is: 'statistic', name: 'χ²' }],
  [
    /\badj(?:usted|\.)?\s*R[\s-]?(?:squared?|²|2)|\bR[\s-]?(?:squared?|²|2)(?!\d)/giu,
    { is: 'statistic', name: 'R²' },
  ],
  [/(?<![\p{L}\d])t(?:[\s-](?:values?|stat\w*|ratio|test))?(?![\p{L}\d'])/gu, { is: 'statistic', name: 't' }],
  [/(?<![\p{L}\d])[zZ](?:[\s-](?:values?|stat\w*|scores?))?(?![\p{L}\d])/gu, { is: 'statistic', name: 'z' }],
  [/(?<![\p{L}\d])F(?:[\s-](?:values?|stat\w*|ratio|test))?(?![\p{L}\d-])/gu, { is: 'statistic', name: 'F' }],
  [
    /(?<![\p{L}\d])[UH](?:[\s-](?:values?|stat\w*))?(?![\p{L}\d])|\btest statistics?\b|\bstatistics?\b/gu,
    { is: 'statistic' },
  ],
  [
    /(?<![\p{L}\d])(?:r|rho|ρ)(?![\p{L}\d])|\bcorrelations?\b|\bpearson\b|\bspearman\b/gu,
    { is: 'statistic', name: 'r' },
  ],
  [/\bmedians?\b/gi, { is: 'mean', name: 'median' }],
  [
    /\bmeans?(?!\s*(?:squares?|rank|diff))\b|\baverages?\b|\bavg\b\.?|(?<![\p{L}\d])M(?![\p{L}\d])/gu,
    { is: 'mean' },
  ],
  [/\bMeans?(?!\s*(?:squares?|rank|diff))\b|\bMEANS?\b|\bAverages?\b|\bAVERAGES?\b/g, { is: 'mean' }],
  [/\bper ?cent(?:age)?s?\b|%/gi, { is: 'share', unit: PER_CENT }],
  [/\bproportions?\b|\bshares?\b|\bprevalence\b/gi, { is: 'share' }],
  [
    /\b(?:amount|cost|price|budget|expenditure|income|salary|revenue|profit|sales)s?\b|\bZMW\b|\bkwacha\b|\bUSD\b|\bKSh\b|[$€£₦]|(?<![\p{L}\d])\(?K\)(?![\p{L}\d])/giu,
    { is: 'money' },
  ],
  [
    /\bfreq(?:uency|uencies|\.)?|\bcounts?\b|\bnumbers?\b|(?<![\p{L}\d])(?:[nNf]|No)(?![\p{L}\d'])\.?|\brespondents\b|\bobs(?:ervations|\.)?\b|\bcases\b|\bsample size\b|\btotals?\b/giu,
    { is: 'count' },
  ],
  [/\byears?\b/gi, { is: 'year' }],
]

const UNITS =
  /\(\s*(kg|g|mg|cm|mm|m|km|ha|s|ms|hours?|hrs?|minutes?|mins?|days?|weeks?|months?|years?|ml|l|litres?|°C|ZMW|K|USD|US\$|\$|mmHg|ppm|kPa|MPa)\s*\)/i

/** The kinds a heading names, from left to right. */
export function kindsIn(heading: string): ColumnKind[] {
  const found: { at: number; to: number; kind: ColumnKind }[] = []
  for (const [pattern, kind] of TERMS)
    for (const match of heading.matchAll(pattern)) {
      const [at, to] = [match.index, match.index + match[0].length]
      if (match[0].trim() === '' || found.some((each) => at < each.to && to > each.at)) continue
      const name =
        kind.is === 'interval-end' ? (/lower|low|LL/i.test(match[0]) ? 'lower' : 'upper') : kind.name
      found.push({ at, to, kind: { ...kind, ...(name && { name }) } })
    }
  return found.sort((one, other) => one.at - other.at).map(({ kind }) => kind)
}

export const unitIn = (heading: string): string | undefined => UNITS.exec(heading)?.[1]

const ANSWERS: [RegExp, number][] = [
  [/^(?:strongly agree|SA|very satisfied|excellent|very high|always)\b/i, 5],
  [/^(?:strongly disagree|SD|very dissatisfied|very poor|very low|never)\b/i, 1],
  [/^(?:agree|A|satisfied|good|high|often)\b/i, 4],
  [/^(?:disagree|D|dissatisfied|poor|low|rarely)\b/i, 2],
  [/^(?:neutral|undecided|not sure|N|U|NS|UD|moderate|sometimes|fair)\b/i, 3],
]

/** The weights of the answers of a Likert scale by column: printed in the headings, else by their order of five. */
export function likertWeights(headings: readonly string[]): (number | null)[] | undefined {
  const answers = headings.map(
    (heading) => ANSWERS.find(([words]) => words.test(plainAnswer(heading)))?.[1] ?? null,
  )
  if (new Set(answers.filter((weight) => weight !== null)).size < 4) return undefined
  const printed = headings.map((heading, column) =>
    answers[column] === null
      ? null
      : Number(
          /(?:[([]\s*([1-7])\s*[)\]]|=\s*([1-7])\b|^([1-7])\s*[-–.=])/
            .exec(heading)
            ?.slice(1)
            .find(Boolean) ?? Number.NaN,
        ),
  )
  if (printed.every((weight, column) => answers[column] === null || Number.isFinite(weight))) return printed
  return answers
}

const plainAnswer = (heading: string) =>
  heading
    .replace(/^[1-7]\s*[-–.=]\s*/, '')
    .replace(/^[([]\s*[1-7]\s*[)\]]\s*/, '')
    .trim()
