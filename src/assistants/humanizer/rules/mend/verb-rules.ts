/** Verbs: what writers of English as a second language most often get wrong, one line a rule. */
import type { Mistake } from './mistakes.ts'
import { baseOf, verbForm } from './words.ts'

/** What becomes of the word an element took: another word, or nothing. */
type Fix = string | ((word: string) => string)
export type MendRule = readonly [mistake: Mistake, pattern: string, fixes: Readonly<Record<number, Fix>>]

const third = (word: string) => verbForm(baseOf(word), 's')
const past = (word: string) => verbForm(baseOf(word), 'past')
const participle = (word: string) => verbForm(baseOf(word), 'pp')
const ing = (word: string) => verbForm(baseOf(word), 'ing')
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
const one = (verb: string) => NOT[verb] ?? third(verb)
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
  [
    'agreement',
    `there is|was|has many|several|few|various|numerous|two|three|four|five`,
    { 1: (word) => (word === 'was' ? 'were' : 'are') },
  ],
  // Nouns and verbs.
  [
    'agreement',
    `${NOUN_CLAUSE} the|these|those|many|most|some|several|all|our|their|my|his|her|its|few|both|other ADJ* MANY ASIDE? ${IS}`,
    { 5: many },
  ],
  [
    'agreement',
    `${NOUN_CLAUSE} the|these|those|our|their|my MANY shows|needs|wants|helps|VO.s =OBJ|to|that|CLOSED|END`,
    { 3: baseOf },
  ],
  ['agreement', `<!and|or a|an|each|every|another PERSON who ASIDE? are|have`, { 5: one }],
  [
    'agreement',
    `<!if|although|though|unless|whether|that|as ^ the|this|a|an|each|every|another|our|my|his|her ADJ* ONE ASIDE? ${ARE} !you|we|they`,
    { 6: one },
  ],
  [
    'agreement',
    `<START|because|when|since|but the|a|an|our|my ADJ* ONE show|need|want|VO =OBJ|to|that`,
    { 4: third },
  ],
  ['agreement', `^ many|several|these|those|few ADJ* N? MANY is|was|has|does`, { 5: many }],
  [
    'agreement',
    `<!if|although|though|unless|whether|that|as ${NOUN_CLAUSE} the ADJ? HEAD of the? ADJ? MANY|MASS|PEOPLE are|were|have`,
    { 9: one },
  ],
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
    `did|does|do not went|took|saw|became|came|gave|got|made|had|knew|found|wrote|has|VO.s|VO.past =OBJ|to|CLOSED|END`,
    { 2: baseOf },
  ],
  [
    'verb form',
    `to makes|gives|went|took|saw|became|came|gave|got|made|knew|found|wrote|had|has|VO.s|is =OBJ|END|ADJ`,
    { 1: (word) => (word === 'is' ? 'be' : baseOf(word)) },
  ],
  [
    'verb form',
    `have|has|had ASIDE? went|took|saw|became|came|gave|wrote|began|did|ran|broke|chose|spoke|drove|knew|grew|fell|ate|forgot|drank`,
    { 2: participle },
  ],
  ['verb form', `have|has|had ASIDE? VC =DET|OBJ|to|that|by|in|END !of`, { 2: participle }],
  ['verb form', `have|has|had being V.pp`, { 1: 'been' }],
  ['verb form', `did|does|do not V.past|V.s`, { 2: baseOf }],
  [
    'verb form',
    `<!does|do|did i|we|they|he|she was|were VC|interview|work|study|live =OBJ|NUM|MANY`,
    { 2: '', 3: past },
  ],
  [
    'verb form',
    `is|are|was|were|been|be ASIDE? VP|interview|base|affect|use =by|in|on|at|from|using|to|with|for|through|into|as|about|home|NUM|that|END`,
    { 2: participle },
  ],
  [
    'verb form',
    `<they|we|i|you|people|not|MODAL want|need|hope|plan|wish !not VC =OBJ|in|to|more|better`,
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
  ['verb form', `will|would|should|must|may|might able to V`, { 1: 'be able' }],
  ['verb form', `<THEY|these|those|countries|people gonna be|go|have|do|get`, { 1: 'are going to' }],
]
