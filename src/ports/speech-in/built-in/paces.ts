/**
 * At which paces a sound is heard. The recogniser knows grown men best: who has a smaller mouth is understood when their sound is
 * slowed down by an eighth, which makes it deeper as well (decision 0101). Which of the two a student is shows by how well the words fit.
 */

export const THROATS = [1, 0.88] as const
export type Throat = (typeof THROATS)[number]

/** To be heard again the same sound must differ a little, or it would say the same of anything. */
export const BESIDE = { 1: 1.06, 0.88: 0.94 } as const satisfies Record<Throat, number>
export type Pace = Throat | (typeof BESIDE)[Throat]
