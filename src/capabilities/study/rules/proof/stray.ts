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
  const told = answer.replace(NO_PROSE, ' ').replace(PLACES, ' ').replace(STEP, withoutResult)
  const sentences = splitSentences(told).map(({ text }) => text)
  const about = sentences.filter((text) => ABOUT_THE_WORK.test(text))
  if (about.length === 0) return []
  const found = [
    ...sentences.flatMap((text) => strangeFigures(text, words)),
    ...about.flatMap((text) => strangeNames(text, words)),
  ]
  return [...new Set(found)]
}

/** "139,000 / (1 + 139,000 × 0.05²) = 398.9": what was computed before the reader's eyes is no figure of the work. */
const STEP = /([\d.,()+\-−–×*/÷²^\s]{3,120})=\s*([\d,]*\.?\d+)/g
function withoutResult(whole: string, terms: string, result: string): string {
  const value = compute(terms.replace(/²/g, '^2'))?.value
  const isRight = value !== undefined && computedAgrees(value, result.replace(/,(?=\d{3})/g, ''))
  return isRight ? `${terms}=` : whole
}
