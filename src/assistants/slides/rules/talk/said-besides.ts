/** How the panel may take a slide whose work says little of it: true of every work, and claiming nothing of this one. */
import type { DeckSlide } from '../deck/deck.ts'

const BESIDES: Readonly<Record<string, readonly string[]>> = {
  problem: ['This is where my study comes in.'],
  gap: ['This is the gap I turned to.'],
  aim: ['Please keep it in mind: my results are to be measured by it.'],
  objectives: ['I ask you to measure my work by them.'],
  questions: ['I ask you to measure my work by the answers.'],
  scope: ['What lies outside it I have not studied.'],
  design: ['I will gladly say more about this choice if you ask me.'],
  sampling: ['Whom or what this leaves out is a fair question, and I am ready for it.'],
  sample: ['Please read the figures that follow against this number.'],
  instruments: ['If you want to know more about how this was done, please ask.'],
  analysis: ['If you want to see any step of it again, please ask.'],
  limits: ['I ask you to read my results with this in mind.'],
  recommendations: ['I recommend it on the ground of what I have shown you.'],
  conclusion: ['That is the answer of my study.'],
}

const OF_KINDS: readonly (readonly [(slide: DeckSlide) => boolean, readonly string[]])[] = [
  [
    ({ visual }) => visual !== undefined && visual.sources.length > 0,
    [
      'If you want to look at it more closely, it stands in my work.',
      'I am glad to come back to it when you ask me.',
    ],
  ],
  [({ part }) => part === 'Results', ['What it means I will say when I come to my answer.']],
]

/** Each is said once in a talk. */
export function besides() {
  const said = new Set<string>()
  return ({ id, ask, ...slide }: DeckSlide): DeckSlide['script'] => {
    if (ask) return []
    const own = BESIDES[id] ?? OF_KINDS.find(([is]) => is({ id, ...slide }))?.[1] ?? []
    const text = own.find((one) => !said.has(one))
    if (text) said.add(text)
    return text ? [{ text, sources: [] }] : []
  }
}
