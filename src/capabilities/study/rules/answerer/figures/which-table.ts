/** "Which table shows …?": the captions that say so, and of a single one the table itself. */

import { contentStems } from '#kit/text/content-stems.ts'
import { captionsOf } from '../../checks/words/captions.ts'
import { evidenceOf, type StudyEvidence } from '../../document/evidence.ts'
import type { ReadDocument } from '../../document/reading.ts'
import { readQuestion } from '../../summarisation/asked.ts'
import { placeAsked } from '../../summarisation/places-asked.ts'

const ASKS =
  /\b(?:which|what|where is the|is there an?|show(?: me)? the) (tables?|figures?|charts?|graphs?)\b(?! \d)[^?]*?\b(?:shows?|has|have|with|on|about|of|for|gives?|presents?|is|are|showing|that)\b(.*)/i
const MOST = 4
const OF_BEST = 0.99

export function whichTable(question: string, reading: ReadDocument): StudyEvidence[] {
  const [, word, about = ''] = ASKS.exec(question) ?? []
  const topics = word ? readQuestion(about).words.filter(({ weighs }) => weighs !== 'light') : []
  if (!word || topics.length === 0) return []
  const kind = /^table/i.test(word) ? 'table' : 'figure'
  const captions = captionsOf(reading).filter((one) => one.kind === kind)
  const known = new Set(captions.map(({ sentence }) => sentence.id))
  // A caption may have been set as a heading.
  const headings = reading.signposts.flatMap((sentence) => {
    const number =
      sentence.kind === 'heading' && !known.has(sentence.id) && HEADING[kind].exec(sentence.text)?.[1]
    return number ? [{ number, sentence }] : []
  })
  const held = [...captions, ...headings].map((one) => {
    const said = new Set(contentStems(one.sentence.text))
    return { ...one, share: topics.filter(({ asked }) => said.has(asked)).length / topics.length }
  })
  const best = Math.max(LEAST, ...held.map(({ share }) => share))
  const found = held.filter(({ share }) => share >= best * OF_BEST).slice(0, MOST)
  const [only] = found
  if (!only) return []
  if (found.length > 1) return found.map(({ sentence }) => evidenceOf(sentence))
  return placeAsked(`${kind} ${only.number}`, reading)?.evidence ?? [evidenceOf(only.sentence)]
}
const LEAST = 0.5
const HEADING = { table: /^\W*table\s*(\d+(?:[.-]\d+)*)/i, figure: /^\W*fig(?:ure|\.)?\s*(\d+(?:[.-]\d+)*)/i }
