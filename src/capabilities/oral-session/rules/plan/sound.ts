/**
 * Selects sentences fit for a question: complete, in a section about this work, and certain to be of the detected kind.
 */

import type { ExamQuestion, OpenStudy } from '#capabilities/study/index.ts'
import { looksLikeCode } from '#capabilities/study/text.index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import { isOrder } from './orders.ts'
import { BY_KIND } from './questions-by-kind.ts'

export type QuestionGround = Pick<ExamQuestion, 'about' | 'role' | 'evidence'>

export function soundIn(study: OpenStudy): (question: QuestionGround) => boolean {
  const isInPlace = inItsPlace(study)
  const titled = new Set(contentStems(study.reading.title))
  // A work defines many words in passing; those of its title are its own.
  const isItsOwn = ({ about, evidence: { quote } }: QuestionGround) =>
    about !== 'definition' || contentStems(quote).some((stem) => titled.has(stem))
  return (question) =>
    isOfItsKind(question) &&
    !isOrder(question.evidence.quote) &&
    !HANGS_IN_THE_AIR.test(question.evidence.quote) &&
    isItsOwn(question) &&
    isWholeQuote(question) &&
    isInPlace(question) &&
    !looksLikeCode(question.evidence.quote)
}

/** A sentence beginning with "It was then" refers to the one before, which is not read out. */
const HANGS_IN_THE_AIR =
  /^(?:it|they|these|those|this|that)\s+(?:was|were|is|are|had|has|have|could|can|may|might|will|would)\b|^(?:without|despite|given|with) (?:such|this|these|that|those)\b/i

function isOfItsKind({ about, role, evidence: { quote } }: QuestionGround): boolean {
  const kind = BY_KIND[about]
  return (
    kind !== undefined &&
    !kind.unless?.test(quote) &&
    (kind.needs?.test(quote) ?? true) &&
    !kind.notIn?.includes(role)
  )
}

/** Items of a list need no full stop, and an aim that begins with its verb. */
const ITEMS: ReadonlySet<string> = new Set(['objective', 'question', 'hypothesis'])
/** A sentence that a page or a list has cut is no ground for a question. */
const CUT =
  /\b(?:the|an?|of|and|or|to|in|on|for|with|by|from|at|as|that|which|is|are|was|were|using|defined as|including|follows?|following)\s*:?$/i
const isWholeQuote = ({ about, evidence: { quote } }: QuestionGround): boolean => {
  const text = quote.trim()
  return (
    !CUT.test(text) &&
    (/[.!?”"’)\]]$/.test(text) || ITEMS.has(about) || (about === 'aim' && /^to \w/i.test(text)))
  )
}

/** The conclusion of a literature chapter is not a conclusion of this work. */
const AT_THE_END: ReadonlySet<string> = new Set(['conclusion', 'recommendation', 'result', 'null-result'])
const EARLY = 0.4
/** A paper has no chapters with separate conclusions. */
const SHORT = 350
const IN_SECOND_CHAPTER = /^(?:(?:section|chapter)\s+)?2\.\d/i

function inItsPlace({ reading }: OpenStudy): (question: QuestionGround) => boolean {
  const { sentences, sections } = reading
  const at = new Map(sentences.map(({ id }, index) => [id, index / sentences.length]))
  const titles = new Map(sections.map(({ id, title }) => [id, title.trim()]))
  const headed = new Map(sentences.map(({ id, section }) => [id, titles.get(section) ?? '']))
  return ({ about, role, evidence: { sentenceId } }) => {
    if (!AT_THE_END.has(about) || role === 'abstract') return true
    if (IN_SECOND_CHAPTER.test(headed.get(sentenceId) ?? '')) return false
    return sentences.length < SHORT || (at.get(sentenceId) ?? 1) > EARLY
  }
}
