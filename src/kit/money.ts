/**
 * Money is held in ngwee, a hundredth of a kwacha, as a whole number, so sums stay exact. The catalogue names prices in
 * whole kwacha, because that is how they are decided and spoken of.
 */
export type Kwacha = number
export type Ngwee = number

export const ngwee = (amount: Kwacha): Ngwee => Math.round(amount * 100)

// A thin space keeps thousands readable without looking like a decimal sign.
const groupThousands = (whole: string) => whole.replace(/\B(?=(\d{3})+$)/g, '\u2009')

/** For amounts that change hands: currency first, always two decimals. */
export function showNgwee(amount: Ngwee): string {
  const sign = amount < 0 ? '\u2212' : ''
  const [whole = '0', cents = '00'] = (Math.abs(amount) / 100).toFixed(2).split('.')
  return `ZMW ${sign}${groupThousands(whole)}.${cents}`
}

/** For price lists: no decimals. */
export const showPrice = (amount: Kwacha): string => `ZMW ${groupThousands(String(amount))}`
