/** The words that lead from a slide to the next one. They belong to the slide they lead to, so that they hold in any order. */
import type { DeckSlide } from '../deck/deck.ts'

const AGAIN: readonly string[] = [
  'That is not all.',
  'There is another thing I want to show you.',
  'I go on to the next point.',
  'One more point belongs here.',
]
const NEXT: readonly (readonly [RegExp, (kicker: string) => string])[] = [
  [/^Result on (objective|question) \d/, (kicker) => `I come to my ${ordinal(kicker)}.`],
  [/^(?:Aim and o|O)bjectives$/, () => 'This is what I set out to do.'],
  [/^Outline$/, () => 'Let me first show you the way through my talk.'],
]
const NTH = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const ordinal = (kicker: string): string => {
  const [, kind = '', n = '1'] = kicker.match(/(objective|question) (\d+)/) ?? []
  return `${NTH[Number(n) - 1] ?? 'next'} ${kind}`
}

/** For each slide what leads on from it; the last one ends the talk. */
export function bridgesOf(slides: readonly DeckSlide[]): (DeckSlide['script'][number] | undefined)[] {
  const said = new Set<string>()
  let again = 0
  return slides.map((_, at) => {
    const next = slides[at + 1]
    if (!next) return undefined
    const own = next.script.find(({ leads }) => leads) ?? { text: nextSaid(next), sources: [], from: 10 }
    const text = said.has(own.text) ? AGAIN[again++ % AGAIN.length]! : own.text
    said.add(own.text)
    return { ...own, text }
  })
}

function nextSaid({ form, kicker, part, visual }: DeckSlide): string {
  if (form === 'references') return 'That brings me to the end.'
  if (visual?.kind === 'picture') return 'Let me show you a figure.'
  const name = kicker || part
  if (/^Results?$/.test(name)) return 'I come to the next result.'
  const told = NEXT.find(([is]) => is.test(name))?.[1](name)
  return (
    told ?? `The next slide is about ${name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}.`
  )
}
