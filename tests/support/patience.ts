/**
 * How long a test waits for what is to come. The limit only ends what would never come, and stands a little under that of the test
 * itself, so that it says for what it waited: a machine that is busy with something else is slow, and not wrong.
 */
export const PATIENCE = 200_000
