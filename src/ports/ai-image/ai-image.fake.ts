import { failed, ok } from '#kit/result.ts'
import type { TextProblemCode } from '../ai-text/text-problem.ts'
import { estimateTokens } from '../ai-text/usage.ts'
import type { AiImage, ImageRequest } from './ai-image.ts'
import { imageProblem } from './image-problem.ts'

/** One grey dot: the smallest thing that is really a PNG. */
export const dot: Uint8Array = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
    'base64',
  ),
)

export type FakeImage = AiImage & {
  requests: ImageRequest[]
  /** The next requests for pictures fail, for these reasons in this order. */
  break(...codes: TextProblemCode[]): void
}

export function fakeImage(): FakeImage {
  const broken: TextProblemCode[] = []
  const requests: ImageRequest[] = []
  const engine = { name: 'fake-painter', builtIn: false }
  return {
    description: engine,
    requests,
    break: (...codes) => void broken.push(...codes),
    async draw(request) {
      if (request.signal?.aborted) return failed(imageProblem('stopped'))
      requests.push(request)
      const code = broken.shift()
      if (code) return failed(imageProblem(code))
      const pictures = Array.from({ length: request.count ?? 1 }, () => ({
        bytes: dot,
        mediaType: 'image/png',
      }))
      const usage = {
        inputTokens: estimateTokens(request.prompt),
        outputTokens: 0,
        images: pictures.length,
        estimated: true,
      }
      return ok({ pictures, usage })
    },
    health: async () => ({ ready: true, engine }),
  }
}
