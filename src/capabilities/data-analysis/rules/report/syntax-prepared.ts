/** What must be done to the columns of the file before an analysis: codes for words, values left out, scores made. */
import { countedWith } from '../analyses/analyse.ts'
import type { Filter, Plan } from '../plan/plan.ts'
import { isWorded, type Table, type Variable, variableOf } from '../table/table.ts'
import { rName, sName } from './syntax-names.ts'

const quoted = (text: string) => `'${text.replace(/'/g, "''")}'`
const isRecoded = (variable: Variable | undefined): variable is Variable =>
  variable?.written !== undefined && isWorded(variable)

/** In the words of the file: the answers that were read as this value. */
const textsOf = ({ written = [] }: Variable, value: number) =>
  written.flatMap(([text, own]) => (own === value ? [text] : []))

/** The columns of a plan and, before a score, its items. */
function usedIn(plan: Plan, table: Table): Variable[] {
  const found = new Set<Variable>()
  const add = (name: string) => {
    const variable = variableOf(table, name)
    if (!variable || found.has(variable)) return
    for (const item of variable.score?.items ?? []) add(item)
    found.add(variable)
  }
  for (const name of [...Object.values(plan.roles).flat(), ...plan.filter.map((one) => one.variable)])
    add(name)
  return [...found]
}

const codesR = ({ name, written = [] }: Variable, frame: string) =>
  `unname(c(${written.map(([text, value]) => `${JSON.stringify(text)} = ${value}`).join(', ')})[trimws(as.character(${frame}$${rName(name)}))])`

const SIGN = { equal: '==', not: '!=', above: '>', below: '<', 'at-least': '>=', 'at-most': '<=' }

function conditionR({ variable, is, value }: Filter, table: Table): string {
  const found = variableOf(table, variable)
  const texts = found ? textsOf(found, value) : []
  const label = found?.levels.find((one) => one.value === value)?.label
  const own = texts.length === 1 ? texts[0] : label
  if (texts.length > 1 && (is === 'equal' || is === 'not')) {
    const isIn = `${rName(variable)} %in% c(${texts.map((one) => JSON.stringify(one)).join(', ')})`
    return is === 'equal' ? isIn : `!is.na(${rName(variable)}) & !(${isIn})`
  }
  return `${rName(variable)} ${SIGN[is]} ${own === undefined || own === String(value) ? value : JSON.stringify(own)}`
}

/** `data` is the file as it was read; `d` the rows and codes that the analysis uses. */
export function preparedR(plan: Plan, table: Table): string[] {
  const made = usedIn(plan, table).flatMap((variable) => {
    const { name, blanked = [], score } = variable
    const own = `data$${rName(name)}`
    if (!score) return blanked.length > 0 ? [`${own}[${own} %in% c(${blanked.join(', ')})] <- NA`] : []
    const items = score.items.map((item) => {
      const part = variableOf(table, item)
      const value = isRecoded(part) ? codesR(part, 'data') : `data$${rName(item)}`
      return score.reversed.includes(item) ? `${score.turn} - ${value}` : value
    })
    return [`${own} <- rowMeans(cbind(${items.join(', ')}))`]
  })
  const rows = plan.filter.map((one) => conditionR(one, table)).join(' & ')
  const coded = countedWith(plan).flatMap((name) => {
    const variable = variableOf(table, name)
    return isRecoded(variable) ? [`d$${rName(name)} <- ${codesR(variable, 'd')}`] : []
  })
  return [...made, rows ? `d <- subset(data, ${rows})` : 'd <- data', ...new Set(coded)]
}

const SPSS_SIGN = { equal: '=', not: '<>', above: '>', below: '<', 'at-least': '>=', 'at-most': '<=' }

function conditionSpss({ variable, is, value }: Filter, table: Table): string {
  const found = variableOf(table, variable)
  const texts = found ? textsOf(found, value) : []
  if (texts.length === 0 || (is !== 'equal' && is !== 'not'))
    return `${sName(variable)} ${SPSS_SIGN[is]} ${value}`
  return `${is === 'not' ? 'NOT ' : ''}ANY(${sName(variable)}, ${texts.map(quoted).join(', ')})`
}

/** Of a column of words its codes stand in a column beside it. */
export const codedName = (name: string, table: Table) =>
  isRecoded(variableOf(table, name)) ? `${sName(name)}_code` : sName(name)

const codesSpss = ({ name, written = [] }: Variable, table: Table) =>
  `RECODE ${sName(name)} ${written.map(([text, value]) => `(${quoted(text)}=${value})`).join(' ')} INTO ${codedName(name, table)}.`

export function preparedSpss(plan: Plan, table: Table): string[] {
  const counted = new Set(countedWith(plan))
  const used = usedIn(plan, table)
  const items = new Set(used.flatMap(({ score }) => score?.items ?? []))
  const made = used.flatMap((variable) => {
    const { name, blanked = [], score } = variable
    if (score)
      return [
        `COMPUTE ${sName(name)} = MEAN.${score.items.length}(${score.items
          .map((item) =>
            score.reversed.includes(item)
              ? `${score.turn} - ${codedName(item, table)}`
              : codedName(item, table),
          )
          .join(', ')}).`,
      ]
    if (isRecoded(variable)) return counted.has(name) || items.has(name) ? [codesSpss(variable, table)] : []
    return blanked.length > 0 ? [`RECODE ${sName(name)} (${blanked.join(', ')}=SYSMIS).`] : []
  })
  const rows = plan.filter.map((one) => conditionSpss(one, table)).join(' AND ')
  return [...made, ...(rows ? [`COMPUTE keep = (${rows}).`, 'FILTER BY keep.'] : [])]
}
