/** Spoken as a word. Anything else in capitals is spelt, letter by letter. */
const AS_WORDS: Record<string, string> = {
  ANOVA: 'a-nova',
  MANOVA: 'ma-nova',
  ANCOVA: 'an-cova',
  UNZA: 'oonza',
  UNICEF: 'you-nee-sef',
  UNESCO: 'you-nes-co',
  UNAIDS: 'U N aids',
  AIDS: 'aids',
  NASA: 'nassa',
  COVID: 'covid',
  SADC: 'sad-eck',
  COMESA: 'co-messa',
  TEVETA: 'tevetta',
  ZESCO: 'zesco',
  ZAMTEL: 'zamtel',
  ZAMREN: 'zamren',
  ZICTA: 'zicta',
  NAPSA: 'napsa',
  PACRA: 'packra',
  MULTICHOICE: 'multi choice',
  PRISMA: 'prisma',
  SWOT: 'swot',
  PESTEL: 'pestel',
  STEM: 'stem',
  PIN: 'pin',
  SIM: 'sim',
  STATA: 'stayta',
  NVIVO: 'n-vivo',
  PICO: 'peeco',
  SMART: 'smart',
  LASSO: 'lasso',
  CONSORT: 'consort',
  OK: 'okay',
}

/** Single capitals that are words. */
const WORDS = new Set(['A', 'I'])

const SMALL = new Set('OF THE AND IN ON AT FOR TO BY FROM WITH AN OR AS IS ARE ITS NOT'.split(' '))
const ROW_OF_CAPITALS = /\b\p{Lu}+(?:[\s-]+\p{Lu}+)+\b/gu
const isLongWord = (word: string) => word.length > 5 && hasVowel(word) && !AS_WORDS[word]
const hasVowel = (word: string) => /[AEIOUY]/.test(word)

/** "STATEMENT OF THE PROBLEM": consecutive words in capitals are hardly acronyms. Very short ones among them may still be. */
function sayHeading(row: string): string {
  const words = row.match(/\p{Lu}+/gu) ?? []
  if (!words.some((word) => SMALL.has(word) || isLongWord(word))) return row
  return row.replace(/\p{Lu}{2,}/gu, (word) =>
    SMALL.has(word) || (word.length > 3 && hasVowel(word) && !AS_WORDS[word]) ? word.toLowerCase() : word,
  )
}

export function sayAcronyms(text: string): string {
  return text
    .replace(ROW_OF_CAPITALS, sayHeading)
    .replace(/\b(\p{Lu}{2,})(s?)\b/gu, (_, letters: string, plural: string) => {
      const word = AS_WORDS[letters]
      if (word) return word + plural
      if (WORDS.has(letters)) return letters
      // A heading in capitals, not an acronym: long, and pronounceable.
      if (isLongWord(letters)) return letters.toLowerCase() + plural
      return [...letters].join(' ') + (plural ? "'s" : '')
    })
}
