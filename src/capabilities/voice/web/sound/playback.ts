/** One message that is heard, piece by piece: sounds that are loaded, and words for the voice of the device. */
import type { DeviceVoice } from './device-voice.ts'

export type PlaybackOutcome = 'ended' | 'stopped' | 'failed'

/** An address of sound, or words for the voice of the device. */
export type SpokenPiece = string | { words: string }

export type Playback = {
  /** Loaded and decoded at once, played in this order. */
  add(piece: SpokenPiece): void
  /** Marks the end: no more sound will be added. */
  complete(): void
  play(): void
  stop(): void
  /** Softer, while it is not clear whether the student is speaking. */
  duck(ducked: boolean): void
  readonly done: Promise<PlaybackOutcome>
}

export type PlaybackParts = {
  load(url: string, signal?: AbortSignal): Promise<ArrayBuffer>
  /** It arrived, and this browser can make no sound of it. */
  onUndecodable?: (() => void) | undefined
  device?: DeviceVoice | undefined
  /** The address of these words as sound, for when the device's voice has failed. */
  aloud?: ((words: string, signal: AbortSignal) => Promise<string>) | undefined
  /** The words the device's voice is speaking now. */
  onSaying?: ((words: string | null) => void) | undefined
}

const DUCKED = 0.2
/** Time to hand the next piece over without a gap. */
const AHEAD_SECONDS = 0.02

export function createPlayback(context: AudioContext, parts: PlaybackParts): Playback {
  const stopping = new AbortController()
  const { signal } = stopping
  const sounds = createSounds(context, parts, signal)
  let finish: (outcome: PlaybackOutcome) => void = () => {}
  const done = new Promise<PlaybackOutcome>((resolve) => {
    finish = (outcome) => {
      if (signal.aborted) return
      // Stop downloading sound that will not be played: it costs data.
      stopping.abort()
      sounds.close()
      resolve(outcome)
    }
  })
  let started: () => void = () => {}
  // Pieces are loaded side by side and handed over one after another.
  let line = new Promise<void>((resolve) => {
    started = resolve
  })
  let played = 0

  async function say(words: string) {
    await sounds.over()
    if (signal.aborted) return
    parts.onSaying?.(words)
    const said = await parts.device?.say(words, signal)
    if (signal.aborted) return
    parts.onSaying?.(null)
    if (said === 'ended') played += 1
    // The same sentence, in the other voice.
    else if (parts.aloud && (await sounds.append(parts.aloud(words, signal).then(sounds.load)))) played += 1
  }

  return {
    done,
    add(piece) {
      if (signal.aborted) return
      if (typeof piece === 'string') {
        const loading = sounds.load(piece)
        // Avoids an unhandled rejection if it is not awaited any more.
        loading.catch(() => undefined)
        line = line.then(async () => {
          if (await sounds.append(loading)) played += 1
        })
      } else line = line.then(() => say(piece.words))
    },
    complete() {
      void line.then(async () => {
        if (signal.aborted) return
        if (played === 0) return finish('failed')
        await sounds.over()
        finish('ended')
      })
    },
    play: () => started(),
    stop: () => finish('stopped'),
    duck: (ducked) => sounds.duck(ducked),
  }
}

/** Sounds that follow one another without a gap. */
function createSounds(context: AudioContext, { load, onUndecodable }: PlaybackParts, signal: AbortSignal) {
  const volume = context.createGain()
  volume.connect(context.destination)
  const sources = new Set<AudioBufferSourceNode>()
  let nextAt = 0
  let last: Promise<void> = Promise.resolve()

  async function decode(bytes: ArrayBuffer): Promise<AudioBuffer> {
    try {
      return await context.decodeAudioData(bytes)
    } catch (fault) {
      onUndecodable?.()
      throw fault
    }
  }

  return {
    load: (url: string) => load(url, signal).then(decode),
    /** True if it will be played. */
    async append(loading: Promise<AudioBuffer>): Promise<boolean> {
      const buffer = await loading.catch(() => undefined)
      if (!buffer || signal.aborted) return false
      const source = context.createBufferSource()
      source.buffer = buffer
      source.connect(volume)
      const at = Math.max(nextAt, context.currentTime + AHEAD_SECONDS)
      nextAt = at + buffer.duration
      sources.add(source)
      last = new Promise((over) =>
        source.addEventListener('ended', () => {
          sources.delete(source)
          over()
        }),
      )
      source.start(at)
      return true
    },
    /** When the last of them has been heard. */
    over: () => last,
    duck: (ducked: boolean) => volume.gain.setTargetAtTime(ducked ? DUCKED : 1, context.currentTime, 0.03),
    close() {
      for (const source of sources) source.stop()
      volume.disconnect()
    },
  }
}
