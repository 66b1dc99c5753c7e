/** Groups that a request names: “females”, “the treatment arm”, “renters”. */
import { levelsOf, type Table, type Variable } from '../../table/table.ts'
import { sameRoot } from './bantu-roots.ts'
import { namedByItsGroups } from './groups-of-codes.ts'
import type { Mention } from './mention.ts'
import { FILLERS, type RequestWord, sameWord, wordsIn } from './request-words.ts'
import { ALSO } from './same-meaning.ts'

/** Words that are the whole name of a group, of one column only. */
export function levelWords({ variables }: Table): Map<string, Variable> {
  const found = new Map<string, Variable | undefined>()
  for (const variable of variables.filter(({ kind }) => kind === 'nominal'))
    for (const { label } of levelsOf(variable)) {
      const [only, ...rest] = wordsIn(label)
      if (!only || rest.length > 0 || only.stem.length < 4) continue
      const other = found.get(only.stem)
      found.set(only.stem, found.has(only.stem) && other !== variable ? undefined : variable)
    }
  return new Map([...found].flatMap(([stem, variable]) => (variable ? [[stem, variable] as const] : [])))
}

/** "Females", "the treatment arm", "Soweto": a level stands for its variable, or for the rows that have it. */
export function levels(words: readonly RequestWord[], free: boolean[], table: Table): Mention[] {
  const found: Mention[] = []
  const candidates = table.variables
    .filter(({ kind }) => kind === 'nominal' || kind === 'ordinal')
    .flatMap((variable) =>
      levelsOf(variable).map((level) => ({
        variable,
        level,
        own: wordsIn(level.label).map(({ stem }) => stem),
      })),
    )
  for (let at = 0; at < words.length; at += 1) {
    if (!free[at]) continue
    const hit = candidates
      .filter(
        ({ own, level }) =>
          own.length > 0 &&
          !/^(?:yes|no|\d+|none|other|agree|disagree|neutral|true|false)$/i.test(level.label) &&
          own.every((word, i) => free[at + i] && isLevel(words[at + i]!, word)),
      )
      .sort((a, b) => b.own.length - a.own.length)
    const [best] = hit
    if (!best) continue
    const same = new Set(
      hit.filter(({ own }) => own.length === best.own.length).map(({ variable }) => variable),
    )
    if (same.size > 1) continue
    const last = at + best.own.length - 1
    found.push({ kind: 'level', variable: best.variable, level: best.level, first: at, last })
    for (let i = at; i <= last; i += 1) free[i] = false
    at = last
  }
  return [...found, ...partsOfLevels(words, free, found), ...namedByItsGroups(words, free, table)]
}

/** "Tap vs borehole vs well" of a shallow well: a part of a level will do beside another level of its column. */
function partsOfLevels(
  words: readonly RequestWord[],
  free: readonly boolean[],
  found: readonly Mention[],
): Mention[] {
  const variables = new Set(found.flatMap((one) => (one.kind === 'level' ? [one.variable] : [])))
  return [...variables].flatMap((variable) =>
    words.flatMap((word, at): Mention[] => {
      if (!free[at] || FILLERS.has(word.stem)) return []
      const fitting = levelsOf(variable).filter(
        ({ label }) =>
          wordsIn(label).length > 1 &&
          wordsIn(label).some(
            ({ stem }) =>
              (stem.length >= 4 || (stem.length === 3 && word.text.length >= 5)) && stem === word.stem,
          ),
      )
      return fitting.length === 1
        ? [{ kind: 'level', variable, level: fitting[0]!, first: at, last: at }]
        : []
    }),
  )
}

const isLevel = ({ stem, text }: RequestWord, own: string) =>
  text === own ||
  stem === own ||
  (own.length >= 4 && sameWord(stem, own)) ||
  [text, stem].some((asked) => ALSO[asked]?.includes(own) || ALSO[own]?.includes(asked)) ||
  sameRoot(text, own)
