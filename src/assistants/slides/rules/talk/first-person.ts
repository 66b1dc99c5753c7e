/** "This study found" is how a thesis speaks of itself; its author says "my study". What may be another's stays as it is. */

const NOT_PLACES =
  '(?! (?:area|site|population|period|setting|participants?|design|variables?|location|sample|subjects|instrument|hall)s?\\b| (?:conducted |done |carried out )?by\\b| of \\p{Lu})'
/** "The project" may be the road that was built; "the study" may be Banda's. */
const FINITE =
  '(?= (?:also |therefore |further |\\p{L}+ly )?(?:was|is|has|had|will|shall|aims?|seeks?|sought|found|finds|saw|sees|concludes|reveals|indicates|suggests|recommends|confirms|establishes|shows?|intends?|uses|employs|adopts|covers|considers|focuses|\\p{L}+ed)\\b)'
const THINGS = '(study|research|thesis|dissertation)'
const OF_WHAT =
  '(?<=\\b(?:aims?|objectives?|purpose|goals?|results?|findings?|limitations?|limits?|scope|significance|title|participants|respondents|population|design|sample) (?:of|in|for) )'
const MINE: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `(?<!\\b(?:[Ff]ollowing|[Ll]ike|[Uu]nlike|[Ee]xtending|[Rr]eplicating) )\\b[Tt]his (?:present |current )?${THINGS}\\b${NOT_PLACES}`,
      'gu',
    ),
    'my $1',
  ],
  [new RegExp(`\\b[Tt]he (?:present |current )?${THINGS}\\b${NOT_PLACES}${FINITE}`, 'gu'), 'my $1'],
  [new RegExp(`${OF_WHAT}[Tt]h(?:e|is) (?:present |current )?${THINGS}\\b${NOT_PLACES}`, 'gu'), 'my $1'],
  [/\b[Tt]his project\b(?= (?:work )?(?:is|was|aims?|seeks?|adopts|uses|intends)\b)/gu, 'my project'],
  [new RegExp(`${OF_WHAT}this project\\b`, 'gu'), 'my project'],
  [/^It (?:is|was) (also |therefore |further )?recommended that\b/, 'I $1recommend that'],
  [/\b[Tt]he [Rr]esearcher['’]s\b/g, 'my'],
  [/\bby the [Rr]esearchers?(?! (?:who|that)\b)/g, 'by me'],
  [/\b(allow(?:s|ed)|enable[sd]|help(?:s|ed)|permit(?:s|ted)) the [Rr]esearchers?\b/g, '$1 me'],
]

const RESEARCHER =
  /\b[Tt]he [Rr]esearchers? ((?:also|then|therefore|further|\p{L}+ly) )?(was|were|is|are|has|had|have|will|would|shall|should|may|might|can(?! be\b)|could(?! be\b)|did|does|met|saw|chose|found|made|took|gave|went|sought|drew|\p{L}+ed|\p{L}+s)\b/gu
const WITH_I: Readonly<Record<string, string>> = { were: 'was', is: 'am', are: 'am', has: 'have', does: 'do' }
/** "The researcher intends" is "I intend". */
const withI = (verb: string): string =>
  WITH_I[verb] ??
  (/ies$/.test(verb)
    ? verb.replace(/ies$/, 'y')
    : /(?:ch|sh|ss|x|zz)es$/.test(verb)
      ? verb.slice(0, -2)
      : /[^s]s$/.test(verb) && verb !== 'was'
        ? verb.slice(0, -1)
        : verb)

export function inFirstPerson(text: string): string {
  const said = MINE.reduce((one, [others, mine]) => one.replace(others, mine), text).replace(
    RESEARCHER,
    (_, how: string | undefined, verb: string) => `I ${how ?? ''}${withI(verb)}`,
  )
  return said.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

const regular = (...bases: string[]): (readonly [string, string])[] =>
  bases.map((base) => [base.endsWith('e') ? `${base}d` : `${base}ed`, base])
/** What nobody but the author decides or reckons: it is his own in the past too. */
const DECIDED = new Map([
  ...regular(
    'adopt',
    'employ',
    'use',
    'utilise',
    'utilize',
    'analyse',
    'analyze',
    'compute',
    'calculate',
    'code',
  ),
  ['applied', 'apply'],
  ['chosen', 'choose'],
  ['sought', 'seek'],
])
/** Data may have been gathered by others before; what is planned is the author's. */
const GATHERED = new Map([
  ...regular(
    'select',
    'collect',
    'conduct',
    'interview',
    'record',
    'obtain',
    'measure',
    'distribute',
    'administer',
    'pretest',
  ),
  ['carried out', 'carry out'],
])
const PASTS: Readonly<Record<string, string>> = { chosen: 'chose' }
const DONE = [...DECIDED.keys()].join('|')
const TO_DO = [...DECIDED.keys(), ...GATHERED.keys()].join('|')
const PASSIVE = new RegExp(
  `^((?:In order t|T)o [^,]{5,120}, )?(\\p{L}[^,;:.()]*?) (?:(?:was|were) (?:(also|then|therefore|\\p{L}+ly) )?(${DONE})|(?:will|shall) be (?:(also|then|therefore|\\p{L}+ly) )?(${TO_DO}))\\b(.*)$`,
  'u',
)
/** A first word that is certainly no name loses its capital. */
const NO_NAME =
  /^(?:the|an?|all|both|each|some|two|three|four|five|six|my|data|primary|secondary|purposive|stratified|simple|random|systematic|convenience|snowball|multistage|questionnaires?|interviews?|observations?|structured|semi-structured|self-administered|open-ended|closed-ended|descriptive|inferential|quantitative|qualitative|mixed|statistical|multiple|linear|logistic|regression|correlation|thematic|content|frequenc(?:y|ies)|percentages?|means|samples?|participants|respondents|ethical|permission|informed|written|verbal|consent)\b/i
const LONGEST_OBJECT = 14
/** Whoever else did it, or a second thought that would lose its own subject. */
const BY_OTHERS = /\bby (?!means\b|way\b|hand\b|random|simple|the use\b|\p{L}+ing\b)/u
const GOES_ON = /(?<!\b(?:that|which|who|what|how))\s(?:was|were|is|are|has|had|will|shall)\b/

/** "A questionnaire will be given to …": of the methods of a work, the student who does it says so. */
export function asMyDoing(text: string): string {
  const [, before = '', object = '', how, past, howThen, planned, tail = ''] = text.match(PASSIVE) ?? []
  const rest = tail.replace(/ by me\b/, '')
  if (!object || object.split(' ').length > LONGEST_OBJECT) return text
  if (!(NO_NAME.test(object) || /^\p{Lu}{2,}/u.test(object))) return text
  if (GOES_ON.test(` ${object}`) || GOES_ON.test(rest) || BY_OTHERS.test(rest)) return text
  const what = NO_NAME.test(object) ? object.charAt(0).toLowerCase() + object.slice(1) : object
  const does = past ? (PASTS[past] ?? past) : `will ${DECIDED.get(planned!) ?? GATHERED.get(planned!)}`
  const adverb = how ?? howThen
  return `${before}I ${adverb ? `${adverb} ` : ''}${does} ${what}${rest}`
}
