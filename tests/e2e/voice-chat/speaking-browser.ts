/** A browser whose microphone hears one recording over and over, and that notes what comes out of its loudspeaker. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { openFlite } from '../../../src/ports/speech-engines/flite/flite.ts'
import { wav } from '../../speech/recordings.ts'
import { chromiumArgs, chromiumPath } from '../../support/browser.ts'

/** Spoken by our own voice. */
export const spoken = (words: string): Int16Array => openFlite().speak(words, 'rms')

/** `refuses`: permission is denied without a prompt, as after Block was once pressed. */
export async function speakingBrowser(sound: Int16Array, { refuses = false } = {}): Promise<Browser> {
  const microphone = join(mkdtempSync(join(tmpdir(), 'weekbe4-voice-')), 'microphone.wav')
  writeFileSync(microphone, wav(Float32Array.from(sound, (sample) => sample / 32_768)))
  const executablePath = await chromiumPath()
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      ...chromiumArgs,
      refuses ? '--deny-permission-prompts' : '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${microphone}`,
    ],
  })
}

export type Witness = {
  /** The headings of the screen, one after another. */
  states: string[]
  /** The longest time that a recording showed, as 0:07. */
  longest: string
  /** The loudest sample sent to the loudspeaker since it was last read. */
  peak: number
  microphonesOpened: number
  /** Constraints of the last request. */
  wishes?: MediaStreamConstraints
  /** Type and size of each recording sent. */
  sent: { type: string; bytes: number }[]
  /** Where the sounds of the last reply are, in the words of the reply. */
  named: string[]
  tracks: MediaStreamTrack[]
}

export async function witnessedPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  await page.addInitScript(watch)
  return page
}

export const witness = (page: Page): Promise<Omit<Witness, 'tracks'> & { live: boolean }> =>
  page.evaluate(() => {
    const { tracks, ...seen } = (window as unknown as { witness: Witness }).witness
    return { ...seen, live: tracks.some((track) => track.readyState === 'live') }
  })

/** Recordings still kept on the device because they were not answered. */
export const keptRecordings = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve) => request.addEventListener('success', () => resolve(request.result)))
    let kept = 0
    for (const { name } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name!))
      for (const store of database.objectStoreNames)
        kept += await settled(database.transaction(store).objectStore(store).count())
      database.close()
    }
    return kept
  })

/** Runs in the page, before any of our code. */
function watch() {
  const witness: Witness = {
    states: [],
    longest: '',
    peak: 0,
    microphonesOpened: 0,
    sent: [],
    named: [],
    tracks: [],
  }
  Object.assign(window, { witness })

  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = async (wishes) => {
    witness.microphonesOpened += 1
    Object.assign(witness, { wishes })
    const stream = await open(wishes)
    witness.tracks.push(...stream.getTracks())
    return stream
  }

  const send = window.fetch
  window.fetch = async (address, init) => {
    if (address !== '/ai/process-audio') return send(address, init)
    const file = init?.body instanceof FormData ? init.body.get('file') : null
    if (file instanceof File) witness.sent.push({ type: file.type, bytes: file.size })
    const answer = await send(address, init)
    void noteSounds(answer.clone())
    return answer
  }
  // A line that breaks off has named what it has named.
  async function noteSounds({ body }: Response) {
    const told = new TextDecoder()
    let words = ''
    const reader = body?.getReader()
    for (
      let piece = await reader?.read();
      piece?.value;
      piece = await reader?.read().catch(() => undefined)
    ) {
      words += told.decode(piece.value, { stream: true })
      witness.named = [...words.matchAll(/"audioUrl":"([^"]+)"/g)].map(([, url]) => url!)
    }
  }

  const meters = new WeakMap<BaseAudioContext, AnalyserNode>()
  const connect = AudioNode.prototype.connect
  function meterOf(context: BaseAudioContext): AnalyserNode {
    const known = meters.get(context)
    if (known) return known
    const meter = context.createAnalyser()
    meters.set(context, meter)
    const wave = new Float32Array(meter.fftSize)
    setInterval(() => {
      meter.getFloatTimeDomainData(wave)
      for (const sample of wave) witness.peak = Math.max(witness.peak, Math.abs(sample))
    }, 30)
    return meter
  }
  // Everything that is connected to the loudspeaker is also measured.
  AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
    if (to[0] === this.context.destination) Reflect.apply(connect, this, [meterOf(this.context)])
    return Reflect.apply(connect, this, to)
  } as typeof connect

  const note = () => {
    const heading = document.querySelector('.calm [role="status"] h2, .voice [role="status"] b')?.textContent
    if (heading && heading !== witness.states.at(-1)) witness.states.push(heading)
    const recorded = document.querySelector('.calm .time')?.textContent ?? ''
    if (recorded > witness.longest) witness.longest = recorded
  }
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true })
}
