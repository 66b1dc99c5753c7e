/** Which columns, and which of their levels, a request names. */
import type { Table, Variable } from '../../table/table.ts'
import { isAbbreviated, isSkeleton, type Named, namesOf } from './column-names.ts'
import { ranges } from './item-ranges.ts'
import { levels, levelWords } from './levels-named.ts'
import type { Mention } from './mention.ts'
import { FILLERS, type RequestWord, sameWord, stemOf, tidy, wordsIn } from './request-words.ts'
import { SAID_ALONG } from './said-along.ts'
import { ALSO, WEAK } from './same-meaning.ts'

export const fits = (asked: string, own: string): boolean =>
  sameWord(asked, own) ||
  isShortFor(asked, own) ||
  isShortHeading(own, asked) ||
  // In Bemba the first vowel of a noun falls away after a small word: icitungu, pa citungu.
  (own.length >= 6 && /^[aiu]/.test(own) && own.slice(1) === asked) ||
  (ALSO[own]?.some((other) => other === asked || (other.length >= 6 && sameWord(asked, other))) ?? false)
/** “Fert” for fertiliser, “rain” for rainfall; words that mean something else are short for nothing. */
const isShortFor = (asked: string, own: string) =>
  asked.length >= 4 &&
  own.length >= asked.length + 3 &&
  own.startsWith(asked) &&
  !FILLERS.has(asked) &&
  !SAID_ALONG.has(asked)
/** A column called fert, where fertiliser is asked about. */
const isShortHeading = (own: string, asked: string) =>
  own.length >= 4 &&
  asked.length >= own.length + 3 &&
  asked.startsWith(own) &&
  !FILLERS.has(own) &&
  !SAID_ALONG.has(own)
/** Not to be joined by a slip of one letter. */
const isShortName = (name: Named) => name.own.length === 1 && name.own[0]!.length <= 4

type Hit = {
  variable: Variable
  first: number
  last: number
  matched: number
  share: number
  isWhole: boolean
}

/** `taken`: words that belong to the name of an analysis. */
export function mentionsIn(request: string, table: Table, taken: (word: RequestWord) => boolean): Mention[] {
  const words = wordsIn(request)
  const names = namesOf(table)
  const free = words.map((word) => !taken(word))
  const mentions: Mention[] = []
  const take = (mention: Mention) => {
    mentions.push(mention)
    for (let at = mention.first; at <= mention.last; at += 1) free[at] = false
  }
  for (const mention of ranges(words, free, table, tidy(request))) take(mention)
  const isShared = sharedWord(table)
  const groups = levelWords(table)
  for (;;) {
    const hits = words.flatMap((_, at) =>
      free[at] ? names.flatMap((name) => asPart(hitAt(words, free, at, name), name, isShared) ?? []) : [],
    )
    const usable = hits.filter(
      (hit) => hit.isWhole || (isTelling(hit, words, names) && !isRatherLevel(hit, words, groups)),
    )
    const best = usable.toSorted(better)[0]
    if (!best) break
    const equal = [
      ...new Set(
        usable
          .filter((hit) => (better(hit, best) === 0 && hit.first === best.first) || isAsGood(hit, best))
          .map(({ variable }) => variable),
      ),
    ]
    const { first, last } = best
    // "Sleep is 8 hours": what was named already takes the words that it shares with others.
    const isTimed = /^(?:baseline|initial|endline)$/.test(words[first - 1]?.text ?? '')
    const known = isTimed
      ? undefined
      : (equal.find((one) => mentions.some((mention) => isOf(mention, one))) ??
        (equal.length > 1 ? restOfHeading(words.slice(first, last + 1), first) : undefined))
    // “Recommend herbs”: another word before it may say which.
    const ahead = words[first - 1]
    const isToldApart =
      known !== undefined &&
      equal.length > 1 &&
      ahead !== undefined &&
      free[first - 1] === true &&
      !FILLERS.has(ahead.stem) &&
      !SAID_ALONG.has(ahead.text) &&
      !WEAK.has(ahead.text)
    take(
      equal.length === 1 || (known && !isToldApart)
        ? { kind: 'variable', variable: known ?? best.variable, first, last }
        : {
            kind: 'unclear',
            variables: equal,
            ...(known ? { known } : {}),
            words: words
              .slice(first, last + 1)
              .map(({ text }) => text)
              .join(' '),
            first,
            last,
          },
    )
  }
  /** "Treat their water": more of a heading that was named just before. */
  function restOfHeading(said: readonly RequestWord[], first: number): Variable | undefined {
    const before = mentions.find(
      (one) => one.kind === 'variable' && one.last < first && first - one.last <= 3,
    )
    if (before?.kind !== 'variable') return undefined
    const own = names.filter(({ variable }) => variable === before.variable).flatMap((name) => name.words)
    return said.every(({ stem }) => own.includes(stem)) ? before.variable : undefined
  }
  for (const mention of levels(words, free, table)) take(mention)
  return mentions.sort((a, b) => a.first - b.first)
}

/** “Herbs” of “Which herbs do you use?” where most questions are about herbs: a part of its heading, and not its name. */
function asPart(hit: Hit | undefined, { variable, own }: Named, isShared: (word: string) => boolean) {
  const [only] = own
  return hit?.share === 1 && own.length === 1 && isShared(only!) && wordsIn(variable.name).length > 2
    ? { ...hit, isWhole: false, share: 0.5 }
    : hit
}

/** “Renters”: a group by its name, and not the question about rents. */
const isRatherLevel = (
  { first, last, share, variable }: Hit,
  words: readonly RequestWord[],
  groups: ReadonlyMap<string, Variable>,
) => {
  const of = first === last ? groups.get(words[first]!.stem) : undefined
  return of !== undefined && of !== variable && share < 0.5
}

const OFTEN = 4

function sharedWord({ variables }: Table): (word: string) => boolean {
  const uses = new Map<string, number>()
  for (const { name } of variables)
    for (const stem of new Set(wordsIn(name).map((word) => word.stem)))
      uses.set(stem, (uses.get(stem) ?? 0) + 1)
  return (word) => (uses.get(word) ?? 0) >= OFTEN
}

/** “Age group” is the column of three age groups, and not the age beside it. */
const isLonger = (a: Hit, b: Hit) =>
  Number(b.matched >= 2 && b.share > 0.6 && a.matched === 1 && a.first === b.first) -
  Number(a.matched >= 2 && a.share > 0.6 && b.matched === 1 && a.first === b.first)

const better = (a: Hit, b: Hit) =>
  isLonger(a, b) ||
  Number(b.isWhole) - Number(a.isWhole) ||
  b.matched - a.matched ||
  b.share - a.share ||
  a.first - b.first

const isOf = (mention: Mention, variable: Variable) =>
  mention.kind === 'variable' && mention.variable === variable

/** The same words are a part of two headings: more of the one than of the other, but neither is named by them. */
const isAsGood = (hit: Hit, best: Hit) =>
  !best.isWhole && best.share <= 0.5 && !hit.isWhole && hit.first === best.first && hit.last === best.last

function hitAt(
  words: readonly RequestWord[],
  free: readonly boolean[],
  first: number,
  { variable, words: own, own: strong }: Named,
): Hit | undefined {
  // The whole name, word for word.
  if (
    own.every(
      (word, at) =>
        free[first + at] && (words[first + at]!.stem === word || words[first + at]!.text === word),
    )
  )
    return { variable, first, last: first + own.length - 1, matched: own.length, share: 1, isWhole: true }
  const made = strong.length === 1 ? isAbbreviated(words, free, first, strong[0]!) : 0
  if (made > 0) return { variable, first, last: first + made - 1, matched: made, share: 1, isWhole: true }
  const left = [...strong]
  let [last, matched] = [-1, 0]
  for (let at = first; at < words.length && free[at]; at += 1) {
    // "Hours, sleep" are two columns.
    if (at > first && words[at]!.isAfterComma) break
    const { stem, text } = words[at]!
    const place = left.findIndex((word) =>
      isShortName({ variable, words: own, own: strong })
        ? word === stem ||
          word === text ||
          word === stem.replace(/e$/, '') ||
          (ALSO[word]?.includes(stem) ?? false) ||
          isShortHeading(word, stem) ||
          initials(words, free, at, word)
        : fits(stem, word) || isWithoutVowels(word, text) || initials(words, free, at, word),
    )
    if (place >= 0) {
      const short = left[place]!
      const isInitials = !fits(stem, short) && initials(words, free, at, short)
      left.splice(place, 1)
      matched += 1
      if (isInitials) at += short.length - 1
      last = at
      if (left.length === 0) break
    } else if (at === first || !WEAK.has(text) || text === 'and' || text === 'by' || text === 'or') break
  }
  return matched === 0
    ? undefined
    : { variable, first, last, matched, share: matched / strong.length, isWhole: false }
}

const consonants = (word: string) => word.replace(/[aeiou]/g, '')

/** “Members” of a column called no_membrs. */
const isWithoutVowels = (own: string, asked: string) =>
  own.length >= 5 &&
  asked.length > own.length &&
  !/^[a-z]*[aeiou]{2}/.test(own) &&
  isSkeleton(own, [asked]) &&
  consonants(asked).replace(/s$/, '') === consonants(own).replace(/s$/, '')

/** "Blood pressure" for a column called bp. */
const initials = (words: readonly RequestWord[], free: readonly boolean[], at: number, own: string) =>
  own.length >= 2 &&
  own.length <= 4 &&
  free[at + own.length - 1] === true &&
  [...own].every((letter, i) => {
    const word = words[at + i]
    return word !== undefined && word.text[0] === letter && word.text.length > 2 && !FILLERS.has(word.stem)
  })

/** A part of a name will do where it names something and belongs to few columns. */
function isTelling(
  { first, last, variable, share }: Hit,
  words: readonly RequestWord[],
  names: readonly Named[],
): boolean {
  const hit = words.slice(first, last + 1)
  // "Measured 3 times" is not the column of the third month.
  const next = words[last + 1]?.stem ?? ''
  const goesOn = names.some((name) => name.variable === variable && name.words.includes(next))
  if (hit.every(({ text }) => /^\d+$/.test(text)) && !goesOn) return false
  const said = hit.filter(({ text }) => !WEAK.has(text))
  if (said.length === 0) return false
  const own = names.filter((name) => name.variable === variable).flatMap((name) => name.own)
  // "Programme of study" is not the year of study.
  const alone = names.flatMap((name) =>
    name.variable === variable && name.words.length === 1 ? name.words : [],
  )
  const isMeant = ({ stem, text }: RequestWord) =>
    own.some(
      (word) =>
        ALSO[word]?.includes(stem) ||
        (share > 0.5 && !FILLERS.has(stem) && (word === stem || word === text)) ||
        alone.includes(stem) ||
        alone.includes(text),
    )
  // A teacher is no teaching method, where only a part of a heading is named.
  const isPerson = ({ text }: RequestWord) =>
    share <= 0.5 &&
    /[^e]ers?$/.test(text) &&
    wordsIn(variable.name).some((word) => /ing$/.test(word.text) && word.stem === stemOf(text))
  if (said.every(isPerson)) return false
  const isCommon = said.every((word) => FILLERS.has(word.stem) && !isMeant(word))
  return !isCommon
}
