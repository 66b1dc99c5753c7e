/** A thesis of about 150 pages with words that differ from page to page, as real ones do. */
import type { DataBlock } from '../../src/ports/ai-text/ai-text.ts'
import { modelOf, type WrittenSection } from '../../tests/support/model-of.ts'
import { SMALL_THESIS } from '../../tests/support/small-thesis.ts'

const PLACES = ['Chipata', 'Mongu', 'Solwezi', 'Kasama', 'Choma', 'Mansa', 'Kabwe', 'Livingstone']
const WHO = ['teachers', 'nurses', 'farmers', 'traders', 'learners', 'miners', 'mothers', 'managers']
const WHAT = ['workload', 'yield', 'attendance', 'income', 'anxiety', 'turnover', 'booking', 'trust']
const SYLLABLES = ['ka', 'mu', 'le', 'shi', 'ba', 'nda', 'to', 'lwe', 'fi', 'zya', 'mo', 'nga', 'pu', 'ri']

/** The same every time. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

export function longThesis(pages: number) {
  const roll = dice(7)
  const pick = (from: readonly string[]) => from[roll(from.length)]!
  const word = () => Array.from({ length: 2 + roll(3) }, () => pick(SYLLABLES)).join('')
  const sentence = () =>
    `In ${pick(PLACES)} the ${WHO[roll(8)]} of ${word()} reported that ${pick(WHAT)} was ${roll(90)}.${roll(9)} % higher where ${word()} and ${word()} were present, which ${pick(['Banda', 'Phiri', 'Mwale', 'Tembo'])} (20${10 + roll(15)}) had ${pick(['found', 'denied', 'expected'])} for ${pick(WHAT)} among ${pick(WHO)}.`
  const paragraph = () => Array.from({ length: 5 }, sentence).join(' ')
  const filler = (role: WrittenSection['role'], i: number): WrittenSection => ({
    title: `Part ${i + 1}: ${pick(WHAT)} and ${word()}`,
    role,
    level: 2,
    blocks: Array.from({ length: 6 }, paragraph),
  })
  const roles: WrittenSection['role'][] = ['literature', 'methods', 'results', 'discussion']
  // About 330 words a page, thirty in a sentence, thirty sentences in a part.
  const parts = Math.ceil(pages / 3)
  const model = modelOf([
    ...SMALL_THESIS,
    ...Array.from({ length: parts }, (_, i) => filler(roles[Math.floor((4 * i) / parts)]!, i)),
  ])
  const data: DataBlock[] = [
    {
      label: 'Thesis',
      text: model.sentences.map(({ id, page, text }) => `[${id} p${page}] ${text}`).join('\n'),
    },
  ]
  return { model, data, words: model.sentences.flatMap(({ text }) => text.split(' ')).length }
}
