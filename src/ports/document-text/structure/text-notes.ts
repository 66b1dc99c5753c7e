/** Notes on the text as a whole: placeholder text, other languages. */
import type { Block, Section } from '#product/document-model.ts'
import { guessLanguage } from './guess-language.ts'
import { NOTES } from './notes.ts'

const PLACEHOLDER =
  /\blorem ipsum\b|\bdolor sit amet\b|\bconsectetur adipisc|^\[?(click|tap|insert|type|enter)( or tap)?( here)?( to (enter|add|insert))? (your |the )?(text|title|name|abstract)( here)?\.?\]?$/i

export const isPlaceholder = (text: string): boolean => PLACEHOLDER.test(text)

const NAMES: Record<string, string> = {
  fr: 'French',
  pt: 'Portuguese',
  es: 'Spanish',
  de: 'German',
  it: 'Italian',
  nl: 'Dutch',
  sv: 'Swedish',
  sw: 'Swahili',
  ny: 'Nyanja',
  ar: 'Arabic',
  ko: 'Korean',
  ja: 'Japanese',
  zh: 'Chinese',
  ro: 'Romanian',
  pl: 'Polish',
  tr: 'Turkish',
  id: 'Indonesian',
  ru: 'Russian',
  el: 'Greek',
  he: 'Hebrew',
  hi: 'Hindi',
}
const ENOUGH = 350

export function textNotes(blocks: Block[], sections: Section[], language: string): string[] {
  const placeholders = blocks.filter(({ text }) => isPlaceholder(text)).length
  const notes = placeholders ? [NOTES.placeholder(placeholders)] : []
  if (NAMES[language]) return [...notes, NOTES.wholeInLanguage(NAMES[language])]
  if (language !== 'en') return notes
  const prose = Map.groupBy(
    blocks.filter(({ kind }) => kind === 'paragraph' || kind === 'list-item'),
    ({ section }) => section,
  )
  const others = sections.flatMap(({ id, title, role }) => {
    const text = (prose.get(id) ?? []).map((block) => block.text).join('\n')
    const name = role !== 'references' && text.length > ENOUGH ? NAMES[guessLanguage(text)] : undefined
    return name ? [NOTES.partInLanguage(title, name)] : []
  })
  return [...notes, ...new Set(others)]
}
