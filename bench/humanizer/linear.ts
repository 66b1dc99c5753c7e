/** Every exported function that uses an expression, on 20,000 letters of one repeated token: what is not linear shows. */

import { findMarks } from '../../src/assistants/humanizer/rules/marks/find-marks.ts'
import { findSectionWords } from '../../src/assistants/humanizer/rules/marks/find-section-words.ts'
import { undefinedAbbreviations } from '../../src/assistants/humanizer/rules/measures/abbreviations.ts'
import { measure } from '../../src/assistants/humanizer/rules/measures/measures.ts'
import {
  FULL_MENDER,
  findMistakes,
  mistakesIn,
} from '../../src/assistants/humanizer/rules/mend/find-mistakes.ts'
import { changesOfModel } from '../../src/assistants/humanizer/rules/model/changes-of-model.ts'
import { modelPieces } from '../../src/assistants/humanizer/rules/model/pieces.ts'
import { readPrompt } from '../../src/assistants/humanizer/rules/prompt/prompt.ts'
import { compare } from '../../src/assistants/humanizer/rules/rewrite/gate.ts'
import { rewrite } from '../../src/assistants/humanizer/rules/rewrite/rewrite.ts'
import { STANDARD } from '../../src/assistants/humanizer/rules/settings.ts'
import { isEnglish } from '../../src/assistants/humanizer/rules/text/language.ts'
import { readProse } from '../../src/assistants/humanizer/rules/text/read-prose.ts'
import { readSample } from '../../src/assistants/humanizer/rules/voice/check-sample.ts'
import { measureVoice } from '../../src/assistants/humanizer/rules/voice/measure-voice.ts'
import { otherSpellings } from '../../src/assistants/humanizer/rules/voice/spelling.ts'
import { optionKeys } from '../../src/assistants/humanizer/spec.ts'

const LENGTH = 20_000
export const TOKENS = [
  'a',
  '中',
  'a.',
  'a\n',
  'a-',
  "a'",
  'A ',
  'A',
  '1',
  '1.',
  '1,',
  '(',
  '()',
  '[',
  '"',
  '“',
  'a@',
  'http://',
  '$',
  '`',
  '\\[',
  'of the ',
  'and ',
  'p=',
  '. A',
  'a, ',
  'not only ',
  'is ',
  '; it ',
  'A. ',
  '<',
  '|a',
  '\t',
  '1-',
  '$1',
  'aB',
  '_',
  'A.B.',
  '(A, 2001',
  'et al. ',
  'very ',
  'delve ',
  'many ',
  'they was ',
  'becouse ',
  'the the ',
  'It is important to note that ',
  ', highlighting the ',
  'The man, however, they are ',
  ' goats but it was',
  '[1], ',
]

const whole = (text: string) => ({ from: 0, text, sentences: [{ from: 0, to: text.length }], locked: [] })
const STRONG = { ...STANDARD, strength: 'strong', options: optionKeys, terms: ['a b'] } as const
export const FUNCTIONS: Record<string, (text: string) => unknown> = {
  readProse: (text) => readProse(text, ['a b']),
  findMarks: (text) => findMarks(whole(text)),
  findSectionWords: (text) => findSectionWords(text, optionKeys),
  findMistakes: (text) => readProse(text).map((paragraph) => findMistakes(paragraph)),
  mistakesIn,
  compare: (text) => compare(text, `${text} a`),
  rewrite: (text) =>
    rewrite(`It is important to note that the study of the paper is in this. ${text}`, STRONG, {
      mender: FULL_MENDER,
    }),
  changesOfModel: (text) => changesOfModel(text, text, STRONG),
  measure,
  undefinedAbbreviations,
  isEnglish,
  modelPieces: (text) => modelPieces(text),
  readPrompt,
  readSample: (text) => readSample(text),
  measureVoice: (text) => measureVoice(text),
  otherSpellings: (text) => otherSpellings(text, 'ise'),
}

export type Slow = { name: string; token: string; milliseconds: number }

/** The slowest token of each, of three attempts the fastest. */
export function slowest(): Slow[] {
  return Object.entries(FUNCTIONS).map(([name, run]) => {
    let slow: Slow = { name, token: '', milliseconds: 0 }
    for (const token of TOKENS) {
      const text = token.repeat(Math.ceil(LENGTH / token.length)).slice(0, LENGTH)
      let milliseconds = Number.POSITIVE_INFINITY
      for (let i = 0; i < 3; i += 1) {
        const began = process.cpuUsage()
        run(text)
        const { user, system } = process.cpuUsage(began)
        milliseconds = Math.min(milliseconds, (user + system) / 1_000)
      }
      if (milliseconds > slow.milliseconds) slow = { name, token, milliseconds }
    }
    return slow
  })
}
