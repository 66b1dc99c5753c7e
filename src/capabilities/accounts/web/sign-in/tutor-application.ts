import { TUTOR_APPLICATION } from '../../spec.ts'

/** Target of a stored tutor application, which is removed from the browser. */
export function takeTutorApplication(): string | undefined {
  try {
    if (localStorage.getItem(TUTOR_APPLICATION.key) === null) return undefined
    localStorage.removeItem(TUTOR_APPLICATION.key)
    return TUTOR_APPLICATION.goesTo
  } catch {
    return undefined
  }
}
