import type { Block, Section } from '#product/document-model.ts'

const RUN_IN = /^(abstract|summary|r[ée]sum[ée]|resumo|resumen)\s*[.:—–-]+\s*/i
/** 'Abstract This study…': the word is set in bold, which is lost, and nothing else separates it. */
const RUN_IN_BARE = /^(Abstract|ABSTRACT|Summary|SUMMARY|Résumé|Resumo|Resumen)\s+(?=\p{Lu})/u
const LONG = 30
const LONGEST = 6_000
const AFTER =
  /^(key\s?words?|index terms|mots[- ]cl[ée]s|palavras[- ]chave|palabras clave|ccs concepts|jel)\b/i

/** The section with that heading, or the paragraph that begins with the word. If there is none, none is invented. */
export function findAbstract(blocks: Block[], sections: Section[]): string {
  const first = sections.findIndex(({ role }) => role === 'abstract')
  const introduction = sections.findIndex(({ role }) => role === 'introduction')
  // In a thesis made of papers each chapter has a summary; none of them is the abstract of the whole.
  const isOfChapter = introduction >= 0 && first > introduction && sections.length > LONG
  const section = isOfChapter ? undefined : sections[first]
  if (section) {
    const own = new Set(
      sections
        .filter(({ role, firstPage }) => role === 'abstract' && firstPage <= section.lastPage)
        .map(({ id }) => id),
    )
    const found = blocks.filter((block) => own.has(block.section) && block.kind === 'paragraph')
    const end = found.findIndex((block) => AFTER.test(block.text))
    const text = (end < 0 ? found : found.slice(0, end)).map((block) => block.text).join('\n')
    if (text.length > 80) return text.slice(0, LONGEST)
  }
  const runIn = blocks.slice(0, 80).find((block) => RUN_IN.test(block.text) && block.text.length > 120)
  const bare = blocks.slice(0, 80).find((block) => RUN_IN_BARE.test(block.text) && block.text.length > 300)
  if (!runIn && bare) return bare.text.replace(RUN_IN_BARE, '').slice(0, LONGEST)
  return runIn ? runIn.text.replace(RUN_IN, '').slice(0, LONGEST) : ''
}
