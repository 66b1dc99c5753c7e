/** Nouns, articles and small words: what writers of English as a second language most often get wrong, one line a rule. */
import { type MendRule, many, VERB_RULES } from './verb-rules.ts'
import { baseOf, pluralOf, singularOf, verbForm } from './words.ts'

/** "Many school and college students", the second noun. */
const NO_PAIR = '!and|or'
const _ing = (word: string) => verbForm(baseOf(word), 'ing')

const WORD_RULES: readonly MendRule[] = [
  // One or several.
  [
    'number of a noun',
    `many|several|few|various|numerous|TWO|these|those ADJ* THING =CLOSED|END !and|or|by`,
    { 2: pluralOf },
  ],
  // "These result in": such a noun may also be the verb.
  [
    'number of a noun',
    `many|several|few|various|numerous|TWO|these|those ADJ* ONE =is|are|was|were|has|had|of|about|during|can|may|could|should`,
    { 2: pluralOf },
  ],
  ['number of a noun', `NUM PERSON =CLOSED|END ${NO_PAIR}`, { 1: pluralOf }],
  ['number of a noun', `a lot|number|variety of ADJ? ONE =CLOSED|END ${NO_PAIR}`, { 4: pluralOf }],
  ['number of a noun', `the number of ADJ? ONE =CLOSED|END ${NO_PAIR}`, { 4: pluralOf }],
  ['number of a noun', `two|three|four|five|several|many time`, { 1: 'times' }],
  ['preposition', `most|many|some of MANY|people does|is|has|was`, { 1: '', 3: many }],
  ['preposition', `<!the most|many|some of MANY|people !of`, { 2: '' }],
  ['number of a noun', `lots of ADJ? ONE =CLOSED|END ${NO_PAIR}`, { 3: pluralOf }],
  [
    'number of a noun',
    `one of the|these|those|our|my|his|her|their most|best|worst|biggest? ADJ* ONE =CLOSED|END ${NO_PAIR}`,
    { 5: pluralOf },
  ],
  ['number of a noun', `each ADJ* THINGS =is|was|has|END !and|or`, { 2: singularOf }],
  // "This systems study" is right.
  ['number of a noun', `this ADJ* THINGS =CLOSED|END !of|OBJ|to|how|and|or`, { 0: 'these' }],
  ['noun without a plural', `many MASS =CLOSED|END ${NO_PAIR}`, { 0: 'much' }],
  [
    'noun without a plural',
    `<!such a|an ADJ? accommodation|water|transport|drainage|sanitation|advice|information|knowledge|equipment|furniture|homework|evidence|feedback|luggage|machinery|software|progress|traffic|infrastructure =CLOSED|END !of|and|or`,
    { 1: '' },
  ],
  ['article', `a|an ADJ? MANY|children|women|men =CLOSED|END ${NO_PAIR}`, { 0: '' }],
  [
    'article',
    `get|gets|got|receive|received good|bad|poor|high|low mark|score|grade|result|education|job|salary =CLOSED|END ${NO_PAIR}`,
    { 0: (word) => `${word} a` },
  ],
  [
    'article',
    // "There is little difference" is right.
    `there is|was significant|clear|strong|weak|positive|negative|big|great|large|huge|direct|close difference|relationship|association|correlation|increase|decrease|effect`,
    { 1: (word) => `${word} a` },
  ],
  ['article', `<START|that|because|while|and|but|by|for|with|in majority of`, { 1: 'the majority' }],
  [
    'article',
    `have ADJ? car|house|job|computer|phone|problem|dream|hobby =CLOSED|END ${NO_PAIR}`,
    { 0: (word) => `${word} a` },
  ],
  // The small words.
  ['preposition', `discuss|discusses|discussed|discussing about`, { 1: '' }],
  ['preposition', `comprise|comprises|comprising of`, { 1: '' }],
  ['preposition', `depend|depends|depended|depending of`, { 1: 'on' }],
  ['preposition', `can|could|will|may|might|to|not affect on`, { 2: '' }],
  ['verb form', `can't|cannot|could|don't|didn't to V`, { 1: '' }],
  ['preposition', `besides of`, { 1: '' }],
  ['preposition', `help|helps|helped they to`, { 1: 'them' }],
  [
    'preposition',
    // "The needs of people which" may mean the needs.
    `<START|many|most|some|all|are|were|these|those|young|old|poor|because|if|that|when|why|where|how people|PEOPLE which =MODAL|is|are|was|were|have|has|do|does|V|V.s|V.past|not|also|often`,
    { 2: 'who' },
  ],
  // Words taken for one another.
  [
    'wrong word',
    `better|worse|higher|lower|greater|fewer|rather|larger|smaller|older|younger|faster|easier|cheaper|longer|shorter|earlier then`,
    { 1: 'than' },
  ],
  [
    'wrong word',
    `is|are|was|were|be to big|small|high|low|far|late|expensive|difficult|long|short|hot|heavy =END|CLOSED`,
    { 1: 'too' },
  ],
]

export const RULES: readonly MendRule[] = [...VERB_RULES, ...WORD_RULES]
