/** The kinds of mistakes, each with the reason a student reads; and who finds them. */
import type { Change, TextSpan } from '../text/change.ts'
import type { Paragraph } from '../text/read-prose.ts'

export const MISTAKES = {
  agreement: 'The verb has to fit its subject.',
  'verb form': 'After this word the verb takes another form.',
  'number of a noun': 'One or several: the noun has to fit the word before it.',
  'noun without a plural': 'English treats this noun as a mass: no plural, and no “a”.',
  article: 'The noun needs another article here, or none.',
  preposition: 'English says this with another small word, or with none.',
  'repeated word': 'A word stood here twice.',
  hyphen: 'Words that together describe the next one are joined.',
  'misspelt word': 'A spelling mistake.',
  'capital letter': 'This begins a sentence or is a name.',
  'wrong word': 'A word that looks or sounds like the one meant.',
  comma: 'A comma parts the opening from the sentence.',
  'two sentences in one': 'A comma does not hold two sentences together.',
} as const
export type Mistake = keyof typeof MISTAKES

export type Mender = {
  /** Outside locked spans and without overlaps. */
  find(paragraph: Paragraph, rulesOff: readonly string[]): Change[]
  /** What a rewriting may not add to. */
  inSentence(sentence: string): readonly TextSpan[]
}

export const mistake = (rule: Mistake, from: number, to: number, text: string): Change => ({
  from,
  to,
  text,
  rule,
  kind: 'mended',
})
