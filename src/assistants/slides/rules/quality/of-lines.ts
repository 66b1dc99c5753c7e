/** Whether each line is a whole sentence of the text, in its language, and nothing that a page has beside it. */
import { otherLanguageOf } from '#capabilities/study/text.index.ts'
import { plainWords } from '#kit/text/plain-words.ts'
import { STOP_WORDS } from '#kit/text/stop-words.ts'
import type { Deck, DeckSlide } from '../deck/deck.ts'
import { isHalf } from '../words/half.ts'
import { hasVerb } from '../words/verbs.ts'
import { everyLine, quotesOf, type SlideRule } from './check.ts'
import { plainTokens } from './cut-of.ts'
import { isCutSoundly, isWhole } from './whole.ts'

export const RULES_OF_LINES: readonly SlideRule[] = [
  {
    id: 'whole',
    passes: 'Every line is a whole sentence',
    holds: everyLine(
      ({ text, computed, sources }) =>
        isWhole(text) &&
        (computed === true || (!isHalf(text) && isCutSoundly(text, quotesOf([{ sources }])))),
    ),
  },
  {
    id: 'page-break',
    passes: 'No line was torn by the end of a page',
    holds: everyLine(({ text }) => !isTorn(text)),
  },
  {
    id: 'run-together',
    passes: 'No two sentences or cells are run together',
    holds: (slide) => eachText(slide, (text) => !isGlued(text)),
  },
  {
    id: 'placeholder',
    passes: 'Nothing is left to be filled in',
    holds: (slide) => slide.ask !== undefined || eachText(slide, (text) => !IS_OPEN.test(text)),
  },
  { id: 'furniture', passes: 'Nothing of the page around the text is told', holds: isOfText },
  {
    id: 'reference',
    passes: 'No entry of the reference list is a line',
    holds: (slide, _, deck) => everyLine(({ text }) => !IS_ENTRY.test(text) && !isListed(text, deck))(slide),
  },
  {
    id: 'entries',
    on: 'references',
    passes: 'Every entry of the references is one, as it stands in the list',
    holds: areEntries,
  },
  {
    id: 'language',
    passes: 'Every line is in the language of the work',
    holds: (slide, _, { language }) =>
      !language.startsWith('en') ||
      everyLine(({ text, head }) => head === 'A participant' || isEnglish(text))(slide),
  },
]

/** Headline, lines and cells that the student has not written. */
function eachText(
  { title, titleChosen, points, visual }: DeckSlide,
  isSo: (text: string) => boolean,
): boolean {
  return [
    ...(titleChosen ? [] : [title]),
    ...points.filter(({ edited }) => !edited).map(({ text }) => text),
    ...(visual?.kind === 'table' ? visual.rows.flat() : []),
  ].every(isSo)
}

/** "… caused by E." | "12 The respondents", "inter- vention": what a page end leaves. */
const isTorn = (text: string): boolean =>
  /\b\p{Lu}\.$/u.test(text) ||
  (/^\d{1,3} \p{Lu}\p{Ll}+ \p{Ll}/u.test(text) && /\b\d{1,3}$/.test(text)) ||
  (/\p{L}- \p{Ll}/u.test(text) && !/\p{L}- (?:and|or|to)\b/u.test(text))

/** "… every week The fees …", "marketsThe", "saved.The". */
const GLUED =
  /\p{Ll}{3,} (?:The|This|These|Those|They|It|There|Most|However|In|We) \p{Ll}{2,}|\p{Ll}{3,}(?:The|This|These|They|There|However)\b|\p{Ll}{3}[.;:]\p{Lu}\p{Ll}/u
/** "The level is 0.04 this is below 0.05": two verbs, and nothing between them that joins. */
const OF_TWO =
  /^(?:(?!\b(?:that|which|who|whom|whose|where|when|whether|if|what|how|why|although|though|because|while)\b).)*?\b(?:was|were|is|are|has|have|had)(?: (?!(?:and|or|but|that|which|who|whom|whose|where|whereby|because|while|whilst|when|if|as|than|how|whether|since|although|though|what|so|nor|yet|before|after|until|unless|for|why|to|there|it|they|therefore|was|were|is|are|has|have|had)\b)[\p{L}\p{N}%.’'-]+){2,14} (?:was|were|is|are|has|have|had)\b/iu
const NAMED_SO = /[“"‘(:–-]\s*$/
function isGlued(text: string): boolean {
  const found = text.match(GLUED)
  if (/^\d+\.\d+%?(?: \d+\.\d+%?)+$/.test(text)) return true
  return (found !== null && !NAMED_SO.test(text.slice(0, found.index))) || OF_TWO.test(text)
}

const IS_OPEN =
  /\b(?:x{3,}|tb[dac]|t\.b\.[dac]|lorem ipsum|n\/n)\b|\bto be (?:added|inserted|completed|filled in|confirmed|supplied|written|announced)(?: (?:here|later|soon))?[.)\]]*$|\b(?:insert|add|enter|type|write|state|specify) (?:your |the |an? )?(?:[\p{L}-]+ )?(?:here|name|title|text|date|figure|table|number|reference|citation|picture|image)\b(?! (?:of|in|to|that)\b)|^(?:insert|add|enter|type|paste)\b.*\bhere$|(?:click|tap) (?:here|to (?:add|edit))|\?{2,}|_{3,}|[[<{](?:insert|your|add|enter|name|title|date|year|number|figure|table|citation|reference|n|x+|…|\.\.\.)\b[^\]>}]*[\]>}]|\byour (?:name|title|text|university|supervisor|figure|result) (?:here|goes)\b/iu

/** "Page 12 of 80", "Chapter Four", "12 | P a g e", an address, a date of printing. */
const FURNITURE =
  /\bpage \d+\b|\bp a g e\b|^\W*(?:chapter|section) (?:\d+|[ivx]+|one|two|three|four|five|six)\b|^\W*(?:\d{1,3}|[ivxl]{1,6})\W*$|\b(?:issn|isbn|doi)\b|©|\ball rights reserved\b|\bdownloaded from\b|\bwww\.|^(?:table of contents|list of (?:tables|figures)|appendix \w+|acknowledge?ments?|declaration|dedication)\b|^\p{L}[^.]{8,} \.* ?\d{1,3} \| /iu

/** A person's name alone: "J. K. Banda", "BANDA, J." */
const IS_NAME =
  /^(?:(?:by|author|name|dr|mr|mrs|ms|prof)[.:]? )?(?:\p{Lu}\. ?)+\p{Lu}[\p{L}’'-]+$|^\p{Lu}[\p{L}’'-]+,? (?:\p{Lu}\. ?){1,3}$/iu

function isOfText(slide: DeckSlide, _: number, deck: Deck): boolean {
  const around = new Set([deck.title, ...deck.authors].map(plainWords))
  return everyLine(
    ({ text }) =>
      !FURNITURE.test(text) &&
      !(IS_NAME.test(text) && /^\P{Ll}*\p{Lu}/u.test(text)) &&
      !around.has(plainWords(text)) &&
      !isShouted(text) &&
      !carriesTitle(text, deck.title),
  )(slide)
}
/** A heading in capitals that was read as a line. */
const isShouted = (text: string): boolean =>
  plainTokens(text).length > 2 && !/\p{Ll}/u.test(text) && /\p{Lu}{4}/u.test(text)

/** The running head in the middle of a line. */
function carriesTitle(text: string, title: string): boolean {
  const words = plainWords(title)
  return (
    words.split(' ').length > 5 &&
    plainWords(text).includes(words) &&
    !/^(?:the|this|my|our|to)\b/i.test(text)
  )
}

/** "Banda, J. (2019). Title. Journal, 4(2), 11–29." */
const IS_ENTRY =
  /^\W*(?:\[?\d{1,3}[\].]\s*)?\p{Lu}[\p{L}’'-]+,? (?:\p{Lu}\.[ ,-]*)+.*\b(?:19|20)\d\d[a-z]?\b|\((?:19|20)\d\d[a-z]?\)[.,:] \p{Lu}.*(?:\d+ ?\(\d+\)|\bpp?\.? ?\d|\d[–-]\d|\bpress\b|\bjournal\b)|\bvol\. ?\d+\b.*\b(?:no|pp)\. ?\d|\bdoi:|\bretrieved from\b|\bavailable (?:at|from):/iu
function isListed(text: string, { slides }: Deck): boolean {
  const plain = plainWords(text)
  const entries = slides.at(-1)?.form === 'references' ? (slides.at(-1)?.points ?? []) : []
  return plain.length > 20 && entries.some((entry) => plainWords(entry.text).includes(plain))
}

/** Without one small word of English, and without a verb of it. */
function isEnglish(text: string): boolean {
  if (otherLanguageOf(text) !== null) return false
  const words = plainTokens(text).filter((word) => /^\p{L}{2,}$/u.test(word))
  return (
    words.length < 6 || words.some((word) => STOP_WORDS.has(word) && !SHARED_WORDS.has(word)) || hasVerb(text)
  )
}
/** Small words that other languages have as well. */
const SHARED_WORDS = new Set([
  'in',
  'on',
  'me',
  'as',
  'no',
  'so',
  'is',
  'was',
  'also',
  'an',
  'am',
  'by',
  'we',
  'under',
  'over',
  'all',
])

/** With its year and the figures of its own entry, each once. */
function areEntries({ form, points }: DeckSlide): boolean {
  const entries = form === 'references' ? points.filter(({ edited }) => !edited) : []
  const said = new Set(entries.map(({ text }) => plainWords(text)))
  return (
    said.size === entries.length &&
    entries.every(({ text, sources }) => {
      const own = quotesOf([{ sources }]).flatMap(plainTokens).filter(hasDigit)
      const figures = plainTokens(text).filter(hasDigit)
      return (
        /\b(?:1[5-9]|20)\d\d|\bn\. ?d\b/.test(text) &&
        // An entry over two lines may have only one of them behind it.
        (own.length < figures.length || figures.every((figure) => own.includes(figure)))
      )
    })
  )
}
const hasDigit = (word: string): boolean => /^\d/.test(word)
