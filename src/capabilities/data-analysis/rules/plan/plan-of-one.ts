/** A request that names one column. */
import { joinList } from '#kit/join-list.ts'
import type { Table } from '../table/table.ts'
import { isGrouping, isScale, levelsOf, type Variable } from '../table/table.ts'
import { groupsCompared } from './plan-comparison.ts'
import { peopleIn } from './plan-without-columns.ts'
import { ask, byEachGroup, groupsWords, names, type Planned, plan, refuse } from './planned.ts'
import type { Request } from './read-request.ts'
import type { Intent } from './words/intent.ts'
import { isTotal } from './words/word-sets.ts'

/** Without the name of a statistic: words that ask for a description all the same. */
export const DESCRIBES =
  /\b(?:describe|summar\w+|breakdown|break down|distribut(?:ion|ed)|table|^show|^give|(?:show|give) me|list|spread|typical|how (?:old|big|large|long|much|many|often)|profile|statistics|analy[sz]e|how (?:did|do|have) (?:they|people|respondents|students|participants) (?:answer|respond)\w*|levels? of|extent of|prevalence|assess|the level|the extent)\b/

/** “Equally represented”, “goodness of fit”. */
export const EQUAL_SHARES =
  /\b(?:equally|evenly) (?:represented|distributed|spread|likely|common|divided|shared|split)\b|\bgoodness[- ]of[- ]fit\b|\b(?:equal|same) (?:numbers?|shares?|proportions?) (?:of|in)\b|\bas many\b.{1,20}\bas\b/

/** “What predicts passing?”, to begin with by who was asked. */
function explainedByPeople(outcome: Variable, table: Table) {
  const predictors = peopleIn(table).filter((one) => one !== outcome && one.kind !== 'multiple')
  const isYesNo = !isScale(outcome) && levelsOf(outcome).length === 2
  if (predictors.length < 2 || (!isYesNo && !isScale(outcome))) return []
  return [
    plan(isYesNo ? 'logistic-regression' : 'linear-regression', {
      outcome: [outcome.name],
      predictors: names(predictors.slice(0, MOST_PREDICTORS)),
    }),
  ]
}
const MOST_PREDICTORS = 8

const NAMED_AS_ANALYSES =
  /^(?:post|pre|test|tests|mean|mode|median|rank|group|anova|average|variance|frequency|correlation|chi|t)$/i

function ofSeveralAnswers(variable: Variable, text: string): Planned {
  if (
    /\b(?:number|how many)\b[^.?!]*\b(?:per|each|every) (?:household|person|respondent|participant|student|family|patient|trader|farmer|one)s?\b/.test(
      text,
    )
  )
    return ask(
      `How many answers each person gave to ${variable.label} is no column of this sheet. Shall the answers themselves be counted?`,
      [plan('multiple-response', { variables: [variable.name] })],
    )
  return { kind: 'plan', plan: plan('multiple-response', { variables: [variable.name] }) }
}

export function ofOne(
  variable: Variable,
  request: Request,
  table: Table,
  has: (intent: Intent) => boolean,
): Planned {
  const { text } = request
  if (variable.kind === 'multiple') return ofSeveralAnswers(variable, text)
  if (variable.kind === 'text' || variable.kind === 'identifier' || variable.kind === 'date')
    return refuse(
      `${variable.label} holds ${variable.kind === 'date' ? 'dates' : 'free text or names'}, which cannot be analysed as numbers or groups.${variable.kind === 'text' ? ' Put each answer under a theme, in a column of its own, and I can count the themes.' : ''}`,
    )
  if (EQUAL_SHARES.test(text) && isGrouping(variable))
    return { kind: 'plan', plan: plan('frequencies', { variables: [variable.name] }, { equal: true }) }
  if (has('regression') || (has('effect') && /\bfactors?\b|\bwhat\b/.test(text)))
    return ask(
      `Which columns may explain ${variable.label}? Name them, or begin with who the people are.`,
      explainedByPeople(variable, table),
    )
  if (has('relationship') || has('effect')) return ask(`${variable.label} and which other column?`)
  if (has('difference') || has('change'))
    return ask(
      isScale(variable)
        ? `Between which groups should ${variable.label} be compared? ${groupsWords(table)}`
        : `What should be compared between the groups of ${variable.label}?`,
      isScale(variable)
        ? byEachGroup(table, (group) => {
            const one = groupsCompared(variable, group, {})
            return one.kind === 'plan' ? one.plan : undefined
          })
        : table.variables
            .filter(({ kind }) => kind === 'number')
            .toSorted((a, b) => Number(isTotal(b)) - Number(isTotal(a)))
            .slice(0, 4)
            .flatMap((outcome) => {
              const one = groupsCompared(outcome, variable, {})
              return one.kind === 'plan' ? [one.plan] : []
            }),
    )
  if (NAMED_AS_ANALYSES.test(variable.name) && !has('average') && !has('count'))
    return ask(
      `“${variable.label}” is a column of this sheet. What would you like to know about it?`,
      isScale(variable)
        ? [plan('descriptives', { variables: [variable.name] })]
        : [plan('frequencies', { variables: [variable.name] })],
    )
  const isAsked =
    has('average') || has('count') || has('descriptives') || has('frequencies') || request.filter.length > 0
  // "Add smoker" with nothing to add it to asks for no description.
  const isBare =
    !/^(?:please |now |and |then )*(?:add|include|put|remove|drop|take out|leave out|replace)\b/.test(
      text.trim(),
    ) &&
    text.trim().split(/\s+/).length <= (isGrouping(variable) && variable.kind !== 'number' ? 6 : 3) &&
    !/^(?:please |pls )*tests? /.test(text.trim()) &&
    !/\b(?:lower|higher|more|less|better|worse|best|worst)\b/.test(text)
  const isPlain = isAsked || DESCRIBES.test(text) || isBare
  if (!isPlain)
    return ask(
      `What would you like to know about ${variable.label}?`,
      isScale(variable)
        ? [
            plan('descriptives', { variables: [variable.name] }),
            plan('normality', { variables: [variable.name] }),
          ]
        : [plan('frequencies', { variables: [variable.name] })],
    )
  // "20-29" and "40 and above" have no mean, nor have levels of education.
  const isRated = levelsOf(variable).some(({ label }) =>
    /^\d+$|agree|satisf|likely|never|always|often|importan|good|poor|low|high|very|strong/i.test(label),
  )
  const wantsCounts = has('count') || /\bdistribution\b/.test(text)
  if (variable.kind === 'ordinal' && has('average') && !isRated && !wantsCounts)
    return ask(
      `${variable.label} is in groups (${joinList(
        levelsOf(variable)
          .slice(0, 3)
          .map(({ label }) => label),
      )}), which have no mean. Shall they be counted?`,
      [plan('frequencies', { variables: [variable.name] })],
    )
  if (variable.kind === 'number' || (variable.kind === 'ordinal' && has('average') && !wantsCounts))
    return { kind: 'plan', plan: plan('descriptives', { variables: [variable.name] }) }
  if (has('average') && !wantsCounts)
    return refuse(
      `${variable.label} holds groups (${joinList(
        levelsOf(variable)
          .slice(0, 4)
          .map(({ label }) => label),
      )}) and has no mean. I can count them: ask for frequencies.`,
    )
  return { kind: 'plan', plan: plan('frequencies', { variables: [variable.name] }) }
}
