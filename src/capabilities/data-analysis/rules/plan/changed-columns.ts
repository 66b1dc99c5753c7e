/** "Add gender", "leave out q3", "age instead of income": the analysis before, of other columns. */
import type { Table } from '../table/table.ts'
import type { Plan, Role, Roles } from './plan.ts'
import { again, ask, type Planned } from './planned.ts'
import { type Request, readRequest } from './read-request.ts'

const LISTS: readonly Role[] = ['predictors', 'items', 'measures', 'variables', 'factors', 'control']
const ADDS =
  /^(?:please |now |and |then |ok |also )*(?:(?:also )?(?:add|include|put in|put(?= [^.]*\bin\b))|(?:adjust(?:ing)?|control(?:ling)?) for|partial(?:ling)? out|hold(?:ing)?|with)\b/
const HOLDS = /\b(?:adjust|control)(?:l?ing)? for\b|\bpartial(?:ling)? out\b|\bhold(?:ing)?\b/
const DROPS =
  /^(?:please |now |and |then |ok |also )*(?:remove|drop|take out|leave out|exclude|without|delete)\b/
/** “With gpa as the dependent”. */
const TAKES_PLACE =
  /\b(?:as|is|be) (?:the |my |our |a )?(?:dependent|outcome|response|dv|group(?:ing)?|factor)\b/
const INSTEAD = /\b(?:instead of|in place of|rather than|not)\b/

/** “Take out ph and put plot size”: a column is named so as to go. */
export const changesColumns = (text: string): boolean =>
  DROPS.test(text) || INSTEAD.test(text) || /^(?:replace|swap|change)\b/.test(text)

/** "Add gender to the model", "use age instead of income", "leave out q3": the same analysis of other columns. */
export function changedColumns(request: Request, table: Table, before: Plan): Planned | undefined {
  const text = request.text.trim()
  const columnsIn = (part: string) => readRequest(part, table).places.map(({ variable }) => variable.name)
  const rolesWith = (name: string) =>
    Object.entries(before.roles).find(([, list]) => list.includes(name))?.[0] as Role | undefined
  const swap = INSTEAD.exec(text) ?? /^(?:replace|swap|change)\b/.exec(text)
  if (swap) {
    const isReplace = swap.index === 0
    const at = isReplace ? text.search(/\b(?:with|by|to|for)\b/) : swap.index + swap[0].length
    if (at < 0) return undefined
    const parts = [text.slice(isReplace ? swap[0].length : 0, isReplace ? at : swap.index), text.slice(at)]
    const [first = [], second = []] = parts.map(columnsIn)
    const [old, next] = isReplace ? [first, second] : [second, first]
    const role = old.length === 1 && next.length === 1 ? rolesWith(old[0]!) : undefined
    if (!role) return undefined
    const list = before.roles[role]!.map((one) => (one === old[0] ? next[0]! : one))
    return again({ ...before, roles: { ...before.roles, [role]: list } })
  }
  const place = TAKES_PLACE.exec(text)
  const [next] = request.places
  if (place && next && request.places.length === 1) {
    const role: Role = /outcome|dependent|response|dv/.test(place[0]) ? 'outcome' : 'group'
    if (!before.roles[role]) return undefined
    return again({ ...before, roles: { ...before.roles, [role]: [next.variable.name] } })
  }
  // "Take out ph and put plot size": one column for another.
  const parts = DROPS.test(text) ? text.split(/\b(?:and|then|,)\s*(?=(?:put|add|use|include|bring)\b)/) : []
  if (parts.length === 2) {
    const [gone, added] = [columnsIn(parts[0]!.replace(DROPS, '')), columnsIn(parts[1]!)]
    const role = gone.length > 0 && added.length > 0 ? rolesWith(gone[0]!) : undefined
    if (!role) return undefined
    const list = before.roles[role]!.filter((one) => !gone.includes(one))
    return again({ ...before, roles: { ...before.roles, [role]: [...list, ...added] } })
  }
  if (ADDS.test(text)) {
    const added = request.places.map(({ variable }) => variable.name).filter((name) => !rolesWith(name))
    const isPair =
      (before.analysis === 'pearson' || before.analysis === 'spearman') &&
      before.roles.variables?.length === 2
    if (added.length > 0 && HOLDS.test(text) && !before.roles.predictors)
      return isPair
        ? again({
            ...before,
            analysis: 'partial-correlation',
            roles: { variables: before.roles.variables!, control: added },
            options: {},
          })
        : undefined
    const role = LISTS.find((one) => before.roles[one] !== undefined)
    if (added.length === 0) return undefined
    if (!role)
      return ask(
        `Where does ${added[0]} belong? Say the whole analysis with it once more, and I will plan it.`,
      )
    return again({ ...before, roles: { ...before.roles, [role]: [...before.roles[role]!, ...added] } })
  }
  if (DROPS.test(text)) {
    const dropped = columnsIn(text.replace(DROPS, ''))
    const roles = Object.fromEntries(
      Object.entries(before.roles).map(([role, list]) => [
        role,
        list.filter((one) => !dropped.includes(one)),
      ]),
    ) as Roles
    if (dropped.length === 0 || !dropped.some(rolesWith)) return undefined
    return Object.values(roles).some((list) => list.length === 0)
      ? ask(
          `Without ${dropped.join(' and ')} that analysis has not enough columns. Which should take the place?`,
        )
      : again({ ...before, roles })
  }
  return undefined
}
