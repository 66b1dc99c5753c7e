/**
 * Everything that is heard goes through one AudioContext, unlocked by the first tap: an iPhone refuses a
 * reply that comes seconds after a tap from any other. And there is one voice: playing one stops any other.
 */
import { createPlayback, type Playback, type PlaybackParts, type SpokenPiece } from './playback.ts'

export type Player = {
  /** To be called in a tap. */
  unlock(): void
  /** After a phone call, or another tab, the audio context may be suspended. */
  wake(): void
  /** Releases the audio device; it is reopened on demand. */
  close(): void
  context(): AudioContext
  /** `key` says whose words are played, for the buttons. */
  begin(key: string): Playback
  playing(): string | null
  /** The sentence that the voice of the device says just now. */
  saying(): string | null
  subscribe(tell: () => void): () => void
  stop(): void
}

type PlayerParts = Partial<Omit<PlaybackParts, 'onSaying'>> & { open?: () => AudioContext }

export function createPlayer(parts: PlayerParts = {}): Player {
  const { load = loadAudio, open = () => new AudioContext(), onUndecodable, device, aloud } = parts
  let opened: AudioContext | undefined
  let current: { key: string; playback: Playback } | undefined
  let saying: string | null = null
  const listeners = new Set<() => void>()
  const context = () => {
    opened ??= open()
    return opened
  }
  const tellAll = () => {
    for (const tell of listeners) tell()
  }
  const change = (next: typeof current) => {
    current = next
    saying = null
    tellAll()
  }
  const onSaying = (words: string | null) => {
    saying = words
    tellAll()
  }
  const resume = (asleep: AudioContext | undefined) => void asleep?.resume().catch(() => undefined)

  return {
    context,
    unlock() {
      resume(context())
      device?.unlock()
    },
    wake: () => resume(opened),
    close() {
      current?.playback.stop()
      void opened?.close().catch(() => undefined)
      opened = undefined
    },
    begin(key) {
      current?.playback.stop()
      const playback = createPlayback(context(), { load, onUndecodable, device, aloud, onSaying })
      change({ key, playback })
      void playback.done.then(() => {
        if (current?.playback === playback) change(undefined)
      })
      return playback
    },
    playing: () => current?.key ?? null,
    saying: () => saying,
    subscribe(tell) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    stop: () => current?.playback.stop(),
  }
}

/** One message from beginning to end. */
export function replay(player: Player, key: string, pieces: readonly SpokenPiece[]): Playback {
  player.unlock()
  const playback = player.begin(key)
  for (const piece of pieces) playback.add(piece)
  playback.complete()
  playback.play()
  return playback
}

export async function loadAudio(url: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(url, { ...(signal && { signal }) })
  if (!response.ok) throw new Error(`The audio answered ${response.status}.`)
  return response.arrayBuffer()
}
