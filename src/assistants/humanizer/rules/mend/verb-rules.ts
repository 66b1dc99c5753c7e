/** Verbs: what writers of English as a second language most often get wrong, one line a rule. */
import type { Mistake } from './mistakes.ts'
import { baseOf, verbForm } from './words.ts'

/** What becomes of the word an element took: another word, or nothing. */
type Fix = string | ((word: string) => string)
export type MendRule = readonly [mistake: Mistake, pattern: string, fixes: Readonly<Record<number, Fix>>]

export const third = (word: string) => verbForm(baseOf(word), 's')
const past = (word: string) => verbForm(baseOf(word), 'past')
export const participle = (word: string) => verbForm(baseOf(word), 'pp')
export const ing = (word: string) => verbForm(baseOf(word), 'ing')
const toBase = (word: string) => `to ${baseOf(word)}`
const NOT: Record<string, string> = {
  have: 'has',
  do: 'does',
  "don't": 'doesn’t',
  "haven't": 'hasn’t',
  are: 'is',
  were: 'was',
  "aren't": 'isn’t',
  "weren't": 'wasn’t',
}
export const one = (verb: string) => NOT[verb] ?? third(verb)
const FEW: Record<string, string> = {
  has: 'have',
  does: 'do',
  "doesn't": 'don’t',
  "hasn't": 'haven’t',
  is: 'are',
  was: 'were',
  "isn't": 'aren’t',
  "wasn't": 'weren’t',
}
export const many = (verb: string) => FEW[verb] ?? baseOf(verb)

const IS = "is|was|has|does|isn't|wasn't|hasn't|doesn't"
const ARE = "are|were|have|do|aren't|weren't|haven't|don't"
/** Where a noun is surely the whole subject: behind "and" it may be the second of two. */
const NOUN_CLAUSE = '^'
const CLAUSE =
  '<START|and|but|because|when|if|that|which|who|since|as|so|while|although|though|where|what|how|then|therefore|however'

/** "It is important that he go" is right. */
const CLAUSE_NOT_THAT = CLAUSE.replace('|that', '')

export const VERB_RULES: readonly MendRule[] = [
  // Pronouns and verbs.
  ['agreement', `<that HE are`, { 2: 'is' }],
  ['agreement', `${CLAUSE_NOT_THAT} HE ASIDE? are|have|do|aren't|haven't|don't|VO !of`, { 3: one }],
  ['agreement', `<START|and|but|because|when|that|since|so|while|where|what|how HE were`, { 2: 'was' }],
  [
    'agreement',
    `${CLAUSE_NOT_THAT} he|she ASIDE? need|want|help|work|live|like|love|look|feel|ask|play|try =OBJ|to|CLOSED|END`,
    { 3: third },
  ],
  ['agreement', `they|we ASIDE? is|was|has|does|isn't|wasn't|hasn't|doesn't`, { 2: many }],
  ['agreement', `^ you ASIDE? is|was|has|does|isn't|wasn't|hasn't|doesn't`, { 3: many }],
  ['agreement', `they|we ASIDE? VO.s`, { 2: baseOf }],
  [
    'agreement',
    `they|we ASIDE? needs|wants|helps|works|lives|likes|loves|looks|feels|asks|plays|tries`,
    { 2: baseOf },
  ],
  ['agreement', `<!and|or i ASIDE? is|are`, { 3: 'am' }],
  ['agreement', `<!and|or i ASIDE? has|does|doesn't`, { 3: many }],
  ['agreement', `<!and|or i ASIDE? VO.s`, { 3: baseOf }],
  ['agreement', `${CLAUSE} this are|were =DET|NUM|ADJ|NS`, { 1: 'these' }],
  ['agreement', `${CLAUSE} these|those is|was`, { 2: many }],
  [
    'agreement',
    `there is|was|has many|several|few|various|numerous|two|three|four|five`,
    { 1: (word) => (word === 'was' ? 'were' : 'are') },
  ],
  ['agreement', `there is|was ADJ* MANY`, { 1: many }],
  ['agreement', `there are|were a|an|another|much ADJ? ONE|MASS =CLOSED|END !and|or`, { 1: one }],
  ['agreement', `there has many|several`, { 1: 'are' }],
  // Nouns and verbs.
  [
    'agreement',
    `${NOUN_CLAUSE} the|these|those|many|most|some|several|all|our|their|my|his|her|its|few|both|other ADJ* MANY ASIDE? ${IS}`,
    { 5: many },
  ],
  ['agreement', `${NOUN_CLAUSE} MANY ${IS}`, { 2: many }],
  ['agreement', `${NOUN_CLAUSE} many|most|some ADJ? MANY VO.s =OBJ|to|that|CLOSED|END`, { 4: baseOf }],
  [
    'agreement',
    `${NOUN_CLAUSE} the|these|those|our|their|my MANY shows|needs|wants|helps|VO.s =OBJ|to|that|CLOSED|END`,
    { 3: baseOf },
  ],
  ['agreement', `${NOUN_CLAUSE} MANY shows|needs|wants|helps|VO.s =DET|to|that`, { 2: baseOf }],
  [
    'agreement',
    `${NOUN_CLAUSE} the|many|most|some|these|those? ADJ? people|children|women|men ASIDE? ${IS}|VO.s`,
    { 5: many },
  ],
  ['agreement', `<!and|or a|an|each|every|another PERSON who ASIDE? are|have`, { 5: one }],
  ['agreement', `people|children|women|men|PEOPLE who ASIDE? ${IS}|VO.s`, { 3: many }],
  [
    'agreement',
    `<!if|although|though|unless|whether|that|as ^ the|this|a|an|each|every|another|our|my|his|her ADJ* ONE ASIDE? ${ARE} !you|we|they`,
    { 6: one },
  ],
  [
    'agreement',
    `<START|because|when|since|while|although|though|where|but this|each|every|another ADJ* ONE show|need|want|help|VO =OBJ|to|that|CLOSED|END`,
    { 4: third },
  ],
  [
    'agreement',
    `<START|because|when|since|but the|a|an|our|my ADJ* ONE show|need|want|VO =OBJ|to|that`,
    { 4: third },
  ],
  [
    'agreement',
    `^ everyone|everybody|someone|somebody|nobody|anyone|everything|something|nothing ${ARE}`,
    { 2: one },
  ],
  ['agreement', `^ each|one|either of the|these|those|them|us MANY? are|have`, { 5: one }],
  ['agreement', `^ ADJ? MASS are|were|have`, { 2: one }],
  ['agreement', `^ many|several|these|those|few ADJ* N? MANY is|was|has|does`, { 5: many }],
  ['agreement', `${NOUN_CLAUSE} ADJ MANY is|was|has|does`, { 3: many }],
  ['agreement', `${NOUN_CLAUSE} the ADJ? MANY of the? ADJ? ONE|MASS has|does`, { 8: many }],
  [
    'agreement',
    `<!if|although|though|unless|whether|that|as ${NOUN_CLAUSE} the ADJ? HEAD of the? ADJ? MANY|MASS|PEOPLE are|were|have`,
    { 9: one },
  ],
  ['agreement', `^ the? majority of the? ADJ? MANY|people is|was|has|does`, { 7: many }],
  [
    'agreement',
    `<START|and|but|because|that|if|when|while some|many|most|few|all|both of them|us|you has|is|was|does`,
    { 4: many },
  ],
  [
    'agreement',
    `<START|but this show|mean|suggest|indicate|imply|reveal|prove|confirm|make|give|help|lead =that|OBJ|to`,
    { 2: third },
  ],
  [
    'agreement',
    `<START|because|when|since|but the|this|a|an|our|my ADJ* ONE ASIDE? use|help|mean|lack|employ|seek =OBJ|NUM|NS|MASS`,
    { 5: third },
  ],
  ['agreement', `${NOUN_CLAUSE} MANY tries|uses|works|lives|makes =OBJ|to|in`, { 2: baseOf }],
  // After a helping verb.
  ['verb form', `<!will|can i|we|they|he|she|it|you MODAL ASIDE? V.s`, { 4: baseOf }],
  ['verb form', `MODAL not? VO.s|helps|needs|wants|makes`, { 2: baseOf }],
  [
    'verb form',
    `will|would|should|must ASIDE? helping|making|going|getting|having|doing|using|VO.ing =OBJ|to|NS`,
    { 2: baseOf },
  ],
  [
    'verb form',
    `MODAL not? went|took|saw|became|came|gave|got|made|did|had|was|knew|wrote|improved|reduced|provided|achieved =DET|to|END|PREP`,
    { 2: (word) => (word === 'was' ? 'be' : baseOf(word)) },
  ],
  ['verb form', `MODAL to V !be`, { 1: '' }],
  [
    'verb form',
    `did|does|do not went|took|saw|became|came|gave|got|made|had|knew|found|wrote|has|VO.s|VO.past =OBJ|to|CLOSED|END`,
    { 2: baseOf },
  ],
  [
    'verb form',
    `did|does|didn't|doesn't HE|THEY went|took|saw|became|came|gave|got|made|had|knew|found|has|VO.s`,
    { 2: baseOf },
  ],
  [
    'verb form',
    `didn't|don't|doesn't went|took|saw|became|came|gave|got|made|had|knew|found|has|wants|needs|VO.s|VO.past`,
    { 1: baseOf },
  ],
  [
    'verb form',
    `to makes|gives|went|took|saw|became|came|gave|got|made|knew|found|wrote|had|has|VO.s|is =OBJ|END|ADJ`,
    { 1: (word) => (word === 'is' ? 'be' : baseOf(word)) },
  ],
  [
    'verb form',
    `to improved|reduced|provided|achieved|collected|created|developed|ensured|solved =the|a|their|our|his|its|this`,
    { 1: baseOf },
  ],
  [
    'verb form',
    `able|want|wants|wanted|need|needs|tried|try|hope|decided|decide|order|likely to VO.ing|helping|making|doing|using`,
    { 2: baseOf },
  ],
  [
    'verb form',
    `have|has|had ASIDE? went|took|saw|became|came|gave|wrote|began|did|ran|broke|chose|spoke|drove|knew|grew|fell|ate|forgot|drank`,
    { 2: participle },
  ],
  ['verb form', `have|has|had ASIDE? VC =DET|OBJ|to|that|by|in|END !of`, { 2: participle }],
  ['verb form', `have|has|had being V.pp`, { 1: 'been' }],
  ['verb form', `did|does|do not V.past|V.s`, { 2: baseOf }],
  ['verb form', `have|has|had helps|VO.s =OBJ|to`, { 1: participle }],
  ['verb form', `have|has|had be`, { 1: 'been' }],
  [
    'verb form',
    `i|we|they|he|she|you|it|THEY am|is|are agree|agrees|depend|depends|belong|belongs|believe|consist|consists|want|need|understand|know`,
    { 1: '' },
  ],
  ['verb form', `is agree|depend|depends|belong|consist =on|of|to|with|that`, { 0: '', 1: third }],
  [
    'verb form',
    `are agree|depend|depends|belong|belongs|consist|consists =on|of|to|with|that`,
    { 0: '', 1: many },
  ],
  ['verb form', `<!does|do|did|what|who|how i|we|they|he|she am|is|are VC =OBJ|NUM`, { 2: '' }],
  [
    'verb form',
    `<!does|do|did i|we|they|he|she was|were VC|interview|work|study|live =OBJ|NUM|MANY`,
    { 2: '', 3: past },
  ],
  [
    'verb form',
    `is|are|was|were|been|be ASIDE? VP|interview|base|affect|use|conduct|observe|record =by|in|on|at|from|using|to|with|for|through|into|as|about|home|NUM|that|END`,
    { 2: participle },
  ],
  [
    'verb form',
    `wants|wanted|decided|decide|able|tried !not VC|start|increase =OBJ|in|to|more|better`,
    { 2: toBase },
  ],
  [
    'verb form',
    `<they|we|i|you|people|not|MODAL want|need|hope|plan|wish !not VC|start|increase =OBJ|in|to|more|better`,
    { 3: toBase },
  ],
  [
    'verb form',
    `for improve|reduce|get|achieve|collect|provide|develop|create|solve|understand|know|find|become|make|ensure|see|learn =OBJ|MASS|ADJ|NS|END`,
    { 0: 'to' },
  ],
  [
    'verb form',
    `by|of|without|before|after|about|from VC =the|a|an|their|our|its|this|these|more|new`,
    { 1: ing },
  ],
  [
    'verb form',
    `make|makes|made|let|lets him|her|them|us|me|you|people|students to VO|feel|go|do|think|work`,
    { 2: '' },
  ],
  ['verb form', `avoid|enjoy|enjoys|enjoyed to VO|work|play|use|live`, { 1: '', 2: ing }],
  ['verb form', `look|looking forward to VO`, { 3: ing }],
  ['verb form', `will|would|should|must|may|might able to V`, { 1: 'be able' }],
  ['verb form', `<THEY|these|those|countries|people gonna be|go|have|do|get`, { 1: 'are going to' }],
  ['verb form', `capable to V`, { 1: 'of', 2: ing }],
  ['verb form', `can be able to V`, { 1: '', 2: '', 3: '' }],
]
