import { SLIDES } from '../../spec.ts'

/** '4/5 left'; with a second pack '7/10 left'. */
export const leftWords = (left: number): string =>
  `${left}/${SLIDES.generations * Math.max(1, Math.ceil(left / SLIDES.generations))} left`
