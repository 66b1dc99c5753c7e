/** Nouns, articles and small words: what writers of English as a second language most often get wrong, one line a rule. */
import { type MendRule, VERB_RULES } from './verb-rules.ts'
import { baseOf, pluralOf, singularOf, verbForm } from './words.ts'

const _ing = (word: string) => verbForm(baseOf(word), 'ing')

const WORD_RULES: readonly MendRule[] = [
  // One or several.
  [
    'number of a noun',
    `many|several|few|various|numerous|NUM|these|those ADJ* ONE =CLOSED|END !by`,
    { 2: pluralOf },
  ],
  ['number of a noun', `a few|number ADJ? ONE =CLOSED|END`, { 3: pluralOf }],
  ['number of a noun', `a lot|number|variety|range of ADJ? ONE =CLOSED|END`, { 4: pluralOf }],
  ['number of a noun', `lots of ADJ? ONE =CLOSED|END`, { 3: pluralOf }],
  [
    'number of a noun',
    `one of the|these|those|our|my|his|her|their most|best|worst|biggest? ADJ* ONE =CLOSED|END`,
    { 5: pluralOf },
  ],
  ['number of a noun', `each|every|another ADJ* MANY !of`, { 2: singularOf }],
  ['number of a noun', `this ADJ* MANY !of`, { 0: 'these' }],
  ['number of a noun', `much MANY|people|children|women`, { 0: 'many' }],
  ['number of a noun', `less MANY|people|children`, { 0: 'fewer' }],
  ['number of a noun', `amount of people|children|women|PEOPLE`, { 0: 'number' }],
  ['number of a noun', `most|all|some of the ONE are|were|have|do`, { 3: pluralOf }],
  ['noun without a plural', `many MASS`, { 0: 'much' }],
  ['noun without a plural', `these|those MASS`, { 0: (word) => (word === 'these' ? 'this' : 'that') }],
  [
    'noun without a plural',
    `<!such a|an ADJ? advice|information|knowledge|equipment|furniture|homework|evidence|feedback|luggage|machinery|software|progress|traffic|infrastructure =CLOSED|END`,
    { 1: '' },
  ],
  [
    'noun without a plural',
    `many|several|these|those|other|previous|past|some|various|of ADJ? researches`,
    { 2: 'studies' },
  ],
  ['article', `a|an ADJ? MANY|people|children|women|men =CLOSED|END`, { 0: '' }],
  [
    'article',
    `<!the|a|an|same|only|no|as|of is|was|become|became|becomes ADJ? student|teacher|farmer|doctor|nurse|trader|leader|lecturer|driver|problem|challenge|disadvantage|advantage|member|widow =CLOSED|END`,
    { 1: (word) => `${word} a` },
  ],
  ['article', `in|at|of same`, { 1: 'the same' }],
  [
    'article',
    `<!the|a|his|her|their|our|its|this|my most important|common|popular|serious|effective ONE|MANY`,
    { 1: 'the most' },
  ],
  [
    'article',
    `play|plays|played important|big|major|key|vital|significant role`,
    { 0: (word) => `${word} ${'a'}` },
  ],
  ['article', `<!a|an|the majority of`, { 1: 'the majority' }],
  ['article', `<!a|an|the|large|small|total|great lot of`, { 1: 'a lot' }],
  [
    'article',
    `<!what|which|the|a|an|that|can|could|how|much|MODAL has|needs|buy|buys|bought|find|owns|wants|drives|drive ADJ? car|house|job|computer|phone|problem|friend|family|student|teacher|book|bus|dream|hobby|question|reason|picture|business|vehicle|shop =CLOSED|END`,
    { 1: (word) => `${word} a` },
  ],
  [
    'article',
    `have ADJ? car|house|job|computer|phone|problem|dream|hobby|choice|purpose =CLOSED|END`,
    { 0: (word) => `${word} a` },
  ],
  ['article', `all over|around world`, { 1: (word) => `${word} the` }],
  [
    'article',
    `in|at|on beginning|end|morning|evening|afternoon|future|past|internet|world`,
    { 0: (word) => `${word} the` },
  ],
  // The small words.
  ['preposition', `discuss|discusses|discussed|discussing about`, { 1: '' }],
  ['preposition', `emphasize|emphasise|emphasizes|emphasises|emphasized|emphasised on|about`, { 1: '' }],
  ['preposition', `comprise|comprises|comprised|comprising of`, { 1: '' }],
  ['preposition', `depend|depends|depended|depending of|from|to`, { 1: 'on' }],
  ['preposition', `base|based from|in =the|a|this|these|our|my`, { 1: 'on' }],
  ['preposition', `is|are|was|were|am ADJ? interested on|about|with|of`, { 3: 'in' }],
  ['preposition', `interested on|about`, { 1: 'in' }],
  ['preposition', `aware about`, { 1: 'of' }],
  ['preposition', `responsible of`, { 1: 'for' }],
  ['preposition', `afraid from`, { 1: 'of' }],
  [
    'preposition',
    `contribute|contributes|contributed|contributing on|for|in =the|a|this|our|their`,
    { 1: 'to' },
  ],
  ['preposition', `resulted|resulting to`, { 1: 'in' }],
  ['preposition', `can|could|will|may|might|would result to`, { 2: 'in' }],
  ['preposition', `consist|consists|consisted from`, { 1: 'of' }],
  ['preposition', `married with`, { 1: 'to' }],
  ['preposition', `arrive|arrived|arrives to`, { 1: 'at' }],
  ['preposition', `suffer|suffers|suffered|suffering of`, { 1: 'from' }],
  ['preposition', `equal|similar with`, { 1: 'to' }],
  ['preposition', `different of|than`, { 1: 'from' }],
  ['preposition', `listen|listens|listened the|my|music`, { 0: (word) => `${word} to` }],
  ['preposition', `explain|explains|explained me|us|him`, { 0: (word) => `${word} to` }],
  ['preposition', `said|says me|us|them|him`, { 0: 'told' }],
  ['preposition', `they|we|i|you|he|she lack|lacks|lacked of`, { 2: '' }],
  ['preposition', `return|returned|returns back`, { 1: '' }],
  ['preposition', `due|owing of`, { 1: 'to' }],
  ['preposition', `with regards|regard of`, { 2: 'to' }],
  ['preposition', `spend|spends|spent time|money for V.ing`, { 2: '' }],
  [
    'preposition',
    `people|PEOPLE|those which =MODAL|is|are|was|were|have|has|do|does|V|V.s|V.past|not|also|often`,
    { 1: 'who' },
  ],
  [
    'preposition',
    `person|PERSON which =MODAL|is|are|was|were|have|has|do|does|V.s|V.past|not|also|often`,
    { 1: 'who' },
  ],
  // Words taken for one another.
  [
    'wrong word',
    `better|worse|higher|lower|greater|fewer|rather|larger|smaller|older|younger|faster|easier|cheaper|longer|shorter|earlier then`,
    { 1: 'than' },
  ],
  ['wrong word', `more|less ADJ then`, { 2: 'than' }],
  [
    'wrong word',
    `its important|necessary|not|very|hard|easy|clear|difficult|possible|because|better|good|true|a|the`,
    { 0: 'it’s' },
  ],
  [
    'wrong word',
    `it's own|impact|effect|role|members|effects|results|users|students|customers|population`,
    { 0: 'its' },
  ],
  ['wrong word', `there own|children|parents|families|work|life|lives`, { 0: 'their' }],
  ['wrong word', `their is|are|was|were`, { 0: 'there' }],
  ['wrong word', `will|can|may|to|not|could|would effect the|our|their|his|people|students`, { 1: 'affect' }],
  ['wrong word', `an|the affect on|of`, { 1: 'effect' }],
  ['wrong word', `to|will|can|may|would|not loose`, { 1: 'lose' }],
  ['wrong word', `to|i|we|they|would|should|can advice`, { 1: 'advise' }],
  ['wrong word', `has|have|had|was|is lead to`, { 1: 'led' }],
  ['wrong word', `to|too much|many =MASS|NS`, { 0: 'too' }],
]

export const RULES: readonly MendRule[] = [...VERB_RULES, ...WORD_RULES]
