/** What a table says, computed from its cells: one sentence for the headline and further ones to be spoken. */
import { isBase, isOfAssumptions, isOfOneTest } from './not-findings.ts'
import type { ReadColumn, ReadTable, Value } from './read-columns.ts'

export type TableTold = {
  headline?: string
  facts: string[]
  column?: ReadColumn
  isDistribution?: boolean
  /** Its rows are answers, and only their question says to what. */
  isBare?: boolean
  /** The answer most gave, where only the question says what it answers: "74% “Yes”". */
  answer?: string
}

const ALPHA = 0.05
const LONGEST_NAME = 44
const MOST_NAMES = 3
/** Nothing is told of a table with a doubtful row, of one row, or of values that are all the same. */
export function tellTable(read: ReadTable, caption: string): TableTold {
  if (read.doubtful.size > 0 || (read.names.length < 2 && !read.against) || isOfAssumptions(caption))
    return { facts: [] }
  const verdict = read.columns.find(({ kind }) => kind === 'verdict')
  if (verdict) return tellVerdicts(read, verdict)
  const p = read.columns.find(({ kind }) => kind === 'p')
  if (p) return isModel(read, caption) ? tellTests(read, p) : { facts: [] }
  for (const kind of ['share', 'mean', 'count'] as const) {
    const columns = read.columns.filter((column) => column.kind === kind)
    const [column] = columns
    if (column && columns.length === 1 && varies(column) && !isBase(column.heading))
      return tellColumn(read, column)
  }
  return { facts: [] }
}

/** "Age is significant" says something of a model or of several tests, and nothing of groups that are compared before they are studied. */
const OF_A_MODEL =
  /\b(?:regression|coefficients?|logit|logistic|probit|predict\w*|determinants?|effects?|influenc\w*|impact|associat\w*|relationships?|correlat\w*|factors?|hypothes[ie]s|model)\b/i
const OF_GROUPS = /\b(?:characteristics?|baseline|demographics?)\b/i
const isModel = ({ names, columns }: ReadTable, caption: string): boolean =>
  !isOfOneTest(names) &&
  !OF_GROUPS.test(caption) &&
  (columns.some(({ kind }) => kind === 'coefficient') || OF_A_MODEL.test(caption))

export const varies = ({ values }: ReadColumn): boolean =>
  values.every((value) => value !== undefined) && new Set(values.map((one) => one?.value)).size > 1

const nameWorth = (name: string): boolean => name.length <= LONGEST_NAME && /\p{L}{2}/u.test(name)

function tellTests({ names, stub, columns, against }: ReadTable, p: ReadColumn): TableTold {
  const tested = names.flatMap((name, at) => {
    const value = p.values[at]
    return value && nameWorth(name) ? [{ name, at, isBelow: isBelow(value) }] : []
  })
  if (tested.length === 0 || tested.some(({ isBelow }) => isBelow === undefined)) return { facts: [] }
  // Rows without a test are groups that the others are held against: the rest are no variables.
  if (!against && tested.length < names.length) return { facts: [] }
  const ratio = columns.find(({ heading }) => IS_RATIO.test(heading))
  const beside = against ? ` from ${against}` : ''
  const [only] = tested
  if (tested.length === 1) {
    const value = ratio?.values[only!.at]
    if (!against || !value) return { facts: [] }
    const says = /^(?:yes|no)$/i.test(only!.name)
      ? `${stub} makes ${only!.isBelow ? 'a' : 'no'} significant difference`
      : `${only!.name} ${only!.isBelow ? 'differs' : 'does not differ'} significantly${beside}`
    const fact = `${capital(says)} (${ratio!.heading} ${value.text})`
    return { headline: fact, facts: [fact] }
  }
  const below = tested.filter((one) => one.isBelow).map(({ name }) => name)
  const above = tested.filter((one) => !one.isBelow).map(({ name }) => name)
  const few = (many: readonly string[]) =>
    many.length > 0 && many.length <= MOST_NAMES && many.every((name) => !IS_ANSWER.test(name))
  const one = (many: readonly string[], single: string, plural: string) =>
    many.length === 1 ? single : plural
  // What is a variable and what is one of its groups is not told where the rows mix them.
  const [noun, is, are, end] = against
    ? ['groups', 'differs', 'differ', ` significantly${beside}`]
    : [
        columns.some(({ kind }) => kind === 'coefficient') ? 'coefficients' : 'variables',
        'is',
        'are',
        ' significant at the 5% level',
      ]
  const isNot = against ? one(above, 'does not differ', 'do not differ') : one(above, 'is not', 'are not')
  const single = below.length === 1 && ratio?.values[tested.find((each) => each.isBelow)!.at]
  const significant = single
    ? `Only “${below[0]}” ${is}${end} (${ratio!.heading} ${single.text})`
    : few(below) && `${listed(below)} ${one(below, is!, are!)}${end}`
  const not = few(above) && `${listed(above)} ${isNot}${end}`
  const counted =
    below.length === 0
      ? `None of the ${tested.length} ${noun} ${is}${end}`
      : above.length === 0
        ? `All ${tested.length} ${noun} ${are}${end}`
        : `${below.length} of the ${tested.length} ${noun} ${one(below, is!, are!)}${end}`
  const sentences = [significant || counted, not || (significant ? counted : '')].filter(Boolean)
  const facts = [...strongestOf(tested, columns), ...sentences].map(capital)
  return { headline: facts[0]!, facts }
}

/** Coefficients of one measure can be held against each other. */
function strongestOf(
  tested: readonly { name: string; at: number; isBelow: boolean | undefined }[],
  columns: readonly ReadColumn[],
): string[] {
  const beta = columns.find(({ heading }) => STANDARDISED.test(heading))
  const ranked = tested
    .filter(({ isBelow }) => isBelow)
    .flatMap(({ name, at }) => {
      const value = beta?.values[at]
      return value ? [{ name, value }] : []
    })
    .toSorted((a, b) => Math.abs(b.value.value) - Math.abs(a.value.value))
  const [top, second] = ranked
  return top && second && Math.abs(top.value.value) > Math.abs(second.value.value)
    ? [`${top.name} has the largest standardised coefficient, ${top.value.text}`]
    : []
}
const STANDARDISED = /\bstandardi[sz]ed\b(?!.*\bunstandardi[sz]ed\b)(?<!\bun-?standardi[sz]ed)|^(?:beta|β)$/i

/** How many hypotheses were rejected, how many cases passed. */
function tellVerdicts({ rows, stub, names }: ReadTable, { at }: ReadColumn): TableTold {
  const said = rows.map(({ cells }) => (cells[at]?.text ?? '').replace(/^\W+|\W+$/g, '').toLowerCase())
  const [first = ''] = said
  const count = said.filter((one) => one === first).length
  const isTest = /^(?:pass|fail|success)/.test(first)
  const things = isTest
    ? 'test cases'
    : [stub, ...names].some((name) => /\bhypothes[ie]s\b|^\W*H\s?[0-9o]/i.test(name))
      ? `${names.every((name) => /\bno\b/i.test(name)) ? 'null ' : ''}hypotheses`
      : ''
  if (!things || !/ed$|^pass$|^fail$/.test(first)) return { facts: [] }
  const verb = isTest ? `${first.replace(/ed$/, '')}ed` : `were ${first.replace(/^(?:was|were|is) /, '')}`
  const of = count === said.length ? `All ${count}` : `${count} of the ${said.length}`
  const headline = `${of} ${things} ${verb}`
  return { headline, facts: [headline] }
}
const IS_RATIO =
  /^(?:a?(?:hr|or|rr|irr)|(?:adjusted |crude )?(?:hazard|odds|risk|rate) ratios?|exp ?\(b(?:eta)?\))\b/i
/** An answer to a question, and no variable. */
const IS_ANSWER =
  /^(?:yes|no|none|never|always|male|female|urban|rural|poor\w*|rich\w*|low|middle|high|married|single|other)$/i

function isBelow({ value, bound }: Value): boolean | undefined {
  if (bound === '<' || bound === '≤') return value <= ALPHA ? true : undefined
  if (bound === '>' || bound === '≥') return value >= ALPHA ? false : undefined
  return value < 0 || value > 1 ? undefined : value < ALPHA
}

function tellColumn({ names, stub }: ReadTable, column: ReadColumn): TableTold {
  const rows = names
    .map((name, at) => ({ name, value: column.values[at]! }))
    .sort((a, b) => b.value.value - a.value.value)
  const [top, second] = rows
  const least = rows.at(-1)
  if (!top || !second || !least) return { facts: [], column }
  if (column.kind === 'mean' && rows.some(({ name }) => name.length > LONGEST_NAME)) {
    const isFirst = top.value.value > second.value.value
    const range = `The means run from ${printedAs(least.value, column)} to ${printedAs(top.value, column)}`
    return {
      headline: range,
      facts: [
        range,
        ...(isFirst ? [`“${top.name}” has the highest mean, ${printedAs(top.value, column)}`] : []),
        ...(least.value.value < rows.at(-2)!.value.value
          ? [`“${least.name}” has the lowest, ${printedAs(least.value, column)}`]
          : []),
      ],
      column,
    }
  }
  if (rows.some(({ name }) => !nameWorth(name) && !/^\d/.test(name))) return { facts: [], column }
  const sum = rows.reduce((total, { value }) => total + value.value, 0)
  const isDistribution = column.kind === 'share' && Math.abs(sum - 100) <= 1.5
  // "Yes is the largest group" names no group: the question says what was answered.
  const isTie = top.value.value === second.value.value
  if (IS_BARE.test(top.name.trim()))
    return {
      facts: [],
      column,
      isDistribution,
      isBare: true,
      ...(isDistribution && !isTie && { answer: `${printedAs(top.value, column)} “${top.name.trim()}”` }),
    }
  if (isTie) return { facts: [], column, isDistribution }
  const of = quantityOf(column)
  const printed = (value: Value) => printedAs(value, column)
  const group = /^\d/.test(top.name) && isWordy(stub) ? `${lowered(stub)} ${top.name}` : top.name
  const headline =
    column.kind === 'mean' && NAMES_MEAN.test(column.heading)
      ? `“${top.name}” has the highest mean, ${printed(top.value)}`
      : isDistribution
        ? /^(?:fe)?male$/i.test(group)
          ? `${capital(group)}s are the larger group, with ${printed(top.value)}`
          : `${capital(group)} ${/[^s]s$/.test(group) ? 'are' : 'is'} the largest group, with ${printed(top.value)}`
        : column.kind === 'count' || !of
          ? `${capital(group)} comes first, with ${printed(top.value)}${of ? ` (${of})` : ''}`
          : `${capital(of)} is highest for ${group}, at ${printed(top.value)}`
  const facts = [
    headline,
    // Of two parts of a whole, the one says the other.
    ...(rows.length > 2 || !isDistribution
      ? [`${capital(second.name)} follows with ${printed(second.value)}`]
      : []),
    ...(rows.length > 2 ? [`${capital(least.name)} has the least, ${printed(least.value)}`] : []),
  ]
  return { headline, facts, column, isDistribution }
}

const IS_BARE =
  /^(?:(?:(?:yes|no),? )?(?:it|they|he|she|we|i|you) (?:do|does|did|is|are|was|were|can|will|has|have|had|don['’]?t)(?: not|n['’]t)?(?: know)?|yes|no|none|(?:strongly |somewhat |fully )?(?:dis)?agreed?|neutral|neither.*|indifferent|not sure|unsure|don['’]?t know|true|false|undecided|(?:all|none|some|any) of the above|option [a-e]|[a-e])\.?$/i

const NAMES_MEAN = /\b(?:means?|averages?)\b|^(?:m|x̄|wm)$/i

export const printedAs = ({ text, isPercent }: Value, { kind }: ReadColumn): string =>
  kind === 'share' && isPercent ? `${text.match(/[-–−]?\d[\d.,]*/)?.[0] ?? text}%` : text
/** "Percentage of infected (%)" → "percentage of infected". */
const quantityOf = ({ heading }: ReadColumn): string => {
  const plain = heading.replace(/\s*\([^()]*\)|\s*%\s*(?:of )?/g, '').trim()
  return /\p{L}{3}/u.test(plain) &&
    !/^(?:per ?cent(?:age)?s?|shares?|proportion|frequency|number)$/i.test(plain)
    ? lowered(plain)
    : ''
}
const isWordy = (text: string): boolean => /^\p{L}[\p{L} ]{2,24}$/u.test(text)
const lowered = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text.toLowerCase() : text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
const listed = (names: readonly string[]): string =>
  names.length === 1 ? names[0]! : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
