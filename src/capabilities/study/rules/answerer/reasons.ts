/** "Why …?": the sentence that gives the reason, or those behind the one that announces it. */
import { contentStems } from '#kit/text/content-stems.ts'
import { evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import { isProse, type ReadSentence } from '../document/reading.ts'
import type { OpenStudy } from '../open-study.ts'
import { readQuestion } from '../summarisation/asked.ts'
import { OF_OTHERS } from './look-up/held-lines.ts'

const ASKS =
  /^\W*(?:but |so |and )?why\b|\b(?:and|,) why\b|\bwhat (?:is|was|were) the reasons?\b|\bwhat made (?:them|him|her|the)\b/i
export const asksWhy = (question: string): boolean => ASKS.test(question)

export const GIVES_REASON =
  /\b(?:because|as (?:it|they|he|she|there|this)|since|due|reasons?|in order to|so that|as a result|led to|owing to|to (?:avoid|ensure|reduce|allow|prevent|maintain|keep|save|minimi[sz]e)|(?:chosen|selected|used|suitable|appropriate|preferred|useful|adopted) (?:for|as|in|because)|allow(?:s|ed|ing)?|enabl(?:es|ed|ing))\b/i
const ANNOUNCES =
  /\b(?:a number of|several|many|following|these|various|the) reasons?\b|\breasons?\b[^.]{0,60}:\s*$/i
const COUNTS =
  /^\W*(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|again|also|moreover|in addition|finally|another)\b/i
const REFERS =
  /^\W*(?:this|the|these|such)\s+(?:\w+\s+){0,2}?(?:model|method|design|technique|approach|test|sampling|language|software|tool|study|area|instrument|formula)\b/i
const LEADS_ON = /:\s*$/
const ENOUGH = 0.6
const MOST_BEHIND = 3

/** How much of what is asked a sentence holds, with the one before it where it points back to that. */
export function reasonsFor(
  question: string,
  { reading }: Pick<OpenStudy, 'reading'>,
  enough = ENOUGH,
): StudyEvidence[] {
  const words = readQuestion(
    question.replace(/\b(?:why|reasons?)\b|\b(?:and|but) not\b.*|\binstead of\b.*|\brather than\b.*/gi, ' '),
  ).words.filter(({ weighs }) => weighs !== 'light')
  if (words.length === 0) return []
  const { sentences } = reading
  const figures = question.match(/\d[\d.,%]*/g) ?? []
  const shareIn = (text: string) => {
    const held = new Set(contentStems(text))
    const has = ({ stems }: (typeof words)[number]) => [...stems].some((one) => held.has(one))
    return words.filter(has).length / words.length
  }
  const ranked = sentences.flatMap((one, at) => {
    if (!isProse(one) || one.role === 'references' || !GIVES_REASON.test(one.text)) return []
    const before = sentences[at - 1]
    const isBeside = before?.section === one.section
    const own = shareIn(one.text)
    const share = own < 1 && isBeside && REFERS.test(one.text) ? shareIn(`${before.text} ${one.text}`) : own
    // A single word is easily shared.
    if (words.length === 1 && !(SAYS_WHY.test(one.text) && CHOSEN_FOR.test(one.text))) return []
    return share >= enough && shareIn(one.text) > 0
      ? [
          {
            at,
            one,
            worth:
              share +
              (SAYS_WHY.test(one.text) ? 0.4 : 0) +
              (one.role === 'literature' || OF_OTHERS.test(one.text) ? -0.3 : 0) +
              (figures.some((figure) => one.text.includes(figure)) ? 0.5 : 0) +
              (CHOSEN.test(one.text) ? 0.3 : 0),
          },
        ]
      : []
  })
  const [best] = ranked.toSorted((one, other) => other.worth - one.worth || one.at - other.at)
  if (!best) return []
  const next = sentences[best.at + 1]
  const goesOn = next?.block === best.one.block && EXPLAINS_IT.test(next.text) ? [next] : []
  const behind = ANNOUNCES.test(best.one.text) ? behindIt(best.at, sentences) : goesOn
  return [best.one, ...behind].map(evidenceOf)
}
const EXPLAINS_IT =
  /^\W*(?:this|that|these|it) (?:is|was|are|were) (?:\w+ )?(?:attributed|because|due|explained|caused|since)\b/i
export const SAYS_WHY = /\b(?:because|since|due|owing to|so that|reasons?|suitable|appropriate|as it)\b/i
const CHOSEN_FOR =
  /\b(?:chosen|selected|chose|choice|adopted|preferred|suitable|appropriate)\b|\bused (?:because|since|as|due|for its)\b/i
const CHOSEN = /\b(?:chosen|selected|chose|choice|adopted|used|preferred|suitable|appropriate)\b/i

function behindIt(at: number, sentences: readonly ReadSentence[]): ReadSentence[] {
  const next = sentences.slice(at + 1, at + 1 + MOST_BEHIND)
  const isList = next[0] !== undefined && (next[0].kind === 'list-item' || COUNTS.test(next[0].text))
  if (!isList)
    return next
      .slice(0, 1)
      .filter(
        ({ text, section }) =>
          GIVES_REASON.test(text) && !LEADS_ON.test(text) && section === sentences[at]!.section,
      )
  const end = next.findIndex(
    ({ section, kind, text }) =>
      section !== sentences[at]!.section || (kind !== 'list-item' && !COUNTS.test(text)),
  )
  return next.slice(0, end < 0 ? undefined : end)
}
