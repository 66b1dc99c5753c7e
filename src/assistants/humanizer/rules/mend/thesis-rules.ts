/** What theses get wrong: words hyphenated before a noun, and the phrases in which a study tells what it did. One line a rule. */
import { articleFor } from '#kit/text/articles.ts'
import { ing, type MendRule, one, participle, third } from './verb-rules.ts'
import { pluralOf } from './words.ts'

/** Two words that describe the noun behind them are hyphenated; at the end of a clause they stand apart. */
const NOUN_NEXT = '!CLOSED|END|ASIDE|VO.s|VO.past|VO.ing'
const hyphenated = (second: string) => ({ 0: (word: string) => `${word}-${second}`, 1: '' })
const before = (first: string, second: string): MendRule => [
  'hyphen',
  `${first} ${second} ${NOUN_NEXT}`,
  hyphenated(second),
]
/** These are one word wherever they stand. */
const always = (first: string, second: string): MendRule[] =>
  second.split('|').map((word) => ['hyphen', `${first} ${word}`, hyphenated(word)])

const withArticle = (next: string) => (word: string) => `${word} ${articleFor(next)}`

export const THESIS_RULES: readonly MendRule[] = [
  before('small|large|medium|micro', 'scale'),
  // "In the long term prices rise" is right.
  ['hyphen', `<!the long|short|medium term ${NOUN_NEXT}`, { 1: (word) => `${word}-term`, 2: '' }],
  before('open|closed|close', 'ended'),
  ...['income', 'cost', 'quality'].map((second) => before('low|high|middle|poor', second)),
  before('evidence|community|school|home|hospital|web|computer|gender', 'based'),
  before('state|privately|family|government', 'owned'),
  before('real', 'time'),
  before('user', 'friendly'),
  before('decision', 'making'),
  before('problem', 'solving'),
  before('peer', 'reviewed'),
  before('drug', 'resistant'),
  [
    'hyphen',
    `full|part time job|jobs|student|students|work|worker|workers|employment|study`,
    hyphenated('time'),
  ],
  [
    'hyphen',
    `in depth interview|interviews|study|analysis|discussion|discussions|knowledge|understanding`,
    hyphenated('depth'),
  ],
  ['hyphen', `follow up visit|visits|study|studies|period|question|questions|survey`, hyphenated('up')],
  ['hyphen', `face to face ${NOUN_NEXT}`, { 0: 'face-to-face', 1: '', 2: '' }],
  ['hyphen', `day to day ${NOUN_NEXT}`, { 0: 'day-to-day', 1: '', 2: '' }],
  [
    'hyphen',
    `<a|an|the|this|these|more|most|with up to date ${NOUN_NEXT}`,
    { 1: 'up-to-date', 2: '', 3: '' },
  ],
  ...always('cross', 'sectional'),
  ...always('semi', 'structured'),
  ...always('self', 'administered|reported|employed|esteem|efficacy|confidence|assessment|employment'),
  ...always('socio', 'economic|cultural|demographic|political'),
  ...always('non', 'governmental|profit|compliance|formal|academic|communicable|probability|parametric'),
  ...always('well', 'being'),

  [
    'article',
    `adopted|adopts|employed|employs|used|followed descriptive|quantitative|qualitative|mixed|cross|survey|case|correlational|experimental|exploratory|explanatory ADJ|N|methods|sectional|survey? ADJ|N|survey? design|approach|method =CLOSED|END`,
    { 0: (word) => `${word} a` },
  ],
  [
    'article',
    `through|using|with|by questionnaire|checklist =CLOSED|END`,
    { 0: withArticle('questionnaire') },
  ],
  ['article', `through|using|by interview =CLOSED|END`, { 0: withArticle('interview') }],
  [
    'article',
    `<!the|a|no|any|of has|have|had very? negative|positive|significant|strong|great|high|low|poor attitude|effect|impact|influence|relationship|association|level =CLOSED|END|towards`,
    { 1: (word) => `${word} a` },
  ],
  ['article', `<START|and|but|because|that majority are|were`, { 1: 'the majority' }],
  ['article', `the both =MANY|PEOPLE`, { 0: 'both', 1: '' }],
  ['number of a noun', `of NUM questionnaire|household|village|item =CLOSED|END`, { 2: pluralOf }],
  ['number of a noun', `all the ONE =are|were|have`, { 2: pluralOf }],
  ['number of a noun', `lesser ADJ? side? MANY =CLOSED|END`, { 0: 'fewer' }],
  ['agreement', `^ the number of ADJ? MANY|PEOPLE are|were =NUM|high|low|small|large`, { 6: one }],
  [
    'agreement',
    `^ this|the|our|my research|chapter|section|paper|thesis|project|survey|study work|paper|project|report? focus|deal|show|aim|seek|look|help =on|with|that|at|to|OBJ`,
    { 4: third },
  ],
  [
    'agreement',
    `<START|and|but|because|since|so it|he|she help|show|focus|deal|cause|affect|lead|aim =OBJ|on|with|to|that|PEOPLE|MANY`,
    { 2: third },
  ],
  ['verb form', `is|are|was|were|be|been ASIDE? carry out`, { 2: 'carried' }],
  [
    'verb form',
    `is|are|was|were ASIDE? ask|request|require|allow|expect|instruct|select to`,
    { 2: participle },
  ],
  [
    'verb form',
    `can|could|may|be|been|was|is be? conclude|deduce|observe|infer|note that`,
    { 2: participle },
  ],
  [
    'verb form',
    `<is|was|are|were limited to assess|examine|explore|determine|investigate|identify|describe|analyse|analyze`,
    { 3: ing },
  ],
  ['preposition', `<!the|a|by using of`, { 2: '' }],
  ['preposition', `PEOPLE which =V.past|were|are|have|had|did`, { 1: 'who' }],
  [
    'preposition',
    `<the|a|an|each|every|this institution|company|organisation|organization|school|bank|hospital|village who =V.s|V.past|is|was|has|had`,
    { 2: 'which' },
  ],
  ['wrong word', `the|this analyse of`, { 1: 'analysis' }],
  ['wrong word', `the principle of the|this|our|my school|college`, { 1: 'principal' }],
  ['wrong word', `they|we where V.pp|not`, { 1: 'were' }],
  [
    'wrong word',
    `looses|loosing money|weight|time|their|his|her|the`,
    { 0: (word) => word.replace('oo', 'o') },
  ],
  [
    'wrong word',
    `particular suitable|important|useful|effective|relevant|vulnerable|interesting|difficult`,
    { 0: 'particularly' },
  ],
]
