/**
 * Phrases of several words: rule, weight, pattern, and replacements. `$1` is the first group; where a verb has to keep its
 * form, or one word decides the next, a function produces the choices.
 */
import { bareVerb, formLike } from './verb-forms.ts'

export type PhraseMatch = RegExpExecArray
export type Phrase = readonly [
  rule: string,
  weight: number,
  pattern: string,
  choices: readonly string[] | ((found: PhraseMatch, before: string) => readonly string[]),
]

const THE_PLACE = '(?:landscape|realm|world|arena|sphere|domain)'

/** Empty phrases. */
export const STOCK_PHRASES: readonly Phrase[] = [
  [
    'plays a role',
    2,
    String.raw`(play|plays|played|playing) an? (?:\w+ly )?(?:pivotal|crucial|vital|critical|fundamental|indispensable|instrumental|paramount|integral|transformative) (?:role|part)`,
    ['$1 a central part', '$1 an important part'],
  ],
  [
    'testament to',
    2,
    String.raw`(is|are|was|were|serves as|stands as|serve as|stand as) (?:a|an) (?:\w+ )?testament to`,
    testament,
  ],
  ['paramount importance', 1, '(?:paramount|utmost) importance', ['great importance', 'importance']],
  ['testament to', 2, 'testament to', ['sign of', 'proof of']],
  ['treasure trove of', 2, 'treasure trove of', ['rich source of', 'good source of']],
  ['deep dive into', 2, 'deep dive into', ['close look at', 'closer look at']],
  [
    'the landscape of',
    2,
    String.raw`in (?:the|this|today['’]s|an?) (?:[\w-]+,? ){0,3}${THE_PLACE} of`,
    ['in', 'within'],
  ],
  ['the realm of', 2, String.raw`within the (?:[\w-]+ )?(?:realm|landscape|sphere) of`, ['in', 'within']],
  [
    'landscape',
    1,
    String.raw`(?<=\b(?:digital|educational|economic|political|business|regulatory|competitive|financial|healthcare|research|technological|academic|global|current|modern|evolving|changing|shifting|media|cultural|social|legal|agricultural|job|health) )landscape(s?)`,
    ['environment$1', 'setting$1'],
  ],
  [
    'navigate the complexities',
    2,
    String.raw`(navigate|navigates|navigated|navigating)(?= (?:\w+ ){0,4}?(?:complexit|challenge|intricac|landscape|uncertaint|difficult|tension|demand|obstacle|barrier|trade-off))`,
    keepsForm('navigate', ['deal with', 'cope with']),
  ],
  [
    'cultivate',
    1,
    String.raw`(cultivate|cultivates|cultivated|cultivating)(?= (?:an? |the )?(?:\w+ )?(?:culture|environment|sense|relationships?|trust|confidence|atmosphere|spirit|mindset|skills|community|habits?)\b)`,
    keepsForm('cultivate', ['build', 'create']),
  ],
  [
    'usher in a new era',
    2,
    '(usher|ushers|ushered|ushering) in an? (?:new )?(?:era|age|wave) of',
    keepsForm('usher', ['bring new', 'begin a time of']),
  ],
  [
    'gain traction',
    1,
    '(gain|gains|gained|gaining) (?:considerable |remarkable |much |some )?traction',
    keepsForm('gain', ['spread', 'catch on']),
  ],
  ['promising avenue', 1, String.raw`a promising avenue for(?= \w+ing\b)`, ['a good way of']],
  ['compelling', 0.5, String.raw`compelling(?= (?:evidence|reasons?|case|arguments?)\b)`, ['strong']],
  [
    'a staggering',
    1,
    String.raw`an? (?:staggering|whopping|remarkable|impressive|striking) (?=[\d,]+ (?:[a-z]+s|people|women|men|children)\b)`,
    [''],
  ],
  [
    'not only do',
    1,
    String.raw`not only do (they|we|these \w+) ([^,;.]{5,80}), but (?:they|we)(?: also)? `,
    ['$1 $2, and they also '],
  ],
  [
    'empower',
    1,
    '(empower|empowers|empowered|empowering)(?= (?:[a-z]+ ){1,5}to )',
    keepsForm('empower', ['enable', 'help']),
  ],
  [
    'unlock the potential',
    2,
    String.raw`(unlock|unlocks|unlocked|unlocking)(?= (?:the |their |its )?(?:full |true |immense )?potential\b)`,
    keepsForm('unlock', ['bring out', 'make use of']),
  ],
  [
    'unlock',
    1,
    '(unlock|unlocks|unlocked|unlocking)(?= (?:new |the |significant |fresh )?(?:opportunit|possibilit|value))',
    keepsForm('unlock', ['open up', 'create']),
  ],
  [
    'cannot be overstated',
    2,
    '(?:cannot|can not|can hardly|could hardly) be (?:overstated|overemphasi[sz]ed|understated)',
    ['is hard to overstate', 'is very great'],
  ],
  [
    'not only … but also',
    1,
    String.raw`not only ((?!(?:he|she|it|they|we|I|you)\b|do\b|does\b|did\b|is\b|are\b|was\b|were\b|has\b|have\b|can\b|will\b)[^,;.:]{3,70}?),? but(?: also| rather)? (?!(?:he|she|it|they|we|I|you)\b)`,
    ['both $1 and '],
  ],
  [
    'of paramount importance',
    1,
    'of (?:paramount|utmost|crucial|critical|vital) importance',
    ['very important', 'of great importance'],
  ],
  [
    'profound impact',
    1,
    String.raw`(have|has|had|having) an? (?:profound|transformative|far-reaching|substantial) (?:and \w+ )?(?:impact|effect|influence) on`,
    keepsForm('have', ['strongly affect', 'greatly influence'], 'strongly '),
  ],
  [
    'profound influence',
    1,
    '(exert|exerts|exerted|exerting) an? (?:profound|considerable|strong|major|powerful) (?:influence|impact|effect) on',
    keepsForm('exert', ['strongly influence', 'greatly affect'], 'strongly '),
  ],
  [
    'valuable insights',
    1,
    '(?:valuable|unique|fresh|deep|deeper|profound|crucial|meaningful|invaluable|critical|actionable|rich) insights? (?:into|on|regarding)',
    ['insight into', 'useful evidence on'],
  ],
  [
    'nuanced understanding',
    1,
    'a more (?:comprehensive and nuanced|nuanced and comprehensive|comprehensive|nuanced) understanding of',
    ['a fuller understanding of', 'a better understanding of'],
  ],
  ['serves to', 1, String.raw`serves to (\w+)`, (found) => [formLike('s', bareVerb(found[1]!))]],
  [
    'research endeavours',
    1,
    '(research|future|academic|scholarly) endeavou?rs(?! to)',
    (found) => [/^research$/i.test(found[1]!) ? 'research' : `${found[1]} work`],
  ],
  [
    'endeavour',
    1,
    String.raw`(?<=\b(?:the|an|this|these|their|our|its|collective|collaborative|joint|human|all) )endeavou?r(s?)`,
    ['effort$1', 'attempt$1'],
  ],
  ['at the heart of', 1, 'lies at the heart of', ['is central to', 'is the basis of']],
  [
    'imperative',
    1,
    String.raw`(?<=\b(?:is|are|was|were|be|becomes|become|remains|remain)(?: \w+ly)? )imperative`,
    ['essential', 'necessary'],
  ],
]

const TESTAMENT: Record<string, string> = {
  is: 'shows',
  are: 'show',
  was: 'showed',
  were: 'showed',
  serve: 'show',
  stand: 'show',
}
function testament(found: PhraseMatch): readonly string[] {
  const verb = found[1]!.toLowerCase().replace(/ as$/, '')
  return [TESTAMENT[verb] ?? 'shows', TESTAMENT[verb]?.endsWith('ed') ? 'proved' : 'is a sign of'].slice(
    0,
    verb === 'is' ? 2 : 1,
  )
}

/** The first word of each choice takes the form of the original verb; words before it are unchanged. */
function keepsForm(verb: string, choices: readonly string[], adverb = '') {
  return (found: PhraseMatch, before: string) =>
    choices.map((choice) => {
      const [first, second] = choice.split(' ') as [string, string | undefined]
      if (!adverb || !second) return formLike(found[1]!, choice, verb, before)
      return `${first} ${formLike(found[1]!, second, verb, before)}`
    })
}
