import { useSyncExternalStore } from 'react'
import type { Player } from './player.ts'

/** The key of the message being played now, for the buttons beside the messages. */
export const usePlaying = (player: Player): string | null =>
  useSyncExternalStore(player.subscribe, player.playing)

/** The sentence the device's voice is speaking now, for students who read along. */
export const useSaying = (player: Player): string | null =>
  useSyncExternalStore(player.subscribe, player.saying)
