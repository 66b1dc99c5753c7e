/** The recogniser: PocketSphinx as WebAssembly. One utterance at a time, so one to a thread. */

import { SAMPLE_RATE } from '../decode/sound.ts'
import { openDecoder, openModule } from './decoder.ts'
import type { Grammar } from './grammar.ts'
import { sureOf } from './how-sure.ts'
import { networkOfAnswers, networkOfSounds, networkOfWords, PHONES, wordOfPhone } from './networks.ts'
import { asAnswers, longestToSay, SHORT_ANSWERS } from './short-answers.ts'

export type Recognition = {
  text: string
  words: { word: string; from: number; to: number }[]
  /** How likely it is that this is what was said: 0 to 1. */
  sure: number
}

const FRAMES_A_SECOND = 100
/** "Please repeat the question", slowly, and a breath before and after. */
const LONGEST_ANSWER_SECONDS = 4
/** Below this a long answer that was misheard is shown as it was heard, and not as the nearest short one. */
const LEAST_OF_ANSWER = 0.3
/** A short answer is all that was said, and no part of it. */
const LEAST_OF_SPEECH = 0.5
const SHORTEST_WORD_SECONDS = 0.1

export type Recogniser = Awaited<ReturnType<typeof openRecogniser>>

export async function openRecogniser() {
  const module = await openModule()
  const words = await openDecoder(module, { dictionary: true })
  // Knows no words: it says how well the best of all sounds would fit, and which short answer fits best.
  const sounds = await openDecoder(module, { dictionary: false })
  sounds.teach(PHONES.map((phone) => [wordOfPhone(phone), phone]))
  let holds: Grammar | undefined
  let answers: string[] = []

  const waysToSay = (word: string) =>
    words.waysToSay(word).flatMap((way): [string, string][] => {
      const said = words.soundsOf(way)
      return said ? [[way, said]] : []
    })

  function learnAnswers(choices: readonly string[]) {
    answers = [...new Set([...SHORT_ANSWERS, ...asAnswers(choices)])]
    const spoken = [...new Set(answers.flatMap((answer) => answer.split(' ')))]
    sounds.teach(spoken.filter((word) => sounds.soundsOf(word) === undefined).flatMap(waysToSay))
    answers = answers.filter((answer) =>
      answer.split(' ').every((word) => sounds.soundsOf(word) !== undefined),
    )
  }

  function hearAnswer(sound: Float32Array) {
    sounds.listenFor(networkOfAnswers(answers))
    try {
      sounds.packaged.start()
      sounds.hear(sound)
      sounds.packaged.stop()
      const result = sounds.result()
      return result && { ...result, times: timesOf(sounds.packaged.get_alignment()) }
    } finally {
      sounds.listenFor(networkOfSounds())
    }
  }
  sounds.listenFor(networkOfSounds())

  return {
    knows: (word: string) => words.soundsOf(word) !== undefined,
    teach: words.teach,
    listenFor(grammar: Grammar) {
      if (holds?.key === grammar.key) return
      words.listenFor(networkOfWords(grammar))
      learnAnswers(grammar.choices)
      holds = grammar
    },
    start() {
      words.packaged.start()
      sounds.packaged.start()
    },
    hear(sound: Float32Array) {
      words.hear(sound)
      sounds.hear(sound)
    },
    /** The same sound once more, as a whole: a short one is looked for among the short answers. */
    finish(sound: Float32Array, spokenSeconds: number): Recognition {
      words.packaged.stop()
      sounds.packaged.stop()
      const heard = words.result()
      const anything = sounds.result()
      const times = heard ? timesOf(words.packaged.get_alignment()) : []
      const speech = secondsOf(times)
      const sure = (kind: 'words' | 'answer', score: number | undefined, seconds: number) =>
        score === undefined || !anything
          ? 0
          : sureOf(kind, (score - anything.score) / (seconds * FRAMES_A_SECOND))
      // Silence fits both alike, however long it lasts.
      const sureOfWords = sure('words', heard?.score, Math.max(SHORTEST_WORD_SECONDS, speech))
      const seconds = sound.length / SAMPLE_RATE
      const answer = seconds <= LONGEST_ANSWER_SECONDS && anything ? hearAnswer(sound) : undefined
      const covers = answer ? secondsOf(answer.times) : 0
      const isWhole =
        answer !== undefined &&
        covers > 0 &&
        covers >= LEAST_OF_SPEECH * speech &&
        // Among others who talk, silence is not to be told from speech: then the words that were found say how long it was.
        Math.max(spokenSeconds, speech) <= longestToSay(answer.text)
      const sureOfAnswer = isWhole ? sure('answer', answer?.score, Math.max(speech, covers)) : 0
      const saysMore = heard && answer && heard.text.length > answer.text.length && sureOfWords >= 0.5
      // One of a few that fits as well is the likelier one.
      if (!answer || saysMore || sureOfAnswer < sureOfWords || sureOfAnswer < LEAST_OF_ANSWER)
        return { text: heard?.text ?? '', words: times, sure: sureOfWords }
      return { text: answer.text, words: answer.times, sure: sureOfAnswer }
    },
    /** Gives up what was begun. */
    drop() {
      words.packaged.stop()
      sounds.packaged.stop()
    },
  }
}

const secondsOf = (times: { from: number; to: number }[]): number =>
  times.reduce((sum, { from, to }) => sum + to - from, 0)

type Segments = ReturnType<Awaited<ReturnType<typeof openDecoder>>['packaged']['get_alignment']>

const timesOf = ({ w: segments = [] }: Segments) =>
  segments
    .filter(({ t }) => /^[a-z]/.test(t))
    .map(({ t, b, d }) => ({ word: t.replace(/\(\d+\)$/, ''), from: b, to: b + d }))
