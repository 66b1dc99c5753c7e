/**
 * How long a test waits for an expected event. The limit only ends a wait that would never finish, and is well under
 * the limit of the test itself, so that the message names the awaited event: a busy machine is slow, not wrong.
 */
export const PATIENCE = 120_000

/**
 * How long a whole test may take: it waits for several events, one after the other. The longest takes over a minute on
 * a quiet machine; what takes six has hung.
 */
export const WHOLE_TEST = 3 * PATIENCE
