import { RESEARCH_WORDS, ZAMBIAN_WORDS } from './zambian-words.ts'

/** Respelt so that an English voice pronounces them correctly. */
const zambianSpelling = new Map(
  [...ZAMBIAN_WORDS, ...RESEARCH_WORDS].map(([written, said]) => [written.toLowerCase(), said]),
)

export const sayZambianWords = (text: string): string =>
  text.replace(/[A-Za-z]+(?:'[a-z]+)?/g, (word) => {
    const [, stem = word, ending = ''] = /^(.+?)('s|'?)$/.exec(word) ?? []
    const said = zambianSpelling.get(stem.toLowerCase())
    return said ? said + ending : word
  })
