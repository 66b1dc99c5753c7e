/** Signals for a curriculum vitae, a letter or a news article. */
import { kindsOf, labelled, type Signal, step, times } from './document-type-signal.ts'

const CV_LABELS =
  /^(?:\d+\.?\s*)?(?:(?:educational?|academic|professional|key|technical|personal|work(?:ing)?|career|employment|selected|core|relevant)\s+){0,2}(?:education|background|experience|history|skills|competenc(?:es|ies)|qualifications?|certifications?|referees?|references|objective|profile|summary|details|data|hobbies|interests|languages?|awards|honou?rs|publications|grants|teaching|licen[cs]es|positions|training|achievements|appointments|volunteer(?: work)?|memberships?|formation|comp[ée]tences|exp[ée]riences?(?: professionnelles?)?|langues|centres d[’']int[ée]r[êe]t|forma[cç][aã]o|experi[eê]ncia profissional)\b/i
const YEARS_SPAN =
  /\b(?:19|20)\d\d\s*(?:[–—-]|to)\s*(?:(?:\w+\.? )?(?:19|20)\d\d|present|date|now|current|aujourd|hoje)/gi

export const CV: readonly Signal[] = [
  {
    says: 'the name “curriculum vitae”',
    group: 'name',
    worth: ({ firstLines }) =>
      firstLines
        .slice(0, 6)
        .some(
          (line) =>
            /^(?:curriculum vitae(?!\p{L})|resume(?!\p{L})|résumé of\s|cv(?!\p{L}))/iu.test(line) &&
            line.length < 60,
        )
        ? 3.5
        : 0,
  },
  {
    says: 'headings of a curriculum vitae',
    group: 'labels',
    worth: (look) => step(labelled(look, CV_LABELS), [2, 2], [3, 3], [5, 4]),
  },
  {
    says: 'how to reach a person',
    group: 'contact',
    worth: ({ opening }) =>
      step(
        kindsOf(opening.slice(0, 700), [
          /[\w.+-]+@[\w-]+\.\w/,
          /(?:\+?\d[\s()-]?){9,}/,
          /\b(?:date of birth|nationality|marital status|linkedin|github)\b/i,
        ]),
        [1, 1],
        [2, 1.5],
      ),
  },
  {
    says: 'years from and to',
    group: 'years',
    worth: ({ text, words }) => (words > 3000 ? 0 : step(times(text, YEARS_SPAN), [2, 1.5], [3, 2])),
  },
  {
    says: 'people who can be asked',
    group: 'referees',
    worth: ({ text }) =>
      /\breferees?\b|\breferences (?:are )?(?:available )?(?:up)?on request\b/i.test(text) ? 1 : 0,
  },
]

export const LETTER: readonly Signal[] = [
  {
    says: 'a salutation',
    group: 'salutation',
    worth: ({ sentences, labels }) =>
      [...sentences.slice(0, 25), ...labels.slice(0, 10)].some((line) =>
        /^(?:Dear\b|To whom it may concern|Hi\b|Hello\b|Madame, Monsieur|Ch(?:er|ère)s?\b|Prezad|Estimad|Exm)/i.test(
          line,
        ),
      )
        ? 3
        : 0,
  },
  {
    says: 'a closing, such as “Yours faithfully”',
    group: 'closing',
    worth: ({ text }) =>
      /\bYours (?:faithfully|sincerely|truly|ever)\b|\b(?:Kind|Best|Warm)(?:est)? regards\b|(?:^|\n)(?:Sincerely|Regards|With (?:love|best wishes)|Cordialement|Atenciosamente|Atentamente)\b|salutations distingu[ée]es/im.test(
        text,
      )
        ? 3
        : 0,
  },
  {
    says: 'words of a letter, such as “I write to” or “Re:”',
    group: 'words',
    worth: ({ text }) =>
      step(
        kindsOf(text, [
          /(?:^|\n)(?:RE|Re|Ref)\s*:/,
          /\bI (?:write|am writing|look forward|enclose)\b|\bwe write\b|\bje vous [ée]cris\b/i,
          /\bthank you for your (?:letter|e-?mail|time|patience)\b|\byour reply\b|\bkindly\b/i,
        ]),
        [1, 1],
        [2, 1.5],
      ),
  },
  {
    says: 'the length of a letter',
    group: 'length',
    worth: ({ words }) => (words < 900 ? 1 : words > 2500 ? -4 : 0),
  },
]

const ATTRIBUTION =
  /\b(?:said|says|told|announced|according to|spokes(?:man|woman|person)|a d[ée]clar[ée]|a annonc[ée]|selon|disse|segundo)(?!\p{L})/giu

export const NEWS: readonly Signal[] = [
  {
    says: 'a place and an agency before the first line',
    group: 'dateline',
    worth: ({ sentences }) =>
      sentences
        .slice(0, 5)
        .some((line) =>
          /^\p{Lu}{3}[\p{Lu} ]*(?:,\s[^–—-]{2,25})?(?:\s\(\p{L}{2,10}\))?\s[–—-]\s|^(?:\p{L}[\p{L}\d, ]{2,40})?\((?:Reuters|AFP|AP|ZANIS|Xinhua|BBC|PANA|dpa)\)\s*[–—-]/u.test(
            line,
          ),
        )
        ? 3
        : 0,
  },
  {
    says: 'a by-line',
    group: 'byline',
    worth: ({ firstLines, opening }) =>
      firstLines.slice(0, 5).some((line) => /^By (?:\p{Lu}|our )[^.,:;]{3,40}$/u.test(line)) &&
      !/\b(?:university|supervisor|fulfil?ment|student number|dissertation)\b/i.test(opening)
        ? 2
        : 0,
  },
  {
    says: 'people who said something to somebody',
    group: 'attribution',
    worth: ({ text, words }) =>
      words > 4000 || times(text, ATTRIBUTION) < 2
        ? 0
        : step((100 * times(text, ATTRIBUTION)) / words, [0.5, 1], [1.2, 2], [2, 3]),
  },
  {
    says: 'quotations of speech',
    group: 'quotations',
    worth: ({ text, words }) =>
      words > 4000 ? 0 : step(times(text, /[“"«][^”"»]{8,300}[”"»]/g), [1, 1], [3, 1.5]),
  },
  {
    says: 'the day on which it happened',
    group: 'day',
    worth: ({ text, words }) =>
      words < 4000 &&
      /\b(?:on|since|until|before) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\byesterday\b|\bthis morning\b|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b/i.test(
        text,
      )
        ? 1
        : 0,
  },
]
