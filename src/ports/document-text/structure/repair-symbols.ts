/**
 * Journals set their mathematical signs in fonts of their own, and come out with the wrong letters:
 * 't(23) ¼ 2.10, p b .05'. Each sign is put back where the statistics around it leave no doubt.
 * One character always becomes one character, so places on the page stay true.
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

/** Between a statistic and its number; some fonts come out as control characters. */
const DAMAGED_EQUALS =
  /((?:\b(?:[tFrzZQHd]|χ2|χ²|x2|df)\s*\([^()]{1,24}\)|\b(?:p|M|SD|SE|N|n|r|d|β|η2|η²|R2|R²|CI|Mdn|OR|df|t|F|z))\s*)[¼\p{Cc}](?=\s*[-−–\p{Cc}]?\s*\d*\.?\d)/gu
const DAMAGED_LESS = /(\bp\s*)b(?=\s*0?\.\d)/g
const DAMAGED_MORE = /(\bp\s*)N(?=\s*0?\.\d)/g
const DAMAGED_MINUS = /([=<>(,]\s*)\p{Cc}(?=\s*\d*\.?\d)/gu

export function repairSymbols(text: string): string {
  const isChinese = CJK.test(text)
  return (isChinese ? text : text.replace(ALWAYS_PATTERN, (sign) => ALWAYS[sign]!))
    .replace(DAMAGED_EQUALS, '$1=')
    .replace(DAMAGED_LESS, '$1<')
    .replace(DAMAGED_MORE, '$1>')
    .replace(DAMAGED_MINUS, '$1−')
}
