/** Whether a line makes sense on its own: no caption, no code, no loose beginning or end. */
import { isContent } from '../scene/seen.ts'
import { BODY, type Checked, type DeckCheck, eachPoint, eachSlide, ofDeck } from './check.ts'

const ENDS_IN_THE_AIR =
  /(?:\b(?:the|of|and|to|in|with|for|a|an|or|by|from|that|which|is|are|was|were|namely|such as)|[,:;–—-])$/i
const BEGINS_IN_THE_AIR = /^(?:[,;:.)]|(?:however|therefore|moreover|and|but|which|they|these|those)\b)/i
const countOf = (text: string, sign: string): number => text.split(sign).length - 1

export function checksOfLines({ deck: { slides }, presentation }: Checked): DeckCheck[] {
  /** A student's own line is exempt. */
  const of = (id: string, passes: string, isSo: (text: string) => boolean): DeckCheck =>
    eachPoint(id, passes, slides, ({ text, edited }) => edited === true || isSo(text))
  const lines = slides
    .slice(BODY.from, BODY.to)
    .flatMap(({ points }) => points.map(({ text }) => text.toLowerCase()))
  return [
    of('captions', 'No line is a caption', (text) => !/^(?:table|figure|fig\.)\s*\d/i.test(text)),
    of(
      'contents',
      'No line comes from a table of contents',
      (text) => !/\.{4,}/.test(text) && !/^(?:chapter|\d+(?:\.\d+)+)\s.*\s\d+$/i.test(text),
    ),
    of('addresses', 'No line is a web address', (text) => !/https?:\/\//.test(text)),
    of('code', 'No line is code', (text) => !/[{};]\s*$|=>|\bdef \w+\(|[\w.]+\(\w*\)\s*$/.test(text)),
    ofDeck('repeats', 'No line appears twice', new Set(lines).size === lines.length),
    of('ends', 'No line ends mid-sentence', (text) => !ENDS_IN_THE_AIR.test(text)),
    of('begins', 'No line begins mid-sentence', (text) => !BEGINS_IN_THE_AIR.test(text)),
    of('brackets', 'Every bracket is closed', (text) => countOf(text, '(') === countOf(text, ')')),
    of('signs', 'No character is unreadable', (text) => !/\ufffd/.test(text)),
    eachSlide(
      'filled',
      'No slide is empty',
      presentation.slides,
      (at) =>
        presentation.slides[at]?.shapes.some((shape) => isContent(shape) || shape.kind === 'connector') ??
        false,
      { from: 1, to: slides.length },
    ),
  ]
}
