/** In samples a second: every engine hears and speaks at it. */
export const SAMPLE_RATE = 16_000
