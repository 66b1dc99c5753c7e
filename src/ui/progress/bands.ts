import { type Band, MIDDLE_FROM, STRONG_FROM } from '#product/score-band.ts'

export const BAND_NAMES: Record<Band, string> = { strong: 'Strong', middle: 'Middle', weak: 'Weak' }

export const BAND_LIMITS: Record<Band, string> = {
  strong: `${STRONG_FROM} and above`,
  middle: `${MIDDLE_FROM} to ${STRONG_FROM - 1}`,
  weak: `below ${MIDDLE_FROM}`,
}
