/**
 * The paces at which a sound is heard. The recogniser works best for men: speakers with a smaller vocal
 * tract are recognised when slowed down by an eighth, which also makes the sound deeper (decision 0101).
 * The fit of the words shows which suits a student.
 */

export const THROATS = [1, 0.88] as const
export type Throat = (typeof THROATS)[number]

/** A second hearing must differ slightly, or it would agree with anything. */
export const BESIDE = { 1: 1.06, 0.88: 0.94 } as const satisfies Record<Throat, number>
export type Pace = Throat | (typeof BESIDE)[Throat]
