/** The authors of citations: surnames, institutions, and preceding words that only look like names. */
const PARTICLE = '(?:(?:van|von|der|den|de|da|do|dos|du|di|la|le|el|al|bin|ten|ter)[- ]){0,3}'
const INITIALS = String.raw`(?:\p{Lu}\.[\s-]?){0,3}`
const NAME = String.raw`${INITIALS}${PARTICLE}\p{Lu}[\p{L}'’-]*\p{L}`
const JOINT = String.raw`(?:(?:of|for|the|on|in|de|du|des|et|da|do|dos|das|and)\s+){0,2}`
/** 'R Core Team' is an author too. */
const FULL_NAME = String.raw`(?:\p{Lu}\s+(?=\p{Lu}))?${NAME}(?:\s+${JOINT}${NAME}){0,7}`
const AND = '(?:and|&|et|e|y|und)'
const MORE = String.raw`(?:,?\s+et\.?\s+al\.?,?|,?\s+and\s+(?:colleagues|others|associates))`
const INITIALS_ONLY = String.raw`(?:\p{Lu}\.[\s-]?){1,4}`
const AUTHORS = String.raw`${FULL_NAME}(?:,\s+(?:${FULL_NAME}|${INITIALS_ONLY})){0,8}(?:,?\s+${AND}\s+${FULL_NAME})?${MORE}?`

const WHOLE = new RegExp(`^${AUTHORS}$`, 'u')
const AT_END = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’.-])(${FULL_NAME}(?:(?:,\s+${FULL_NAME}){0,8},?\s+${AND}\s+${FULL_NAME}|(?:,\s+${FULL_NAME}){0,8}${MORE})?)(?:['’]s?)?,?\s*$`,
  'u',
)

export const MONTH = '(?:(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber)'
const NOT_AUTHORS =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Tables?|Figures?|Acts?|Section|Since|Chapter|Between|From|Until|Year|Equation|Appendix|Version|Author|Authors|Researcher|Field (?:data|survey|work)|Primary data|Survey|Own|Mean|Total|Note|Vision|Census|COVID-19|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Completed|Current|Ongoing|Planned|Started|Updated|Revised|Accessed|Retrieved)\b/
/** 'Pilot August–September 2025' is a time, whatever stands before it. */
const MONTHS = new RegExp(String.raw`\b${MONTH}\s?[-–]\s?\p{Lu}\p{Ll}+$`, 'u')
/** Directly before a year these are a setting or a tool, not an author. */
const SETTINGS =
  /^(?:Zambia|Lusaka|Kitwe|Ndola|Livingstone|Kabwe|Chipata|Solwezi|Mongu|Kasama|Choma|Mansa|Chongwe|Mazabuka|Chingola|Mufulira|Luanshya|Monze|Katete|Copperbelt|Africa|Kenya|Malawi|Tanzania|Uganda|Nigeria|Ghana|Zimbabwe|Botswana|Namibia|India|China|SPSS|Stata|NVivo|Excel|Constitution|Parliament|Independence)$/
const OPENERS =
  /^(?:According to|As|While|Whereas|However|Similarly|Both|By|Unlike|Like|Following|Although|Though|Studies by|Study by|Work by|Research by|In|And|But|Then|Also|Moreover|Furthermore|Additionally|Likewise|Conversely|Nevertheless|Nonetheless|Therefore|Thus|Hence|Finally|Later|Recently|Since|When|Because|If|For|From|With|Within|Among|Where|Here|Further|Contrary to|Consistent with|Based on|Using|On|At|To|Of|See|That|Yet|Even|Earlier|Elsewhere|Meanwhile|Again|Indeed|Secondly|Firstly|First|Second|Third|Lastly|Drawing on|Adapted from|Source|The|the|\p{Lu}\p{Ll}+ly(?=,))(?:,\s+|:\s+|\s+)/u
/** 'In Zambia, Banda (2019)': the words before the comma are a place, not an author. */
const WHERE = /^(?:In|At|Within|Across|From|For|Of|On|Outside)\s+[^,]*,\s+(?=\p{Lu})/u

export function surnamesIn(authors: string): { names: string[]; etAl: boolean } {
  const etAl = new RegExp(MORE, 'u').test(authors)
  const names = authors
    .replace(new RegExp(MORE, 'u'), '')
    .split(/\s*(?:,|&|\band\b|\bund\b|\s[ey]\s)\s*/)
    .map((name) =>
      name
        .replace(/(?<!\p{L})\p{Lu}\.(?:[\s-]?\p{Lu}\.)*/gu, '')
        .trim()
        .toLowerCase()
        .replace(/['’]s$/, '')
        .replace(/’/g, "'"),
    )
    .filter((name) => name.length > 1)
  return { names, etAl }
}

const IN_FULL = new RegExp(
  String.raw`${PARTICLE}\p{Lu}[\p{L}'’-]+,\s(?:\p{Lu}\.[\s-]?)+;\s?(?:${PARTICLE}\p{Lu}[\p{L}'’-]+,\s(?:\p{Lu}\.?[\s-]?)+;?\s?)+`,
  'u',
)

/** 'Banda, T.; Phiri, M. Title of the paper (2020)': a whole reference within the sentence. */
export function authorsInFull(text: string): { text: string; fromEnd: number } | null {
  const match = text.match(IN_FULL)
  if (!match || text.length - match.index! > 300) return null
  const surnames = match[0].split(';').map((name) => name.split(',')[0]!.trim())
  return { text: surnames.filter(Boolean).join(', '), fromEnd: text.length - match.index! }
}

export const isAuthors = (text: string): boolean =>
  WHOLE.test(text) &&
  !MONTHS.test(text) &&
  !NOT_AUTHORS.test(text.replace(/^The\s/, '')) &&
  !SETTINGS.test(text)

/** The authors at the end of a text, and the distance from their start to its end. */
export function authorsBefore(text: string): { text: string; fromEnd: number } | null {
  const match = text.match(AT_END)
  if (!match) return null
  let authors = match[1]!
  authors = authors.replace(WHERE, '')
  const [place = '', ...rest] = authors.split(/,\s+/)
  if (rest.length > 0 && SETTINGS.test(place)) authors = authors.slice(place.length).replace(/^,\s+/, '')
  for (let i = 0; i < 3; i += 1) authors = authors.replace(OPENERS, '')
  if (!/^\p{Lu}|^(?:van|von|de|da|du|la|le|el|al|dos|di)[- ]/u.test(authors)) return null
  if (NOT_AUTHORS.test(authors) || SETTINGS.test(authors)) return null
  const start = match.index! + match[1]!.length - authors.length
  return { text: authors, fromEnd: text.length - start }
}
