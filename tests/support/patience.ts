/**
 * How long a test waits for an expected event. The limit only ends a wait that would never finish, and is well under
 * the limit of the test itself, so that the message names the awaited event: a busy machine is slow, not wrong.
 */
export const PATIENCE = 200_000
