/** Spoken sessions, for the screen of a room. */

// The screen, and what a room brings
export { OralScreen } from './oral-screen.tsx'
export type { OralRoom } from './session-screen.ts'
