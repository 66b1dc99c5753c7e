import { failed } from '#kit/result.ts'
import type { AiImage } from './ai-image.ts'
import { imageProblem } from './image-problem.ts'

/** Used without an image model. A picture is never faked; the student is told. */
export function noImages(): AiImage {
  const engine = { name: 'No image model', builtIn: true }
  return {
    description: engine,
    draw: async () => failed(imageProblem('not-able')),
    health: async () => ({ ready: false, engine, problem: imageProblem('not-able') }),
  }
}
