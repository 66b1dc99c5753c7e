/** Suffixes of a turn's address. A separate file: a room's first screen needs these and nothing else of the voice. */
/**
 * After the address of a turn: the same form with the recording so far, sent during a silence. Answers 204.
 * `Idempotency-Key` names this beginning, so that the turn, or a later beginning, can send only the rest.
 */
export const SO_FAR = '/so-far'
/** After the address of a turn: one sentence of its reply as sound, for when the device's voice has failed. */
export const ALOUD = '/aloud'
