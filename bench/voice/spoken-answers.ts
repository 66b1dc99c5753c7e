/** Answers that are really spoken, recorded as a browser records them, and what it has sent in the silence. */
import { decodeRecording } from '../../src/ports/speech-engines/decode/decode-recording.ts'
import { openFlite } from '../../src/ports/speech-engines/flite/flite.ts'
import { spokenWording } from '../../src/ports/speech-engines/wording/spoken-wording.ts'
import { oneAfterAnother, record, silence } from '../../tests/speech/recordings.ts'

/** What a student answers where only short answers are understood. */
const SHORT = [
  'I do not know.',
  'Please repeat the question.',
  'The literature review.',
  'Data collection.',
  'Chapter three.',
  'The research questions.',
  'I am not sure.',
  'Methodology.',
  'Twenty five.',
  'The recommendations.',
]

/** And where sentences are. */
const SENTENCES = [
  'The sample was one hundred and twenty teachers from nine schools.',
  'We used a questionnaire and interviews to collect the data.',
  'There was a significant relationship between training and performance.',
  'I chose stratified random sampling because the population is not uniform.',
  'The limitation of the study is that only two districts were included.',
  'Teachers who attended three workshops reported higher confidence.',
  'We used descriptive statistics and regression.',
  'Triangulation of interviews with the questionnaire supports validity.',
  'Further research should follow the same teachers over several years.',
  'The Likert scale had five points.',
]

const RATE = 16_000
const LULL_SECONDS = 0.6
const BREATH_SECONDS = 0.4
/** The silence that ends a turn, without its first six tenths of a second. */
export const REST_OF_SILENCE = 1_400

export type SpokenAnswer = { whole: Uint8Array; early: Uint8Array; rest: Uint8Array; seconds: number }

export async function spokenAnswers(inSentences: boolean): Promise<SpokenAnswer[]> {
  const student = openFlite()
  const spoken: SpokenAnswer[] = []
  for (const answer of inSentences ? SENTENCES : SHORT) {
    const sound = student.speak(spokenWording(answer), 'rms')
    const whole = await record(oneAfterAnother(silence(BREATH_SECONDS), sound, silence(2)))
    const spokenFor = BREATH_SECONDS + sound.length / RATE
    const early = await beginning(whole, spokenFor + LULL_SECONDS)
    spoken.push({ whole, early, rest: whole.subarray(early.length), seconds: spokenFor + 2 })
  }
  return spoken
}

/** The shortest prefix of a recording that lasts this many seconds: silence takes hardly any bytes. */
async function beginning(whole: Uint8Array, seconds: number): Promise<Uint8Array> {
  let [short, long] = [0, whole.length]
  while (long - short > 8) {
    const middle = (short + long) >> 1
    const decoded = await decodeRecording(whole.subarray(0, middle))
    if ('sound' in decoded && decoded.sound.length / RATE >= seconds) long = middle
    else short = middle
  }
  return whole.subarray(0, long)
}
