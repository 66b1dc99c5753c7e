/** For every server that implements OpenAI's image generations. */
import type { ImageModelV4 } from '@ai-sdk/provider'
import { failed, ok, type Result } from '#kit/result.ts'
import { minutes } from '#kit/time.ts'
import type { Picture } from '../ai-text/ai-text.ts'
import { type Clock, realClock } from '../ai-text/clock.ts'
import { askForModels } from '../ai-text/model/ask-for-models.ts'
import { modelProblem } from '../ai-text/model/model-problem.ts'
import { once } from '../ai-text/model/model-settings.ts'
import { watchSilence } from '../ai-text/model/watch-silence.ts'
import { textProblem } from '../ai-text/text-problem.ts'
import { estimateTokens } from '../ai-text/usage.ts'
import { withoutRedirects } from '../refuse-redirects.ts'
import type { AiImage, Drawing, ImageRequest } from './ai-image.ts'
import { forPictures, type ImageProblem, imageProblem } from './image-problem.ts'

export type ImageSettings = {
  /** Defaults to OpenAI's own. */
  baseUrl?: string | undefined
  apiKey?: string | undefined
  model: string
  patience?: number
  clock?: Clock
}

export function openAiCompatibleImage(settings: ImageSettings): AiImage {
  const { apiKey, model, patience = minutes(2), clock = realClock } = settings
  const baseUrl = (settings.baseUrl ?? 'https://api.openai.com/v1').replace(/\/+$/, '')
  const engine = { name: model, builtIn: false }
  const open = once(() => openModel(baseUrl, apiKey, model))

  return {
    description: engine,
    async draw(request) {
      const painter = await open()
      const line = new AbortController()
      const hangUp = () => line.abort()
      const silence = watchSilence({ first: patience, quiet: patience, total: patience, clock }, hangUp)
      if (request.signal?.aborted) return failed(imageProblem('stopped'))
      request.signal?.addEventListener('abort', hangUp, { once: true })
      try {
        return drawingFrom(await painter.doGenerate(callFor(request, model, line.signal)), request)
      } catch (error) {
        if (request.signal?.aborted) return failed(imageProblem('stopped'))
        return failed(forPictures(silence.tooLong() ? textProblem('timeout') : modelProblem(error)))
      } finally {
        silence.stop()
        request.signal?.removeEventListener('abort', hangUp)
      }
    },
    async health(signal) {
      await open()
      return askForModels(
        engine,
        `${baseUrl}/models`,
        apiKey ? { authorization: `Bearer ${apiKey}` } : {},
        signal,
      )
    },
  }
}

async function openModel(baseURL: string, apiKey: string | undefined, model: string): Promise<ImageModelV4> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({
    name: 'main',
    baseURL,
    fetch: withoutRedirects,
    ...(apiKey && { apiKey }),
  }).imageModel(model)
}

function callFor(
  { prompt, size, quality, style, count = 1 }: ImageRequest,
  model: string,
  abortSignal: AbortSignal,
) {
  // Only DALL·E 3 has these options; other models answer 400 to unknown ones.
  const wishes = model.startsWith('dall-e-3') ? { ...(quality && { quality }), ...(style && { style }) } : {}
  return {
    prompt,
    n: count,
    size,
    abortSignal,
    aspectRatio: undefined,
    seed: undefined,
    files: undefined,
    mask: undefined,
    providerOptions: { main: wishes },
  }
}

type Painted = Awaited<ReturnType<ImageModelV4['doGenerate']>>

function drawingFrom(
  { images, usage }: Painted,
  { prompt, count = 1 }: ImageRequest,
): Result<Drawing, ImageProblem> {
  const pictures: Picture[] = []
  for (const image of images) {
    const bytes = typeof image === 'string' ? Uint8Array.from(Buffer.from(image, 'base64')) : image
    const mediaType = mediaTypeOf(bytes)
    if (!mediaType) return failed(imageProblem('bad-output', `${bytes.length} bytes that are no picture`))
    pictures.push({ bytes, mediaType })
  }
  if (pictures.length < count)
    return failed(imageProblem('bad-output', `${pictures.length} of ${count} pictures`))
  const inputTokens = usage?.inputTokens
  return ok({
    pictures,
    usage: {
      inputTokens: inputTokens ?? estimateTokens(prompt),
      outputTokens: usage?.outputTokens ?? 0,
      images: pictures.length,
      ...(inputTokens === undefined && { estimated: true }),
    },
  })
}

const SIGNATURES: [mediaType: string, at: number, signature: number[]][] = [
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  // RIFF, four bytes of length, WEBP.
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]],
]

/** The media type of the bytes, or nothing when they are no picture a browser shows. */
export const mediaTypeOf = (bytes: Uint8Array): string | undefined =>
  SIGNATURES.find(([, at, signature]) => signature.every((byte, i) => bytes[at + i] === byte))?.[0]
