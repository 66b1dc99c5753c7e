/**
 * The phone number of a mobile-money wallet, as the input shows it: 26, then the national number with its 0.
 * Those twelve digits are at the same time the international number the gateway wants (260 and nine digits).
 */
import { PROVIDERS, type ProviderId, providerIds } from '#product/mobile-money.ts'

export const COUNTRY_CODE = '26'
export const PHONE_MAX_LENGTH = 12

const prefixesOf = (id: ProviderId): readonly string[] => PROVIDERS[id].prefixes
const prefixes = providerIds.flatMap(prefixesOf)
const payable = new RegExp(`^${COUNTRY_CODE}(${prefixes.join('|')})\\d{7}$`)

/**
 * Possible prefixes of a subscriber number: the country code, the national 0, an international 00, any of them twice
 * ("+260 (0)97…"), and a 2 or 6 left over from a half-deleted country code.
 */
const firstDigits = [...new Set(prefixes.map((prefix) => prefix[1]))].join('')
const leadIn = new RegExp(`^(?:${COUNTRY_CODE}|0|[${COUNTRY_CODE}](?=[0${firstDigits}]))*`)

/**
 * Formats the input after every keystroke and paste. It depends on the text alone, and a number typed digit by digit
 * gives the same result as one pasted.
 */
export function tidyPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  const start = `${COUNTRY_CODE}0`
  // The country code is being typed or deleted: do not interfere.
  if (start.startsWith(digits)) return digits
  return (start + digits.replace(leadIn, '')).slice(0, PHONE_MAX_LENGTH)
}

export const isPayablePhone = (phone: string): boolean => payable.test(phone)

/** Known from the prefix, so that the provider can be preselected. */
export function providerOfPhone(phone: string): ProviderId | undefined {
  const national = phone.startsWith(COUNTRY_CODE) ? phone.slice(COUNTRY_CODE.length) : ''
  return providerIds.find((id) => prefixesOf(id).some((prefix) => national.startsWith(prefix)))
}

/** The number as the gateway is given it, from anything a person may have written; undefined if it cannot pay. */
export function msisdnOf(written: string): string | undefined {
  const digits = written.replace(/\D/g, '').replace(leadIn, '')
  const phone = `${COUNTRY_CODE}0${digits}`
  return isPayablePhone(phone) ? phone : undefined
}
