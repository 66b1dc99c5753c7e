/** Said as a word. Whatever else is written in capitals is spelt, letter by letter. */
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

export function sayAcronyms(text: string): string {
  return text.replace(/\b(\p{Lu}{2,})(s?)\b/gu, (_, letters: string, plural: string) => {
    const word = AS_WORDS[letters]
    if (word) return word + plural
    if (WORDS.has(letters)) return letters
    // A heading in capitals, not an acronym: long, and pronounceable.
    if (letters.length > 5 && /[AEIOUY]/.test(letters)) return letters.toLowerCase() + plural
    return [...letters].join(' ') + (plural ? "'s" : '')
  })
}
