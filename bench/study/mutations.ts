import { seeded } from './long-thesis.ts'

/** A true sentence made false in the ways models make them false. */
export type Mutation = { how: string; text: string }

const shuffleDigit = (digits: string, random: () => number) => {
  const at = Math.floor(random() * digits.length)
  const other = String((Number(digits[at]) + 1 + Math.floor(random() * 8)) % 10)
  return digits.slice(0, at) + other + digits.slice(at + 1)
}

export function mutationsOf(sentence: string, seed: number): Mutation[] {
  const random = seeded(seed)
  const made: Mutation[] = []
  const change = (how: string, pattern: RegExp, to: (found: string) => string) => {
    const text = sentence.replace(pattern, (found) => to(found))
    if (text !== sentence) made.push({ how, text })
  }
  change('another digit', /\d{2,}(?:\.\d+)?/, (found) => shuffleDigit(found, random))
  change('another decimal', /(?<=\d?\.)\d+(?=[^\d])/, (found) => shuffleDigit(found, random))
  change('a lost per cent', /(\d)\s?%/, (found) => found.replace(/\s?%/, ' women'))
  change('the other sign', /<\s?(?=\.\d)/, () => '> ')
  change('a minus', /(?<== )(?=\d)/, () => '−')
  change('another year', /\((?:19|20)\d\d\)/, () => '(1987)')
  change('another author', /\b[A-Z][a-z]+ (?:and [A-Z][a-z]+ )?(?=\(\d{4}\))/, () => 'Kaunda ')
  change('a number in words', /(?<=[Oo]f the )\d+|(?<=total of )\d+/, () => 'nine hundred and one')
  const words = sentence.split(' ')
  if (words.length > 8) {
    const at = 2 + Math.floor(random() * 4)
    const cut = words.slice(1, 8)
    made.push({
      how: 'a word left out of a quotation',
      text: `It says “${[...cut.slice(0, at), ...cut.slice(at + 1)].join(' ')}”.`,
    })
    made.push({
      how: 'a word put into a quotation',
      text: `It says “${[...cut.slice(0, at), 'not', ...cut.slice(at)].join(' ')}”.`,
    })
  }
  return made
}
