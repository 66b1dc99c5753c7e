import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import type { SpokenTalkHere } from '#capabilities/voice/web/index.ts'
import type { Clock, OpenSession, startSession } from '../../contract.ts'
import { isSpoken, soundName } from '../../rules/screen/shown-talk.ts'
import { CALLS } from '../../spec.ts'

type Beginning = {
  session: OpenSession
  spoken: SpokenTalkHere
  /** Without a press, as soon as it is known who hears. */
  byItself: boolean
  onClock(clock: Clock): void
}

/** Time is counted from here on. The last question is played (again), then it is the student's turn. */
export function useBegin({ session, spoken, byItself, onClock }: Beginning) {
  const [begun, setBegun] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ code: string; message: string }>()
  const starting = useRef<Promise<boolean>>(undefined)
  const { driver, who } = spoken

  async function startClock(): Promise<boolean> {
    setBusy(true)
    const answer = await callApi<typeof startSession>(CALLS.startSession, {
      params: { sessionId: session.sessionId },
      body: {},
    })
    setBusy(false)
    if (!answer.ok) {
      starting.current = undefined
      setRefused(answer.problem)
      return false
    }
    setRefused(undefined)
    setBegun(true)
    onClock(answer.value)
    return answer.value.state === 'running'
  }
  const started = () => {
    starting.current ??= startClock()
    return starting.current
  }

  async function begin(): Promise<void> {
    const last = session.messages.findLast(isSpoken)
    if (!(await started())) return
    const pieces = last
      ? spoken.piecesOf({ audio: last.audioUrl ? [last.audioUrl] : [], reply: last.content })
      : []
    driver.greet(last ? soundName(last) : 'greeting', ...pieces)
  }
  const mayBegin = byItself && who.known && !who.offersBrowser
  const beginSoon = useEffectEvent(() => void begin())
  useEffect(() => {
    if (!mayBegin) return
    // Not twice where React mounts everything twice to find faults.
    const soon = setTimeout(() => beginSoon())
    return () => clearTimeout(soon)
  }, [mayBegin])

  return {
    begun,
    busy,
    refused,
    begin() {
      // Phones unlock audio only during a press.
      spoken.player.unlock()
      void begin()
    },
    /** Typing first also begins the session. False if it could not begin: the words are not sent. */
    async type(text: string, corrects?: string): Promise<boolean> {
      spoken.player.unlock()
      return (await started()) && driver.type(text, corrects)
    },
  }
}
