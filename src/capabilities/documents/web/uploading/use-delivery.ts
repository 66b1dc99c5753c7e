import { useRef } from 'react'
import type { SendingEvent } from '../../rules/sending-flow.ts'
import type { What } from './file-to-send.ts'
import { useOneSending } from './use-one-sending.ts'

/** A document to bring into a room, and the wishes that go with it. */
export type Errand<Wish> = {
  what: What
  name: string
  wish: Wish
  /** The same for every retry: duplicates are accepted and counted once. */
  key: string
}

export const newErrand = <Wish>(what: What, name: string, wish: Wish): Errand<Wish> => ({
  what,
  name,
  wish,
  key: crypto.randomUUID(),
})

/** A room's handling of its deliveries, loaded when one begins. */
export type Deliverer<Wish, Answer> = {
  /** Refusal of a file before any byte is sent. */
  refusalOf?(file: File): string | undefined
  deliver(errand: Errand<Wish>, signal: AbortSignal, send: (event: SendingEvent) => void): Promise<Answer>
}

type UseDeliveryOptions<Wish, Answer> = {
  load(): Promise<Deliverer<Wish, Answer>>
  onNotLoaded(): void
  onRefused?(message: string): void
  onBegun(name: string): void
  send(event: SendingEvent): void
  /** After an answer or a refusal, another try is a new errand with a new key. */
  onAnswer(answer: Answer, errand: Errand<Wish>): void
}

/** Brings one document at a time. The choice is kept, so a lost connection costs only waiting. */
export function useDelivery<Wish, Answer>(options: UseDeliveryOptions<Wish, Answer>) {
  const sending = useOneSending()
  const current = useRef<Errand<Wish>>(undefined)

  async function run(errand: Errand<Wish>): Promise<void> {
    const { load, onNotLoaded, onRefused, onBegun, send, onAnswer } = options
    const signal = sending.begin()
    // Its chunk may belong to an old version, or the connection may be down.
    const deliverer = await load().catch(() => undefined)
    if (signal.aborted) return
    if (!deliverer) return onNotLoaded()
    const refusal = 'file' in errand.what ? deliverer.refusalOf?.(errand.what.file) : undefined
    if (refusal) return onRefused?.(refusal)
    onBegun(errand.name)
    const answer = await deliverer.deliver(errand, signal, send)
    if (!signal.aborted) onAnswer(answer, errand)
  }

  return {
    begin(errand: Errand<Wish>): void {
      current.current = errand
      void run(errand)
    },
    again(): void {
      if (current.current) void run(current.current)
    },
    end: sending.end,
  }
}
