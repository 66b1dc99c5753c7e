/** "This study found" is how a thesis speaks of itself; its author says "my study". What may be another's stays as it is. */

const NOT_PLACES =
  '(?! (?:area|site|population|period|setting|participants?|design|variables?|location|sample|subjects|instrument|hall)s?\\b| (?:conducted |done |carried out )?by\\b| of \\p{Lu})'
/** "The project" may be the road that was built; "the study" may be Banda's. */
const FINITE =
  '(?= (?:also |therefore |further |\\p{L}+ly )?(?:was|is|has|had|will|shall|aims?|seeks?|sought|found|finds|saw|sees|shows?|intends?|uses|employs|adopts|covers|considers|focuses|\\p{L}+ed)\\b)'
const THINGS = '(study|research|thesis|dissertation)'
const OF_WHAT =
  '(?<=\\b(?:aims?|objectives?|purpose|goals?|results?|findings?|limitations?|limits?|scope|significance|title|participants|respondents|population|design|sample) (?:of|in|for) )'
const MINE: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b[Tt]his (?:present |current )?${THINGS}\\b${NOT_PLACES}`, 'gu'), 'my $1'],
  [new RegExp(`\\b[Tt]he (?:present |current )?${THINGS}\\b${NOT_PLACES}${FINITE}`, 'gu'), 'my $1'],
  [new RegExp(`${OF_WHAT}[Tt]h(?:e|is) (?:present |current )?${THINGS}\\b${NOT_PLACES}`, 'gu'), 'my $1'],
  [
    new RegExp(`\\b[Tt]his project\\b(?= (?:work )?(?:is|was|aims?|seeks?|adopts|uses|intends)\\b)`, 'gu'),
    'my project',
  ],
  [new RegExp(`${OF_WHAT}this project\\b`, 'gu'), 'my project'],
  [/\b[Tt]he [Rr]esearcher['’]s\b/g, 'my'],
  [/\bby the [Rr]esearchers?(?! (?:who|that)\b)/g, 'by me'],
]

const RESEARCHER =
  /\b[Tt]he [Rr]esearchers? ((?:also|then|therefore|further|\p{L}+ly) )?(was|were|is|are|has|had|have|will|would|shall|should|may|might|can|could|did|does|met|saw|chose|found|made|took|gave|went|sought|drew|\p{L}+ed|\p{L}+s)\b/gu
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

/** What a student does to a study: the past, and the form behind "will". */
const DONE: Readonly<Record<string, readonly [string, string]>> = {
  ...Object.fromEntries(
    [
      'adopt',
      'employ',
      'select',
      'collect',
      'conduct',
      'interview',
      'record',
      'obtain',
      'test',
      'pretest',
    ].map((verb) => [`${verb}ed`, [`${verb}ed`, verb]]),
  ),
  ...Object.fromEntries(
    [
      'use',
      'analyse',
      'analyze',
      'utilise',
      'utilize',
      'administere',
      'distribute',
      'compute',
      'code',
      'calculate',
      'measure',
    ].map((verb) => [`${verb}d`, [`${verb}d`, verb.replace(/ere$/, 'er')]]),
  ),
  applied: ['applied', 'apply'],
  chosen: ['chose', 'choose'],
  sought: ['sought', 'seek'],
  'carried out': ['carried out', 'carry out'],
}
const PASSIVE = new RegExp(
  `^((?:In order t|T)o [^,]{5,120}, )?(\\p{L}[^,;:.()]*?) (was|were|(?:will|shall) be) (?:(also|then|therefore|\\p{L}+ly) )?(${Object.keys(DONE).join('|')})\\b(.*)$`,
  'u',
)
/** A first word that is certainly no name loses its capital. */
const NO_NAME =
  /^(?:the|an?|all|both|each|some|two|three|four|five|six|my|data|primary|secondary|purposive|stratified|simple|random|systematic|convenience|snowball|multistage|questionnaires?|interviews?|observations?|structured|semi-structured|self-administered|open-ended|closed-ended|descriptive|inferential|quantitative|qualitative|mixed|statistical|multiple|linear|logistic|regression|correlation|thematic|content|frequenc(?:y|ies)|percentages?|means|samples?|participants|respondents|ethical|permission|informed|written|verbal|consent)\b/i
const LONGEST_OBJECT = 14
/** Whoever else did it, or a second thought that would lose its own subject. */
const BY_OTHERS = /\bby (?!means\b|way\b|hand\b|random|simple|the use\b|\p{L}+ing\b)/u
const GOES_ON = /(?<!\b(?:that|which|who|what|how))\s(?:was|were|is|are|has|had|will|shall)\b/

/** "A questionnaire was administered to …": of the methods of a work, the student who did it says so. */
export function asMyDoing(text: string): string {
  const [, before = '', object = '', be = '', how, verb = '', tail = ''] = text.match(PASSIVE) ?? []
  const rest = tail.replace(/ by me\b/, '')
  const words = object.split(' ').length
  if (!object || words > LONGEST_OBJECT || !(NO_NAME.test(object) || /^\p{Lu}{2,}/u.test(object))) return text
  if (GOES_ON.test(` ${object}`) || GOES_ON.test(rest) || BY_OTHERS.test(rest)) return text
  const what = NO_NAME.test(object) ? object.charAt(0).toLowerCase() + object.slice(1) : object
  const does = be.endsWith(' be') ? `will ${DONE[verb]![1]}` : DONE[verb]![0]
  return `${before}I ${how ? `${how} ` : ''}${does} ${what}${rest}`
}
