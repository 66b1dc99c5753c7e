import { failed } from '#kit/result.ts'
import type { AiImage } from '#ports/ai-image/ai-image.ts'
import { imageProblem } from '#ports/ai-image/image-problem.ts'
import { noUsage } from '#ports/ai-text/usage.ts'
import { untilMidnight } from '../rules/usage-day.ts'
import { countCall } from './count-call.ts'
import { reserve } from './fair-use.ts'
import type { MeterWorld } from './metered-text.ts'
import type { UsedBy } from './record-usage.ts'

/** An image model whose usage is counted for a person. */
export function meteredImage(services: MeterWorld, engine: AiImage, by: UsedBy): AiImage {
  return {
    get description() {
      return engine.description
    },
    async draw(request) {
      const reserved = await reserve(services, by.who, 'images', request.count ?? 1)
      if (!reserved)
        return failed({ ...imageProblem('fair-use'), retryAfterMs: untilMidnight(services.now()) })
      let usage = noUsage
      try {
        const drawing = await engine.draw(request)
        if (drawing.ok) usage = drawing.value.usage
        return drawing
      } finally {
        await countCall(services, by, { usage, model: engine.description, reserved, against: 'images' })
      }
    },
    health: (signal) => engine.health(signal),
  }
}
