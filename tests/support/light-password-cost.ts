/**
 * Replaces `password-cost.ts`: the same hash in the same written form, for people by the thousand. The true cost has a
 * separate test.
 */
export const COST = { parallelism: 1, tagLength: 32, memory: 64, passes: 1 }
