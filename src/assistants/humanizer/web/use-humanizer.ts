import { useEffect, useReducer } from 'react'
import { WHY_CLOSED } from '#capabilities/access/spec.ts'
import { useReducedMotion } from '#ui/pictures/use-reduced-motion.ts'
import { useOnline } from '#ui/telling/use-online.ts'
import { IDLE, isWorking, nextFlow } from '../rules/flow/humanizer-flow.ts'
import type { Settings } from '../rules/settings.ts'
import { askHumanizer } from './ask-humanizer.ts'
import { useTyping } from './use-typing.ts'

const loadRewriter = () => import('./rewrite-here.ts')
/** What a press can do nothing about: said in full, besides the specified sentence. */
const TELLING = new Set<string>([...WHY_CLOSED, 'not-signed-in', 'too-long', 'too-many-requests', 'busy'])

/** One text at a time: asked of the server, or rewritten here where there is no line. */
export function useHumanizer({ onAccessOver }: { onAccessOver(): void }) {
  const [flow, send] = useReducer(nextFlow, IDLE)
  const calm = useReducedMotion()
  const online = useOnline()
  useTyping(flow.name === 'typing', (characters) => send({ type: 'typed', characters }))
  useRewriterAhead()

  async function onDevice(text: string, settings: Settings): Promise<void> {
    send({ type: 'asked' })
    try {
      const { rewriteHere } = await loadRewriter()
      send({ type: 'answered', humanized: rewriteHere(text, settings), onDevice: true, atOnce: calm })
    } catch {
      send({ type: 'failed' })
    }
  }

  async function humanize(text: string, settings: Settings): Promise<void> {
    if (isWorking(flow) || text.trim() === '') return
    if (!online) return onDevice(text, settings)
    send({ type: 'asked' })
    const answer = await askHumanizer(text, settings, (done, of) => send({ type: 'progress', done, of }))
    if (answer.ok) return send({ type: 'answered', humanized: answer.value, onDevice: false, atOnce: calm })
    const { code, message } = answer.problem
    send(TELLING.has(code) ? { type: 'failed', message } : { type: 'failed' })
    if (WHY_CLOSED.some((why) => why === code)) onAccessOver()
  }
  return { flow, send, humanize, onDevice, online }
}

/** Fetched once the screen stands, so that the device has it when the line is gone. */
function useRewriterAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadRewriter().catch(() => undefined), 1_500)
    return () => clearTimeout(timer)
  }, [])
}
