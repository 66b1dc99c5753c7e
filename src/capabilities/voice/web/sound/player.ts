/**
 * Everything that is heard goes through one AudioContext, unlocked by the first tap: an iPhone refuses a
 * reply that comes seconds after a tap from any other. And there is one voice: playing one stops any other.
 */
export type Outcome = 'ended' | 'stopped' | 'failed'

export type Playback = {
  /** Loaded and decoded at once, played in this order. */
  add(url: string): void
  /** Nothing more will be added. */
  complete(): void
  play(): void
  stop(): void
  /** Softer, while it is not clear whether the student is speaking. */
  duck(ducked: boolean): void
  readonly done: Promise<Outcome>
}

export type Player = {
  /** To be called in a tap. */
  unlock(): void
  /** After a telephone call, or another tab, the sound may be asleep. */
  wake(): void
  /** Gives the sound back; it is opened anew where it is wanted again. */
  close(): void
  context(): AudioContext
  /** `key` says whose words are played, for the buttons. */
  begin(key: string): Playback
  playing(): string | null
  subscribe(tell: () => void): () => void
  stop(): void
}

const DUCKED = 0.2
/** Time to hand the next piece over without a gap. */
const AHEAD_SECONDS = 0.02

export function createPlayer(
  load: (url: string, signal?: AbortSignal) => Promise<ArrayBuffer> = loadAudio,
  open: () => AudioContext = () => new AudioContext(),
  /** It arrived, and this browser can make no sound of it. */
  onUndecodable: () => void = () => {},
): Player {
  let opened: AudioContext | undefined
  let current: { key: string; playback: Playback } | undefined
  const listeners = new Set<() => void>()
  const context = () => {
    opened ??= open()
    return opened
  }
  const change = (next: typeof current) => {
    current = next
    for (const tell of listeners) tell()
  }

  const resume = (asleep: AudioContext | undefined) => void asleep?.resume().catch(() => undefined)

  return {
    context,
    unlock: () => resume(context()),
    wake: () => resume(opened),
    close() {
      current?.playback.stop()
      void opened?.close().catch(() => undefined)
      opened = undefined
    },
    begin(key) {
      current?.playback.stop()
      const playback = createPlayback(context(), load, onUndecodable)
      change({ key, playback })
      void playback.done.then(() => {
        if (current?.playback === playback) change(undefined)
      })
      return playback
    },
    playing: () => current?.key ?? null,
    subscribe(tell) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    stop: () => current?.playback.stop(),
  }
}

/** One message from beginning to end. */
export function replay(player: Player, key: string, urls: readonly string[]): Playback {
  player.unlock()
  const playback = player.begin(key)
  for (const url of urls) playback.add(url)
  playback.complete()
  playback.play()
  return playback
}

function createPlayback(
  context: AudioContext,
  load: (url: string, signal?: AbortSignal) => Promise<ArrayBuffer>,
  onUndecodable: () => void,
): Playback {
  const volume = context.createGain()
  volume.connect(context.destination)
  const sources = new Set<AudioBufferSourceNode>()
  const loads = new AbortController()
  let finish: (outcome: Outcome) => void = () => {}
  let over = false
  const done = new Promise<Outcome>((resolve) => {
    finish = (outcome) => {
      if (over) return
      over = true
      // What will not be heard is not paid for.
      loads.abort()
      for (const source of sources) source.stop()
      volume.disconnect()
      resolve(outcome)
    }
  })
  let started: () => void = () => {}
  const start = new Promise<void>((resolve) => {
    started = resolve
  })
  // Pieces are loaded side by side and handed over one after another.
  let line: Promise<void> = start
  let nextAt = 0
  let played = 0

  async function decode(bytes: ArrayBuffer): Promise<AudioBuffer> {
    try {
      return await context.decodeAudioData(bytes)
    } catch (fault) {
      onUndecodable()
      throw fault
    }
  }

  async function append(loading: Promise<AudioBuffer | undefined>) {
    const buffer = await loading
    if (!buffer || over) return
    const source = context.createBufferSource()
    source.buffer = buffer
    source.connect(volume)
    const at = Math.max(nextAt, context.currentTime + AHEAD_SECONDS)
    nextAt = at + buffer.duration
    sources.add(source)
    source.addEventListener('ended', () => sources.delete(source))
    source.start(at)
    played += 1
  }

  return {
    done,
    add(url) {
      if (over) return
      const loading = load(url, loads.signal)
        .then(decode)
        .catch(() => undefined)
      line = line.then(() => append(loading))
    },
    complete() {
      void line.then(() => {
        if (over) return
        if (played === 0) return finish('failed')
        const last = [...sources].at(-1)
        if (last) last.addEventListener('ended', () => finish('ended'))
        else finish('ended')
      })
    },
    play: () => started(),
    stop: () => finish('stopped'),
    duck: (ducked) => volume.gain.setTargetAtTime(ducked ? DUCKED : 1, context.currentTime, 0.03),
  }
}

export async function loadAudio(url: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(url, { ...(signal && { signal }) })
  if (!response.ok) throw new Error(`The audio answered ${response.status}.`)
  return response.arrayBuffer()
}
