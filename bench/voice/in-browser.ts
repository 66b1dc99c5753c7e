/**
 * A defense in a real browser: a strange voice answers the examiner into the microphone, turn after turn. Prints what was heard
 * of each answer, and the wait from the end of its recording to the first sound of the reply.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ASSISTANTS } from '../../src/product/assistants.ts'
import { bring, openSession, THESIS_PDF } from '../../tests/e2e/oral-session/oral-screen.ts'
import { chromiumArgs, chromiumPath } from '../../tests/support/browser.ts'
import { payAtServer } from '../../tests/support/pay-screen.ts'
import { signUpSilently } from '../../tests/support/people.ts'
import { atMost, toldOnly } from '../printing/report.ts'
import { quantile } from '../printing/times.ts'
import { wordErrors } from '../printing/word-errors.ts'
import { openProduct } from '../product/open-product.ts'
import { wordsOf } from './hearing/listening.ts'
import { spokenBy, VOICES } from './hearing/voices.ts'

const ANSWERS = [
  'I chose a survey because the study describes savings at one point in time.',
  'Two hundred and forty traders took part in four markets.',
  'Every fifth stall was selected with systematic sampling.',
  'The main finding is that traders with an account save more often.',
  'Fees of agents were the first barrier that traders named.',
  'The questionnaire was tested with twelve traders before the survey.',
  'I am not certain that the result holds outside Kitwe.',
  'The model explains use through usefulness and ease of use.',
  'Councils could plan services near the gates of large markets.',
  'Next time I would follow the same traders for a whole year.',
]
/** So much of a reply is listened to, then it is stopped. */
const LISTENS = 2_500
const KEPT = { bargeIn: false, browserRecognition: false, toldOfEar: true, deviceVoice: false }

export async function measureInBrowser(
  settings: Record<string, string>,
  firstSound: number,
  voiceName = 'flite slt',
) {
  const voice = VOICES.find(({ name }) => name === voiceName)
  if (!voice) throw new Error(`There is no voice called ${voiceName}.`)
  const answers = (await spokenBy(voice, ANSWERS, undefined)).slice(0, ANSWERS.length)
  const executablePath = await chromiumPath()
  const product = await openProduct(undefined, { ...settings, EMULATOR_SPEED: '5' })
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) })
  try {
    const page = await roomWithMicrophone(browser, product.base)
    await bring(page, THESIS_PDF)
    const waits: number[] = []
    let [wrong, words, heard] = [0, 0, 0]
    for (const [nth, { text, sound }] of answers.entries()) {
      await recordingIn(page)
      const before = (await openSession(page, 'defense')).messages.length
      waits.push(await page.evaluate(speak, Array.from(sound)))
      await pause(LISTENS)
      const turn = await turnAfter(page, before)
      const answer = turn.find(({ type }) => type === 'user')
      const errors = wordErrors(wordsOf(text), wordsOf(answer?.content ?? ''))
      wrong += errors
      words += wordsOf(text).length
      if (answer && turn.some(({ type }) => type === 'examiner')) heard += 1
      console.log(
        `  ${nth + 1}. ${Math.round(waits.at(-1)!)} ms, ${errors} of ${wordsOf(text).length} words wrong: ${answer?.content ?? 'not heard'}`,
      )
    }
    console.log(`${voice.name}: ${heard} of ${answers.length} answers heard and answered`)
    atMost('  words wrong', (100 * wrong) / words, '%', 20)
    atMost(
      '  from the end of a recording to the first sound: half of them',
      quantile(waits, 0.5),
      'ms',
      firstSound,
    )
    toldOnly('  the slowest', quantile(waits, 1), 'ms')
  } finally {
    await browser.close()
    await product.close()
  }
}

async function roomWithMicrophone(browser: Browser, baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage()
  await page.addInitScript(standIn)
  await page.addInitScript((kept) => localStorage.setItem('weekbe4:voice', kept), JSON.stringify(KEPT))
  await signUpSilently(page)
  await payAtServer(page, 'defense')
  await page.goto(ASSISTANTS.defense.route)
  return page
}

/** The reply is kept when all of it is written. */
async function turnAfter(page: Page, before: number) {
  for (let looks = 0; ; looks += 1) {
    const turn = (await openSession(page, 'defense')).messages.slice(before)
    if (turn.some(({ type }) => type === 'examiner') || looks === 30) return turn
    await pause(500)
  }
}

/** The examiner is cut short, as an impatient student would. */
async function recordingIn(page: Page): Promise<void> {
  for (;;) {
    if ((await page.locator('.voice .t b').textContent()) === 'Recording your answer') return
    for (const name of ['Stop Audio', 'Yes, that is right']) {
      const wanted = page.getByRole('button', { name, exact: true })
      if (await wanted.isVisible()) await wanted.click({ timeout: 2_000 }).catch(() => undefined)
    }
    await pause(300)
  }
}

type Student = {
  say(samples: number[]): void
  /** When the last recording ended, and when the loudspeaker was first heard after it. */
  stopped: number
  sounded: number
}

/** Runs in the page: a microphone that hears what is said to it, and a meter at the loudspeaker. */
function standIn() {
  const room = new AudioContext({ sampleRate: 16_000 })
  const microphone = room.createMediaStreamDestination()
  const me: Student = {
    stopped: 0,
    sounded: 0,
    say(samples) {
      const sound = room.createBuffer(1, samples.length, 16_000)
      sound.copyToChannel(Float32Array.from(samples), 0)
      const voice = new AudioBufferSourceNode(room, { buffer: sound })
      voice.connect(microphone)
      voice.start()
    },
  }
  Object.assign(window, { student: me })
  navigator.mediaDevices.getUserMedia = async () => {
    await room.resume()
    return microphone.stream.clone()
  }
  const isRecording = () => document.querySelector('.voice .t b')?.textContent === 'Recording your answer'
  let recording = false
  new MutationObserver(() => {
    if (recording && !isRecording()) Object.assign(me, { stopped: performance.now(), sounded: 0 })
    recording = isRecording()
  }).observe(document, { subtree: true, childList: true, characterData: true })

  const connect = AudioNode.prototype.connect
  AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
    if (to[0] === this.context.destination) {
      const meter = this.context.createAnalyser()
      const wave = new Float32Array(meter.fftSize)
      Reflect.apply(connect, this, [meter])
      setInterval(() => {
        meter.getFloatTimeDomainData(wave)
        if (me.stopped && !me.sounded && wave.some((sample) => Math.abs(sample) > 0.02))
          me.sounded = performance.now()
      }, 10)
    }
    return Reflect.apply(connect, this, to)
  } as typeof connect
}

/** Runs in the page: one answer, until the reply is heard. */
function speak(samples: number[]): Promise<number> {
  const me = (window as unknown as { student: Student }).student
  Object.assign(me, { stopped: 0, sounded: 0 })
  me.say(samples)
  return new Promise((resolve) => {
    const looking = setInterval(() => {
      if (!me.stopped || !me.sounded) return
      clearInterval(looking)
      resolve(me.sounded - me.stopped)
    }, 20)
  })
}
