/** Image generation. Every engine behind this port passes ai-image.conformance.ts. */
import type { Result } from '#kit/result.ts'
import type { EngineDescription, EngineHealth, Picture } from '../ai-text/ai-text.ts'
import type { Usage } from '../ai-text/usage.ts'
import type { ImageProblem } from './image-problem.ts'

export type AiImage = {
  readonly description: EngineDescription
  /** As many pictures as requested, or a problem. Aborting stops the engine. */
  draw(request: ImageRequest): Promise<Result<Drawing, ImageProblem>>
  health(signal?: AbortSignal): Promise<EngineHealth>
}

export type ImageRequest = {
  prompt: string
  size?: `${number}x${number}`
  /** Options. An engine that does not support one ignores it. */
  quality?: 'standard' | 'hd'
  style?: 'vivid' | 'natural'
  count?: number
  signal?: AbortSignal
}

/** The media type is read from the bytes; a declared one is never trusted. */
export type Drawing = { pictures: Picture[]; usage: Usage }
