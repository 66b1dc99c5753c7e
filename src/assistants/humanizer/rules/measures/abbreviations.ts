/** Abbreviations that the text never spells out. Widely known ones are excluded. */
const ABBREVIATION = /(?<![\p{L}\d.-])\p{Lu}{2,6}s?(?![\p{L}\d.-])/gu
const KNOWN = new Set(
  `UK US USA UN EU HIV AIDS GDP DNA RNA TV PDF SMS CEO PhD MSc BSc BA MA ANOVA SPSS SD SE CI OR RR HR ZMW USD AM PM NGO NGOS II III IV VI VII VIII IX XI XII XX ID IT ICT COVID URL WWW API`.split(
    ' ',
  ),
)
/** Headings in capitals contain no abbreviations. */
const shouted = (line: string) => !/\p{Ll}/u.test(line)

export function undefinedAbbreviations(text: string): string[] {
  const plain = text
    .split('\n')
    .filter((line) => !shouted(line))
    .join('\n')
  const found = new Set([...plain.matchAll(ABBREVIATION)].map(([raw]) => raw.replace(/s$/, '')))
  return [...found].filter((abbreviation) => !KNOWN.has(abbreviation) && !isSaid(text, abbreviation))
}

/** "Bank of Zambia (BoZ)", "BOZ (Bank of Zambia)", or its letters are the initials of the preceding words. */
const isSaid = (text: string, abbreviation: string) =>
  new RegExp(
    `\\([^()]{0,30}\\b${abbreviation}s?\\b[^()]{0,20}\\)|\\b${abbreviation}s?\\s+\\([^)\\d]{4,}\\)|\\b${abbreviation},?\\s+(?:that is|short for|stands for)\\b`,
    'u',
  ).test(text)
