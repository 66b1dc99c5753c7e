import { ok } from '#kit/result.ts'
import { fakeImage } from '#ports/ai-image/ai-image.fake.ts'
import { fakeText } from '#ports/ai-text/ai-text.fake.ts'
import { fakeClock } from '#ports/ai-text/clock.fake.ts'
import type { Outside } from '#ports/outside.ts'
import { fakeSpeechIn } from '#ports/speech-in/speech-in.fake.ts'
import { fakeSpeechOut } from '#ports/speech-out/speech-out.fake.ts'

/** Default engines for writing, drawing, listening and speaking, without prices and ceilings. */
export const testEngines = () => ({
  // A silent answer stays silent until its reader stops it, however long a busy machine takes to come to that.
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
    })) satisfies Outside['examineRecording'],
  usage: { prices: {}, fairUse: {} } satisfies Outside['usage'],
})
