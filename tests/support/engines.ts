import { fakeImage } from '#ports/ai-image/ai-image.fake.ts'
import { fakeText } from '#ports/ai-text/ai-text.fake.ts'
import type { Outside } from '#ports/outside.ts'

/** What writes and draws where nobody asks for anything special, without prices and ceilings. */
export const testEngines = () => ({
  aiText: fakeText(),
  aiImage: fakeImage(),
  usage: { prices: {}, fairUse: {} } satisfies Outside['usage'],
})
