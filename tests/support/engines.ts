import { ok } from '#kit/result.ts'
import { fakeImage } from '#ports/ai-image/ai-image.fake.ts'
import { fakeText } from '#ports/ai-text/ai-text.fake.ts'
import { fakeClock } from '#ports/ai-text/clock.fake.ts'
import type { Services } from '#ports/services.ts'
import { fakeSpeechIn } from '#ports/speech-in/speech-in.fake.ts'
import { fakeSpeechOut } from '#ports/speech-out/speech-out.fake.ts'

/** Default engines for writing, drawing, listening and speaking, without prices and ceilings. */
export const testEngines = () => ({
  // On a clock that stands: an answer that a test lets fall silent is held until the product ends it, however long that takes.
  aiText: fakeText(undefined, { clock: fakeClock() }),
  aiImage: fakeImage(),
  speechIn: fakeSpeechIn(),
  speechOut: fakeSpeechOut(),
  examineRecording: (async () =>
    ok({
      seconds: 4,
      speechSeconds: 2,
      speechFrom: 0,
      speechUntil: 3,
    })) satisfies Services['examineRecording'],
  usage: { prices: {}, fairUse: {} } satisfies Services['usage'],
})
