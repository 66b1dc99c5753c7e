/**
 * Harper (decision 0140) finds mistakes that our rules have no words for. Only those of its rules are on that were right on sentences
 * corrected by people; it is opened in a thread, where its memory ends with the thread.
 */
import { Dialect, type Lint, LocalLinter, SuggestionKind } from 'harper.js'
import { slimBinary } from 'harper.js/slimBinary'
import { capitalised } from '#kit/text/articles.ts'
import { bestSpelling } from '../../rules/mend/best-spelling.ts'
import type { Mistake } from '../../rules/mend/mistakes.ts'
import type { Change } from '../../rules/text/change.ts'
import { openFrequencies } from './frequencies.ts'

const SPELLING = 'SpellCheck'
const RIGHT: Record<string, Mistake> = {
  [SPELLING]: 'misspelt word',
  OpenCompounds: 'misspelt word',
  RegularIrregulars: 'misspelt word',
  MergeWords: 'misspelt word',
  Someone: 'misspelt word',
  Myself: 'misspelt word',
  OfCourse: 'misspelt word',
  Nowadays: 'misspelt word',
  Therefore: 'misspelt word',
  Hazzle: 'misspelt word',
  WrongApostrophe: 'misspelt word',
  CorrectNumberSuffix: 'misspelt word',
  Cant: 'misspelt word',
  ThatThan: 'wrong word',
  ThenThan: 'wrong word',
  PossessiveYour: 'wrong word',
  TheAnother: 'wrong word',
  DespiteOf: 'preposition',
  PronounVerbAgreement: 'agreement',
  ThereIsAgreement: 'agreement',
  OneOfTheSingular: 'number of a noun',
  PluralWrongWordOfPhrase: 'number of a noun',
  InflectedVerbAfterTo: 'verb form',
  DoubleModal: 'verb form',
  ModalOf: 'verb form',
}
/** A participle that stands before "the" was meant for a verb: "to reduced the". Elsewhere it may describe a noun: "lead to reduced costs". */
const BEFORE_OBJECT = /^\s+(?:the|a|an|this|that|these|those|it|them|him|us|their|his|her|our|its|my)\b/i
/** "Interven- tions": parts of a word that a line's end has split. */
const SPLIT_BEFORE = /\p{L}[-‐‑]\s*$/u
const SPLIT_AFTER = /^\s*[-‐‑]/
/** "doi:10.1016/j. intell.2012": a part of an address, and of a program's call. */
const IN_ADDRESS = /^(?:[./_]\w|\()/

/** A text with more unknown words than this is no English that can be mended. */
const MOST_UNKNOWN = 150

/** A first word may be a name, of which few are as long as this: it is only read as another word that is common. */
const LONG = 8
const COMMON = 300

export type Harper = {
  /** Offsets count in the text. */
  mistakesIn(text: string): Promise<Change[]>
  /** How many of each kind: what a rewriting may not add to. */
  countsIn(text: string): Promise<Map<string, number>>
}

export async function openHarper(): Promise<Harper> {
  const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.British })
  await linter.setup()
  const all = await linter.getDefaultLintConfig()
  await linter.setLintConfig(Object.fromEntries(Object.keys(all).map((name) => [name, name in RIGHT])))
  const frequencies = openFrequencies()

  return {
    async mistakesIn(text) {
      const found = await linter.organizedLints(text, { language: 'plaintext' })
      const at = offsetsOf(text)
      if ((found[SPELLING]?.length ?? 0) > MOST_UNKNOWN) return []
      return Object.entries(found).flatMap(([name, lints]) =>
        lints.flatMap((lint) => mended(name, lint, text, at)),
      )
    },
    async countsIn(text) {
      const found = await linter.organizedLints(text, { language: 'plaintext' })
      return new Map(
        Object.entries(found).flatMap(([name, lints]) =>
          name === SPELLING ? [] : [[name, lints.length] as const],
        ),
      )
    },
  }

  function mended(name: string, lint: Lint, text: string, at: (place: number) => number): Change[] {
    const rule = RIGHT[name]
    const { start, end } = lint.span()
    const [from, to] = [at(start), at(end)]
    const written = text.slice(from, to)
    const [first] = lint.suggestions()
    if (!rule || !first) return []
    if (
      SPLIT_BEFORE.test(text.slice(Math.max(0, from - 6), from)) ||
      SPLIT_AFTER.test(text.slice(to, to + 4)) ||
      IN_ADDRESS.test(text.slice(to, to + 2))
    )
      return []
    // Initials of a name, and letters with spaces between them.
    if (/(?:^|\s)(?![ai]\b)\p{L}\.?(?:\s|$)/iu.test(written)) return []
    // "He further points out": the verb comes after it.
    if (name === 'PronounVerbAgreement' && /^\s+\p{Ll}+s\b/u.test(text.slice(to))) return []
    if (name === 'ThenThan' && isConsequence(text.slice(0, from), text.slice(to))) return []
    if (name === 'InflectedVerbAfterTo' && !BEFORE_OBJECT.test(text.slice(to, to + 12))) return []
    const change = (put: string): Change[] =>
      put === written ? [] : [{ from, to, text: put, rule, kind: 'mended' }]
    if (name === SPELLING) {
      // A capital may be a name, and names are not in dictionaries; the first word of a sentence seldom is one.
      const isFirst =
        /(?:^|[.?!]\s+)$/.test(text.slice(Math.max(0, from - 4), from)) && /^\p{Lu}\p{Ll}+$/u.test(written)
      if (/\p{Lu}/u.test(written) && !isFirst) return []
      // A slip is made once; a word that comes again is the author's.
      if (timesIn(text, written) > 1) return []
      const others = lint.suggestions().map((suggestion) => suggestion.get_replacement_text())
      // American spelling is not a mistake.
      if (others.some((other) => isVariant(written, other))) return []
      const best = bestSpelling(written, others, frequencies)
      if (!best) return []
      if (!isFirst) return change(best)
      return written.length >= LONG && frequencies.of(best) >= COMMON ? change(capitalised(best)) : []
    }
    if (first.kind() === SuggestionKind.Replace) return change(first.get_replacement_text())
    if (first.kind() === SuggestionKind.Remove) return change('')
    return [{ from: to, to, text: first.get_replacement_text(), rule, kind: 'mended' }]
  }
}

/** "If it is more then …", "is more then they may …": what follows, and no comparison. */
const isConsequence = (before: string, after: string): boolean =>
  /\b(?:if|when|once)\b[^.?!]*$/i.test(before.slice(-200)) ||
  /^\s+(?:it|they|we|he|she|i|you|there)\s+(?:may|can|will|must|should|would|could|might|is|are|was|were)\b/i.test(
    after.slice(0, 40),
  )

const timesIn = (text: string, word: string) =>
  text.toLowerCase().match(new RegExp(`(?<![\\p{L}])${word.toLowerCase()}(?:s|ed|ing)?(?![\\p{L}])`, 'gu'))
    ?.length ?? 0

const inOneSpelling = (word: string) =>
  word
    .toLowerCase()
    .replace(/ise/g, 'ize')
    .replace(/isi/g, 'izi')
    .replace(/isa/g, 'iza')
    .replace(/yse/g, 'yze')
    .replace(/our/g, 'or')
    .replace(/ll(?=ed|ing|er|ment|ful|or)/g, 'l')
    .replace(/re$/, 'er')
    .replace(/ogue/g, 'og')
    .replace(/ence$/, 'ense')
/** These have one spelling everywhere. */
const ALWAYS_S = /(?:surpr|exerc|adv|rev|superv|comprom|improv|compr|dev|desp|otherw|prem|prec|prom)i[sz]/
const isVariant = (one: string, other: string) =>
  one !== other && !ALWAYS_S.test(one) && inOneSpelling(one) === inOneSpelling(other)

/** It counts characters, JavaScript counts halves of some of them. */
function offsetsOf(text: string): (place: number) => number {
  if (!/[\u{10000}-\u{10ffff}]/u.test(text)) return (place) => place
  const starts: number[] = []
  let at = 0
  for (const character of text) {
    starts.push(at)
    at += character.length
  }
  starts.push(at)
  return (place) => starts[place] ?? text.length
}
