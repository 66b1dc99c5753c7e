/**
 * What the built-in speech costs in time, bytes and memory. `npm run bench:voice`, or with `--quick` a tenth of it.
 * Sentences are really spoken, recorded as a browser records them, understood, and answered aloud.
 */
import { execFileSync } from 'node:child_process'
import { engineThreads } from '../src/ports/speech-engines/engine-threads.ts'
import { decodeRecording } from '../src/ports/speech-in/decode/decode-recording.ts'
import { examineIn } from '../src/ports/speech-in/examine.ts'
import { hearingAhead } from '../src/ports/speech-in/hearing-ahead.ts'
import { soundswallowerSpeechIn } from '../src/ports/speech-in/speech-in.soundswallower.ts'
import { openFlite } from '../src/ports/speech-out/flite/flite.ts'
import { speakAlong } from '../src/ports/speech-out/speak-along.ts'
import { fliteSpeechOut } from '../src/ports/speech-out/speech-out.flite.ts'
import { spokenWording } from '../src/ports/speech-out/wording/spoken-wording.ts'
import { oneAfterAnother, record, silence } from '../tests/speech/recordings.ts'
import { ANSWERS, QUESTION, soakSentences, THESIS, wordsHeard } from './voice/answers.ts'
import { megabytes, memory, ms, must, spread, timed } from './voice/figures.ts'

const quick = process.argv.includes('--quick')
const [SOAK, TURNS, ROUNDS] = quick ? [50, 100, 10] : [500, 1_000, 40]

const LULL_SECONDS = 0.6

const pool = engineThreads()
const voice = fliteSpeechOut({ pool })
const ear = soundswallowerSpeechIn({ pool })
const ahead = hearingAhead({ ear, examine: examineIn(pool) })
const vocabulary = { key: 'thesis', text: THESIS }

const student = openFlite()
const sounds = ANSWERS.map((answer) => student.speak(spokenWording(answer), 'rms'))
/** The whole, and what the browser has sent by the time the silence is six tenths of a second old. */
const recordings = await Promise.all(
  sounds.map(async (sound) => {
    const whole = await record(oneAfterAnother(sound, silence(2)))
    const spoken = sound.length / 16_000
    return { whole, early: await beginning(whole, spoken + LULL_SECONDS), seconds: spoken + 2 }
  }),
)

/** The shortest beginning of a recording that is so many seconds long: silence takes hardly any bytes. */
async function beginning(whole: Uint8Array, seconds: number): Promise<Uint8Array> {
  let [short, long] = [0, whole.length]
  while (long - short > 8) {
    const middle = (short + long) >> 1
    const decoded = await decodeRecording(whole.subarray(0, middle))
    if ('sound' in decoded && decoded.sound.length / 16_000 >= seconds) long = middle
    else short = middle
  }
  return whole.subarray(0, long)
}

async function* written(text: string) {
  yield text
}
/** Until the first sentence of the reply is there to be played. */
async function firstSound(): Promise<void> {
  for await (const event of speakAlong(voice, written(QUESTION), { persona: 'examiner' }))
    if (event.type === 'sentence') return
}

console.log('What a server pays that never speaks, beside the reading of TypeScript:')
const script = `await import('zod'); await import('../src/kit/result.ts');
  const t = performance.now(), m = process.memoryUsage.rss();
  for (const name of ['speech-engines/engine-threads', 'speech-in/speech-in.soundswallower', 'speech-in/speech-in.openai-compatible', 'speech-out/speech-out.flite', 'speech-out/speech-out.openai-compatible'])
    await import('../src/ports/' + name + '.ts');
  const { engineThreads } = await import('../src/ports/speech-engines/engine-threads.ts'); engineThreads();
  console.log(JSON.stringify([performance.now() - t, process.memoryUsage.rss() - m]))`
const idle: [number, number] = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  }),
)
console.log(`  ${ms(idle[0])}, ${megabytes(idle[1])}, no thread`)

console.log('The first sentence and the first answer, with nothing loaded:')
console.log(
  `  spoken     ${ms((await timed(() => voice.speak({ text: 'Good morning.', persona: 'examiner' })))[1])}`,
)
console.log(
  `  understood ${ms((await timed(() => ear.hear({ bytes: recordings[0]!.whole, vocabulary })))[1])}`,
)

console.log(`From "Stop & Send" to the first sentence that can be played, ${ROUNDS} answers each:`)
const plain: number[][] = [[], []]
const prepared: number[][] = [[], []]
const note = (figures: number[][], [, took, worked]: [unknown, number, number]) => {
  figures[0]!.push(took)
  figures[1]!.push(worked)
}
let right = 0
for (let i = 0; i < ROUNDS; i += 1) {
  const { whole, early } = recordings[i % recordings.length]!
  const recording = { bytes: whole, vocabulary }
  note(
    plain,
    await timed(async () => {
      const heard = must(await ear.hear(recording))
      right += wordsHeard(ANSWERS[i % ANSWERS.length]!, heard.text)
      await firstSound()
    }),
  )
  ahead.begin('s', { ...recording, bytes: early })
  // The rest of the two seconds of silence.
  await new Promise((resolve) => setTimeout(resolve, 1_400))
  note(
    prepared,
    await timed(async () => {
      must(await ahead.hear('s', recording))
      await firstSound()
    }),
  )
}
console.log(`  begun in the silence   ${spread(prepared[0]!)}`)
console.log(`    processors worked    ${spread(prepared[1]!)}`)
console.log(`  begun at the end       ${spread(plain[0]!)}`)
console.log(`    processors worked    ${spread(plain[1]!)}`)
console.log(
  `  ${((100 * right) / ROUNDS).toFixed(0)} % of the words understood (a synthetic voice; a person is harder)`,
)

console.log('Four speakers who stop at the same moment:')
for (const inSilence of [true, false]) {
  const together: number[] = []
  for (let i = 0; i < ROUNDS / 4; i += 1) {
    const speakers = [0, 1, 2, 3].map((speaker) => {
      const { whole, early } = recordings[(i + speaker) % recordings.length]!
      const session = `speaker ${speaker}`
      if (inSilence) ahead.begin(session, { bytes: early, vocabulary })
      return async () => {
        must(await ahead.hear(session, { bytes: whole, vocabulary }))
        await firstSound()
      }
    })
    if (inSilence) await new Promise((resolve) => setTimeout(resolve, 1_400))
    together.push(...(await Promise.all(speakers.map(timed))).map(([, took]) => took))
  }
  console.log(`  begun ${inSilence ? 'in the silence  ' : 'at the end      '} ${spread(together)}`)
}

const spoken = must(await voice.speak({ text: QUESTION, persona: 'examiner' }))
const small = must(await voice.speak({ text: QUESTION, persona: 'examiner', format: 'opus' }))
const up =
  recordings.reduce((sum, { whole }) => sum + whole.length, 0) /
  recordings.reduce((sum, { seconds }) => sum + seconds, 0)
const down = spoken.bytes.length / spoken.seconds!
console.log('Thirty minutes: ten of replies, twelve of answers, the rest pauses:')
console.log(
  `  up ${(up / 1e3).toFixed(2)} kB/s, down ${(down / 1e3).toFixed(2)} kB/s as MP3, ${(small.bytes.length / small.seconds! / 1e3).toFixed(2)} kB/s as Opus`,
)
console.log(
  `  ${megabytes(720 * up + 600 * down)} with MP3, ${megabytes(720 * up + 600 * (small.bytes.length / small.seconds!))} with Opus`,
)

console.log(`${SOAK} sentences in a row:`)
const before = memory()
const each: number[] = []
for (const text of soakSentences(SOAK))
  each.push((await timed(async () => must(await voice.speak({ text, persona: 'companion' }))))[1])
console.log(`  each                   ${spread(each)}   memory ${megabytes(before)} → ${megabytes(memory())}`)

console.log(`${TURNS} turns, each understood and answered, by forty students with documents of their own:`)
const marks: number[] = []
process.stdout.write('  memory at every tenth ')
for (let i = 0; i < TURNS; i += 1) {
  const student = i % 40
  must(
    await ear.hear({
      bytes: recordings[i % recordings.length]!.whole,
      vocabulary: { key: `t${student}`, text: `${THESIS} Student${student}.` },
    }),
  )
  await firstSound()
  if ((i + 1) % (TURNS / 10) !== 0) continue
  marks.push(memory())
  process.stdout.write(` ${megabytes(memory())}`)
}
console.log()
// The first tenth loads what is needed.
console.log(`  growth from the second ${(100 * (marks.at(-1)! / marks[1]! - 1)).toFixed(1)} %`)
pool.close()
