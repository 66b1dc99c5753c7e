/** Qualitative work: every theme by the author's own heading, what the author says of it, and one quotation of a participant. */

import { evidenceOf, type ReadSentence } from '#capabilities/study/index.ts'
import type { Point } from '../deck/deck.ts'
import { calmed } from '../words/calmed.ts'
import { wordCount } from '../words/clean.ts'
import { type Draft, draftOf } from './draft.ts'
import { isMethod } from './no-result.ts'
import { isStatedHere, pointOfStated } from './stated.ts'
import type { Work } from './work.ts'

/** Headings of any work name no theme. */
const NO_THEME =
  /^(?:introduction|conclu.*|answer.*|other findings.*|summary.*|results?|findings?|discussion.*|data (?:analysis|presentation).*|analysis.*|presentation.*|limitations?.*|recommendations?.*|references|themes?|demographic.*|socio.*|profile.*|background.*|participants?.*|sample.*|description of.*|response.*|respondents?.*|implications?.*|future.*|overview|method.*|research .*|sampl.*|appendi.*|chapter.*|)$/
const FOUND = new Set(['results', 'discussion'])
const MOST_THEMES = 8
const QUOTED = /[“"]([^“”"]{30,330})[”"]/u
const SHORTEST_QUOTATION = 7
const LONGEST_QUOTATION = 34

export function themeSlides(work: Work): Draft[] {
  if (work.kind !== 'qualitative') return []
  const sections = work.study.reading.sections.filter(({ id }) =>
    FOUND.has(work.study.reading.roleOf.get(id) ?? 'other'),
  )
  const slides: Draft[] = []
  for (const { id, title } of sections) {
    const theme = calmed(
      title.replace(/^\s*(?:\d+(?:\.\d+)*\.?\s*)?(?:(?:sub-?)?theme \w+\s*[:.–-]\s*)?/i, '').trim(),
    )
    if (NO_THEME.test(theme.toLowerCase()) || wordCount(theme) > 12 || slides.length >= MOST_THEMES) continue
    const stated = work.statements.filter(({ sentence }) => sentence.section === id)
    const points = stated
      .filter((one) => isStatedHere(one, false) && !QUOTED.test(one.text))
      .flatMap((one) => pointOfStated(one) ?? [])
      .filter(({ text }) => !SPEAKS_OF_ONE.test(text) && !isMethod(text))
    const quotation = quotationIn(work.study.reading.sentences.filter(({ section }) => section === id))
    if (points.length + (quotation ? 1 : 0) === 0) continue
    for (const { sources } of points) for (const { sentenceId } of sources) work.used.add(sentenceId)
    slides.push(
      draftOf({
        id: `result-${slides.length + 1}`,
        part: 'Results',
        kicker: `Theme ${slides.length + 1}`,
        worth: 96 - slides.length,
        name: theme,
        title: theme,
        points: [...points.slice(0, quotation ? 1 : 3), ...(quotation ? [quotation] : [])],
        more: points.slice(quotation ? 1 : 3, 8),
        opens: slides.length === 0 ? `The first theme is this: ${theme}` : `The next theme is ${theme}`,
      }),
    )
  }
  return slides
}

/** Where the author names no themes: the participants themselves. */
export function voicesSlide(work: Work): Draft | undefined {
  if (work.kind !== 'qualitative') return undefined
  const found = work.study.reading.sentences
    .filter(({ role }) => FOUND.has(role))
    .flatMap((sentence) => quotationIn([sentence]) ?? [])
  if (found.length === 0) return undefined
  return draftOf({
    id: 'voices',
    part: 'Results',
    kicker: 'Voices',
    worth: 80,
    name: 'In the participants’ own words',
    title: 'In the participants’ own words',
    points: found.slice(0, 2),
    more: found.slice(2, 6),
    opens: 'Listen to the people themselves',
  })
}

/** "She said that …": who she is stood in the sentence before; "We bought it": a participant speaks, without a mark. */
const SPEAKS_OF_ONE = /\b(?:he|she|his|her)\b|^(?:I|We|My|Our)\b/

/** Words of a participant, and marked as such: in quotation marks without a source, or set apart. */
function quotationIn(sentences: readonly ReadSentence[]): Point | undefined {
  for (const sentence of sentences) {
    const words =
      sentence.kind === 'quotation'
        ? sentence.text.replace(/^[“"]|[”"]$/g, '')
        : sentence.text.match(QUOTED)?.[1]
    if (!words || /\((?:[^()]*\b(?:19|20)\d\d\b)[^()]*\)/.test(sentence.text)) continue
    const count = wordCount(words)
    if (
      count < SHORTEST_QUOTATION ||
      count > LONGEST_QUOTATION ||
      !/\b(?:I|me|my|we|our|us|you|they)\b/.test(words)
    )
      continue
    return {
      head: 'A participant',
      text: `“${words.trim().replace(/[,;]$/, '')}”`,
      sources: [evidenceOf(sentence)],
    }
  }
  return undefined
}
