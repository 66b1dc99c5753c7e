/** Verbs inside phrases: the base of a form in -ing, and another verb in the form of the one it replaces. */
import { inflect, SLOTS, type Slot } from '../text/inflect.ts'

/** Those that follow "a role in", with plain equivalents. */
const BARE = `
shaping shape, ensuring ensure, promoting promote, improving improve, reducing reduce, enhancing improve, driving drive,
determining determine, supporting support, facilitating support, advancing advance, addressing address, fostering promote,
influencing influence, maintaining maintain, achieving achieve, strengthening strengthen, providing provide,
creating create, building build, preventing prevent, enabling enable, increasing increase, mitigating reduce,
developing develop, empowering strengthen, bridging bridge, cultivating build, transforming transform, meeting meet,
alleviating ease, combating fight, combatting fight, protecting protect, preserving preserve, delivering deliver,
boosting boost, raising raise, lowering lower, managing manage, sustaining sustain, encouraging encourage,
expanding expand, guiding guide, informing inform, keeping keep, making make, helping help, bolstering strengthen,
nurturing support, safeguarding protect, securing secure, tackling tackle, stimulating stimulate, fuelling drive,
fueling drive, highlight show, underscore show, illustrate illustrate, emphasize stress, emphasise stress,
reinforce reinforce, demonstrate show, remind remind, enhance improve, foster encourage, facilitate support
`
let bare: ReadonlyMap<string, string> | undefined

/** Empty for an unknown verb: then the phrase is left as it is. */
export function bareVerb(written: string): string {
  bare ??= new Map(
    BARE.trim()
      .split(/,\s+/)
      .map((pair) => pair.split(' ') as [string, string]),
  )
  return bare.get(written.toLowerCase()) ?? ''
}

const HAS =
  /\b(?:has|have|had|having|be|been|being|is|are|was|were)(?:\s+(?:\w+ly|not|also|often|always|never|long))*\s+$/i

/** `words` in the form in which `verb` was written. */
export function formLike(written: string, words: string, verb?: string, before = ''): string {
  if (words === '') return ''
  const slots = SLOTS.filter((slot) =>
    verb ? inflect(verb, slot) === written.toLowerCase() : slot === written,
  )
  const slot: Slot = slots.includes('pp') && HAS.test(before) ? 'pp' : (slots[0] ?? 'base')
  return inflect(words, slot)
}
