import { expect, it } from 'vitest'
import { LIGHT_MENDER } from '../mend/light-mender.ts'
import { rewrite } from '../rewrite/rewrite.ts'
import { rewrittenText } from '../rewrite/rewriting.ts'
import { STANDARD } from '../settings.ts'
import { readSample } from './check-sample.ts'
import { inVoice } from './in-voice.ts'
import { measureVoice, voiceDistance } from './measure-voice.ts'

const OWN = `I went to the market on foot. We asked each trader what she paid for the stall, and most of them told us without much thought. However, some did not. I think that they took us for people from the council. It was hot, and the children slept under the tables. We organised the answers in the evening by the light of a lamp, because there was no power in the lodge that week. I may have missed a word here and there. My sister helped me with the Bemba, and she also recognised one of the traders from school. `
const SAMPLE = OWN.repeat(2)

it('measures sentences, hedges, connectives, the first person and the spelling of a chapter', () => {
  const read = readSample(SAMPLE)
  expect(read).toMatchObject({ ok: true, value: { spelling: 'ise' } })
  if (!read.ok) return
  expect(read.value.sentenceLength).toBeGreaterThan(8)
  expect(read.value.firstPerson).toBeGreaterThan(40)
})

it('refuses a chapter that is itself full of marks, with two examples from it', () => {
  const read = readSample(
    'Moreover, it is important to note that trade plays a pivotal role in fostering growth in a myriad of ways. '.repeat(
      10,
    ),
  )
  expect(read).toMatchObject({ ok: false, problem: { code: 'full-of-marks' } })
  if (read.ok) return
  expect(read.problem.examples).toHaveLength(2)
  for (const example of read.problem.examples)
    expect(
      'moreover, it is important to note that trade plays a pivotal role in fostering growth in a myriad of ways',
    ).toContain(example.toLowerCase())
})

it('says how much it needs, and knows English', () => {
  expect(readSample('I wrote this.')).toMatchObject({ ok: false, problem: { code: 'too-short' } })
  expect(readSample('Abantu abengi balima amataba pa kuti bakwate ifyakulya. '.repeat(30))).toMatchObject({
    problem: { code: 'other-language' },
  })
})

it('takes over the spelling, and nothing that leads away from the author', () => {
  const voice = measureVoice(SAMPLE)
  const text =
    'Moreover, we organized and recognized a myriad of intricate cases. Furthermore, the utilization of maps was crucial.'
  const after = rewrittenText(rewrite(text, { ...STANDARD, voice }, { mender: LIGHT_MENDER, inVoice }))
  expect(after).toContain('organised and recognised')
  expect(voiceDistance(measureVoice(after), voice)).toBeLessThanOrEqual(
    voiceDistance(measureVoice(text), voice),
  )
})
