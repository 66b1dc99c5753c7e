/**
 * Journals set their mathematical signs in fonts of their own, and come out with the wrong letters:
 * 't(23) ¼ 2.10, p b .05'. Each sign is put back where the statistics around it leave no doubt; where they do, it
 * becomes U+FFFD, which stands for a sign that is not known. One character always becomes one, so places stay true.
 */
const ALWAYS: Record<string, string> = {
  '⫽': '=',
  '⬍': '<',
  '⬎': '>',
  '⫺': '−',
  共: '(',
  兲: ')',
  '⫾': '±',
  '⫻': '×',
  '␹': 'χ',
}
const ALWAYS_PATTERN = new RegExp(`[${Object.keys(ALWAYS).join('')}]`, 'g')
const CJK = /[\u3040-\u30ff\u4e00-\u5170\u5173-\u9fff]/

const STATISTIC = String.raw`(?:\b(?:[tFrzZQHd]|χ2|χ²|x2|df)\s*\([^()]{1,24}\)|\b(?:M|SD|SE|N|n|d|β|η2|η²|R2|R²|CI|Mdn|OR|df|t|F|z))\s*`
const NUMBER = String.raw`(?=\s*[-−–\p{Cc}]?\s*\d*\.?\d)`
/** A statistic is equal to its number; a p may as well be below it. */
const EQUALS = new RegExp(`(${STATISTIC})[¼\\p{Cc}]${NUMBER}`, 'gu')
const EQUALS_OF_P = new RegExp(String.raw`((?:\bp|\br|χ2|χ²)\s*)([¼\p{Cc}])${NUMBER}`, 'gu')
const DAMAGED_LESS = /(\bp\s*)b(?=\s*0?\.\d)/g
const DAMAGED_MORE = /(\bp\s*)N(?=\s*0?\.\d)/g
const DAMAGED_MINUS = /([=<>(,\ufffd]\s*)\p{Cc}(?=\s*\d*\.?\d)/gu
const CONTROL = /(?![\n\t])\p{Cc}/gu
const UNKNOWN = '\ufffd'

/** Which damaged signs mean '=' in this document: those between a statistic and its number. */
export function equalsSigns(texts: Iterable<string>): Set<string> {
  const signs = new Set(['¼'])
  for (const text of texts)
    for (const [whole, statistic] of text.matchAll(EQUALS)) signs.add(whole.slice(statistic!.length)[0]!)
  return signs
}

export function repairSymbols(text: string, equals: ReadonlySet<string> = equalsSigns([text])): string {
  const isChinese = CJK.test(text)
  return (isChinese ? text : text.replace(ALWAYS_PATTERN, (sign) => ALWAYS[sign]!))
    .replace(EQUALS, '$1=')
    .replace(EQUALS_OF_P, (whole, before: string, sign: string) =>
      equals.has(sign) ? `${before}=` : `${before}${UNKNOWN}${whole.slice(before.length + 1)}`,
    )
    .replace(DAMAGED_LESS, '$1<')
    .replace(DAMAGED_MORE, '$1>')
    .replace(DAMAGED_MINUS, '$1−')
    .replace(CONTROL, UNKNOWN)
}
