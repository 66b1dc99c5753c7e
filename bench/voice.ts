/**
 * What the built-in speech costs in time, bytes and memory. `npm run bench:voice`, or with `--quick` a tenth of it.
 * Sentences are really spoken, recorded as a browser records them, understood, and answered aloud.
 */
import { execFileSync } from 'node:child_process'
import { engineThreads } from '../src/ports/speech-engines/engine-threads.ts'
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

const pool = engineThreads()
const voice = fliteSpeechOut({ pool })
const ear = soundswallowerSpeechIn({ pool })
const ahead = hearingAhead({ ear, examine: examineIn(pool) })
const vocabulary = { key: 'thesis', text: THESIS }

const student = openFlite()
const sounds = ANSWERS.map((answer) => student.speak(spokenWording(answer), 'rms'))
/** What the browser has sent by the time the silence is 0.6 s old, and when it is over. */
const recordings = await Promise.all(
  sounds.map(async (sound) => {
    const whole = await record(oneAfterAnother(sound, silence(2)))
    const seconds = sound.length / 16_000 + 2
    return { whole, early: whole.subarray(0, Math.round(whole.length * (1 - 1.2 / seconds))), seconds }
  }),
)

async function* written(text: string) {
  yield text
}
/** Until the first sentence of the reply is there to be played. */
async function firstSound(): Promise<void> {
  for await (const event of speakAlong(voice, written(QUESTION), { persona: 'examiner' }))
    if (event.type === 'sentence') return
}

console.log('What a server pays that never speaks:')
const script = `const t = performance.now(), m = process.memoryUsage.rss();
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
const plain: number[] = []
const prepared: number[] = []
let right = 0
for (let i = 0; i < ROUNDS; i += 1) {
  const { whole, early } = recordings[i % recordings.length]!
  const recording = { bytes: whole, vocabulary }
  const [heard, took] = await timed(async () => {
    const result = await ear.hear(recording)
    await firstSound()
    return must(result)
  })
  right += wordsHeard(ANSWERS[i % ANSWERS.length]!, heard.text)
  plain.push(took)
  ahead.begin('s', { ...recording, bytes: early })
  // The rest of the two seconds of silence.
  await new Promise((resolve) => setTimeout(resolve, 1_400))
  prepared.push(
    (
      await timed(async () => {
        must(await ahead.hear('s', recording))
        await firstSound()
      })
    )[1],
  )
}
console.log(`  begun in the silence   ${spread(prepared)}`)
console.log(`  begun at the end       ${spread(plain)}`)
console.log(
  `  ${((100 * right) / ROUNDS).toFixed(0)} % of the words understood (a synthetic voice; a person is harder)`,
)

console.log('Four speakers who stop at the same moment, with nothing begun:')
const together: number[] = []
for (let i = 0; i < ROUNDS / 4; i += 1)
  together.push(
    ...(await Promise.all(
      [0, 1, 2, 3].map(async (speaker) => {
        const { whole } = recordings[(i + speaker) % recordings.length]!
        const [, took] = await timed(async () => {
          must(await ear.hear({ bytes: whole, vocabulary }))
          await firstSound()
        })
        return took
      }),
    )),
  )
console.log(`  each                   ${spread(together)}`)

const spoken = must(await voice.speak({ text: QUESTION, persona: 'examiner' }))
const small = must(await voice.speak({ text: QUESTION, persona: 'examiner', format: 'opus' }))
const up =
  recordings.reduce((sum, { whole }) => sum + whole.length, 0) /
  recordings.reduce((sum, { seconds }) => sum + seconds, 0)
const down = spoken.bytes.length / spoken.seconds!
console.log('Thirty minutes, half of them spoken by the student:')
console.log(
  `  up ${(up / 1e3).toFixed(2)} kB/s, down ${(down / 1e3).toFixed(2)} kB/s as MP3, ${(small.bytes.length / small.seconds! / 1e3).toFixed(2)} kB/s as Opus`,
)
console.log(
  `  ${megabytes(900 * (up + down))} with MP3, ${megabytes(900 * (up + small.bytes.length / small.seconds!))} with Opus`,
)

console.log(`${SOAK} sentences in a row:`)
const before = memory()
const each: number[] = []
for (const text of soakSentences(SOAK))
  each.push((await timed(async () => must(await voice.speak({ text, persona: 'companion' }))))[1])
console.log(`  each                   ${spread(each)}   memory ${megabytes(before)} → ${megabytes(memory())}`)

console.log(`${TURNS} turns, each understood and answered, by forty students with documents of their own:`)
const marks: number[] = []
for (let i = 0; i < TURNS; i += 1) {
  const student = i % 40
  must(
    await ear.hear({
      bytes: recordings[i % recordings.length]!.whole,
      vocabulary: { key: `t${student}`, text: `${THESIS} Student${student}.` },
    }),
  )
  await firstSound()
  if ((i + 1) % (TURNS / 10) === 0) marks.push(memory())
}
console.log(`  memory at every tenth  ${marks.map(megabytes).join(' ')}`)
// The first tenth loads what is needed.
console.log(`  growth from the second ${(100 * (marks.at(-1)! / marks[1]! - 1)).toFixed(1)} %`)
pool.close()
