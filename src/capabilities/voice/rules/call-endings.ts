/** What the address of a turn is followed by. A file of its own: a room's first screen needs these and nothing else of the voice. */
/**
 * After the address of a turn: the same form with what was recorded until now, sent in a silence. Answers 204.
 * `Idempotency-Key` names this beginning, so that the turn, or a later beginning, can send only the rest.
 */
export const SO_FAR = '/so-far'
/** After the address of a turn: one sentence of its reply as sound, where the voice of the device has failed. */
export const ALOUD = '/aloud'
