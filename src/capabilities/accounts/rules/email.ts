import { EMAIL_LONGEST } from '../spec.ts'

/** Node and every browser have it; the TypeScript library of the rules does not. */
declare const URL: { canParse(text: string): boolean; new (text: string): { hostname: string } }

// The same addresses Better Auth accepts; the real check is whether the letter arrives.
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i
const LETTERS_OF_A_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u

/** Converts an internationalised domain to its ASCII form. */
function plainDomain(domain: string): string {
  const isPlain = /^[\w.-]*$/.test(domain)
  if (isPlain || !LETTERS_OF_A_DOMAIN.test(domain) || !URL.canParse(`http://${domain}`)) return domain
  return new URL(`http://${domain}`).hostname
}

export function tidyEmail(email: string): string {
  const tidy = email.trim().toLowerCase()
  const at = tidy.lastIndexOf('@')
  return at < 0 ? tidy : `${tidy.slice(0, at)}@${plainDomain(tidy.slice(at + 1))}`
}
export const looksLikeEmail = (email: string) => email.length <= EMAIL_LONGEST && EMAIL.test(email)
