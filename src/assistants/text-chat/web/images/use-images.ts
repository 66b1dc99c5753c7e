import { useRef, useState } from 'react'
import type { ChatMessage } from '../../contract.ts'
import { SAYS } from '../../spec.ts'

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
    const { id } = attempt.current
    // Loaded with the first picture. Without a line the code does not come, and no picture either.
    const drawn = await import('./draw-image.ts')
      .then(({ drawImage }) => drawImage({ ...wish, conversationId }, id))
      .catch(() => SAYS.imageNotMade)
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
