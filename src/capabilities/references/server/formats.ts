/** Lists of references in the formats of other programs, in and out. */
import { readCslJson, writeCslJson } from '../rules/formats/csl-json.ts'
import { readRis, writeRis } from '../rules/formats/ris.ts'
import { writeBibtex } from '../rules/formats/write-bibtex.ts'
import type { Reference } from '../rules/reference.ts'
import type { Format } from '../spec.ts'

export function writeFormat(format: Format, references: readonly Reference[]): string {
  const distinct = withOwnIds(references)
  if (format === 'ris') return writeRis(distinct)
  return format === 'bibtex' ? writeBibtex(distinct) : writeCslJson(distinct)
}

/** The library that reads BibTeX is loaded with the first such file. */
export async function readFormat(format: Format, text: string): Promise<Reference[]> {
  if (format === 'ris') return readRis(text)
  if (format === 'csl-json') return readCslJson(text)
  const { readBibtex } = await import('./read-bibtex.ts')
  return readBibtex(text)
}

/** By what it contains: endings are wrong more often than not. */
export function formatOf(text: string): Format | null {
  const start = text.replace(/^\ufeff/, '').trimStart()
  if (/^[[{]/.test(start)) return 'csl-json'
  if (/^(?:%.*\n\s*)*@\w+\s*\{/m.test(start.slice(0, 20_000))) return 'bibtex'
  return /^\s*TY\s{1,2}-/m.test(start.slice(0, 20_000)) ? 'ris' : null
}

/** "banda2019": what a reader of the file recognises, once for each work. */
function withOwnIds(references: readonly Reference[]): Reference[] {
  const taken = new Set<string>()
  return references.map((reference) => {
    const first = reference.author?.[0]
    const name = (first?.family ?? first?.literal ?? reference.title ?? 'work')
      .normalize('NFD')
      .replace(/[^A-Za-z ]/g, '')
      .split(/\s+/)[0]!
      .toLowerCase()
    const base = `${name || 'work'}${reference.issued?.['date-parts']?.[0]?.[0] ?? ''}`
    let id = base
    for (let letter = 0; taken.has(id); letter += 1)
      id = `${base}${String.fromCharCode(97 + (letter % 26))}${letter > 25 ? letter : ''}`
    taken.add(id)
    return { ...reference, id }
  })
}
