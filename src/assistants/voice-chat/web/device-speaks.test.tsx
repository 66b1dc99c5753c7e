import { afterEach, describe, expect, it } from 'vitest'
import type { TurnLine } from '#capabilities/voice/contract.ts'
import { ENGLISH, fakeDevice, SAYING_MS } from '#capabilities/voice/web/sound/device-voice.fake.ts'
import { SPEECH } from '#capabilities/voice/web/sound/sound.fake.ts'
import { button, HEARD, leave, noButton, passes, press, status, visit } from './visit.fake.tsx'

afterEach(() => {
  leave()
  Reflect.deleteProperty(window, 'speechSynthesis')
})

const FIRST = 'A variable is something you measure.'
const SECOND = 'Which one do you measure?'
/** The server's answer when it makes no sound. */
const SILENT: TurnLine[] = [
  { type: 'chunk', content: '', heard: HEARD },
  { type: 'chunk', content: FIRST, seq: 0 },
  { type: 'chunk', content: SECOND, seq: 1 },
  { type: 'complete', text: `${FIRST} ${SECOND}`, heard: HEARD },
]
const whoSpeaks = () => document.querySelector('.who-hears')?.textContent
const nowSaid = () => document.querySelector('mark.said-now')?.textContent

async function spokenByDevice(device = fakeDevice()) {
  const scene = await visit()
  await scene.speaks()
  await scene.turn().answer.lines(...SILENT)
  await passes(600)
  return { scene, device }
}

describe('the voice of this device', () => {
  it('speaks a reply sentence by sentence, and the server makes no sound', async () => {
    const { scene, device } = await spokenByDevice()
    expect(scene.turn().asked.form.get('voice')).toBe('device')
    expect([status(), device.said, scene.sounding()]).toEqual(['Speaking', [FIRST], 0])
    expect(nowSaid()).toBe(FIRST)
    await passes(SAYING_MS)
    expect([device.said, nowSaid()]).toEqual([[FIRST, SECOND], SECOND])
    await passes(SAYING_MS)
    expect(status()).toBe('Starting recording automatically')
    expect(scene.others.filter(({ url }) => url.startsWith('/api/audio/'))).toEqual([])
  })

  it('stops in the middle when it is told to, and says it again when asked', async () => {
    const { scene, device } = await spokenByDevice()
    press('Stop Audio')
    await passes(SAYING_MS)
    expect(device.cancelled()).toBe(1)
    expect(device.said).toEqual([FIRST])
    press(/^Play .*words/)
    await passes(SAYING_MS)
    expect(device.said).toEqual([FIRST, FIRST, SECOND])
    expect(scene.turns).toHaveLength(1)
  })

  it('stops when the student speaks over it', async () => {
    const device = fakeDevice()
    device.next('never ends')
    const scene = await visit()
    await scene.speaks()
    // The part of its voice picked up by the microphone.
    scene.sound.loudness = { decibels: -60, byteLevel: 20, level: -55 }
    await scene.turn().answer.lines(...SILENT)
    await passes(600 + 900)
    expect(status()).toBe('Speaking')
    scene.sound.loudness = SPEECH
    await passes(700)
    expect([status(), device.cancelled()]).toEqual(['Listening', 1])
  })

  it('gives one sentence it could not say to the other voice, and goes on', async () => {
    const device = fakeDevice()
    device.next('fails')
    const { scene } = await spokenByDevice(device)
    await passes(100)
    const aloud = scene.others.find(({ url }) => url === '/ai/process-audio/aloud')
    expect(JSON.parse(String(aloud?.form))).toMatchObject({ words: FIRST })
    expect([scene.sounding(), device.said]).toEqual([1, [FIRST]])
    await passes(3_100)
    expect(device.said).toEqual([FIRST, SECOND])
  })

  it('is waited for no longer where its end never comes', async () => {
    const device = fakeDevice()
    device.next('never ends', 'never ends')
    await spokenByDevice(device)
    await passes(30_000)
    expect(device.said).toEqual([FIRST, SECOND])
    expect(status()).not.toBe('Speaking')
  })

  it('is shown, and left and taken again with one tap', async () => {
    const { scene } = await spokenByDevice()
    expect(whoSpeaks()).toContain('Replies are spoken by this device (Grace), which uses no data.')
    press('Use Weekbe4’s voice')
    press('Stop Audio')
    await passes(1_500)
    await scene.speaksOn()
    expect(scene.turn().asked.form.get('voice')).toBeNull()
    expect(button('Use this device’s voice')).toBeTruthy()
  })

  it.each([
    ['has no English voice', [{ ...ENGLISH, lang: 'bem-ZM' }]],
    ['asks the network for its voice', [{ ...ENGLISH, localService: false }]],
  ])('is not used where the device %s', async (_, voices) => {
    const device = fakeDevice(voices)
    const scene = await visit()
    await scene.speaks()
    expect(scene.turn().asked.form.get('voice')).toBeNull()
    expect(noButton('Use this device’s voice')).toBe(true)
    // Its list of voices may arrive late; the next turn then uses it.
    device.offers(ENGLISH)
    await scene.turn().answer.lines({ type: 'complete', text: '', skipped: true })
    await passes(2_100)
    await scene.speaksOn()
    expect(scene.turn().asked.form.get('voice')).toBe('device')
  })
})
