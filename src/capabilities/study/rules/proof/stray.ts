/** What a free answer about a work states that the work does not have: for a line below it, not for a verdict. */
import { splitSentences } from '#kit/text/split-sentences.ts'
import { compute, computedAgrees } from './compute.ts'
import type { DocumentWords } from './document-words.ts'
import { strangeFigures, strangeNames } from './wording.ts'

const ABOUT_THE_WORK =
  /\b(?:this|the|your) (?:study|thesis|dissertation|document|work|paper|report|research|researchers?|authors?|results|findings)\b/i
/** Titles and labels have capitals of their own. */
const NO_PROSE = /^#.*$|\*\*[^*\n]+\*\*|\[\^\d+\]/gm
/** "(pages 53 and 57)": where it stands, and nothing that it says. */
const PLACES =
  /\b(?:pages?|pp?\.|tables?|figures?|chapters?|sections?|appendi(?:x|ces)|paragraphs?)\s*\d[\d.]*(?:\s*(?:,|[–-]|and|to)\s*\d[\d.]*)*/gi

/** Figures of an answer that speaks of the work, and the names in those of its sentences that do. */
export function strayIn(answer: string, words: DocumentWords): string[] {
  const told = answer
    .replace(QUOTED, ' ')
    .replace(NO_PROSE, ' ')
    .replace(PLACES, ' ')
    .replace(STEP, withoutResult)
    .replace(SUMMED, withoutSum)
  const sentences = splitSentences(told).flatMap(({ text }) => (IN_GENERAL.test(text) ? [] : [text]))
  const about = sentences.filter((text) => ABOUT_THE_WORK.test(text))
  if (about.length === 0) return []
  const found = [
    ...sentences.flatMap((text) => strangeFigures(text, words)),
    ...about.flatMap((text) => strangeNames(text, words)),
  ]
  return [...new Set(found)]
}

/** What is quoted is proved by itself. */
const QUOTED = /“[^”]*”/g
/** What holds of any study is no figure of this one. */
const IN_GENERAL = /^\W*(?:in general|generally|as a rule|usually)\b/i

/** "139,000 / (1 + 139,000 × 0.05²) = 398.9": what was computed before the reader's eyes is no figure of the work. */
const STEP = /([\d.,()+\-−–×*/÷²^\s]{3,120})([=≈])\s*([\d,]*\.?\d+)(\s?%)?/g
function withoutResult(whole: string, terms: string, sign: string, result: string, share = ''): string {
  const value = compute(terms.replace(/²/g, '^2'))?.value
  const printed = result.replace(/,(?=\d{3})/g, '')
  const isRight =
    value !== undefined &&
    (computedAgrees(value, printed) || (share !== '' && computedAgrees(100 * value, printed)))
  return isRight ? `${terms}${sign}` : whole
}

/** "69% (42% + 27%)": the sum stands behind it. */
const SUMMED = /(?<![\d.,])(\d[\d,]{0,12}(?:\.\d{1,6})?)\s?%?\s?\(([\d.,%+\-−–\s]{3,80})\)/g
function withoutSum(whole: string, result: string, terms: string): string {
  const value = /[+−–-]/.test(terms) ? compute(terms.replace(/%/g, ' '))?.value : undefined
  const isRight = value !== undefined && computedAgrees(value, result.replace(/,(?=\d{3})/g, ''))
  return isRight ? `(${terms})` : whole
}
