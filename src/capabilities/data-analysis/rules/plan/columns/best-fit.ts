/** Of several columns that fit the same words, the one that fits them best: by the other words of the request, and by what it is to be. */
import { withoutCodes } from '../../table/code-book.ts'
import { isGrouping, levelsOf, type Variable } from '../../table/table.ts'
import type { Intent } from '../words/intent.ts'
import type { Mention } from '../words/mention.ts'
import { fits } from '../words/mentions.ts'
import type { NamedAnalysis } from '../words/named-analyses.ts'
import { FILLERS, type RequestWord, stemOf, wordsIn } from '../words/request-words.ts'
import { isTotal } from '../words/word-sets.ts'

/** They need something measured. */
const MEASURES: readonly Intent[] = [
  'average',
  'descriptives',
  'anova',
  'one-way-anova',
  't-test',
  'independent-t',
  'paired-t',
  'one-sample-t',
  'mann-whitney',
  'kruskal-wallis',
  'welch-anova',
  'two-way-anova',
  'post-hoc',
  'levene',
  'normality',
  'pearson',
  'spearman',
  'kendall',
  'partial-correlation',
  'linear-regression',
  'difference',
  'regression',
  'relationship',
  'effect',
]
const SMALL = /^(?:what|is|your|are|you|do|does|did|which|how|of|the|a|an|to|for|in|on|at|by|and|or|if|it)$/

/** How much better the best must be than the next. */
const MARGIN = 0.5
const [TOTAL, KIND, DIVIDES, BESIDE, LABEL, WHETHER, EXACT, ASKED] = [0.8, 0.5, 0.5, 0.6, 0.5, 0.6, 0.8, 0.6]

type Unclear = Extract<Mention, { kind: 'unclear' }>

export function bestFitting(
  mention: Mention,
  all: readonly Mention[],
  words: readonly RequestWord[],
  intents: readonly NamedAnalysis[],
): Mention {
  if (mention.kind !== 'unclear') return mention
  const { first, last } = mention
  const isTaken = (at: number) =>
    all.some((one) => one !== mention && one.kind === 'variable' && at >= one.first && at <= one.last)
  const said = words.filter((_, at) => !isTaken(at))
  const lead = words[first - 1]?.text ?? ''
  const isRelation = intents.some(({ intent }) => intent === 'relationship' || intent === 'pearson')
  const isBy = (isRelation ? /^(?:by|per|across|each)$/ : /^(?:by|per|across|between|among|each)$/).test(lead)
  const isMeasured = intents.some(({ intent }) => MEASURES.includes(intent)) && !isBy
  const isYesNo =
    intents.some(({ intent }) => intent === 'logistic-regression') ||
    words
      .slice(Math.max(0, first - 4), first)
      .some(({ text }) => /^(?:whether|if|who|gets?|got|getting|having)$/.test(text))
  const ranked = candidates(mention, all)
    .map((variable) => ({
      variable,
      score:
        wordsShared(variable, said) +
        (isTotal(variable) && !isBy ? TOTAL : 0) +
        (isBesideNamed(variable, all) ? BESIDE : 0) +
        (isCalled(variable, mention.words) ? LABEL : 0) +
        (isAskedAlike(variable, words) ? ASKED : 0) +
        (isYesNo && levelsOf(variable).length === 2 ? WHETHER : 0) +
        (isMeasured ? (variable.kind === 'number' ? KIND : variable.kind === 'ordinal' ? KIND / 2 : 0) : 0) +
        (isBy && isGrouping(variable) && variable.kind !== 'number' ? DIVIDES : 0),
    }))
    .toSorted((a, b) => b.score - a.score)
  const [best, next] = ranked
  // “Mean waiting time” of minutes, and of a statement about them: the words alone do not say which.
  const isStatement =
    best?.variable.kind === 'ordinal' && levelsOf(best.variable).some(({ label }) => !/^\d+$/.test(label))
  if (isMeasured && isStatement && ranked.some(({ variable }) => variable.kind === 'number')) return mention
  return best && (!next || best.score - next.score >= MARGIN)
    ? { kind: 'variable', variable: best.variable, first, last }
    : mention.known
      ? { kind: 'variable', variable: mention.known, first, last }
      : mention
}

/** What another part of the request names already is not named a second time. */
function candidates({ variables }: Unclear, all: readonly Mention[]): Variable[] {
  const rest = variables.filter(
    (variable) => !all.some((one) => one.kind === 'variable' && one.variable === variable),
  )
  const usable = rest.filter(({ kind }) => kind !== 'text' && kind !== 'identifier' && kind !== 'date')
  return usable.length > 0 ? usable : rest.length > 0 ? rest : variables
}

/** “What is the main dish?” and “How is the main dish cooked?” */
const isAskedAlike = ({ name }: Variable, words: readonly RequestWord[]) => {
  const [first] = wordsIn(name)
  return (
    first !== undefined &&
    /^(?:what|how|which|who|where|when|why)$/.test(first.text) &&
    words[0]?.text === first.text
  )
}

const isCalled = ({ label }: Variable, said: string) => stemOf(label.toLowerCase()) === stemOf(said)

/** Formal_credit is named: then “informal” is informal_credit. */
const isBesideNamed = ({ name }: Variable, all: readonly Mention[]) => {
  const end = /[_\s][a-z]{3,}$/i.exec(name)?.[0]
  return (
    end !== undefined &&
    all.some(
      (one) => one.kind === 'variable' && one.variable.name !== name && one.variable.name.endsWith(end),
    )
  )
}

/** Words of the request that the heading or the label has, and the share of these that were said. */
function wordsShared({ name, label }: Variable, said: readonly RequestWord[]): number {
  const shared = [withoutCodes(name), label].map((heading) => {
    const own = wordsIn(heading.replace(/([a-z])([A-Z])/g, '$1 $2')).filter(({ text }) => !SMALL.test(text))
    const hits = own.filter((word) =>
      said.some(
        ({ stem, text }) => text === word.text || fits(stem, word.stem) || isLoosely(text, word.text),
      ),
    ).length
    const exact = own.some((word) => said.some(({ text, stem }) => text === word.text || stem === word.stem))
      ? EXACT
      : 0
    return own.length === 0 ? 0 : hits + hits / own.length + exact
  })
  return Math.max(...shared)
}

/** “Secondary” for sec; “recommend” for a heading in which it is misspelt twice. */
const isLoosely = (asked: string, own: string) =>
  // “Itrude”: two words of a heading without the space between them.
  (asked.length >= 4 && own.length > asked.length && own.length <= asked.length + 2 && own.endsWith(asked)) ||
  (own.length >= 3 &&
    !FILLERS.has(stemOf(asked)) &&
    asked.length >= own.length + 3 &&
    asked.startsWith(own)) ||
  (own.length >= 8 &&
    asked.length >= 8 &&
    distanceWithin(asked.replace(/(?:s|ed|ing)$/, ''), own.replace(/(?:s|ed|ing)$/, ''), 3))

function distanceWithin(a: string, b: string, most: number): boolean {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length]! <= most
}
