/** How figures and quotations are put into sentences. */
import { splitSentences } from '#kit/text/split-sentences.ts'
import type { StatisticRow } from '../../contract.ts'

const LONGEST_QUOTE = 48

/** A long sentence is cut between two words; its evidence keeps the whole sentence. */
export function quotedExcerpt(text: string, longest = LONGEST_QUOTE): string {
  const words = withoutLooseMark(text.replace(BULLET, '')).replace(/\s+/g, ' ').trim().split(' ')
  const shown =
    words.length <= longest + 6
      ? words.join(' ')
      : `${words
          .slice(0, longest)
          .join(' ')
          .replace(/[,;:(–-]+$/, '')} …`
  return `“${shown.replaceAll('“', '‘').replaceAll('”', '’')}”`
}

const BULLET = /^\s*[•●○▪◦–\uFFFD\uE000-\uF8FF-]\s+/

/** A quotation that spans sentences has its closing mark elsewhere. */
const withoutLooseMark = (text: string): string =>
  /^\s*“[^”]*$/.test(text) ? text.replace('“', '') : /^[^“]*”\s*$/.test(text) ? text.replace('”', '') : text

/** Words only: "d = 0.82" and "α" are unchanged. */
export const capitalised = (text: string): string =>
  /^[a-z]{2}|^a /.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text

/** Adds a full stop, unless the text already ends with a mark. */
export const ended = (text: string): string =>
  /[.!?…]["”’)]?$/.test(text.trim()) ? text.trim() : `${text.trim()}.`

/** The first statement of a check; the rest is detail. */
export const firstSentence = (text: string): string => splitSentences(text)[0]?.text ?? text

/** Computed from the figures beside it, or printed at another place: the one is never called the other. */
export const otherSide = ({ computes, against }: Pick<StatisticRow, 'computes' | 'against'>): string =>
  `${against ? 'elsewhere' : 'recalculated'} ${computes}`
