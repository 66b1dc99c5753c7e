/** Whether an earlier chapter can represent a writer's style: long enough, English, and not full of marks itself. */
import { failed, ok, type Result } from '#kit/result.ts'
import { evidenceOf } from '../marks/evidence.ts'
import { findMarks } from '../marks/find-marks.ts'
import { isEnglish } from '../text/language.ts'
import { countWords, readProse } from '../text/read-prose.ts'
import { measureVoice } from './measure-voice.ts'
import type { VoiceProfile } from './voice-profile.ts'

export const FEWEST_WORDS = 150
const MOST_MARKS_PER_THOUSAND = 20

export type SampleProblem = {
  code: 'too-short' | 'other-language' | 'full-of-marks'
  message: string
  /** Words from the sample itself. */
  examples: readonly string[]
}

const refused = (code: SampleProblem['code'], message: string, examples: readonly string[] = []) =>
  failed<SampleProblem>({ code, message, examples })

export function readSample(sample: string): Result<VoiceProfile, SampleProblem> {
  const paragraphs = readProse(sample)
  const prose = paragraphs.map(({ text }) => text).join('\n\n')
  const words = countWords(prose)
  if (words < FEWEST_WORDS)
    return refused('too-short', `It takes at least ${FEWEST_WORDS} words of yours to hear how you write.`)
  if (!isEnglish(prose))
    return refused('other-language', 'This does not look like English, so it cannot be the measure.')
  const marked = paragraphs.flatMap((paragraph) =>
    findMarks(paragraph)
      .filter(({ weight }) => weight >= 1)
      .map((mark) => ({ mark, words: paragraph.text.slice(mark.from, mark.to).replace(/\s+/g, ' ').trim() })),
  )
  const { weight } = evidenceOf(
    marked.map(({ mark }) => mark),
    words,
  )
  if ((weight / words) * 1_000 > MOST_MARKS_PER_THOUSAND) {
    const strongest = [...marked].sort((a, b) => b.mark.weight - a.mark.weight).map((one) => one.words)
    return refused(
      'full-of-marks',
      'This chapter reads as if a machine had written much of it, so it cannot show how you write. Please choose one you wrote yourself.',
      [...new Set(strongest)].slice(0, 2),
    )
  }
  return ok(measureVoice(prose))
}
