/** Questions as heads of columns are long, and stand badly in a sentence: “What is your monthly income?” is called monthly income. */
import type { Table } from './table.ts'

const SHORT: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/^how old (?:are|is|were) \w+(?: \w+)?$/i, () => 'age'],
  [/^what (?:is|was) (?:your|the) (.+)$/i, ([, of]) => of!],
  [
    /^(?:in|at|from|to|on)? ?(?:which|what) ([a-z]+(?: [a-z]+)?) (?:do|did|are|is|have|were) (?:you|they)\b.*$/i,
    ([, of]) => of!,
  ],
  [
    /^how many ([a-z]+) (?:do|did) you (?:have|own|make)((?: (?:per|a|each) [a-z]+)?)$/i,
    ([, of, when]) => `number of ${of}${when}`,
  ],
  [/^(?:please )?(?:indicate|state|give|select|choose|enter|tick) (?:your|the) (.+)$/i, ([, of]) => of!],
  [/^your (.+)$/i, ([, of]) => of!],
]
const LONGEST = 60

function shortLabel(head: string): string | undefined {
  const bare = head
    .replace(/^\s*(?:q(?:uestion)?\s*)?\d+[a-z]?\s*[.):-]\s*/i, '')
    .replace(/\s*[?:.]\s*$/, '')
    .trim()
  for (const [pattern, of] of SHORT) {
    const found = pattern.exec(bare)
    const label = found && of(found).trim()
    if (label && label.length <= LONGEST) return label.charAt(0).toLowerCase() + label.slice(1)
  }
  // A whole sentence is told as one.
  const isSentence = /[?.]\s*$/.test(head) && bare.split(/\s+/).length >= 3
  return isSentence ? `“${bare}”` : undefined
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
