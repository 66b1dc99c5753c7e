const RATE = 16_000

/** For a browser whose recordings only it can read: 16 kHz, one channel, 16 bits. */
export async function toWav(recording: Blob, context: BaseAudioContext): Promise<Blob> {
  const decoded = await context.decodeAudioData(await recording.arrayBuffer())
  const offline = new OfflineAudioContext(1, Math.ceil(decoded.duration * RATE), RATE)
  const source = offline.createBufferSource()
  source.buffer = decoded
  source.connect(offline.destination)
  source.start()
  const sound = (await offline.startRendering()).getChannelData(0)
  return new Blob([wavOf(sound)], { type: 'audio/wav' })
}

export function wavOf(sound: Float32Array): ArrayBuffer {
  const file = new ArrayBuffer(44 + 2 * sound.length)
  const view = new DataView(file)
  const text = (at: number, letters: string) => {
    for (let i = 0; i < letters.length; i += 1) view.setUint8(at + i, letters.charCodeAt(i))
  }
  text(0, 'RIFF')
  view.setUint32(4, file.byteLength - 8, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, 2 * RATE, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, 2 * sound.length, true)
  for (const [i, sample] of sound.entries())
    view.setInt16(44 + 2 * i, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true)
  return file
}
