/** What tells a cell of a figure from a cell of words, before anything is known of its column. */

const FIGURE =
  /^[<>≤≥~≈([]?\s?[-−–+±]?\s?(?:[$€£]|[A-Z]{1,3}\s?)?(?:\d|\.\d|\ufffd)[\d.,\s\ufffd–−-]*(?:[eE][-−+]?\d+)?\s?(?:%|[a-z]{1,2})?[)\]]?[*†‡§a-d]{0,4}(?:\s?[±([/,;–-].*)?$/
const NOTHING = /^(?:[-–—.]+|n\/?a|nan|nil|none|ns|\*+)$/i

const STARS = /[∗⁎＊]/g
/** Stars are printed in several forms. */
export const plainStars = (text: string): string => text.replace(STARS, '*')

export const isFigure = (text: string): boolean => FIGURE.test(plainStars(text).trim()) && text.length <= 48
export const isNothing = (text: string): boolean => NOTHING.test(plainStars(text).trim())

const YEAR = /^(?:19|20)\d\d(?:\s?[/–-]\s?(?:19|20)?\d\d)?$/
const MODEL = /^[([]\d{1,2}[)\]]$/
/** Figures that name columns: years, '(1)', '(2)'. */
export const isNamingFigure = (text: string): boolean => YEAR.test(text.trim()) || MODEL.test(text.trim())

/** '75.4 ± 1.9' and '60.6 ± 2.1' are figures of one form. */
export const formOf = (text: string): string =>
  plainStars(text)
    .trim()
    .replace(/^[-−–+]\s?/, '')
    .replace(/\d+/g, '9')
    .replace(/^\./, '9.')
    .replace(/\*+$/, '')
    .replace(/[\s,]/g, '')
