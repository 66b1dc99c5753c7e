/**
 * Three spoken turns, without a screen: Chromium's fake microphone says a sentence of our own voice; it goes through
 * MediaRecorder, decoder and recogniser, and the built-in voice answers through an AudioContext that really sounds.
 */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, test } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { openFlite } from '../../src/ports/speech-out/flite/flite.ts'
import { oneAfterAnother, silence, wav } from '../speech/recordings.ts'
import { chromiumArgs, chromiumPath } from '../support/browser.ts'
import type { Witness } from './voice-loop/page.ts'
import { startLoopServer } from './voice-loop/server.ts'

const ANSWER = 'The sample was one hundred and twenty teachers from nine schools.'

test.skip(({ isMobile }) => isMobile, 'The same on every screen.')

test('three spoken turns, from the microphone to the loudspeaker', async () => {
  test.setTimeout(150_000)
  const spoken = openFlite().speak(ANSWER, 'rms')
  const microphone = join(mkdtempSync(join(tmpdir(), 'weekbe4-voice-')), 'microphone.wav')
  const sound = oneAfterAnother(silence(1), spoken, silence(6))
  writeFileSync(microphone, wav(Float32Array.from(sound, (sample) => sample / 32_768)))

  const server = await startLoopServer(await bundledPage(), `${ANSWER} We chose them at random.`)
  const executablePath = await chromiumPath()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      ...chromiumArgs,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${microphone}`,
    ],
  })
  try {
    const page = await browser.newPage()
    const witness = () => page.evaluate(() => (window as unknown as { witness: Witness }).witness)
    await page.goto(server.url)
    await page.getByRole('button').click()
    await expect.poll(() => server.heard.length, { timeout: 120_000 }).toBeGreaterThanOrEqual(3)
    await expect.poll(async () => (await witness()).statuses.at(-1), { timeout: 20_000 }).toBe('speaking')
    await expect.poll(async () => (await witness()).peak).toBeGreaterThan(0.1)
    await page.evaluate(() => (window as unknown as { witness: Witness }).witness.end())

    expect(server.heard.map(({ text }) => text).join(' ')).toContain('one hundred and twenty teachers')
    for (const { type, bytes } of server.heard) {
      expect(type).toContain('audio/webm')
      expect(bytes).toBeGreaterThanOrEqual(1_000)
      // A minute at sixteen kilobits a second is 120 KB.
      expect(bytes).toBeLessThan(150_000)
    }
    expect(server.begunInSilence()).toBeGreaterThan(0)
    const { statuses } = await witness()
    expect(statuses.slice(0, 6)).toEqual([
      'active',
      'recording',
      'processing',
      'speaking',
      'starting again',
      'recording',
    ])
    await expect.poll(async () => (await witness()).statuses.at(-1)).toBe('idle')
    expect((await witness()).keptAfterwards).toBe(false)
  } finally {
    await browser.close()
    server.stop()
  }
})

async function bundledPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'voice-loop/page.ts'), formats: ['iife'], name: 'page' },
    },
  })
  // In this form of a build there is one output, and it is not watched.
  const [output] = built as Rolldown.RolldownOutput[]
  return output!.output[0].code
}
