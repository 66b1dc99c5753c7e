/** The requests to a model for the words of a deck: a few slides at a time, with the sentences behind them. */
import type { Deck, DeckSlide } from '../deck/deck.ts'
import { groundOf, isWordable, slideSentences } from './sentences-of.ts'

export const WORDING_INSTRUCTIONS = [
  'You help a student to word the slides of an academic talk. Below, slides of the talk with sentences of the student’s own document, numbered for each slide.',
  'Answer with JSON and nothing else:',
  '{"slides":[{"id":"…","title":"…","lines":[{"n":1,"text":"…"}],"notes":["…"]}]}',
  '- id: as it is given.',
  '- title: one statement with a verb that says what this slide shows, 4 to 11 words, no question, no colon.',
  '- lines: for the sentences that are marked with a star, the same in 5 to 12 plain words; n is the number of the sentence. One line for each.',
  '- notes: three to five whole sentences that the student speaks with this slide, in the first person (“I”, “my study”), at most 30 words each, about 80 words together where its sentences hold as much. Nothing else is spoken with it.',
  'Rules. A program checks every word and drops what breaks one of them:',
  '- A line says only what its own sentence says; a title and a note only what the sentences of their slide say. Of a row of a table, the heads are given beside its values.',
  '- Copy numbers, units, names and terms exactly. Add no number, name, citation, cause or judgement, and no page.',
  '- Keep every “not”, “may” and “only”. Do not turn a comparison round.',
  '- No quotation marks, no links, no formatting. Write in English.',
].join('\n')

export type WordingRequest = { slides: readonly string[]; text: string }

const SLIDES_AT_ONCE = 5

/** `letters`: the most document text one request may carry. A longer slide is not sent. */
export function wordingRequests({ slides }: Pick<Deck, 'slides'>, letters: number): WordingRequest[] {
  const requests: { slides: string[]; text: string }[] = []
  for (const slide of slides.filter(isWordable)) {
    const text = slideText(slide)
    if (text === undefined || text.length > letters) continue
    const last = requests.at(-1)
    if (last && last.slides.length < SLIDES_AT_ONCE && last.text.length + text.length <= letters) {
      last.slides.push(slide.id)
      last.text += `\n\n${text}`
    } else requests.push({ slides: [slide.id], text })
  }
  return requests
}

function slideText(slide: DeckSlide): string | undefined {
  const sentences = slideSentences(slide)
  if (sentences.length === 0) return undefined
  const shown = new Set(slide.points.map((point) => groundOf(point)?.says))
  return [
    `Slide ${slide.id} (${slide.kicker || slide.part}), now called: ${slide.title}`,
    ...sentences.map(({ says }, at) => `${at + 1}${shown.has(says) ? '*' : ''} ${says}`),
  ].join('\n')
}
