/**
 * Fake answers that the server never gives. Checked after every test: an error thrown in the screen might be swallowed.
 */
export const stoodInWrongly: Error[] = []
