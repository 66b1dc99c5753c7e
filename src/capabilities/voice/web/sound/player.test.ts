import { describe, expect, it, vi } from 'vitest'
import { createPlayer, replay } from './player.ts'

/** A loudspeaker whose clock is moved by hand. Every piece is as long in seconds as its address in letters. */
function loudspeaker() {
  const started: { at: number; seconds: number; end(): void; stopped: boolean }[] = []
  const gains: number[] = []
  const context = {
    currentTime: 10,
    destination: {},
    resume: vi.fn(async () => {}),
    close: vi.fn(async () => {}),
    createGain: () => ({
      connect() {},
      disconnect() {},
      gain: { setTargetAtTime: (value: number) => void gains.push(value) },
    }),
    decodeAudioData: async (bytes: ArrayBuffer) => {
      if (bytes.byteLength === 0) throw new DOMException('', 'EncodingError')
      return { duration: bytes.byteLength }
    },
    createBufferSource() {
      const target = new EventTarget()
      const source = {
        buffer: { duration: 0 },
        connect() {},
        addEventListener: target.addEventListener.bind(target),
        start(at: number) {
          started.push({
            at,
            seconds: source.buffer.duration,
            stopped: false,
            end: () => target.dispatchEvent(new Event('ended')),
          })
        },
        stop() {
          started.at(-1)!.stopped = true
        },
      }
      return source
    },
  }
  const loads: { url: string; signal: AbortSignal | undefined }[] = []
  const load = async (url: string, signal?: AbortSignal) => {
    loads.push({ url, signal })
    if (url === 'missing') throw new Error('404')
    return new ArrayBuffer(url === 'broken' ? 0 : url.length)
  }
  // Only what the player uses is there.
  const undecodable = vi.fn()
  const player = createPlayer({
    load,
    open: () => context as unknown as AudioContext,
    onUndecodable: undecodable,
  })
  return { player, context, started, gains, loads, undecodable }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('the player', () => {
  it('uses one context for everything, unlocked in a tap', () => {
    const { player, context } = loudspeaker()
    player.unlock()
    expect(context.resume).toHaveBeenCalledOnce()
    expect(player.context()).toBe(player.context())
  })

  it('waits with a sentence that is loaded until it may speak', async () => {
    const { player, started } = loudspeaker()
    const playback = player.begin('a')
    playback.add('abc')
    await settled()
    expect(started).toEqual([])
    playback.play()
    await settled()
    expect(started).toMatchObject([{ at: 10.02, seconds: 3 }])
  })

  it('puts one sentence after another without a gap', async () => {
    const { player, started } = loudspeaker()
    const playback = player.begin('a')
    playback.play()
    playback.add('abc')
    playback.add('de')
    await settled()
    expect(started.map(({ at }) => at)).toEqual([10.02, 13.02])
  })

  it('has ended with its last sentence, and not before all are there', async () => {
    const { player, started } = loudspeaker()
    const outcome = vi.fn()
    const playback = player.begin('a')
    void playback.done.then(outcome)
    playback.play()
    playback.add('abc')
    await settled()
    started[0]!.end()
    await settled()
    expect(outcome).not.toHaveBeenCalled()
    playback.add('de')
    playback.complete()
    await settled()
    expect(outcome).not.toHaveBeenCalled()
    started[1]!.end()
    await settled()
    expect(outcome).toHaveBeenCalledWith('ended')
  })

  it('stops whatever else is playing [S2-095]', async () => {
    const { player, started } = loudspeaker()
    const first = player.begin('first')
    first.play()
    first.add('abc')
    await settled()
    replay(player, 'second', ['de'])
    expect(await first.done).toBe('stopped')
    expect(started[0]!.stopped).toBe(true)
    expect(player.playing()).toBe('second')
  })

  it('says whose words are played, and when nobody is', async () => {
    const { player, started } = loudspeaker()
    const seen: (string | null)[] = []
    player.subscribe(() => seen.push(player.playing()))
    const heard = replay(player, 'm1', ['abc']).done
    await settled()
    started[0]!.end()
    expect(await heard).toBe('ended')
    expect(seen).toEqual(['m1', null])
  })

  it.each(['missing', 'broken'])('fails where the only audio is %s', async (url) => {
    expect(await replay(loudspeaker().player, 'a', [url]).done).toBe('failed')
  })

  it('leaves one broken sentence out and plays the others', async () => {
    const { player, started } = loudspeaker()
    const playback = player.begin('a')
    for (const url of ['abc', 'broken', 'de']) playback.add(url)
    playback.complete()
    playback.play()
    await settled()
    expect(started.map(({ seconds }) => seconds)).toEqual([3, 2])
  })

  it('plays nothing that is loaded after it was stopped', async () => {
    const { player, started } = loudspeaker()
    const playback = player.begin('a')
    playback.play()
    playback.add('abc')
    playback.stop()
    await settled()
    expect(started).toEqual([])
    expect(await playback.done).toBe('stopped')
  })

  it('tells of sounds that this browser cannot read, and not of those that did not arrive', async () => {
    const { player, undecodable } = loudspeaker()
    await replay(player, 'a', ['missing']).done
    expect(undecodable).not.toHaveBeenCalled()
    await replay(player, 'a', ['broken']).done
    expect(undecodable).toHaveBeenCalledOnce()
  })

  it('loads nothing more of what was stopped', async () => {
    const { player, loads } = loudspeaker()
    const playback = player.begin('a')
    playback.add('abc')
    playback.stop()
    playback.add('de')
    expect(loads.map(({ url }) => url)).toEqual(['abc'])
    expect(loads[0]!.signal?.aborted).toBe(true)
  })

  it('gives the sound back, and opens another when it is wanted again', async () => {
    const { player, context } = loudspeaker()
    player.close()
    expect(context.close).not.toHaveBeenCalled()
    const heard = replay(player, 'a', ['abc']).done
    player.close()
    expect(context.close).toHaveBeenCalledOnce()
    expect(await heard).toBe('stopped')
    player.close()
    expect(context.close).toHaveBeenCalledOnce()
  })

  it('wakes a sound that was put to sleep, and opens none for it', () => {
    const { player, context } = loudspeaker()
    player.wake()
    expect(context.resume).not.toHaveBeenCalled()
    player.unlock()
    context.resume.mockRejectedValueOnce(new DOMException('', 'InvalidStateError'))
    player.wake()
    expect(context.resume).toHaveBeenCalledTimes(2)
  })

  it('speaks more softly and aloud again', () => {
    const { player, gains } = loudspeaker()
    const playback = player.begin('a')
    playback.duck(true)
    playback.duck(false)
    expect(gains).toEqual([0.2, 1])
  })
})
