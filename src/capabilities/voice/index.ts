/** Voice: spoken turns. Light enough for the start of the program; the rules of a conversation are in `talk.index.ts`. */

// Endings of addresses
export { ALOUD, SO_FAR } from './rules/call-endings.ts'
