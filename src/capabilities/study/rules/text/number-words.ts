/** Numbers written as words: "twelve", "two hundred and fifty", "forty-five". */
const UNITS =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
seventeen eighteen nineteen`.split(/\s+/)
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: Record<string, number> = {
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
  billion: 1_000_000_000,
}

const unit = UNITS.join('|')
const small = `(?:(?:${TENS.join('|')})(?:[\\s-](?:${UNITS.slice(1, 10).join('|')}))?|${unit})`
const hundreds = `(?:(?:a|${UNITS.slice(1, 10).join('|')})[\\s-]hundred(?:\\s+(?:and\\s+)?${small})?|${small})`
export const NUMBER_IN_WORDS = `(?:${hundreds}\\s+(?:thousand|million|billion)(?:,?\\s+(?:and\\s+)?${hundreds}(?:\\s+thousand(?:\\s+(?:and\\s+)?${hundreds})?)?)?|${hundreds})`

export function readNumberWords(words: string): number {
  let total = 0
  let group = 0
  for (const word of words.toLowerCase().match(/[a-z]+/g) ?? []) {
    if (word === 'a') group = 1
    else if (UNITS.includes(word)) group += UNITS.indexOf(word)
    else if (TENS.includes(word)) group += (TENS.indexOf(word) + 2) * 10
    else if (word === 'hundred') group *= 100
    else if (word in SCALES) {
      total += group * SCALES[word]!
      group = 0
    }
  }
  return total + group
}
