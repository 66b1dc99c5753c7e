/** Runs in a separate browser page, which has the encoder: turns pictures of the product into a film. */
export type TakenPicture = { milliseconds: number; png: string }
export type EncodedPicture = { key: boolean; milliseconds: number; base64: string }
export type Size = { width: number; height: number }

const KEY_EVERY_MS = 10_000
const BITRATE = 400_000

/** One after another, and not as they were taken: a slow machine drops nothing. */
export function filmEncoder({ width, height }: Size) {
  const chunks: EncodedVideoChunk[] = []
  let fault: Error | undefined
  let lastKey = Number.NEGATIVE_INFINITY
  const encoder = new VideoEncoder({
    output: (chunk) => chunks.push(chunk),
    error: (error) => {
      fault = error
    },
  })
  encoder.configure({ codec: 'vp09.00.31.08', width, height, bitrate: BITRATE, latencyMode: 'quality' })
  return {
    async add({ milliseconds, png }: TakenPicture): Promise<void> {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const frame = new VideoFrame(picture, { timestamp: milliseconds * 1_000 })
      const keyFrame = milliseconds - lastKey >= KEY_EVERY_MS
      if (keyFrame) lastKey = milliseconds
      encoder.encode(frame, { keyFrame })
      frame.close()
      picture.close()
      if (encoder.encodeQueueSize > 8) await encoder.flush()
      if (fault) throw fault
    },
    async end(): Promise<EncodedPicture[]> {
      await encoder.flush()
      return chunks.map(toText)
    },
  }
}

function toText(chunk: EncodedVideoChunk): EncodedPicture {
  const bytes = new Uint8Array(chunk.byteLength)
  chunk.copyTo(bytes)
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return { key: chunk.type === 'key', milliseconds: Math.round(chunk.timestamp / 1000), base64: btoa(binary) }
}
