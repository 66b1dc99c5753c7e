/** BibTeX as others write it, by the library that knows its accents, strings and kinds; loaded when first used. */
import { createRequire } from 'node:module'
import { asReference } from '../rules/formats/csl-json.ts'
import type { Name, Reference } from '../rules/reference.ts'

type Library = {
  Cite: new (data: string, how: object) => { data: unknown[] }
  plugins: { config: { get(name: string): { parse: { sentenceCase: string } } } }
}

let library: Library | undefined

function loaded(): Library {
  if (library) return library
  const require = createRequire(import.meta.url)
  library = require('@citation-js/core') as Library
  require('@citation-js/plugin-bibtex')
  library.plugins.config.get('@bibtex').parse.sentenceCase = 'never'
  return library
}

/** An entry that cannot be read costs that entry, not the file. */
export function readBibtex(text: string): Reference[] {
  const { Cite } = loaded()
  const entries = entriesIn(text.replace(/^\ufeff/, ''))
  const strings = entries.filter((entry) => /^@string\b/i.test(entry)).join('\n')
  return entries
    .filter((entry) => !/^@(?:string|preamble|comment)\b/i.test(entry))
    .flatMap((entry, at) => {
      try {
        const { data } = new Cite(`${strings}\n${entry}`, { forceType: '@bibtex/text', generateGraph: false })
        return data.flatMap((item) => {
          const found = asReference(item, `bib-${at + 1}`)
          return found ? [asWritten(found, entry)] : []
        })
      } catch {
        return []
      }
    })
}

/** What the library leaves unsaid: the kind of a thesis, an institution in braces, a page of the web. */
function asWritten(item: Reference, entry: string): Reference {
  const kind = entry.match(/^@(\w+)/)?.[1]?.toLowerCase() ?? ''
  const people = (names: Name[] | undefined) =>
    names?.map((name) =>
      !name.literal && !name.given && name.family && /\s|[^\p{Script=Latin}]/u.test(name.family)
        ? { literal: name.family }
        : name,
    )
  const author = people(item.author)
  const editor = people(item.editor)
  const looked = entry.match(/\burldate\s*=\s*[{"](\d{4})-(\d{2})-(\d{2})/i)
  const isThesis = /thesis$/.test(kind)
  const isPage =
    kind === 'online' ||
    kind === 'electronic' ||
    (kind === 'misc' && item.URL !== undefined && !item.publisher)
  return {
    ...item,
    ...(isThesis
      ? {
          type: 'thesis' as const,
          genre: item.genre ?? (kind === 'phdthesis' ? 'PhD thesis' : 'Master’s thesis'),
        }
      : {}),
    ...(isPage ? { type: 'webpage' as const } : {}),
    ...(looked && !item.accessed ? { accessed: { 'date-parts': [looked.slice(1).map(Number)] } } : {}),
    ...(author ? { author } : {}),
    ...(editor ? { editor } : {}),
  }
}

/** Cut by their braces, so that one that is broken does not take the others along. */
function entriesIn(text: string): string[] {
  const entries: string[] = []
  for (const { index } of text.matchAll(/(?<=^|\n)[^\S\n]*@\w+\s*\{/g)) {
    let depth = 0
    let at = text.indexOf('{', index)
    for (; at < text.length; at += 1) {
      if (text[at - 1] === '\\') continue
      if (text[at] === '{') depth += 1
      else if (text[at] === '}' && --depth === 0) break
    }
    if (at < text.length) entries.push(text.slice(text.indexOf('@', index), at + 1))
  }
  return entries
}
