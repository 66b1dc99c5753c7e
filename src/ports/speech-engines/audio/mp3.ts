import { createMp3Encoder } from 'wasm-media-encoders'
import { SAMPLE_RATE } from '../sample-rate.ts'

/** 24 kbit/s already hurts intelligibility, 16 destroys it; 32 is as clear as more and takes 4 kB a second. */
const KILOBITS = 32
export async function openMp3() {
  const encoder = await createMp3Encoder()
  return (samples: Int16Array): Uint8Array => {
    encoder.configure({
      sampleRate: SAMPLE_RATE,
      channels: 1,
      bitrate: KILOBITS,
      outputSampleRate: SAMPLE_RATE,
    })
    // The result is in the encoder's own memory and is overwritten by the next call.
    const body = encoder.encode([Float32Array.from(samples, (sample) => sample / 32_768)]).slice()
    const end = encoder.finalize()
    const whole = new Uint8Array(body.length + end.length)
    whole.set(body)
    whole.set(end, body.length)
    return whole
  }
}
