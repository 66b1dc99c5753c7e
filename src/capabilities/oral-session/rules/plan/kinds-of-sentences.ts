/** Kinds of sentences that an examiner stops at, each with the questions it calls for. */

import type { WorkKind } from '#capabilities/study/index.ts'
import { authorOf, citesSomebody } from '#capabilities/study/text.index.ts'
import type { SectionRole } from '#product/document-model.ts'
import type { ExamArea } from '../names.ts'
import { ownStems } from './question-draft.ts'
import {
  A_COUNT,
  DEFINES,
  FOUND,
  FOUND_OUT,
  has,
  hasMeasure,
  IS_AN_EQUATION,
  LEAST_NAMED,
  NAMED,
  OF_A_PROGRAM,
  OF_AN_OFFICE,
  OF_ANY_WORK,
  OF_CHANCE,
  OF_ITSELF,
  OF_METHOD,
  OF_OTHERS,
  OF_PROCEDURE,
  OF_THE_ASKED,
  OF_THE_WORLD,
  ON_A_SCALE,
  POINTS_TO_THE_LAST,
} from './words-of-kinds.ts'

export type Telling = {
  about: string
  area: ExamArea
  of: readonly WorkKind[]
  roles: readonly SectionRole[]
  says: (text: string) => boolean
  /** In turn: nothing is asked twice in the same words. */
  asks: readonly string[]
  asksOfPlan?: readonly string[]
  easier: string
  deeper: string
  holds: string
}

export const KINDS: readonly Telling[] = [
  {
    about: 'a mean',
    area: 'results',
    of: ['done'],
    roles: FOUND,
    says: (text) =>
      /\b(?:means?(?: (?:scores?|values?|ratings?))? (?:of|was|is|were|=)(?!\w)|M\s*=).*\d\.\d/i.test(text) &&
      /\b(?:items?|statements?|scales?|likert|(?:dis)?agree\w*|respondents|scores?|ratings?)\b/i.test(text) &&
      !OF_THE_ASKED.test(text) &&
      !citesSomebody(text),
    asks: [
      'What did the lowest and the highest point of this scale stand for, and so what does this mean say?',
      'How far apart were the answers behind this mean, and would the share of each answer tell another story?',
    ],
    easier: 'How is this mean to be read?',
    deeper: 'Where on that scale does agreement begin, and who decided that?',
    holds: 'Say what each end of the scale stood for, how the answers were spread, and what the mean hides.',
  },
  {
    about: 'measured on it',
    area: 'results',
    of: ['built'],
    roles: [...FOUND, 'abstract', 'other'],
    says: (text) =>
      (/\d ?(?:%|per ?cent\b|ms\b|seconds?\b)/i.test(text) ||
        /\b(?:users?|feedback|participants|testers|students|staff)\b.*\b(?:showed|confirmed|found|reported|satisf\w+|accept\w+|liked|praised)\b/i.test(
          text,
        )) &&
      !/\b(?:should|must|shall|can|will|may)\b/i.test(text) &&
      !OF_THE_WORLD.test(text) &&
      !citesSomebody(text),
    asks: [
      'How do you know this: how many trials or people were there, and where is it recorded?',
      'Which trial could have shown the opposite, and did you make it?',
    ],
    easier: 'How do you know this, and from how many trials or people?',
    deeper: 'What would a trial have looked like in which this came out otherwise?',
    holds: 'Name the number of trials or people, what they did, and what failed.',
  },
  {
    about: 'a reason',
    area: 'results',
    of: ['done', 'built'],
    roles: FOUND,
    says: (text) =>
      /\b(?:because|due to|owing to|attributed to|caused by)\b(?! (?:of )?(?:this|these|that)\b)/i.test(
        text,
      ) &&
      // What others say causes it is theirs to show.
      !citesSomebody(text) &&
      !/\b(?:measured|items?|scale|study|studies)\b/i.test(text) &&
      !OF_METHOD.test(text) &&
      !OF_PROCEDURE.test(text),
    asks: [
      'You give a reason here. What shows that it is this one and no other?',
      'How would you test whether that is really the reason?',
      'Did you see this reason in your own work, or do you suppose it?',
      'What would you expect to see if this reason were wrong?',
    ],
    easier: 'Why is it so, and how do you know?',
    deeper: 'Which other reason did you consider, and why did you leave it?',
    holds: 'Say what shows the reason, and name one other that you considered.',
  },
  {
    about: 'others',
    area: 'literature',
    of: ['done'],
    roles: ['results', 'discussion'],
    says: (text) =>
      /\b(?:consistent with|similar to|in line with|agrees? with|in agreement|contrary to|in contrast|unlike|supported by|differs? from|confirms?)\b/i.test(
        text,
      ) &&
      !POINTS_TO_THE_LAST.test(text) &&
      authorOf(text) !== '' &&
      !OF_AN_OFFICE.test(authorOf(text)),
    asks: [
      'What did they do differently from you, and could that be why it comes out so?',
      'How alike are their study and yours: the people, the place, the way of measuring?',
      'What would you say to somebody who believes them rather than you, or you rather than them?',
    ],
    easier: 'Who else found this, and who did not?',
    deeper: 'Which of the two would you believe, and why?',
    holds: 'Name how they worked, how you worked, and what the difference does to the result.',
  },
  {
    about: 'a figure',
    area: 'results',
    of: ['done'],
    roles: ['results', 'discussion', 'conclusion', 'abstract'],
    says: (text) =>
      hasMeasure(text.replace(OF_CHANCE, '')) &&
      !citesSomebody(text) &&
      !OF_THE_ASKED.test(text) &&
      !OF_THE_WORLD.test(text) &&
      !/\b(?:test statistics?|p-?values?|such percentages|inclusion of)\b/i.test(text) &&
      !OF_OTHERS.test(text) &&
      !IS_AN_EQUATION.test(text) &&
      ownStems(text.replace(ON_A_SCALE, ' ')).length >= LEAST_NAMED,
    asks: [
      'How do you explain this figure, and what would you have expected?',
      'From how many was it computed, and how sure is it?',
      'What may a reader not conclude from it?',
      'Compared with what is that much, or little?',
    ],
    easier: 'What does this figure say, in plain words?',
    deeper: 'How different would it have to be before your conclusion changed?',
    holds: 'Say what it means in plain words, from how many it comes, and what it does not show.',
  },
  {
    about: 'a choice',
    area: 'method',
    of: ['done', 'planned', 'built'],
    roles: ['methods'],
    // What a handbook says of a method was chosen by nobody here.
    says: (text) =>
      !citesSomebody(text) &&
      !OF_A_PROGRAM.test(text) &&
      !A_COUNT.test(text) &&
      !OF_ANY_WORK.test(text) &&
      !/^the results?\b|\bit is\b|\bfindings\b|\b(?:advantages?|benefits?) of\b/i.test(text) &&
      /\b(?:(?:was|were|will be) (?:\w+ly )?(?:chosen|selected|excluded|removed|used(?! (?:by|to create)\b)|applied|dropped|measured|split|grouped|collected|coded|developed|adopted|replaced)|we (?:\w+ly )?(?:chose|selected|excluded|used|applied|measured|divided|adopted|removed))\b/i.test(
        text,
      ),
    asks: [
      'Why in this way, and what else could you have done?',
      'What would come out differently if this were done in another way?',
      'What does this step take for granted?',
      'How would somebody check that this was done as you say?',
    ],
    easier: 'Why this, and not something else?',
    deeper: 'Who else does it so, and who does not?',
    holds: 'Give the reason, one other way, and what it would have changed.',
  },
  {
    about: 'how it works',
    area: 'method',
    of: ['built'],
    // Before it was built, this was only hoped for.
    roles: ['methods', ...FOUND, 'other'],
    says: has(
      /\b(?:the|this|proposed) (?:system|application|app|admin\w*|users?|managers?|server|device|module|database|table|page|form|sensor|algorithm|model)\b.*\b(?:can|stores?|shows?|sends?|displays?|allows?|enables?|contains?|receives?|checks?|updates?|uses|is used)\b/i,
    ),
    asks: [
      'Show us with one example: what goes in, what happens, and what comes out?',
      'What happens here when somebody does it wrong, on purpose or not?',
      'Why does it work in this way, and who wanted it so?',
      'How did you test this part?',
    ],
    easier: 'How does this part work?',
    deeper: 'What could break it?',
    holds: 'Follow one example through this part, and name what stops a mistake.',
  },
  {
    about: 'another study',
    area: 'literature',
    of: ['done', 'planned'],
    roles: ['literature'],
    says: (text) => NAMED.test(text) && authorOf(text) !== '' && FOUND_OUT.test(text) && !DEFINES.test(text),
    asks: [
      'How did {author} work, and where does your work differ from that?',
      'Does what {author} found hold where you work? Why, or why not?',
      'Which of your own results stands beside that of {author}, and do the two agree?',
    ],
    asksOfPlan: [
      'How did {author} work, and what will you do differently?',
      'Do you expect what {author} found where you will work? Why, or why not?',
    ],
    easier: 'How is that study like yours, and how is it not?',
    deeper: 'Which of the two would you believe where they differ, and why?',
    holds: 'Say how that study was done, what it found, and what differs in yours.',
  },
  {
    about: 'a claim',
    area: 'contribution',
    of: ['done', 'built'],
    // Elsewhere it is said of the world.
    roles: ['conclusion'],
    says: (text) =>
      !citesSomebody(text) &&
      !/\d/.test(text) &&
      !OF_ITSELF.test(text) &&
      !OF_METHOD.test(text) &&
      !OF_PROCEDURE.test(text) &&
      !/\b(?:literature|research)\b/i.test(text) &&
      !/\b(?:is|are) (?:deemed|considered|said to be|regarded as)\b.*\bif\b/i.test(text) &&
      /\b(?:(?:is|are|was|were|seems?|remains?) (?:\w+ ){0,3}(?:important|crucial|essential|vital|effective|efficient|better|best|necessary|significant)|improves|reduces|increases|leads? to|affects|influences|depends? on|plays? (?:an? )?(?:\w+ )?role|(?:can|could|may|might|would) (?:\w+ )?(?:increase|reduce|improve|affect|help|lead))\b/i.test(
        text,
      ),
    asks: [
      'What is your evidence for this, and what speaks against it?',
      'Is that so in every case? When would it not be?',
      'How strong is this, and what would weaken it?',
      'Who would disagree, and what would you answer?',
    ],
    easier: 'How do you know this?',
    deeper: 'How would you word it so that nobody could object?',
    holds: 'Name the evidence, and one case in which it does not hold.',
  },
  {
    about: 'a number',
    area: 'method',
    of: ['done', 'planned', 'built'],
    roles: ['methods'],
    says: (text) =>
      !citesSomebody(text) &&
      /\b(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve)\s+(?:\p{L}+\s+){0,2}(?:hours|days|weeks|months|minutes|questions|items|interviews|schools|villages|wards|markets|hospitals|clinics|districts|branches|hotels|images|plots|replicates|samples|participants|interviewees|groups)\b/iu.test(
        text,
      ),
    asks: ['Why this many, and what would fewer have changed?', 'Who or what decided this number?'],
    asksOfPlan: ['Why this many, and what would fewer change?', 'Who or what decides this number?'],
    easier: 'Why not more, and why not fewer?',
    deeper: 'What would you do with twice as many?',
    holds: 'Say who or what decided the number, and what another would have changed.',
  },
  {
    about: 'a term',
    area: 'theory',
    of: ['done', 'planned', 'built'],
    roles: ['introduction'],
    says: (text) =>
      !citesSomebody(text) &&
      /\b(?:in this (?:study|work|research|thesis|project)|as used here|operationally)\b.*\b(?:means?|refers? to|(?:is|are) (?:defined|taken|understood))\b|\b(?:means?|refers? to|(?:is|are) (?:defined|taken|understood))\b.*\bin this (?:study|work|research|thesis|project)\b/i.test(
        text,
      ),
    asks: [
      'What falls outside this meaning, and did you come across such a case?',
      'Who uses this word otherwise, and what would that have changed in your work?',
    ],
    asksOfPlan: ['What falls outside this meaning, and what will you do with such a case?'],
    easier: 'What do you mean by this word, and what not?',
    deeper: 'Why did you draw the line there?',
    holds: 'Give one thing that belongs to it, one that does not, and the reason.',
  },
]
