import { EMAIL_LONGEST } from '../spec.ts'

// Deliberately loose: the letter that arrives is the real check.
const EMAIL = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\]{2,}$/

export const tidyEmail = (email: string) => email.trim().toLowerCase()
export const looksLikeEmail = (email: string) => email.length <= EMAIL_LONGEST && EMAIL.test(email)
