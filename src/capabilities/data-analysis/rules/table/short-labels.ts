/** Questions as heads of columns are long, and stand badly in a sentence: “What is your monthly income?” is called monthly income. */
import { withoutCodes } from './code-book.ts'
import type { Table } from './table.ts'

const SHORT: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/^how old (?:are|is|were) \w+(?: \w+)?(?: \(?in years\)?)?$/i, () => 'age'],
  [/^what (?:is|was) (?:your|the) (.+)$/i, ([, of]) => of!],
  [
    /^(?:in|at|from|to|on)? ?(?:which|what) ([a-z/]+(?: [a-z]+){0,2}) (?:do|did|are|is|have|were) (?:you|they)\b.*$/i,
    ([, of]) => of!,
  ],
  [
    /^how many ([a-z]+) (?:do|did) you (?:have|own|make)((?: (?:per|a|each) [a-z]+)?)$/i,
    ([, of, when]) => `number of ${of}${when}`,
  ],
  [
    /^how many (?:people|persons|members)(?: \w+)* (?:live|lives|stay|are(?: there)?) in (?:your|the) (household|family|home|house)$/i,
    ([, home]) => `${/^hous|home/i.test(home!) ? 'household' : 'family'} size`,
  ],
  [
    /^how many ([a-z]+(?: (?:of|per|a|each) [a-z]+)?) (?:do|does|did) (?:you|your [a-z]+) ([a-z]+)\b(.*)$/i,
    ([, of, verb, rest]) =>
      DONE[verb!.toLowerCase()] ? `${of} ${DONE[verb!.toLowerCase()]}${theirs(rest!)}` : '',
  ],
  [/^where do you (?:live|stay|reside)$/i, () => 'place of residence'],
  [/^how long (?:does|did) it take (?:you )?to (.+)$/i, ([, of]) => `time taken to ${theirs(of!)}`],
  [/^how far (?:do|did) you (?:live|stay) from (.+)$/i, ([, from]) => `distance from ${theirs(from!)}`],
  [
    /^how far is (?:your|the) (.+?) (?:to|from) (.+)$/i,
    ([, of, from]) => `distance of ${of} from ${theirs(from!)}`,
  ],
  [
    /^how much(?: money)? (?:do|did) you (spend|pay|earn|save)\b(.*)$/i,
    ([, verb, rest]) => `amount ${DONE[verb!.toLowerCase()]}${theirs(rest!)}`,
  ],
  [
    /^(?:do|does|did) (?:you|your [a-z]+) (?:currently |ever )?(use|own|treat)\b ?(.*)$/i,
    ([, verb, rest]) => `${DOING[verb!.toLowerCase()]} ${theirs(rest!)}`,
  ],
  [/^(?:please )?(?:indicate|state|give|select|choose|enter|tick) (?:your|the) (.+)$/i, ([, of]) => of!],
  [/^how (?:would|do|did) you rate (.+)$/i, ([, of]) => `rating of ${theirs(of!)}`],
  [
    /^how long did (?:you|they) wait\b(?: (?:before|to|for)\b[^(]*)?(\([^)]*\))?$/i,
    ([, unit]) => `waiting time ${unit ?? ''}`,
  ],
  [/^how satisfied (?:are|were) (?:you|they) with (.+)$/i, ([, of]) => `satisfaction with ${theirs(of!)}`],
  [/^how often (?:do|did) you (.+)$/i, ([, of]) => `how often they ${theirs(of!)}`],
  [/^(?:have|has) you ever (.+)$/i, ([, of]) => `ever ${theirs(of!)}`],
  [/^your (.+)$/i, ([, of]) => of!],
]
/** What was done, of questions of how many and how much. */
const DONE: Record<string, string> = {
  work: 'worked',
  spend: 'spent',
  sleep: 'slept',
  study: 'studied',
  sell: 'sold',
  buy: 'bought',
  use: 'used',
  pay: 'paid',
  earn: 'earned',
  save: 'saved',
  travel: 'travelled',
  walk: 'walked',
  attend: 'attended',
  receive: 'received',
  visit: 'visited',
}
const DOING: Record<string, string> = { use: 'use of', own: 'ownership of', treat: 'treatment of' }
/** Told of those who answered. */
const theirs = (text: string) => text.replace(/\byour\b/gi, 'their').replace(/\byou\b/gi, 'they')

const LONGEST = 60

const NUMBERED = /^\s*(?:q(?:uestion)?\s*)?\d+[a-z]?\s*[.):-]\s+(?=[^\d\s])/i
/** How to answer is no part of what is asked. */
const HOW_TO_ANSWER =
  /^on a scale of \d+ to \d+,?\s*|^(?:on average|generally|in general|overall|typically|currently),\s*|\s*\((?:please )?(?:tick|select|choose|check|mark|circle)\b[^)]*\)/gi
/** A statement of a grid in Google Forms: the heading of the grid, and the statement in brackets. */
const OF_A_GRID = /^[^[\]]{3,}\s\[([^[\]]{3,})\]\s*$/

/** "GPA" keeps its capitals. */
const uncapitalised = (label: string) =>
  /^[A-Z](?![A-Z])/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

/** Two rows of headings read as one: the question over several columns, and what stands under it. */
const UNDER_A_QUESTION = /^.{10,}\?\s*: (.+)$/s

function shortLabel(head: string): string | undefined {
  const plain = withoutCodes(head)
  if (plain !== head) return shortLabel(plain) ?? plain
  const under = UNDER_A_QUESTION.exec(head)?.[1]
  if (under) return shortLabel(under) ?? under
  const statement = OF_A_GRID.exec(head)?.[1]
  if (statement) return `“${statement.trim().replace(/[?.]$/, '')}”`
  const bare = head
    .replace(NUMBERED, '')
    .replace(HOW_TO_ANSWER, '')
    .trim()
    .replace(/\s*[?:.]$/, '')
  for (const [pattern, of] of SHORT) {
    const found = pattern.exec(bare)
    const label = found && of(found).trim()
    if (label && label.length <= LONGEST) return uncapitalised(label)
  }
  // A whole sentence is told as one.
  const isSentence = /[?.]\s*$/.test(head.replace(HOW_TO_ANSWER, '')) && bare.split(/\s+/).length >= 3
  if (isSentence) return `“${bare.charAt(0).toUpperCase()}${bare.slice(1)}”`
  return NUMBERED.test(head) && bare.length <= LONGEST ? uncapitalised(bare) : undefined
}

/** Only where no two columns would be called the same. */
export function withShortLabels(table: Table): Table {
  const short = table.variables.map(({ name, label }) => (label === name ? shortLabel(name) : undefined))
  const all = [...short, ...table.variables.flatMap(({ name, label }) => [name, label])]
  const count = (label: string) => all.filter((one) => one?.toLowerCase() === label.toLowerCase()).length
  return {
    ...table,
    variables: table.variables.map((variable, at) => {
      const label = short[at]
      return label !== undefined && count(label) === 1 ? { ...variable, label } : variable
    }),
  }
}
