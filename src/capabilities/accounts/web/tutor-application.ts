import { TUTOR_APPLICATION } from '../spec.ts'

/** Where a stored application to become a tutor leads, taking it out of the browser. */
export function takeTutorApplication(): string | undefined {
  try {
    if (localStorage.getItem(TUTOR_APPLICATION.key) === null) return undefined
    localStorage.removeItem(TUTOR_APPLICATION.key)
    return TUTOR_APPLICATION.goesTo
  } catch {
    return undefined
  }
}
