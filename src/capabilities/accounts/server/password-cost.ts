/** Cost of one password hash: 19 MiB and two passes, about thirty milliseconds of a core. */
export const COST = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 }
