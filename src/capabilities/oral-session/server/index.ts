/** Spoken sessions, for the server side of a room. */

// What a room brings
export type { OralRoomConfig } from './room-config.ts'
