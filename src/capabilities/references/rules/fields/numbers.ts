/** Volumes, issues, pages and editions, however they are printed. */
import type { Reference } from '../reference.ts'

/** "13(1)", "vol. 36, no. 9, Supplement", "2009;28(7-8):". */
export function volumeIn(written: string): {
  volume: string
  issue: string
  page: string
  year?: Reference['issued']
} {
  const dated = written.match(/^\s*((?:19|20)\d\d)(?:\s\p{Lu}\p{Ll}{2}(?:\s\d{1,2})?)?\s*;/u)
  const text = (dated ? written.slice(dated[0].length) : written).replace(/\s+/g, ' ').trim()
  const year = dated ? { 'date-parts': [[Number(dated[1])]] } : undefined
  // "7.1 (1992)": volume and issue, as one style wrote them once.
  const pointed = text.match(/^(?:vol\.?\s)?(\d{1,3})\.(\d{1,3})[,:.]?$/i)
  if (pointed) return { volume: pointed[1]!, issue: pointed[2]!, page: '', ...(year ? { year } : {}) }
  const inBrackets = text.match(
    /(\d+[A-Za-z]?|\b[IVXLC]+\b)?\s*\(\s*(?:no\.?\s*|issue\s*|nr\.?\s*)?([\p{L}\d][^()]{0,24}?)\s*\)/iu,
  )
  const numbered = text.match(
    /\b(?:no|nr|num|issue|iss|n|heft|fasc|n[°º])[.°º]?\s*:?\s*(\d+(?:\s?[-–/]\s?\d+)?|\p{Lu}\d+)/iu,
  )
  const bare = text
    .replace(/\b(?:no|nr|num|issue|iss|n|heft|fasc|n[°º])[.°º]?\s*:?\s*\d.*$/iu, ' ')
    .replace(/\([^)]*\)/g, ' ')
  const volume = bare.match(/\b(?:\d+[A-Za-z]?(?:\s?[-–/]\s?\d+)?|[A-Z]{1,4}\d+|[IVXLC]{1,7})\b/)?.[0] ?? ''
  const slash = text.match(/^(\d+)\s?[/,:]\s?(\d+)[.,:]?$/)
  if (slash && !numbered) {
    // "6, 8170" without other pages is the number of an article.
    const isArticle = !text.includes('/') && (slash[2]!.length > 3 || text.includes(':'))
    return {
      volume: slash[1]!,
      issue: isArticle ? '' : slash[2]!,
      page: isArticle ? slash[2]! : '',
      ...(year ? { year } : {}),
    }
  }
  const supplement = text.match(/\bsuppl(?:ement)?\.?\s*\d*/i)?.[0] ?? ''
  return {
    volume:
      inBrackets && !/vol/i.test(inBrackets[2]!)
        ? (inBrackets[1] ?? volume)
        : volume || (inBrackets?.[2]?.match(/\d+/)?.[0] ?? ''),
    issue:
      numbered?.[1]?.replace(/\s/g, '') ??
      (inBrackets && !/vol|part/i.test(inBrackets[2]!) ? inBrackets[2]!.trim() : supplement.trim()),
    page: '',
    ...(year ? { year } : {}),
  }
}

export function pagesIn(written: string): string {
  const text = written
    .replace(
      /(?<!\p{L})(?:pp?(?=[\s.:\d])|pgs?|pages?|seiten?|pág(?:ina)?s?|S(?=[.:\s]))(?!\p{L})[.:]?/giu,
      ' ',
    )
    .replace(/^[\s,.:;()[\]]+|[\s,.:;()[\]]+$/g, '')
  const found =
    text.match(
      /[A-Za-z]{0,3}\d+[A-Za-z]?(?:\s?[-–—−‐]{1,2}\s?[A-Za-z]{0,3}\d+[A-Za-z]?)?(?:\s?[,;&]\s?\d+(?:\s?[-–—]\s?\d+)?)*|\b[ivxlc]+\s?[-–]\s?[ivxlc]+\b/,
    )?.[0] ?? ''
  return found.replace(/\s?[-–—−‐]{1,2}\s?/g, '-').replace(/\s?([,;&])\s?/g, '$1 ')
}

export function editionIn(written: string): string {
  const text = written.replace(/[()[\]]/g, '').replace(/^[\s.,:;]+|[\s,.:;]+$/g, '')
  const number = text.match(/^(\d+)(?:st|nd|rd|th|\.)?\s*(?:ed(?:n|ition|\.)?\b\.?)?$/i)
  if (number) return number[1]!
  const word = [
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
  ].indexOf(text.toLowerCase().split(/\s/)[0] ?? '')
  return word >= 0 ? String(word + 1) : text.replace(/\s*\b(?:ed(?:n|ition)?)\b\.?$/i, '').trim()
}
