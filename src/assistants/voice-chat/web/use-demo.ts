import { useEffect, useEffectEvent, useState } from 'react'
import { DEMO } from '#capabilities/voice/spec.ts'
import { type DemoStep, demoStep } from '#capabilities/voice/talk.index.ts'

/** The scripted sequence, from the press that starts it. */
export function useDemo(onOver: () => void) {
  const [run, setRun] = useState(0)
  const [step, setStep] = useState<DemoStep>('idle')

  const show = useEffectEvent((now: DemoStep) => {
    setStep(now)
    if (now === 'over') onOver()
  })
  useEffect(() => {
    if (run === 0) return
    const timers = DEMO.map(({ at }) => setTimeout(() => show(demoStep(at)), at))
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [run])

  return {
    step,
    running: run > 0 && step !== 'over',
    start() {
      setStep('idle')
      setRun(run + 1)
    },
  }
}
