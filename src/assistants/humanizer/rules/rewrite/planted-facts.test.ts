/** Thousands of random texts, with facts planted among phrases that are always rewritten: every fact must survive. */
import { expect, it } from 'vitest'
import { type Dice, diceFor } from '#tests/dice.ts'
import { optionKeys, STRENGTHS } from '../../spec.ts'
import { LIGHT_MENDER } from '../mend/light-mender.ts'
import { withChanges } from '../text/change.ts'
import { inVoice } from '../voice/in-voice.ts'
import { measureVoice, voiceDistance } from '../voice/measure-voice.ts'
import { rewrite } from './rewrite.ts'
import { rewrittenText } from './rewriting.ts'

const TEXTS = 2_000

const digits = (dice: Dice) => String(dice.whole(2, 98_765))
const FACTS: ((dice: Dice) => string)[] = [
  (dice) => `${dice.whole(1, 99)}.${dice.whole(1, 9)}%`,
  (dice) => `ZMW ${dice.whole(1, 99)},${dice.whole(100, 999)}`,
  (dice) => `K${digits(dice)}`,
  (dice) => `${digits(dice)} kg`,
  (dice) => `${dice.whole(1, 60)} minutes`,
  (dice) =>
    `(t(${dice.whole(9, 300)}) = ${dice.whole(1, 9)}.${dice.whole(10, 99)}, p = .0${dice.whole(10, 49)})`,
  (dice) => `p < .0${dice.whole(1, 9)}`,
  (dice) => `M = ${dice.whole(1, 9)}.${dice.whole(10, 99)}, SD = 0.${dice.whole(10, 99)}`,
  (dice) =>
    `(${dice.one(['Banda', 'Phiri & Zulu', 'Mwale et al.', "O'Neill"])}, ${dice.whole(1990, 2024)}, p. ${dice.whole(2, 400)})`,
  (dice) => `${dice.one(['Tembo', 'Lungu and Mbewe', 'Daka et al.'])} (${dice.whole(1990, 2024)})`,
  (dice) => `[${dice.whole(1, 99)}, ${dice.whole(1, 99)}–${dice.whole(100, 120)}]`,
  (dice) =>
    `“${dice.one(['we utilize what we have', 'it plays a pivotal role', 'moreover, not once'])} ${digits(dice)}”`,
  () => '"a testament to the crucial landscape"',
  (dice) => `https://example.org/delve/${digits(dice)}?utilize=pivotal`,
  (dice) => `doi:10.1000/xyz${digits(dice)}`,
  (dice) => `mary.phiri${dice.whole(1, 99)}@example.ac.zm`,
  (dice) =>
    dice.one(['Mkushi', 'Luangwa Valley', 'Chipata General Hospital', 'Kafue', 'Mr Lubinda', 'Lusaka']),
  (dice) => dice.one(['SERVQUAL', 'HbA1c', 'CO2', 'mRNA', 'ANOVA', 'ZICTA', 'RStudio']),
  (dice) => `\`utilize(${digits(dice)})\``,
  (dice) => `$x_{${dice.whole(1, 9)}} = \\frac{a}{${digits(dice)}}$`,
  (dice) => `n = ${digits(dice)}`,
  (dice) => `${dice.whole(1, 28)} March ${dice.whole(1990, 2024)}`,
  (dice) => `${dice.one(['twelve', 'forty-five', 'two hundred', 'half'])} of the wards`,
  (dice) => `Table ${dice.whole(1, 20)}`,
  () => 'robust scaffolding',
]
const TERM = 'robust scaffolding'

const OPENINGS = [
  'Moreover, ',
  'Furthermore, it is important to note that ',
  'Additionally, ',
  'In conclusion, ',
  'Ultimately, ',
  'It is evident that ',
  'In today’s rapidly evolving world, ',
  'Consequently, ',
  '',
]
const FRAMES: ((fact: string, other: string) => string)[] = [
  (fact, other) => `the committee utilized ${fact} in order to foster trust in ${other}`,
  (fact, other) => `this plays a pivotal role in shaping ${fact}, highlighting the need for ${other}`,
  (fact, other) => `a myriad of farmers near ${fact} did not leverage ${other}`,
  (fact, other) => `the intricate interplay between ${fact} and ${other} was never meticulously studied`,
  (fact, other) => `yields were higher in ${fact} and lower in ${other}, and they may enhance incomes`,
  (fact, other) => `the study delves into ${fact}; however, it could not shed light on ${other}`,
  (fact, other) => `the case of ${fact} serves as a testament to ${other} due to the fact that it is crucial`,
  (fact, other) => `the findings underscore ${fact} and showcase ${other} on a daily basis`,
  (fact, other) => `neither ${fact} nor ${other} has the potential to facilitate learning`,
]

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function textBy(dice: Dice): { text: string; facts: string[] } {
  const facts: string[] = []
  const plant = () => {
    const fact = dice.one(FACTS)(dice)
    facts.push(fact)
    return fact
  }
  const sentence = () => capital(`${dice.one(OPENINGS)}${dice.one(FRAMES)(plant(), plant())}.`)
  const paragraph = () =>
    Array.from({ length: dice.whole(1, 5) }, sentence).join(dice.chance(0.1) ? '  ' : ' ')
  const parts = Array.from({ length: dice.whole(1, 3) }, paragraph)
  return { text: parts.join(dice.chance(0.5) ? '\n\n' : '\n'), facts }
}

const occurrences = (text: string, part: string) => text.split(part).length - 1
const DENIALS = /\b(?:not|never|neither|nor|may|higher|lower)\b/gi
const denials = (text: string) => (text.match(DENIALS) ?? []).join().toLowerCase()

it(`finds every planted fact again in ${TEXTS.toLocaleString('en')} texts, whatever of the changes is taken`, () => {
  let changed = 0
  let planted = 0
  for (let seed = 1; seed <= TEXTS; seed += 1) {
    const dice = diceFor(seed)
    const { text, facts } = textBy(dice)
    const options = optionKeys.filter(() => dice.chance(0.3))
    const settings = { options, strength: dice.one([...STRENGTHS]), terms: [TERM], rulesOff: [] }
    const rewriting = rewrite(text, settings)
    const some = rewriting.changes.filter(() => dice.chance(0.5))
    for (const written of [rewrittenText(rewriting), withChanges(text, some)]) {
      for (const fact of facts)
        if (occurrences(written, fact) < facts.filter((one) => one === fact).length)
          throw new Error(`${seed}: ${fact} is not in: ${written}\nIt was: ${text}`)
      // A non-academic tone turns a "did not" into a "didn't".
      if (!options.includes('NonAcademic')) expect(denials(written), `${seed}: ${text}`).toBe(denials(text))
    }
    if (seed % 10 === 0) expect(rewrite(text, settings)).toEqual(rewriting)
    planted += facts.length
    if (rewriting.changes.length > 0) changed += 1
  }
  expect(planted).toBeGreaterThan(TEXTS * 4)
  // They must really be rewritten: a rewriter that does nothing proves nothing.
  expect(changed).toBeGreaterThan(TEXTS * 0.65)
})

it('never leads further from the voice that is its measure', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const dice = diceFor(seed + 50_000)
    const voice = {
      sentenceLength: dice.whole(8, 34),
      sentenceSpread: dice.whole(10, 60) / 100,
      hedges: dice.whole(0, 20),
      connectives: dice.whole(0, 30),
      firstPerson: dice.whole(0, 30),
      contractions: dice.whole(0, 10),
      spelling: dice.one(['ise' as const, 'ize' as const, undefined]),
    }
    const { text } = textBy(dice)
    const settings = {
      options: ['NonAcademic' as const],
      strength: 'strong' as const,
      terms: [],
      rulesOff: [],
      voice,
    }
    const rewriting = rewrite(text, settings, { mender: LIGHT_MENDER, inVoice })
    const distance = (words: string) => voiceDistance(measureVoice(words), voice)
    expect(distance(rewrittenText(rewriting)), text).toBeLessThanOrEqual(distance(text) + 1e-9)
  }
})
