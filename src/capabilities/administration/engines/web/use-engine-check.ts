/** One short question to the engine, and its answer as it comes. Leaving the screen stops it. */
import { useEffect, useRef, useState } from 'react'
import { callLines } from '#api-client/call-lines.ts'
import { CALLS } from '../../spec.ts'
import type { checkEngine, EngineCheckEvent } from '../contract.ts'

type EngineCheck = {
  running: boolean
  text: string
  started?: Extract<EngineCheckEvent, { type: 'started' }>
  finished?: Extract<EngineCheckEvent, { type: 'finished' }>
  /** The error; text received so far stays. */
  wrong?: string
}

const AWAY = 'Weekbe4 cannot be reached at the moment. Check your connection and try again.'
const LOST = 'The connection was lost before the answer was complete.'

const after = (check: EngineCheck, event: EngineCheckEvent): EngineCheck => {
  switch (event.type) {
    case 'started':
      return { ...check, started: event }
    case 'more':
      return { ...check, text: check.text + event.delta }
    case 'finished':
      return { ...check, running: false, finished: event }
    case 'broke': {
      const { message, detail } = event.problem
      return { ...check, running: false, wrong: detail ? `${message} (${detail})` : message }
    }
  }
}

export function useEngineCheck() {
  const [check, setCheck] = useState<EngineCheck>()
  const line = useRef<AbortController>(undefined)
  useEffect(() => () => line.current?.abort(), [])

  async function start() {
    line.current?.abort()
    const own = new AbortController()
    line.current = own
    const say = (next: (before: EngineCheck) => EngineCheck) => {
      if (!own.signal.aborted) setCheck((before) => next(before ?? { running: true, text: '' }))
    }
    setCheck({ running: true, text: '' })
    try {
      const answer = await callLines<typeof checkEngine>(CALLS.checkEngine, { body: {}, signal: own.signal })
      if (!answer.ok)
        return say((before) => ({ ...before, running: false, wrong: answer.refusal.error ?? AWAY }))
      for await (const told of answer.parts) say((before) => after(before, told))
      say((before) => (before.running ? { ...before, running: false, wrong: LOST } : before))
    } catch {
      say((before) => ({ ...before, running: false, wrong: before.text ? LOST : AWAY }))
    }
  }
  return { check, start }
}
