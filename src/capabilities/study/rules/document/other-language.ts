/**
 * A sentence in another language than its document. It may well be quoted, as from an interview; but rules written for
 * English must not judge it, so it takes no part in summaries and checks.
 */

import { wordsOf } from '#kit/text/content-stems.ts'
import { STOP_WORDS } from '#kit/text/stop-words.ts'

const MARKERS: Record<string, string> = {
  bem: 'na ku mu pa ukuti uku ifi ici ili iyi uyu aba nga lelo nomba pantu fyonse bonse icalo abantu ukuba ukwabula mwa kwa cali filya nshi iyo te mukwai shani mupeele peela ilebo amashiwi umuntu ukulemba ilyo elyo nangu apo muli kuli pali ico',
  nya: 'kuti ndi ku mu pa kwa ya za wa la cha chi iyi ichi uyu anthu ndipo koma monga chifukwa pamene kapena onse zonse munthu pa mwa ntchito mawu malamulo perekani osati yake kwambiri bwino ngati muli izi awa',
  toi: 'kuti na ku mu a kwa eeci boonse bantu pele aboobo nkaambo lino muntu mukati ooyu eyi zyoonse kapati mbuli ncinzi',
  loz: 'kuli ni ku mwa a ka ya ba ye se kono batu mutu kaufela ha haiba kabakala bona cwalo luna ili muñwi',
  swa: 'na ya wa kwa ni katika hii hiyo kuwa lakini kama watu mtu yote zote hapa sana au bila kutoka yako maagizo tafadhali',
  fra: 'le la les des une est dans pour que qui pas avec sur cette ce ces aux nous vous sont être plus par ignorez',
  por: 'o os as um uma que não para com por dos das esta este isso são como mais você todas ao na no em',
  deu: 'der die das und ist von mit dem nicht ein eine zu auf für sind wurde auch im sie sich den',
  ita: 'il che di per un una del non della sono le dei nel alla si da gli tra quello',
  ron: 'și şi nu de la pe din cu sunt pentru iar cei ei în ceea ce mai care este dintre acest',
  spa: 'el la los las una que no para con por del esta este son como más todas en se su y',
}
const MARKER_SETS = Object.entries(MARKERS).map(([code, words]) => [code, new Set(words.split(' '))] as const)
const ENGLISH_TOO = new Set([
  'a',
  'no',
  'as',
  'on',
  'me',
  'la',
  'as',
  'to',
  'mu',
  'so',
  'par',
  'son',
  'plus',
  'pour',
  'est',
  'pa',
  'te',
  'la',
])

const FORMULA_SIGNS = /[=+*^_<>∑Σ∫∂∈∀⇒→≤≥≈±√×]|\p{Script=Greek}/gu

/** "https" and "com" are words of no language, though Portuguese has one of them. */
const ADDRESS = /https?:\S+|www\.\S+|\b[\w-]+\.(?:com|org|net|edu|gov|io|ac|co)\b(?:\.\w{2})?(?:\/\S*)?/gi

/** The language of a sentence in an English text, if it is certainly another one. */
export function otherLanguageOf(sentence: string): string | null {
  // A formula is in no language, and its letters are not words.
  if ((sentence.match(FORMULA_SIGNS) ?? []).length >= 2) return null
  const words = wordsOf(sentence.replace(ADDRESS, ' ')).filter((word) => /^\p{L}{2,}$/u.test(word))
  if (words.length < 4) return null
  const english = words.filter((word) => STOP_WORDS.has(word)).length
  if (english / words.length > 0.2) return null
  let best: { code: string; hits: number } | null = null
  for (const [code, markers] of MARKER_SETS) {
    const hits = words.filter((word) => markers.has(word) && !ENGLISH_TOO.has(word)).length
    if (hits > (best?.hits ?? 0)) best = { code, hits }
  }
  return best && best.hits >= 2 && best.hits > english && best.hits / words.length >= 0.15 ? best.code : null
}
