/** What tells an answer beside the words it shares: who says it, what was chosen, the size of one's own sample. */
import { contentStems } from '#kit/text/content-stems.ts'
import type { AskedQuestion, AskedWord } from '../../summarisation/asked.ts'
import type { HeldLine } from './held-lines.ts'
import { holds } from './in-brief.ts'

/** "How many traders did I survey?" by "sample size (N) = 47". */
const OF_OWN_SAMPLE = /\b(?:survey|sampl|interview|took part|participat|respond|answer|questionnaire)/i
const GIVES_SIZE =
  /\bsample size\b[^.]{0,20}?(?:\bof|\bis|\bwas|=|:)\s*\d|\bsample of \d|\bN\s*\)?\s*=\s*\d|\d\s*(?:\([^)]*\)\s*)?(?:copies of |of the )?(?:questionnaires|forms|responses|copies)\b[^.]{0,48}\b(?:filled|returned|retrieved|completed|usable|valid)\b|\d\s+(?:\p{L}+\s+){1,3}(?:(?:were|was) (?:\p{L}+ )?(?:selected|sampled|interviewed|surveyed|recruited|enrolled|included)|took part|participated|responded)\b/u
export const PERSONS: ReadonlySet<string> = new Set(
  contentStems('people persons respondents participants informants individuals'),
)
export const isOwnSize = (question: string, text: string): boolean =>
  OF_OWN_SAMPLE.test(question) && GIVES_SIZE.test(text)

/** What answers "which factors" need not say that it is one. */
export const ASKS_WHICH_OF = /\b(which|what) (?:\p{L}+ )?(?:factors?|variables?|predictors?)\b(?=\s+\p{L})/iu

export const NEGATES = /\b(?:no|not|none|never|without)\b/i

/** "Male or female": one of the two is enough. */
export function eitherOf(asked: AskedQuestion): AskedQuestion {
  const [, one = '', other = ''] = EITHER.exec(asked.question) ?? []
  const [first] = contentStems(one)
  const [second] = contentStems(other)
  if (!first || !second) return asked
  const words = asked.words
    .filter(({ asked: word }) => word !== second)
    .map((word) => (word.asked === first ? { ...word, stems: new Set([...word.stems, second]) } : word))
  return { ...asked, words }
}
const EITHER = /\b(\p{L}{3,}) or (\p{L}{3,})\b/iu

/** What was used here, among all that might have been. */
export const ASKS_CHOSEN =
  /\b(?:used|adopted|chosen|guid\w+|underpin\w*|based|employed|philosophy|paradigm|approach|design|strategy)\b/i
export const IS_CHOSEN =
  /\b(?:this|the (?:present|current)) (?:\w+ )?(?:study|research|thesis|project|dissertation|work)\b|\b(?:we|I|the (?:researchers?|authors?)) (?:\w+ )?(?:used|chose|decided|adopted|employed|applied|selected)\b|\b(?:was|were) (?:\w+ )?(?:adopted|used|chosen|employed|applied|selected)\b/

/** A heading or a label that only repeats the question. */
export const saysNoMore = ({ unit, stems }: HeldLine, { words }: AskedQuestion): boolean =>
  !unit.text.trimEnd().endsWith(':') &&
  stems.size <= words.length + 1 &&
  [...stems].every((stem) => words.some(({ asked }) => asked === stem))

/** "What did the marketer say?": of all who were asked, only this one answers. */
export function speakerIn(question: string, { words }: AskedQuestion): AskedWord | undefined {
  const said = SAYS.exec(question)?.[1]
  const [stem] = contentStems(said ?? '').slice(-1)
  return stem && !PERSONS.has(stem) ? words.find(({ asked }) => asked === stem) : undefined
}
export const isSaidBy = (speaker: AskedWord, held: ReadonlySet<string>): boolean =>
  held.has(speaker.asked) || (OF_A_SEX.has(speaker.asked) && holds(speaker, held))
const OF_A_SEX = new Set(contentStems('men women male female boys girls'))
const SAYS =
  /\bwhat (?:did|do|does) (?:the |their |my )?((?:\p{L}+ )?\p{L}+?)s? (?:say|said|think|feel|report|mention|complain)\b/iu

/** "What is the philosophy?" by "the philosophy of this study is …". */
export function saidOfWhat(question: string): RegExp | undefined {
  const word = /\bwhat (?:is|are|was|were) (?:\p{L}+ ){0,3}?(\p{L}{4,})\W*$/iu.exec(
    question.replace(OF_THE_STUDY, ''),
  )?.[1]
  return word
    ? new RegExp(
        String.raw`\b${word}(?:\s+\p{L}+){0,5}?\s+(?:is|are|was|were|will be)\s+(?!that\b|used\b|about\b)`,
        'iu',
      )
    : undefined
}

export const OF_THE_STUDY =
  /\s+(?:of|for|in) (?:the|this|my|your) (?:study|research|project|thesis|dissertation|work|paper)\W*$/i

/** Names that the question does not have. */
export const newNames = (text: string, { words }: AskedQuestion): number =>
  [...text.matchAll(NAME)].filter(([, name = '']) => {
    const stems = contentStems(name)
    return stems.length > 0 && !words.some(({ asked }) => stems.includes(asked))
  }).length
const NAME = /(?<=[\p{Ll},;(]\s["“‘'(]?)(\p{Lu}[\p{L}-]+)/gu
