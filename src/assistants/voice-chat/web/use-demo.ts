import { useEffect, useEffectEvent, useState } from 'react'
import { type DemoStep, demoStep } from '#capabilities/voice/rules/demo.ts'
import { DEMO } from '#capabilities/voice/spec.ts'

/** The scripted sequence, from the press that starts it. */
export function useDemo(onOver: () => void) {
  const [startedAt, setStartedAt] = useState<number>()
  const [step, setStep] = useState<DemoStep>('idle')

  const show = useEffectEvent((since: number) => {
    const now = demoStep(Date.now() - since)
    setStep(now)
    if (now === 'over') onOver()
  })
  useEffect(() => {
    if (startedAt === undefined) return
    const timers = DEMO.map(({ at }) => setTimeout(() => show(startedAt), at))
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [startedAt])

  return {
    step,
    running: startedAt !== undefined && step !== 'over',
    start() {
      setStep('idle')
      setStartedAt(Date.now())
    },
  }
}
