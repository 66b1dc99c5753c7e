/** Ways an order to the model is disguised. Each gives the sentence without the disguise. */
const LOOKALIKES: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  ԁ: 'd',
  ո: 'n',
  һ: 'h',
  ӏ: 'l',
  α: 'a',
  ο: 'o',
  ν: 'v',
  ι: 'i',
  κ: 'k',
  τ: 't',
  ρ: 'p',
  ε: 'e',
  ı: 'i',
  ɡ: 'g',
  ʀ: 'r',
  ᴀ: 'a',
  ᴇ: 'e',
}
const DIGIT_LETTERS: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
}

const ASCII_ONLY = /^[\t\n\r\x20-\x7e]*$/

function fold(text: string): string {
  return ASCII_ONLY.test(text) ? text.toLowerCase() : foldLetters(text)
}

const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\P{ASCII}/gu, (letter) => LOOKALIKES[letter.toLowerCase()] ?? letter)
    .replace(/[‘’]/g, "'")
    .toLowerCase()

const joinSpacedLetters = (text: string) =>
  text.replace(/\b(?:\p{L}[\s.\-_*]){3,}\p{L}\b/gu, (run) =>
    run
      .replace(/[\s.\-_*]{2,}/g, '\u0000')
      .replace(/[\s.\-_*]/g, '')
      .replaceAll('\u0000', ' '),
  )

const readDigitsAsLetters = (text: string) =>
  text.replace(/[\p{L}\d@$]*\p{L}[\p{L}\d@$]*/gu, (word) =>
    /[\d@$]/.test(word) ? word.replace(/[013457@$]/g, (sign) => DIGIT_LETTERS[sign] ?? sign) : word,
  )

const rotate13 = (text: string) =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97))

const reverse = (text: string) => [...text].reverse().join('')

/** Words found in nearly every order. Their rotated or reversed forms occur in no prose. */
const TELLING = [
  'ignore',
  'disregard',
  'instruction',
  'previous',
  'thesis',
  'paper',
  'assistant',
  'system',
  'excellent',
  'award',
  'marks',
]
const TURNED = new RegExp(TELLING.map(rotate13).join('|'))
const REVERSED = new RegExp(TELLING.map(reverse).join('|'))

export function undress(sentence: string): string[] {
  const plain = fold(sentence)
  const readings = [plain]
  if (/\b[a-z][ .\-_*][a-z][ .\-_*][a-z]\b/.test(plain)) readings.push(joinSpacedLetters(plain))
  if (/[a-z][\d@$]|[\d@$][a-z]/.test(plain)) readings.push(readDigitsAsLetters(plain))
  if (TURNED.test(plain)) readings.push(rotate13(plain))
  if (REVERSED.test(plain)) readings.push(reverse(plain))
  return readings
}
