/** On the plan of a study: its design, its approach, its place and its time. */
import type { FactKind } from '#capabilities/study/rules/facts/fact.ts'
import { both, type KindOfQuestion, ofWords, planQuestion } from './ask.ts'

const BOTH_KINDS = /\bmixed\b|\bqualitative\b.*\bquantitative\b|\bquantitative\b.*\bqualitative\b/i

/** Retrospective: no participant was seen again. */
const FROM_FILES = /\bretrospective\b|\bregist(?:er|ry)\b|\b(?:medical|hospital|patient) records\b/i

export const DESIGN_ASKS: Partial<Record<FactKind, KindOfQuestion>> = {
  design: {
    area: 'method',
    asks: [
      both(
        'Which requirement made you build it like this, and how is it shown that the requirement is met?',
        /\b(?:agile|waterfall|prototyp\w+|client-server|architecture|system design|design science)\b/i,
      ),
      ...ofWords(
        /\bcross[- ]sectional\b|\bsurvey\b/i,
        ...[
          'You see everybody once. What can you say about what came first, and what can you not?',
          'A survey hears what people say of themselves. Where is that furthest from what they do?',
        ].map((one) => [one, one] as const),
      ),
      ...ofWords(
        /\bmixed[- ](?:methods?|approach)/i,
        [
          'Where did the two kinds of data meet, and what did you do where they disagreed?',
          'Where will the two kinds of data meet, and what will you do where they disagree?',
        ],
        [
          'What does each half of your design tell you that the other cannot?',
          'What will each half of your design tell you that the other cannot?',
        ],
      ),
      ...ofWords(
        /\bcase[- ]stud/i,
        ...[
          'What makes this case worth more than itself? What may be learnt elsewhere from it?',
          'Where does your case end, and who decided what belongs to it?',
          'Of what is this a case, and would another one have taught you the opposite?',
        ].map((one) => [one, one] as const),
      ),
      planQuestion(
        'What did those get who were not treated, and who knew which group they were in?',
        'What will those get who are not treated, and who will know which group they are in?',
        /\brandomi[sz]ed\b|\bcontrol group\b|\b(?:clinical|field) trial\b/i,
      ),
      planQuestion(
        'How would we know that another researcher would have heard the same in these conversations?',
        'How will we know that another researcher would hear the same in these conversations?',
        /\binterview/i,
      ),
      planQuestion(
        'Who else read your material, and where did you disagree about it?',
        'Who else will read your material, and what happens where you disagree about it?',
        /\bqualitative\b|\bphenomenolog|\binterpretiv|\bethnograph|\bgrounded theory\b/i,
      ),
      ...ofWords(
        /\blongitudinal\b|\bcohort\b|\bfollow(?:ed)?[- ]up\b/i,
        [
          'Those who dropped out on the way: how do they differ from those who stayed?',
          'Those who will drop out on the way: how will you know in what they differ?',
        ],
        [
          'What did seeing the same people again tell you that seeing them once would not have?',
          'What will seeing the same people again tell you that seeing them once would not?',
        ],
      ).map((one) => ({ ...one, unless: FROM_FILES })),
      ...ofWords(
        FROM_FILES,
        [
          'The files were written for another purpose than yours. What do they not say that you needed?',
          'The files are written for another purpose than yours. What will they not say that you need?',
        ],
        [
          'Who is not in these files at all, and would your results be the same with them?',
          'Who is not in these files at all, and what will you do about it?',
        ],
      ),
      both('What can this design show, and what can it not?'),
      both('Which design did you turn down for this one, and what did you lose with it?'),
      both('Which rival explanation does this design leave standing?'),
      planQuestion(
        'With one more year, which design would you have chosen?',
        'With one more year, which design would you choose?',
      ),
    ],
    deeper: [
      planQuestion(
        'Which of your conclusions would a stricter design not let you draw?',
        'Which conclusion would you like to draw that this design will not let you draw?',
      ),
      both('Name one rival explanation that this design cannot rule out.'),
    ],
    advice: 'Write two sentences: what this design can show, and what it cannot.',
    within: 'hour',
  },
  approach: {
    area: 'method',
    asks: [
      ...ofWords(
        BOTH_KINDS,
        [
          'Which of the two parts carries more of your conclusion, and is that the one you meant?',
          'Which of the two parts will decide where they disagree?',
        ],
        [
          'What did you learn from putting the two together that neither told you alone?',
          'What will you learn from putting the two together that neither tells you alone?',
        ],
      ),
      planQuestion(
        'What would a count of the same have shown that your conversations did not?',
        'What would a count of the same show that your conversations will not?',
        /\bqualitative\b/i,
        BOTH_KINDS,
      ),
      planQuestion(
        'What might people have told you that no number of yours holds?',
        'What might people tell you that no number will hold?',
        /\bquantitative\b/i,
        BOTH_KINDS,
      ),
      both('Why is this approach right for your question, and what would the other one have shown?'),
      both('Which of your questions can this approach not answer?'),
      both('What did you give up by choosing this approach?'),
    ],
    deeper: [
      both('Which part of your question does this approach leave unanswered?'),
      both('What would somebody who works the other way ask you first?'),
    ],
    advice: 'Tie the approach to the wording of your question in one sentence.',
    within: 'hour',
  },
  setting: {
    area: 'limits',
    asks: [
      both('Why there, and what makes it like or unlike other places?'),
      both('What happens in this place that happens nowhere else, and how does it show in your data?'),
      both('In which place would you expect the opposite, and why did you not go there?'),
      planQuestion(
        'What did you know of this place before, and how may that have coloured what you saw?',
        'What do you know of this place already, and how may that colour what you see?',
      ),
      both('What does a reader who has never been to {place} need to know to judge your results?'),
    ],
    deeper: [both('In which place would you expect the opposite result?')],
    advice: 'Add two facts about the place that a reader from elsewhere needs.',
    within: 'hour',
  },
  period: {
    area: 'limits',
    asks: [
      both('What else happened in that time that may show in your data?'),
      both('Would another season, or another year, have given another picture?'),
      both('Why does it begin and end just there?'),
    ],
    deeper: [planQuestion('What has changed since?', 'What may change before you are done?')],
    advice: 'Name one thing that happened in the period, and say why it did or did not matter.',
    within: 'hour',
  },
}
