/** Which number stands for which answer of a scale: told once, and turned round with a tap. */
import { joinList } from '#kit/join-list.ts'
import { pluralise } from '#kit/pluralise.ts'
import { bandsOf } from './ordered-words.ts'
import { isWorded, type Level, type Table, type Variable } from './table.ts'

/** `order`: the answers, from the lowest. */
export type Coding = { words: string; order: string[] }

const MOST_NAMED = 2

/** Bands of an age have an order that nobody doubts. */
const isCoded = (variable: Variable) =>
  isWorded(variable) && bandsOf(variable.levels.map(({ label }) => label)) === undefined

/** The steps of the scale that these columns share, whether or not each step was ticked in each. */
function stepsOf(variables: readonly Variable[]): Level[] {
  const steps = new Map(variables.flatMap(({ levels }) => levels.map((level) => [level.label, level.value])))
  return [...steps].map(([label, value]) => ({ label, value })).sort((a, b) => a.value - b.value)
}

/** Columns are answered on one scale where no answer has two numbers and no number two answers. */
function scalesOf(variables: readonly Variable[]): Variable[][] {
  const scales: Variable[][] = []
  for (const variable of variables.filter(isCoded)) {
    const own = scales.find((scale) => {
      const steps = stepsOf(scale)
      const isShared = variable.levels.some(({ label }) => steps.some((step) => step.label === label))
      return (
        isShared &&
        variable.levels.every(({ label, value }) =>
          steps.every((step) => (step.label === label) === (step.value === value)),
        )
      )
    })
    if (own) own.push(variable)
    else scales.push([variable])
  }
  return scales
}

const stepsWords = (steps: readonly Level[]) =>
  joinList(steps.map(({ label, value }) => `${value} = ${label}`))

export function codingOf(variable: Variable, { variables }: Table): Coding | undefined {
  if (!isCoded(variable) || variable.levels.length < 2) return undefined
  const steps = stepsOf(scalesOf(variables).find((scale) => scale.includes(variable))!)
  return {
    words: `Counted as ${stepsWords(steps)}.`,
    order: steps.map(({ label }) => label),
  }
}

/** One line for each scale of the sheet. */
export const codingsIn = ({ variables }: Table): string[] =>
  scalesOf(variables)
    .filter((scale) => scale[0]!.levels.length > 1)
    .map((scale) => {
      const names = scale.map(({ label }) => label)
      const of =
        names.length > MOST_NAMED + 1
          ? `${names.slice(0, MOST_NAMED).join(', ')} and ${pluralise(names.length - MOST_NAMED, 'other column')}`
          : joinList(names)
      return `Read as a scale: ${of}, ${stepsWords(stepsOf(scale))}. Another order can be set under “Check the columns”.`
    })

/** Under the table of an analysis that counted with such answers. */
export const codingNote = (used: readonly Variable[], table: Table): string | undefined => {
  const of = new Set(used)
  const scales = scalesOf(table.variables).filter((scale) => scale.some((one) => of.has(one)))
  return scales.length === 0
    ? undefined
    : scales.map((scale) => `Answers were counted as ${stepsWords(stepsOf(scale))}.`).join(' ')
}
