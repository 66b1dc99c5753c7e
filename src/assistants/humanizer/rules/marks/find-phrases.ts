import { type ChangeKind, withChanges } from '../text/change.ts'
import { findWords } from './find-words.ts'
import type { Mark } from './mark.ts'
import { type Phrase, type PhraseMatch, STOCK_PHRASES } from './phrases.ts'
import { WORDY_PHRASES } from './wordy-phrases.ts'

type Ready = { phrase: Phrase; pattern: RegExp; kind: ChangeKind }
let ready: readonly Ready[] | undefined

const compile = (phrases: readonly Phrase[], kind: ChangeKind): Ready[] =>
  phrases.map((phrase) => ({
    phrase,
    kind,
    // A space in the text may also be a line break.
    pattern: new RegExp(
      `${/^[\w(]/.test(phrase[2]) ? '\\b' : ''}(?:${phrase[2].replaceAll(' ', '\\s+')})`,
      'gi',
    ),
  }))

export function findPhrases(text: string): Mark[] {
  ready ??= [...compile(STOCK_PHRASES, 'stock-phrase'), ...compile(WORDY_PHRASES, 'wordy')]
  const found: Mark[] = []
  for (const { phrase, pattern, kind } of ready)
    for (const match of text.matchAll(pattern)) {
      const choices = phraseChoices(phrase, match, text)
      if (choices.length === 0) continue
      const [rule, weight] = phrase
      found.push({
        from: match.index,
        to: match.index + match[0].length,
        rule,
        kind,
        weight,
        choices,
        since: 'medium',
      })
    }
  return found
}

function phraseChoices([, , , choices]: Phrase, match: RegExpExecArray, text: string): readonly string[] {
  const before = text.slice(Math.max(0, match.index - 60), match.index)
  const all = typeof choices === 'function' ? choices(match as PhraseMatch, before) : choices
  return all
    .map((choice) => choice.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? ''))
    .map(plainInside)
    .filter((choice, i) => choice !== '' || i === 0)
}

/** The part of the text a phrase keeps may contain a mark itself. */
const plainInside = (choice: string): string =>
  choice.includes(' ')
    ? withChanges(
        choice,
        findWords(choice)
          .filter(({ weight, choices }) => weight > 0 && choices[0] !== '')
          .map((mark) => ({ ...mark, text: mark.choices[0] ?? '' })),
      )
    : choice
