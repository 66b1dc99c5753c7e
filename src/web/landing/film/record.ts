/**
 * Runs in the browser that scripts/make-demo-video.ts starts: draws every picture of the film and
 * encodes it. Picture by picture instead of recording in real time, so a slow machine drops nothing.
 */
import { drawFilm } from './draw-film.ts'
import { FILM } from './look.ts'
import { FILM_SECONDS } from './story.ts'

export type EncodedPicture = { key: boolean; milliseconds: number; base64: string }

const KEY_EVERY = 15 * FILM.framesPerSecond

export async function record(fontUrl: string, bitrate: number): Promise<EncodedPicture[]> {
  document.fonts.add(await new FontFace('Weekbe4 Display', `url(${fontUrl})`, { weight: '600' }).load())
  const canvas = new OffscreenCanvas(FILM.width, FILM.height)
  // The two kinds of canvas share every call used here; their types do not say so.
  const pen = canvas.getContext('2d') as unknown as CanvasRenderingContext2D
  const chunks: EncodedVideoChunk[] = []
  let fault: Error | undefined
  const encoder = new VideoEncoder({
    output: (chunk) => chunks.push(chunk),
    error: (error) => {
      fault = error
    },
  })
  encoder.configure({
    codec: 'vp09.00.30.08',
    width: FILM.width,
    height: FILM.height,
    bitrate,
    framerate: FILM.framesPerSecond,
    latencyMode: 'quality',
  })
  for (let i = 0; i < FILM_SECONDS * FILM.framesPerSecond; i++) {
    drawFilm(pen, i / FILM.framesPerSecond)
    const picture = new VideoFrame(canvas, { timestamp: (i * 1e6) / FILM.framesPerSecond })
    encoder.encode(picture, { keyFrame: i % KEY_EVERY === 0 })
    picture.close()
    if (encoder.encodeQueueSize > 8) await encoder.flush()
    if (fault) throw fault
  }
  await encoder.flush()
  return chunks.map(toText)
}

export async function picture(fontUrl: string, at: number): Promise<string> {
  document.fonts.add(await new FontFace('Weekbe4 Display', `url(${fontUrl})`, { weight: '600' }).load())
  const canvas = document.createElement('canvas')
  canvas.width = FILM.width
  canvas.height = FILM.height
  drawFilm(canvas.getContext('2d')!, at)
  return canvas.toDataURL('image/png')
}

function toText(chunk: EncodedVideoChunk): EncodedPicture {
  const bytes = new Uint8Array(chunk.byteLength)
  chunk.copyTo(bytes)
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return { key: chunk.type === 'key', milliseconds: Math.round(chunk.timestamp / 1000), base64: btoa(binary) }
}
