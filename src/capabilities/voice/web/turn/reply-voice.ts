/** Plays the sound of a conversation: the arriving reply, a greeting, or a message again. */
import type { TurnEvent } from '../../rules/conversation.ts'
import type { Playback, SpokenPiece } from '../sound/playback.ts'
import { type Player, replay } from '../sound/player.ts'

type VoiceParts = { player: Player; now(): number; send(event: TurnEvent): void }

export function replyVoice({ player, now, send }: VoiceParts) {
  let playback: Playback | undefined

  function follow(begun: Playback): Playback {
    playback = begun
    void begun.done.then((outcome) => {
      if (playback !== begun) return
      const at = now()
      if (outcome === 'failed') {
        console.error('The audio could not be played.')
        send({ type: 'cannot-play', at })
      } else send({ type: outcome === 'ended' ? 'speech-ended' : 'speech-stopped', at })
    })
    return begun
  }

  return {
    begin: (key: string) => follow(player.begin(key)),
    /** Replays a message, during the assistant's turn if there is one. */
    replay(key: string, pieces: readonly SpokenPiece[]) {
      const again = replay(player, key, pieces)
      send({ type: 'replay-pressed', at: now() })
      follow(again)
    },
    play: () => playback?.play(),
    duck: (ducked: boolean) => playback?.duck(ducked),
    end() {
      playback = undefined
      player.stop()
    },
  }
}
