/** A sentence of a document prepared for a slide: without anything only a reader of the page needs. */

import { hasPlainVerb } from './verbs.ts'

/** '(Banda & Phiri, 2019; WHO, 2020)', '[3, 4]': slides name their places elsewhere. */
const CITATION =
  /\s*\((?:[^()]*?\b(?:(?:1[89]|20)\d{2}[a-z]?\b|n\.\s?d\b)[^()]*|see [^()]*)\)|\s*\[\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*\]|\s*\(\d{1,2}(?:\s*[,–-]\s*\d{1,2})*\)(?=[.,;]|$)/g
/** "… from the survey of Round 9 Banda (2025).": a reference that lost its bracket. */
const LAST_CITED =
  /(?<!\b(?:by|of|to|in|and|from|with|per|see|&|between|after))\s+\p{Lu}\p{Ll}+(?: et al\.?)? \((?:19|20)\d\d[a-z]?\)(?=\.?$|, (?:which|who)\b)/u
/** '##Key results We found': a heading that the file runs into its sentence. */
const MARKED_HEADING = /^#{1,6}\s*\p{Lu}[\p{L}-]*(?:\s(?:and|of|\p{Ll}+)){0,3}\s(?=\p{Lu})/u
/** 'Class Imbalance With most observations …': the same, with nothing between them. */
const RUN_IN =
  /^(?:[Ff]ig(?:ure)?\s*[\d.]*\s*:\s*)?(?!(?:The|This|In|A|An|It|These|We|Our|There|For|To|With|As)\s)(?:(?:\p{Lu}[\p{L}-]*|\(\p{Lu}{2,}\))\s(?:(?:and|of|the|for|to|in|on)\s){0,2}){2,7}(?=(?:The|This|These|In|To|With|Despite|Although|While|As|It|An|By|From|Many|Most|Because|Through|There|Some|Our|We|Since|When|For)\s\p{Ll})/u
/** 'Effects of Drought Droughts have many effects': a heading whose words the sentence begins with. */
function withoutEcho(text: string): string {
  const [, heading, rest] = text.match(ECHO) ?? []
  const [first] = rest?.toLowerCase().match(/\p{L}{4,}/u) ?? []
  return heading && rest && first && heading.toLowerCase().includes(first.slice(0, -1)) && hasPlainVerb(rest)
    ? rest
    : text
}
const ECHO = /^((?:(?:\p{Lu}[\p{L}-]*|of|and|the|in|on|for) ){2,8})(\p{Lu}\p{Ll}{3,} \p{Ll}.*)$/u
/** 'ii What follows', 'E.C The study': a numeral that lost its full stop, the end of the sentence before. */
const NUMERAL =
  /^(?:(?:i{1,3}|iv|vi{0,3})\s+(?=\p{Lu})|(?:\p{Lu}\.?){1,3}\s+(?=(?:The|This|These|It)\s\p{Ll}))/u
/** 'the causal link¹⁷': the number of a note below the page. */
const NOTE_NUMBER = /(?<=\p{Ll}{4}[.,;]?)[¹²³⁰⁴-⁹]+(?=$|[\s.,;])/gu
const ONE = String.raw`(?:tables?|figures?|fig\.|appendix)(?:\s*\d[\dA-Z.–-]*[a-z]?|\s+[A-Z](?:[.–-]?\d[\d.–-]*)?)\b`
const SOME = String.raw`${ONE}(?:\s*(?:,|and|&)\s*(?:${ONE}|\d[\d.–-]*))*`
const POINTER = new RegExp(
  String.raw`,?\s*\(?\b(?:as\s+)?(?:(?:is|are|was|were)\s+)?(?:shown|seen|presented|indicated|illustrated|depicted|reported|summari[sz]ed|displayed)\s+(?:below\s+|above\s+)?(?:in|by|on)\s+(?:the\s+)?${SOME}\s*(?:above|below)?[),]?|\s*\((?:see\s+)?${SOME}\)`,
  'gi',
)
const NUMBERING =
  /^(?:[\ufffd\uf000-\uf0ff]+|[-•▪●◦*–—]|\(?[ivx]{1,4}[.)]|\(?\d{1,2}[.)](?!\d)|\(?[a-h][.)]|\d+(?:\.\d+)+\.?)\s+/i
/** 'The prototype in Chapter 4' becomes 'The prototype'. */
const CHAPTER =
  /,?\s+\(?(?:(?:as\s+)?(?:discussed|presented|described|explained|outlined|mentioned|detailed|shown)\s+)?in\s+(?:chapters?|sections?)\s+(?:\d[\d.]*|one|two|three|four|five|six)\)?/gi
/** 'Table 4.1 shows that' merely introduces the statement. */
const TABLE_SAYS =
  /^(?:as\s+)?(?:the\s+)?(?:tables?|figures?|fig\.|charts?|graphs?)\s*[\d.]+[a-z]?(?:\s+(?:above|below))?\s+(?:clearly\s+|further\s+|also\s+)?(?:shows?|indicates?|reveals?|illustrates?|depicts?|presents?|demonstrates?)\s+(?:that\s+|how\s+)?/i
const LEADS =
  /^(?:however|instead|in this|next|now|here|to sum up|as such|specifically|in particular|moreover|furthermore|in addition(?: to this)?|additionally|therefore|thus|hence|consequently|as a result|finally|lastly|also|first(?:ly)?|second(?:ly)?|third(?:ly)?|in conclusion|to conclude|in summary|overall|in general|generally|on the other hand|similarly|likewise|at the same time|interestingly|notably|more importantly|most importantly|contrastingly|as a whole|nevertheless|nonetheless|meanwhile|accordingly|indeed|again|so|and|but|yet|then|to this end|in this regard|in light of this|based on (?:these|the) (?:findings|results)(?: of (?:this|the) study)?|from (?:these|the) (?:findings|results)),\s*/i
/** "With these findings it could be concluded that …" */
export const FROM_RESULTS =
  /^(?:with|from|based on|in view of|in (?:the )?light of) (?:these|the|this|our) (?:findings?|results?|analys[ei]s)(?: (?:of|from) (?:this|the|our) (?:study|research(?: work)?|project|analysis))?,?\s+(?=(?:it|we|I)\b)/i
/** The speaker: obvious on a slide of this study. */
const FRAMES =
  /^(?:(?:the|this|our|these) (?:present |current |following )?(?:study|research|results?|findings?|analysis|data|survey|evidence|project)(?: of (?:the|this) (?:study|research|analysis|survey))?(?: also| further| therefore| thus)? (?:has |have )?(?:found|finds?|show(?:s|ed|n)?|reveal(?:s|ed)?|indicate[sd]?|suggest(?:s|ed)?|demonstrate[sd]?|establish(?:es|ed)|conclude[sd]?)|we (?:also |further |have )?(?:found|find|show(?:ed)?|observed?|demonstrated?|conclude[sd]?)|it (?:has )?proved|it (?:was|is|has been|can be|could be) (?:also |further |therefore )?(?:found|shown|observed|noted|noticed|discovered|deduced|inferred|established|revealed|concluded|seen)|it (?:is|was) (?:\w+ly )?(?:visible|evident|clear|obvious|apparent)(?: from (?:the|these|this) [\p{L} ]{3,60}?)?|(?:the )?(?:results?|findings?) (?:of (?:the|this) \w+ )?(?:show(?:s|ed)?|indicate[sd]?|reveal(?:s|ed)?)) that\s+/iu

/** 'The aim of this study is to find' becomes a line that begins with the action. */
const PURPOSES =
  /^(?:(?:the|one of the|this (?:study|research|project)['’]s|our|its)\s+(?:(?:main|general|overall|specific|primary|broad|ultimate|first|second|third|major|key)\s+){0,2}(?:aims?|objectives?|purposes?|goals?)(?:\s+(?:of|on|behind|for|in)\s+(?:this|the|my|our)(?:\s+[\p{L}-]+){1,4}?)?\s+(?:is|was|are|were|will be|has been)|(?:the|this|our)\s+(?:[\p{L}-]+\s+)?(?:study|research|project|thesis|dissertation|paper|work|proposal)(?:\s+(?:also|therefore|thus|further))?\s+(?:aims?|aimed|seeks?|sought|intends?|intended|endeavou?rs?|endeavou?red|attempts?|sets? out))\s+(?:therefore\s+)?(?=to\s)/iu
/** 'Hypothesis 1:', 'H0:' are labels, not part of the statement. */
const LABEL =
  /^(?:(?:null |alternative )?(?:hypothes[ie]s|objective|question|aim|research question)\s*\d*[a-z]?|(?:H|RQ|Q)\s?[\da-z]{1,2})(?:\s*\([^()]{1,4}\))?\s*[:,.)–-]\s+/i
/** 'This section describes the evaluation': the rest is a line without a verb that names the action. */
const SECTION_SAYS =
  /^this (?:section|chapter) (?:also |further )?(?:describes|explores|discusses|explains|examines|outlines|details)\s+/i

export const capitalised = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** "3.5 Method of data collection Questionnaire was …": a numbered heading that the file ran into its sentence. */
const NUMBERED_HEADING =
  /^\d+(?:\.\d+)+\.?\s+(?!(?:The|This|These|In|It|An?|We|Our|For|To|From|There|As|At|On)\s)\p{Lu}[\p{L}-]*(?:\s\p{Ll}[\p{L}-]*){0,5}\s+(?=\p{Lu}\p{Ll})/u
const withoutHeading = (text: string): string => {
  const heading = text.match(NUMBERED_HEADING)?.[0]
  return heading && !hasPlainVerb(heading) ? text.slice(heading.length) : text
}

/** Without citations, pointers to tables and numbering; still a sentence. Its spaces are joined first: most of what follows looks for them. */
export const spoken = (text: string): string =>
  capitalised(
    withoutEcho(
      withoutHeading(text.replace(/\s+/g, ' '))
        .replace(LAST_CITED, '')
        .replace(CITATION, '')
        .replace(POINTER, '')
        .replace(CHAPTER, '')
        .replace(NUMBERING, '')
        .replace(NUMERAL, '')
        .replace(MARKED_HEADING, '')
        .replace(RUN_IN, '')
        .replace(NOTE_NUMBER, '')
        .replace(/\s+([.,;:])/g, '$1')
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  )

/** Also without the words that introduce it. */
export function withoutLead(text: string): string {
  let left = spoken(text).replace(SECTION_SAYS, '')
  for (let round = 0; round < 3; round++)
    left = left
      .replace(LEADS, '')
      .replace(FROM_RESULTS, '')
      .replace(TABLE_SAYS, '')
      .replace(FRAMES, '')
      .replace(PURPOSES, '')
      .replace(LABEL, '')
  return capitalised(left)
}

export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length
/** A slide's line ends without a full stop; a question keeps its mark. */
export const unstopped = (text: string): string => text.replace(/[.;:,]+$/, '')
