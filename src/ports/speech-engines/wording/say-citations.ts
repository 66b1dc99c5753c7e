/** "(Banda & Phiri, 2021; Zulu et al., 2019, p. 4)" is spoken as names and years; "[12]" is for the eye only. */
const AUTHOR_AND_YEAR = /\(([^()]*?\b(?:1[89]|20)\d\d[a-z]?\b[^()]*)\)/g
const NAME_FIRST = /^\s*(?:see(?: also)? |cf\.? )?\p{Lu}[\p{L}'’-]+/u

export function sayCitations(text: string): string {
  return text
    .replace(/\s?\[\d+(?:\s?[,–-]\s?\d+)*\]/g, '')
    .replace(AUTHOR_AND_YEAR, (whole, inside: string) => {
      // "(2021)" follows a name in the sentence; anything else in brackets is not a citation.
      if (/^\s*\d{4}[a-z]?\s*$/.test(inside)) return `, ${inside.trim().slice(0, 4)},`
      return NAME_FIRST.test(inside) ? `, ${inside.split(';').map(sayOne).join(', and ')},` : whole
    })
    .replace(/\bet al\.?(?=\W|$)/g, 'and others')
    .replace(/\s+,/g, ',')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/,\s*([.!?;:])/g, '$1')
}

const sayOne = (citation: string) =>
  citation
    .trim()
    .replace(/(\d{4})[a-z]\b/g, '$1')
    .replace(/\s?&\s?/g, ' and ')
