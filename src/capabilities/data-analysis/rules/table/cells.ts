/** Single cells: what is missing, what is a number, what is a date. */
export type Cell = string | number | boolean | Date | null | undefined

const MISSING =
  /^(?:|[-–—.?*]+|n\/?a|nan|null|none given|nil|missing|no (?:answer|response)|not (?:applicable|stated|answered)|#n\/a|#null!|#div\/0!|#value!|#ref!|#name\?|#num!)$/i

export const cellText = (cell: Cell): string => {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime())
      ? ''
      : cell
          .toISOString()
          .replace('T', ' ')
          .slice(0, 16)
          .replace(/ 00:00$/, '')
  return String(cell).replace(/\s+/g, ' ').trim()
}

export const isMissing = (text: string): boolean => MISSING.test(text)

/** '1,250.5', '12 %', 'ZMW 300', '3.2e4', '(12)'. Not a date, nor a number followed by words. */
const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\d{1,3}(?:[, ']\d{3})+(?:\.\d+)?|\.\d+)(?:e[-+]?\d+)?$/i
const COMMA_NUMBER = /^[-+]?(?:\d+(?:,\d+)?|\d{1,3}(?:[. ]\d{3})+(?:,\d+)?)$/

export type Commas = 'thousands' | 'decimal'

export function numberIn(text: string, commas: Commas = 'thousands'): number | undefined {
  const isNegative = /^\(.*\)$/.test(text)
  const bare = text
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^(?:ZMW|ZK|K|USD|US\$|\$|€|£)\s?(?=[-\d.,])/i, '')
    .replace(/\s?%$/, '')
    .replace('−', '-')
    .trim()
  const isNumber = commas === 'decimal' ? COMMA_NUMBER.test(bare) || NUMBER.test(bare) : NUMBER.test(bare)
  if (!isNumber) return undefined
  const plain =
    commas === 'decimal' && COMMA_NUMBER.test(bare)
      ? bare.replace(/[. ]/g, '').replace(',', '.')
      : bare.replace(/[, ']/g, '')
  const value = Number(plain)
  return Number.isFinite(value) ? (isNegative ? -value : value) : undefined
}

/** Where a column writes 2,5 for two and a half. */
export function commasOf(texts: Iterable<string>): Commas {
  let [decimal, other] = [0, 0]
  for (const text of texts) {
    if (/^[-+]?\d+,\d{1,2}$/.test(text) || /^[-+]?0,\d+$/.test(text)) decimal += 1
    else if (/\d\.\d/.test(text) || /^\d{1,3}(?:,\d{3})+$/.test(text)) other += 1
  }
  return decimal > 0 && decimal >= other ? 'decimal' : 'thousands'
}

const ISO = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T].*)?$/
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[ T].*)?$/
const DAY = 86_400_000

/** Days since 1970. Day before month, as in Zambia, unless that cannot be. */
export function dateIn(text: string): number | undefined {
  const iso = ISO.exec(text)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const own = DAY_FIRST.exec(text)
  if (!own) return undefined
  const [first, second, year] = [Number(own[1]), Number(own[2]), Number(own[3])]
  const full = year < 100 ? (year < 40 ? 2000 : 1900) + year : year
  return second > 12 ? dayOf(full, first, second) : dayOf(full, second, first)
}

function dayOf(year: number, month: number, day: number): number | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined
  return Math.round(Date.UTC(year, month - 1, day) / DAY)
}

/** Excel counts days from the end of 1899. */
export const dayOfSerial = (serial: number): number => Math.floor(serial) - 25_569
export const isSerial = (value: number): boolean => value > 20_000 && value < 60_000

export const isFormula = (text: string): boolean => /^[=@](?=\S*[A-Za-z(|!])/.test(text)
