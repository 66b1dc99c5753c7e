import { useRef, useState } from 'react'
import type { ChatMessage, Generated } from '../../contract.ts'
import { ATTEMPT_HEADER, CALLS, IMAGE_DEFAULTS, SAYS } from '../../spec.ts'

export type ImageWish = { prompt: string; size: string }
type Options = {
  conversationId: string
  onDrawn(conversationId: string, messages: readonly ChatMessage[]): void
}

/** One picture at a time. */
export function useImages({ conversationId, onDrawn }: Options) {
  const [open, setOpen] = useState(false)
  const [generating, setGenerating] = useState(false)
  const [problem, setProblem] = useState<string>()
  /** The same wish once more is the same attempt: it is drawn and counted once. */
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

/** What was drawn, or why not. */
async function draw(body: object, attempt: string): Promise<Generated | string> {
  try {
    const response = await fetch(CALLS.generateImage.path, {
      method: CALLS.generateImage.method,
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', [ATTEMPT_HEADER]: attempt },
      body: JSON.stringify(body),
    })
    const answer = (await response.json().catch(() => undefined)) as
      | (Partial<Generated> & { error?: string })
      | undefined
    if (!response.ok) return answer?.error ?? SAYS.imageHttpError(response.status)
    if (!answer?.success || !answer.images?.length) return answer?.error ?? SAYS.imageNotMade
    return answer as Generated
  } catch {
    return SAYS.imageNotMade
  }
}
