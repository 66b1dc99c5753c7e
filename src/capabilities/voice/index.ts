/**
 * Voice: spoken turns for every assistant that can be spoken with. What is here is light enough for the start of the program;
 * the rules of a conversation are in `talk.index.ts`.
 *
 * - A turn exists from the moment it was understood: the same recording sent again is answered from there, heard only once.
 * - A reply that breaks off means “send it again”, and is heard as far as it came.
 * - What was probably misheard is kept as `asked` and asked back; nobody answers it until a yes, a no or other words settle it.
 * - What was heard is never trusted to be right: `corrects` puts a typed correction in its place, with a new answer.
 * - Seconds are set aside before a turn and settled after it; a skipped turn costs none.
 * - Sounds are kept for a day, words for a month, and both go with the conversation or the account.
 * - A recording stays in the browser until it is answered, and is forgotten a day later and at every sign-out.
 * - A tap opens the one `AudioContext` everything is heard through. Who only types is never asked for a microphone.
 * - Leaving is ending, also where no conversation has begun: the browser may still be asking for the microphone.
 * - In the browser `rules/turn-loop.ts` decides; recorder, sender and player each do one thing.
 */

// Endings of addresses
export { ALOUD, SO_FAR } from './rules/call-endings.ts'
