/** The recogniser: PocketSphinx as WebAssembly. One utterance at a time, so one per thread. */

import { resample } from '../decode/sound.ts'
import { SAMPLE_RATE } from '../sample-rate.ts'
import { openDecoder, openModule } from './decoder.ts'
import { neighboursExpected } from './expected-neighbours.ts'
import type { Grammar } from './grammar.ts'
import type { HeardRecording, HearingOptions, Transcript, Word } from './hearing.ts'
import { networkOfAnswers, networkOfSounds, networkOfWords, PHONES, wordOfPhone } from './networks.ts'
import { asAnswers, longestToSay, SHORT_ANSWERS } from './short-answers.ts'

const FRAMES_A_SECOND = 100
const BLOCK = SAMPLE_RATE / 2
/** "Please repeat the question", spoken slowly, with a breath before and after. */
const LONGEST_ANSWER_SECONDS = 4
/** A short answer must be the whole utterance, not part of it. */
const LEAST_OF_SPEECH = 0.5
const SHORTEST_WORD_SECONDS = 0.1
const NEXT_TO_NOTHING = networkOfAnswers(['yes'])

export type Recogniser = Awaited<ReturnType<typeof openRecogniser>>

export async function openRecogniser() {
  const module = await openModule()
  const words = await openDecoder(module, { dictionary: true })
  // Has no vocabulary: it scores the best sequence of sounds, and finds the best short answer.
  const sounds = await openDecoder(module, { dictionary: false })
  sounds.teach(PHONES.map((phone) => [wordOfPhone(phone), phone]))
  let holds: Grammar | undefined
  let expected = (_said: string) => 1
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
      return result && { ...result, words: timesOf(sounds.packaged.get_alignment()) }
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
      // The previous network is freed first: two at once would double the memory for good.
      words.listenFor(NEXT_TO_NOTHING)
      words.listenFor(networkOfWords(grammar))
      learnAnswers(grammar.choices)
      expected = neighboursExpected(grammar)
      holds = grammar
    },
    /** In steps, between which the thread can do other work. A short sound is also matched against the short answers. */
    *hear(
      sound: Float32Array,
      { pace, spokenSeconds }: HearingOptions,
    ): Generator<void, HeardRecording, void> {
      const paced = resample(sound, SAMPLE_RATE * pace)
      yield* through([words, sounds], paced)
      const best = words.result()
      const times = best ? timesOf(words.packaged.get_alignment()) : []
      const hearing: HeardRecording = { pace, text: best?.text ?? '', words: asSaid(times, pace) }
      const anything = sounds.result()
      if (!best || !anything) return hearing
      const speech = secondsOf(times)
      // Silence fits both equally, however long it lasts.
      const above = aboveSounds(best.score - anything.score, Math.max(SHORTEST_WORD_SECONDS, speech))
      hearing.signs = { above, expected: expected(best.text) }
      const isShort = sound.length / SAMPLE_RATE <= LONGEST_ANSWER_SECONDS
      const short = isShort ? hearAnswer(paced) : undefined
      if (short && isAllThatWasSaid(short, { speech, spokenSeconds, pace }))
        hearing.short = {
          text: short.text,
          words: asSaid(short.words, pace),
          above: aboveSounds(short.score - anything.score, Math.max(speech, secondsOf(short.words))),
        }
      return hearing
    },
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

type Beside = { speech: number; spokenSeconds: number; pace: number }

function isAllThatWasSaid({ text, words }: Transcript, { speech, spokenSeconds, pace }: Beside): boolean {
  const covers = secondsOf(words)
  return (
    covers > 0 &&
    covers >= LEAST_OF_SPEECH * speech &&
    // With other voices in the room, silence cannot be told from speech: then the recognised words give the length.
    Math.max(spokenSeconds, speech * pace) <= longestToSay(text)
  )
}

const aboveSounds = (better: number, seconds: number): number => better / (seconds * FRAMES_A_SECOND)

const secondsOf = (times: Word[]): number => times.reduce((sum, { from, to }) => sum + to - from, 0)

/** Times in the original recording, not at the pace of the hearing. */
const asSaid = (times: Word[], pace: number): Word[] =>
  times.map(({ word, from, to }) => ({ word, from: from * pace, to: to * pace }))

type Segments = ReturnType<Decoder['packaged']['get_alignment']>

const timesOf = ({ w: segments = [] }: Segments) =>
  segments
    .filter(({ t }) => /^[a-z]/.test(t))
    .map(({ t, b, d }) => ({ word: t.replace(/\(\d+\)$/, ''), from: b, to: b + d }))
