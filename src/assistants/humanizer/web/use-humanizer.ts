import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { WHY_CLOSED } from '#capabilities/access/spec.ts'
import { useOnline } from '#ui/feedback/use-online.ts'
import { useReducedMotion } from '#ui/pictures/use-reduced-motion.ts'
import type { Humanized } from '../contract.ts'
import { type Door, IDLE, isWorking, nextFlow } from '../rules/flow/humanizer-flow.ts'
import { NO_REVIEW, nextReview } from '../rules/flow/review.ts'
import type { Settings } from '../rules/settings.ts'
import { HUMANIZER } from '../spec.ts'
import { askHumanizer } from './ask-humanizer.ts'

const loadRewriter = () => import('./rewrite-here.ts')
/** Few students have given an earlier chapter; only they download this. */
const loadVoice = () => import('../rules/voice/in-voice.ts')
/** Errors that another press cannot fix: shown in full, besides the specified sentence. */
const TELLING = new Set<string>([
  ...WHY_CLOSED,
  'not-signed-in',
  'too-long',
  'too-fast',
  'too-many-requests',
  'busy',
])

/** One text at a time: sent to the server, or rewritten here when offline. */
export function useHumanizer(hasText: boolean, { voice }: Settings) {
  const [flow, send] = useReducer(nextFlow, IDLE)
  const [review, sendReview] = useReducer(nextReview, NO_REVIEW)
  /** An answer to a cleared or repeated request is ignored. */
  const asking = useRef(0)
  const calm = useReducedMotion()
  const online = useOnline()
  useTyping(flow.name === 'typing', (characters) => send({ type: 'typed', characters }))
  usePartsAhead(hasText, voice !== undefined)

  const answered = (humanized: Humanized, where: { onDevice: boolean; atOnce?: boolean }) => {
    sendReview({ type: 'begun', text: humanized.text, changes: humanized.changes })
    send({ type: 'answered', humanized, onDevice: where.onDevice, atOnce: where.atOnce ?? calm })
  }

  async function onDevice(text: string, settings: Settings): Promise<void> {
    send({ type: 'asked' })
    try {
      const { rewriteHere } = await loadRewriter()
      const inVoice = settings.voice && (await loadVoice()).inVoice
      answered(rewriteHere(text, settings, inVoice), { onDevice: true })
    } catch {
      send({ type: 'failed' })
    }
  }

  async function humanize(text: string, settings: Settings): Promise<void> {
    if (isWorking(flow) || text.trim() === '') return
    if (!online) return onDevice(text, settings)
    send({ type: 'asked' })
    asking.current += 1
    const own = asking.current
    const answer = await askHumanizer(text, settings, (done, of) => send({ type: 'progress', done, of }))
    if (own !== asking.current) return
    if (answer.ok) return answered(answer.value, { onDevice: false })
    const { code, message } = answer.problem
    send(TELLING.has(code) ? { type: 'failed', message, door: doorOf(code) } : { type: 'failed' })
  }
  return {
    flow,
    review,
    sendReview,
    humanize,
    onDevice,
    skip: () => send({ type: 'skipped' }),
    clear() {
      asking.current += 1
      send({ type: 'cleared' })
    },
    /** One of the last texts, as it was left. */
    open(humanized: Humanized) {
      asking.current += 1
      send({ type: 'asked' })
      answered(humanized, { onDevice: false, atOnce: true })
    },
  }
}

/** The next step after a refusal. The text stays on the screen. */
function doorOf(code: string): Door | undefined {
  if (code === 'not-signed-in') return 'log-in'
  return WHY_CLOSED.some((why) => why === code) ? 'payments' : undefined
}

/** Loaded once there is something to rewrite, so that the rewriter and what shows its work are here should the line fail. */
function usePartsAhead(hasText: boolean, hasVoice: boolean): void {
  useEffect(() => {
    if (!hasText) return
    const parts = [loadRewriter(), import('./work/changes-explained.tsx'), ...(hasVoice ? [loadVoice()] : [])]
    Promise.all(parts).catch(() => undefined)
  }, [hasText, hasVoice])
}

/** Reports the number of characters typed so far. A screen that was asleep catches up. */
function useTyping(typing: boolean, onTyped: (characters: number) => void): void {
  const tell = useEffectEvent(onTyped)
  useEffect(() => {
    if (!typing) return
    const began = Date.now()
    const timer = setInterval(
      () => tell(Math.floor((Date.now() - began) / HUMANIZER.typingPerCharacter)),
      HUMANIZER.typingPerCharacter,
    )
    return () => clearInterval(timer)
  }, [typing])
}
