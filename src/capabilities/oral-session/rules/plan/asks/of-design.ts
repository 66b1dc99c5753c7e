/** On the plan of a study: its design, its approach, its place and its time. */
import type { FactKind } from '#capabilities/study/index.ts'
import { both, type KindOfQuestion, ofWords, planQuestion } from './ask.ts'

const BOTH_KINDS = /\bmixed\b|\bqualitative\b.*\bquantitative\b|\bquantitative\b.*\bqualitative\b/i

/** Retrospective: no participant was seen again. */
const FROM_FILES = /\bretrospective\b|\bregist(?:er|ry)\b|\b(?:medical|hospital|patient) records\b/i

export const DESIGN_ASKS: Partial<Record<FactKind, KindOfQuestion>> = {
  design: {
    area: 'method',
    asks: [
      both(
        'Which requirement made you build it this way, and how do you show that it is met?',
        /\b(?:agile|waterfall|prototyp\w+|client-server|architecture|system design|design science)\b/i,
      ),
      ...ofWords(
        /\bcross[- ]sectional\b|\bsurvey\b/i,
        ...[
          'You observe everybody only once. What can you say about what came first, and what can you not say?',
          'A survey records what people say about themselves. Where does that differ most from what they do?',
        ].map((one) => [one, one] as const),
      ),
      ...ofWords(
        /\bmixed[- ](?:methods?|approach)/i,
        [
          'Where did you combine the two kinds of data, and what did you do when they disagreed?',
          'Where will you combine the two kinds of data, and what will you do if they disagree?',
        ],
        [
          'What does each half of your design tell you that the other cannot?',
          'What will each half of your design tell you that the other cannot?',
        ],
      ),
      ...ofWords(
        /\bcase[- ]stud/i,
        ...[
          'What can others learn from this case?',
          'Where are the boundaries of your case, and who decided them?',
          'What is this a case of, and might another have taught you the opposite?',
        ].map((one) => [one, one] as const),
      ),
      planQuestion(
        'What did the comparison group receive, and who knew which group they were in?',
        'What will the comparison group receive, and who will know which group they are in?',
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
          'How do those who dropped out differ from those who stayed?',
          'How will you find out how those who drop out differ from those who stay?',
        ],
        [
          'What did seeing the same people again tell you that seeing them once would not have?',
          'What will seeing the same people again tell you that seeing them once would not?',
        ],
      ).map((one) => ({ ...one, unless: FROM_FILES })),
      ...ofWords(
        FROM_FILES,
        [
          'The records were kept for a different purpose. What did you need that they do not contain?',
          'The records are kept for a different purpose. What will you need that they do not contain?',
        ],
        [
          'Who is missing from these records, and would your results be the same with them?',
          'Who is missing from these records, and what will you do about it?',
        ],
      ),
      both('What can this design show, and what can it not show?'),
      both('Which design did you reject in favour of this one, and what did you lose by it?'),
      both('Which rival explanation can this design not rule out?'),
      planQuestion(
        'With one more year, which design would you have chosen?',
        'With one more year, which design would you choose?',
      ),
    ],
    deeper: [
      planQuestion(
        'Which of your conclusions would a stricter design not support?',
        'Which conclusion would you like to draw that this design will not support?',
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
          'Which of the two parts does your conclusion depend on more, and is that what you intended?',
          'If the two parts disagree, which will you follow?',
        ],
        [
          'What did you learn from combining the two that neither told you alone?',
          'What will you learn from combining the two that neither tells you alone?',
        ],
      ),
      planQuestion(
        'What would figures have shown that your interviews did not?',
        'What would figures show that your interviews will not?',
        /\bqualitative\b/i,
        BOTH_KINDS,
      ),
      planQuestion(
        'What might people have told you that your numbers cannot show?',
        'What might people tell you that your numbers cannot show?',
        /\bquantitative\b/i,
        BOTH_KINDS,
      ),
      both('Why is this approach right for your question, and what would the alternative have shown?'),
      both('Which of your questions can this approach not answer?'),
      both('What did you give up by choosing this approach?'),
    ],
    deeper: [
      both('Which part of your question does this approach leave unanswered?'),
      both('What would somebody who works with a different approach ask you first?'),
    ],
    advice: 'In one sentence, show how the approach follows from the wording of your question.',
    within: 'hour',
  },
  setting: {
    area: 'limits',
    asks: [
      both('Why there, and how is it like or unlike other places?'),
      both('What happens there that happens nowhere else, and how does it show in your data?'),
      both('Where would you expect the opposite, and why did you not go there?'),
      planQuestion(
        'What did you already know about this place, and how may that have coloured what you saw?',
        'What do you already know about this place, and how may that colour what you see?',
      ),
      both('What does a reader who has never been to {place} need to know to judge your results?'),
    ],
    deeper: [both('Where would you expect the opposite result?')],
    advice: 'Add two facts about the place that a reader from elsewhere needs.',
    within: 'hour',
  },
  period: {
    area: 'limits',
    asks: [
      both('What else happened at that time that may have affected your data?'),
      both('Would another season, or another year, have given a different picture?'),
      both('Why does it begin and end exactly there?'),
    ],
    deeper: [planQuestion('What has changed since?', 'What may change before you finish?')],
    advice: 'Name one thing that happened in the period, and say why it did or did not matter.',
    within: 'hour',
  },
}
