import { useRef, useState } from 'react'
import type { z } from 'zod'
import { callApi } from '#api-client/call-api.ts'
import type { ChatMessage, Generated, generateImage, ImageRequest } from '../../contract.ts'
import { ATTEMPT_HEADER, CALLS, IMAGE_DEFAULTS, SAYS } from '../../spec.ts'

export type ImageWish = { prompt: string; size: string }
type UseImagesOptions = {
  conversationId: string
  onDrawn(conversationId: string, messages: readonly ChatMessage[]): void
}

/** One picture at a time. */
export function useImages({ conversationId, onDrawn }: UseImagesOptions) {
  const [open, setOpen] = useState(false)
  const [generating, setGenerating] = useState(false)
  const [problem, setProblem] = useState<string>()
  /** Repeating the same wish is the same attempt: it is drawn and counted once. */
  const attempt = useRef<{ wish: string; id: string }>(undefined)

  async function generate(wish: ImageWish): Promise<void> {
    if (generating) return
    const words = JSON.stringify(wish)
    if (attempt.current?.wish !== words) attempt.current = { wish: words, id: crypto.randomUUID() }
    setGenerating(true)
    setProblem(undefined)
    const drawn = await draw({ ...IMAGE_DEFAULTS, ...wish, conversationId }, attempt.current.id)
    setGenerating(false)
    if (typeof drawn === 'string') return setProblem(SAYS.imageFailed(drawn.replace(/\.$/, '')))
    attempt.current = undefined
    setOpen(false)
    onDrawn(drawn.conversationId ?? conversationId, drawn.messages ?? [])
  }
  return {
    open,
    generating,
    problem,
    generate: (wish: ImageWish) => void generate(wish),
    show: () => {
      setProblem(undefined)
      setOpen(true)
    },
    close: () => setOpen(false),
  }
}

/** The result, or the reason for the failure. */
async function draw(body: z.input<typeof ImageRequest>, attempt: string): Promise<Generated | string> {
  const headers = { [ATTEMPT_HEADER]: attempt }
  const answer = await callApi<typeof generateImage>(CALLS.generateImage, { body, headers, staysOpen: true })
  if (!answer.ok) {
    const { code, message, status } = answer.problem
    if (code !== 'unreachable') return message
    return status >= 300 ? SAYS.imageHttpError(status) : SAYS.imageNotMade
  }
  const { success, images, error } = answer.value
  return success && images.length > 0 ? answer.value : (error ?? SAYS.imageNotMade)
}
