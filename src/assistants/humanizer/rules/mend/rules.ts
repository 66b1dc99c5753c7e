/** Nouns, articles and small words: what writers of English as a second language most often get wrong, one line a rule. */
import { THESIS_RULES } from './thesis-rules.ts'
import { type MendRule, many, VERB_RULES } from './verb-rules.ts'
import { pluralOf, singularOf } from './words.ts'

/** "Many school and college students", the second noun. */
const NO_PAIR = '!and|or'
const thisOrThat = (word: string) => (word === 'these' ? 'this' : 'that')

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
  ['number of a noun', `a few ADJ? ONE =CLOSED|END ${NO_PAIR}`, { 3: pluralOf }],
  ['number of a noun', `a lot|number|variety of ADJ? ONE =CLOSED|END ${NO_PAIR}`, { 4: pluralOf }],
  ['number of a noun', `the number of ADJ? ONE =CLOSED|END ${NO_PAIR}`, { 4: pluralOf }],
  ['number of a noun', `two|three|four|five|several|many time`, { 1: 'times' }],
  ['number of a noun', `<START|and|but|because|that|where other ONE =MODAL|are|were|have`, { 2: pluralOf }],
  ['preposition', `most|many|some of MANY|people does|is|has|was`, { 1: '', 3: many }],
  ['preposition', `<!the most|many|some of MANY|people !of`, { 2: '' }],
  ['number of a noun', `lots of ADJ? ONE =CLOSED|END ${NO_PAIR}`, { 3: pluralOf }],
  [
    'number of a noun',
    `one of the|these|those|our|my|his|her|their most|best|worst|biggest? ADJ* ONE =CLOSED|END ${NO_PAIR}`,
    { 5: pluralOf },
  ],
  ['number of a noun', `every|another ADJ* THINGS =CLOSED|END !of|and|or`, { 2: singularOf }],
  ['number of a noun', `each ADJ* THINGS =is|was|has|END !and|or`, { 2: singularOf }],
  // "This systems study" is right.
  ['number of a noun', `this ADJ* THINGS =CLOSED|END !of|OBJ|to|how|and|or`, { 0: 'these' }],
  ['number of a noun', `this ADJ* MANY =are|were|have`, { 0: 'these' }],
  [
    'number of a noun',
    `<!how|as|so|very much MANY|PEOPLE|people|children|women =CLOSED|END ${NO_PAIR}`,
    { 1: 'many' },
  ],
  ['number of a noun', `less MANY|people|children =CLOSED|END ${NO_PAIR}`, { 0: 'fewer' }],
  ['number of a noun', `amount of people|children|women|PEOPLE`, { 0: 'number' }],
  ['number of a noun', `most|all|some of the ONE are|were|have|do`, { 3: pluralOf }],
  ['noun without a plural', `many MASS =CLOSED|END ${NO_PAIR}`, { 0: 'much' }],
  ['noun without a plural', `these|those MASS =CLOSED|END ${NO_PAIR}`, { 0: thisOrThat }],
  ['noun without a plural', `these|those MASS V|V.s|V.past OBJ`, { 0: thisOrThat }],
  [
    'noun without a plural',
    `<!such a|an ADJ? accommodation|water|transport|drainage|sanitation|advice|information|knowledge|equipment|furniture|homework|evidence|feedback|luggage|machinery|software|progress|traffic|infrastructure =CLOSED|END !of|and|or`,
    { 1: '' },
  ],
  [
    'noun without a plural',
    `many|several|these|those|other|previous|past|some|various|of ADJ? researches`,
    { 2: 'studies' },
  ],
  ['article', `a|an ADJ? MANY|children|women|men =CLOSED|END ${NO_PAIR}`, { 0: '' }],
  [
    'article',
    `<!the|a|an|same|only|no|as|of|them|they|we|us is|was|become|became|becomes ADJ? student|teacher|farmer|doctor|nurse|trader|leader|lecturer|driver|problem|challenge|disadvantage|advantage|member|widow =CLOSED|END ${NO_PAIR}`,
    { 1: (word) => `${word} a` },
  ],
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
  ['article', `in|at same`, { 1: 'the same' }],
  [
    'article',
    `<!the|a|his|her|their|our|its|this|my|next|second|third|fourth|fifth|sixth|single|two|three|perhaps|probably|possibly|and|or most important|common|popular|serious|effective ONE`,
    { 1: 'the most' },
  ],
  [
    'article',
    `play|plays|played important|big|major|key|vital|significant role`,
    { 0: (word) => `${word} ${'a'}` },
  ],
  ['article', `<START|that|because|while|and|but|by|for|with|in majority of`, { 1: 'the majority' }],
  ['article', `<START|have|has|had|with|spend|spends|get|got|are|is lot of`, { 1: 'a lot' }],
  [
    'article',
    `<!what|which|the|a|an|that|can|could|how|much|MODAL has|needs|buy|buys|bought|find|owns|wants|drives ADJ? car|house|job|computer|phone|problem|friend|book|bus|dream|hobby|vehicle|shop =CLOSED|END ${NO_PAIR}`,
    { 1: (word) => `${word} a` },
  ],
  [
    'article',
    `have ADJ? car|house|job|computer|phone|problem|dream|hobby =CLOSED|END ${NO_PAIR}`,
    { 0: (word) => `${word} a` },
  ],
  ['article', `all over|around world =CLOSED|END ${NO_PAIR}`, { 1: (word) => `${word} the` }],
  [
    'article',
    `in|at|on beginning|morning|evening|afternoon|past|internet|world =CLOSED|END ${NO_PAIR}`,
    { 0: (word) => `${word} the` },
  ],
  // The small words.
  ['preposition', `discuss|discusses|discussed|discussing about`, { 1: '' }],
  ['preposition', `emphasize|emphasise|emphasizes|emphasises|emphasized|emphasised on|about`, { 1: '' }],
  ['preposition', `comprise|comprises|comprising of`, { 1: '' }],
  ['preposition', `depend|depends|depended|depending of`, { 1: 'on' }],
  ['preposition', `base|based from =the|a|this|these|our|my`, { 1: 'on' }],
  ['preposition', `is|are|was|were|am ADJ? interested on|about|with|of`, { 3: 'in' }],
  ['preposition', `interested on|about`, { 1: 'in' }],
  ['preposition', `aware about`, { 1: 'of' }],
  ['preposition', `responsible of`, { 1: 'for' }],
  ['preposition', `afraid from`, { 1: 'of' }],
  ['preposition', `resulted|resulting to`, { 1: 'in' }],
  ['preposition', `can|could|will|may|might|would result to`, { 2: 'in' }],
  ['preposition', `consist|consists|consisted from`, { 1: 'of' }],
  ['preposition', `arrive|arrived|arrives to`, { 1: 'at' }],
  ['preposition', `suffer|suffers|suffered|suffering of`, { 1: 'from' }],
  ['preposition', `equal|similar with`, { 1: 'to' }],
  ['preposition', `different of`, { 1: 'from' }],
  ['preposition', `listen|listens|listened the|my|music`, { 0: (word) => `${word} to` }],
  ['preposition', `explain|explains|explained me|us|him`, { 0: (word) => `${word} to` }],
  ['preposition', `said me|us`, { 0: 'told' }],
  ['preposition', `they|we|i|you|he|she lack|lacks|lacked of`, { 2: '' }],
  ['preposition', `return|returned|returns back`, { 1: '' }],
  ['preposition', `can|could|will|may|might|to|not affect on`, { 2: '' }],
  ['verb form', `can't|cannot|could|don't|didn't to V`, { 1: '' }],
  ['preposition', `besides of`, { 1: '' }],
  ['preposition', `help|helps|helped they to`, { 1: 'them' }],
  ['preposition', `due|owing of`, { 1: 'to' }],
  ['preposition', `with regards|regard of`, { 1: 'regard', 2: 'to' }],
  ['preposition', `spend|spends|spent time|money for V.ing`, { 2: '' }],
  [
    'preposition',
    // "The needs of people which" may mean the needs.
    `<START|many|most|some|all|are|were|these|those|young|old|poor|because|if|that|when|why|where|how people|PEOPLE which =MODAL|is|are|was|were|have|has|do|does|V|V.s|V.past|not|also|often`,
    { 2: 'who' },
  ],
  [
    'preposition',
    `a|an person|PERSON which =MODAL|is|are|was|were|have|has|do|does|V.s|V.past|not|also|often`,
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
    `better|worse|higher|lower|bigger|larger|smaller|older|younger|longer|shorter ONE|MANY then`,
    { 2: 'than' },
  ],
  [
    'wrong word',
    `is|are|was|were|be to big|small|high|low|far|late|expensive|difficult|long|short|hot|heavy =END|CLOSED`,
    { 1: 'too' },
  ],
  ['wrong word', `more|less ADJ then`, { 2: 'than' }],
  [
    'wrong word',
    // "Its very existence", "its good name".
    `its not|because|a|the`,
    { 0: 'it’s' },
  ],
  [
    'wrong word',
    `<START|and|but|that|because|so|if its important|necessary|possible|clear|hard|easy|true|difficult to|that`,
    { 1: 'it’s' },
  ],
  ['wrong word', `it's own|impact|effect|role`, { 0: 'its' }],
  ['wrong word', `there own`, { 0: 'their' }],
  ['wrong word', `their is|are|was|were`, { 0: 'there' }],
  ['wrong word', `not effect the|our|their|his|people|students`, { 1: 'affect' }],
  ['wrong word', `an|the affect on|of`, { 1: 'effect' }],
  ['wrong word', `to|will|can|may|would|not loose =DET`, { 1: 'lose' }],
  ['wrong word', `i|we|they|would|should|can advice`, { 1: 'advise' }],
  ['wrong word', `has|have|had|was|is lead to`, { 1: 'led' }],
  ['wrong word', `is|are|was|were|am suppose to`, { 1: 'supposed' }],
  [
    'wrong word',
    `<START|and|but|because|if|when|that|what|as|so u can|will|are|have|need|should|must|want|know|see|get`,
    { 1: 'you' },
  ],
]

export const RULES: readonly MendRule[] = [...VERB_RULES, ...WORD_RULES, ...THESIS_RULES]
