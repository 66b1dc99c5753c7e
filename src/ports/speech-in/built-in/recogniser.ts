/** The recogniser: PocketSphinx as WebAssembly. One utterance at a time, so one to a thread. */

import { resample, SAMPLE_RATE } from '../decode/sound.ts'
import { agreement } from './agreement.ts'
import { openDecoder, openModule } from './decoder.ts'
import type { Grammar } from './grammar.ts'
import { settled, sureOfShort, sureOfWords } from './how-sure.ts'
import { networkOfAnswers, networkOfSounds, networkOfWords, PHONES, wordOfPhone } from './networks.ts'
import { asAnswers, longestToSay, SHORT_ANSWERS } from './short-answers.ts'

export type Recognition = {
  text: string
  words: { word: string; from: number; to: number }[]
  /** How likely it is that this is what was said: 0 to 1. */
  sure: number
}

const FRAMES_A_SECOND = 100
const BLOCK = SAMPLE_RATE / 2
/** To be heard again the same sound must differ a little, or it would say the same of anything. */
const PACES = [1.06, 0.94] as const
/** "Please repeat the question", slowly, and a breath before and after. */
const LONGEST_ANSWER_SECONDS = 4
/** Below this a long answer that was misheard is shown as it was heard, and not as the nearest short one. */
const LEAST_OF_ANSWER = 0.3
/** A short answer is all that was said, and no part of it. */
const LEAST_OF_SPEECH = 0.5
const SHORTEST_WORD_SECONDS = 0.1
const NEXT_TO_NOTHING = networkOfAnswers(['yes'])

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
      // The network of before is let go first: two of them at once would take as much again, for good.
      words.listenFor(NEXT_TO_NOTHING)
      words.listenFor(networkOfWords(grammar))
      learnAnswers(grammar.choices)
      holds = grammar
    },
    /** In steps, between which the thread can do something else. What is doubtful is heard again; what is short is looked for among the short answers. */
    *recognise(sound: Float32Array, spokenSeconds: number): Generator<void, Recognition, void> {
      yield* through([words, sounds], sound)
      const anything = sounds.result()
      const heard = yield* heardAsWords(sound, anything?.score)
      const seconds = sound.length / SAMPLE_RATE
      const short = seconds <= LONGEST_ANSWER_SECONDS && anything ? hearAnswer(sound) : undefined
      const answer = short && { ...short, sure: sureOfAnswer(short, heard, spokenSeconds, anything!.score) }
      const saysMore = answer && heard.text.length > answer.text.length && heard.sure >= 0.5
      // One of a few that fits as well is the likelier one.
      if (!answer || saysMore || answer.sure < heard.sure || answer.sure < LEAST_OF_ANSWER) return heard
      return { text: answer.text, words: answer.times, sure: answer.sure }
    },
  }

  function* heardAsWords(
    sound: Float32Array,
    anything: number | undefined,
  ): Generator<void, Recognition, void> {
    const first = words.result()
    if (!first || anything === undefined) return { text: first?.text ?? '', words: [], sure: 0 }
    const times = timesOf(words.packaged.get_alignment())
    // Silence fits both alike, however long it lasts.
    const above = aboveSounds(first.score - anything, Math.max(SHORTEST_WORD_SECONDS, secondsOf(times)))
    const signs = { above, text: first.text }
    const agrees: number[] = []
    for (const pace of PACES) {
      if (settled(signs, agrees) !== undefined) break
      yield* through([words], resample(sound, SAMPLE_RATE * pace))
      agrees.push(agreement(first.text, words.result()?.text ?? ''))
    }
    return { text: first.text, words: times, sure: sureOfWords(signs, agrees) }
  }
}

type Decoder = Awaited<ReturnType<typeof openDecoder>>

function* through(decoders: Decoder[], sound: Float32Array): Generator<void, void, void> {
  for (const { packaged } of decoders) packaged.start()
  try {
    for (let at = 0; at < sound.length; at += BLOCK) {
      for (const decoder of decoders) decoder.hear(sound.subarray(at, at + BLOCK))
      yield
    }
  } finally {
    for (const { packaged } of decoders) packaged.stop()
  }
}

type ShortAnswer = { text: string; score: number; times: Recognition['words'] }

function sureOfAnswer(
  answer: ShortAnswer,
  heard: Recognition,
  spokenSeconds: number,
  anything: number,
): number {
  const covers = secondsOf(answer.times)
  const speech = secondsOf(heard.words)
  const isWhole =
    covers > 0 &&
    covers >= LEAST_OF_SPEECH * speech &&
    // Among others who talk, silence is not to be told from speech: then the words that were found say how long it was.
    Math.max(spokenSeconds, speech) <= longestToSay(answer.text)
  return isWhole ? sureOfShort(aboveSounds(answer.score - anything, Math.max(speech, covers))) : 0
}

const aboveSounds = (better: number, seconds: number): number => better / (seconds * FRAMES_A_SECOND)

const secondsOf = (times: { from: number; to: number }[]): number =>
  times.reduce((sum, { from, to }) => sum + to - from, 0)

type Segments = ReturnType<Decoder['packaged']['get_alignment']>

const timesOf = ({ w: segments = [] }: Segments) =>
  segments
    .filter(({ t }) => /^[a-z]/.test(t))
    .map(({ t, b, d }) => ({ word: t.replace(/\(\d+\)$/, ''), from: b, to: b + d }))
