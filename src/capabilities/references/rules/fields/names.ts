/** The people and institutions of a list of names, in whichever order surnames and initials are written. */
import { CLASS_OF } from '../parser/lexicon.ts'
import type { Name } from '../reference.ts'

const INITIALS = /^(?:\p{Lu}\p{M}?\.?(?:\s?-\s?\p{Lu}\.?)?\s?){1,5}$/u
const PARTICLES =
  /^((?:(?:van|von|der|den|de|da|di|do|dos|du|del|della|ten|ter|bin|ibn|la|le|el|al|af|zu|zur)\s+|(?:al|el)-(?=\p{Lu}))+)(.+)$/iu
const SUFFIX = /,?\s+(Jr|Sr|II|III|IV)\.?$/
const ROLE = /\(?\b(?:eds?|editors?|hrsg|hg|comps?|trans|translators?|dirs?|coords?)\b\.?\)?/giu
const OTHERS = /[,;]?\s*(?:\band\s+others|&\s*others|\bet\.?\s*al(?:ii)?\b\.?|\bu\.\s?a\.|…|\.\s?\.\s?\.)/giu
const OTHER_SCRIPT = /[\u0590-\u08ff\u0900-\u0dff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u
const JOINS = /\s*(?:;|,?\s(?:and|und|et|y|e|och|og)\s|,?\s?&|,)\s*/u
/** '(CSO)', '[Zambia]': what stands in brackets after an institution's name. */
const ABBREVIATED = /(?:\s*[([]\s*\p{Lu}[\p{L}&.]{1,11}\s*[)\]])+\s*$/u

/** `hasGap`: some are left out before the last, as in 'Banda, T., … Zulu, A.'. */
export type People = { names: Name[]; hasOthers: boolean; hasGap: boolean }

export function peopleIn(written: string): People {
  const hasOthers = written.search(OTHERS) >= 0
  const hasGap = /(?:…|\.\s?\.\s?\.)\s*,?\s*(?:&|and)?\s*\p{Lu}/u.test(written)
  const text = written
    .replace(OTHERS, ' ')
    .replace(ROLE, ' ')
    .replace(/[“”"]/g, '')
    .replace(/\s+([,;.])/g, '$1')
    .replace(/^[\s,;:.()[\]&]+|[\s,;:([&]+$/g, '')
    .replace(/\(\s*\)|\s+/g, ' ')
    .trim()
  if (!text) return { names: [], hasOthers, hasGap }
  if (OTHER_SCRIPT.test(text)) return { names: otherScript(text), hasOthers, hasGap }
  const bodies = institutionsIn(text)
  if (bodies) return { names: bodies.map((literal) => ({ literal })), hasOthers, hasGap }
  const names = text.includes(';')
    ? text
        .split(/\s*;\s*(?:(?:and|&)\s+)?/)
        .filter(Boolean)
        .flatMap(peopleNamed)
    : peopleNamed(text)
  return { names, hasOthers, hasGap }
}

/** Names in Chinese, Arabic and their like stay as they are written. */
const otherScript = (text: string): Name[] =>
  text
    .split(/\s*[,;،、；，]\s*|\s+(?:and|&)\s+/u)
    .map((literal) => literal.replace(/^(?:and|&)\s+|[.。\s]+$/gu, '').trim())
    .filter(Boolean)
    .map((literal) => ({ literal }))

const hasBodyWord = (text: string) =>
  (text.match(/\p{L}[\p{L}’'-]*/gu) ?? []).some((word) => {
    const found = CLASS_OF.get(word.toLowerCase())
    return (
      found === 'institution' ||
      (word.length > 5 && /^(?:universit|college|school|zambia|statistics|company|limited)/i.test(word))
    )
  })

/** 'The Weekly News', 'R Core Team': two words and more without a comma, the last one of no person. */
const isPaperOrTeam = (text: string) => {
  const words = text.split(/\s+/)
  const last = words.at(-1)!.toLowerCase()
  return (
    words.length > 1 &&
    !text.includes(',') &&
    (CLASS_OF.get(last) === 'journal' ||
      /^(?:team|consortium|collaborators|initiative|project|campaign)$/.test(last))
  )
}

/** An institution has words that people's names have not, and no initials. */
function institutionsIn(text: string): string[] | null {
  const bare = text.replace(/\.$/, '')
  if (/^\p{Lu}[\p{Lu}&\s-]{1,15}$/u.test(bare) && !/\s\p{Lu}{1,3}$/u.test(bare)) return [bare]
  const isPerson = /(?:^|[\s,])\p{Lu}\.(?:\s|,|-|$)|(?:^|,\s)\p{Lu}[\p{Ll}’'-]+\s\p{Lu}{1,3}(?:,|$)/u.test(
    text.replace(/U\.\s?[SKN]\./g, ''),
  )
  if (isPerson || !(hasBodyWord(text) || isPaperOrTeam(bare) || /\b(?:of|for|the)\b/.test(bare))) return null
  return bare
    .split(/\s*;\s*|\s+&\s+(?=\p{Lu}\p{L}+\s+(?:of|for)\b)/u)
    .map((body) =>
      body
        .replace(ABBREVIATED, '')
        .replace(/^the\s+(?=\p{Lu})/iu, (found) => found)
        .replace(/[,.\s]+$/, '')
        .trim(),
    )
    .filter(Boolean)
}

type Part = { text: string; joined: boolean }

function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let rest = text
  let joined = false
  while (rest) {
    const join = rest.match(JOINS)
    const piece = (join ? rest.slice(0, join.index) : rest).trim()
    if (piece) parts.push({ text: piece, joined })
    if (!join) break
    joined = !/^\s*,\s*$/.test(join[0])
    rest = rest.slice(join.index! + join[0].length)
  }
  return parts
}

const isGiven = (text: string) =>
  /^\p{Lu}[\p{Ll}’'-]+(?:[\s-]\p{Lu}(?:\.|[\p{Ll}’'-]+)?){0,2}\.?$/u.test(text)
const isInitials = (text: string) => INITIALS.test(text) && text.replace(/[^\p{L}]/gu, '').length <= 5
const withInitial = (text: string) => /(?:^|\s)\p{Lu}\.?(?:\s|$)/u.test(text)

function peopleNamed(text: string): Name[] {
  const parts = partsOf(text.replace(/\.$/, (stop) => (/\b\p{Lu}\.$/u.test(text) ? stop : '')))
  const names: Name[] = []
  for (let at = 0; at < parts.length; at += 1) {
    const { text: own } = parts[at]!
    const next = parts[at + 1]
    if (/^(?:Jr|Sr|II|III|IV)\.?$/.test(own)) {
      const last = names.at(-1)
      if (last) last.suffix = own.replace(/\.?$/, own.length === 2 && /r/.test(own) ? '.' : '')
      continue
    }
    const goesWithNext =
      next !== undefined &&
      !next.joined &&
      !isInitials(own) &&
      !/^\p{Lu}\./u.test(own) &&
      isGivenFor(parts, at, names.length)
    if (goesWithNext) {
      names.push(inverted(own, next.text))
      at += 1
    } else names.push(single(own))
  }
  return names
}

/** Whether the part after this surname holds its given names. */
function isGivenFor(parts: readonly Part[], at: number, before: number): boolean {
  const own = parts[at]!.text
  const next = parts[at + 1]!.text
  if (/\s\p{Lu}{1,3}$/u.test(own) && !/^\p{Lu}+\s/u.test(own)) return false
  if (isInitials(next)) return true
  if (/^(?:\p{Lu}\.[\s-]?)+\p{Ll}{1,3}$/u.test(next)) return true
  if (!isGiven(next)) return false
  if (withInitial(next) && !/^\p{Lu}\./u.test(next)) return true
  const words = own.split(/\s+/).length
  const after = parts[at + 2]
  return (
    words <= 2 && before === 0 && (after === undefined || after.joined || after.text.split(/\s+/).length > 1)
  )
}

function inverted(family: string, given: string): Name {
  const junior = family.match(/^(.+)\s(Jr|Sr|II|III|IV)\.?$/)
  if (junior) return { ...inverted(junior[1]!, given), suffix: junior[2]! }
  const suffix = given.match(SUFFIX)
  const bare = suffix ? given.slice(0, suffix.index) : given
  return withParticle(family, dotted(bare), suffix?.[1])
}

function single(text: string): Name {
  const vancouver = text.match(/^(.*\p{Ll}.*?)\s+((?:\p{Lu}-?){1,3}|(?:\p{Lu}\.[\s-]?){1,4})$/u)
  if (vancouver) return withParticle(vancouver[1]!, dotted(vancouver[2]!))
  const direct = text.match(/^((?:\p{Lu}\p{Ll}{0,2}\.[\s-]?)+)\s*(.+)$/u)
  if (direct) return withParticle(direct[2]!, dotted(direct[1]!))
  const words = text.split(/\s+/)
  // 'MoH', 'NAC': no person.
  if (words.length === 1)
    return /^\p{Lu}\p{Ll}?\p{Lu}{1,6}$/u.test(text) ? { literal: text } : { family: text }
  if (words.length > 4) return { literal: text }
  const lower = words.findIndex((word, at) => at > 0 && /^\p{Ll}/u.test(word))
  const cut = lower > 0 ? lower : words.length - 1
  return withParticle(words.slice(cut).join(' '), words.slice(0, cut).join(' '))
}

function withParticle(family: string, given: string, suffix?: string): Name {
  const particle = family.match(PARTICLES)
  const isSmall = particle && /^\p{Ll}/u.test(particle[1]!)
  return {
    family: unshouted(isSmall ? particle[2]! : family),
    ...(given ? { given } : {}),
    ...(isSmall ? { 'non-dropping-particle': particle[1]!.trim() } : {}),
    ...(suffix ? { suffix } : {}),
  }
}

/** 'BANDA' is how some lists print 'Banda'. */
const unshouted = (family: string): string =>
  /^\p{Lu}[\p{Lu}’'-]{2,}$/u.test(family)
    ? family.toLowerCase().replace(/(?<=^|[-’'])\p{Ll}/gu, (letter) => letter.toUpperCase())
    : family

/** 'TM' and 'T.M.' become 'T. M.': what every style begins from. */
function dotted(given: string): string {
  const text = given.replace(/[\s,]+$/, '').trim()
  if (/^(?:\p{Lu}-?){1,4}$/u.test(text))
    return text
      .replace(/(\p{Lu})/gu, '$1. ')
      .replace(/\s-/g, '-')
      .trim()
  return text
    .replace(/\.(?=\p{Lu})/gu, '. ')
    .replace(/(?<=^|\s|-)(\p{Lu})(?=\s|$|-)/gu, '$1.')
    .replace(/\s+/g, ' ')
    .trim()
}
