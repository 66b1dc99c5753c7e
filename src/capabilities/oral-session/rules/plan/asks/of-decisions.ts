/** On decisions and claims made along the way: sentences of this work that are not facts of any kind. */
import type { DecisionRule } from '#capabilities/study/rules/summarisation/questions-on-decisions.ts'
import { type KindOfQuestion, ofWords, planQuestion } from './ask.ts'
import { ON_ACCURACY } from './of-findings.ts'

const same = (asks: string) => planQuestion(asks, asks)

/** People, not things: the rule's words are in the sentence. */
const PEOPLE_LEFT_OUT =
  /\b(?:participants?|respondents?|patients?|people|persons|students?|learners?|women|men|mothers|children|adults|caregivers|farmers|workers|employees|households|individuals|(?:those|anybody|anyone|everybody) (?:who|with))\b.*\bexclu(?:ded?|sion)\b|\bexclu(?:ded?|sion)\b.*\b(?:participants?|respondents?|patients?|people|persons|students?|learners?|women|men|mothers|children|adults|caregivers|farmers|workers|employees|households|individuals|(?:those|anybody|anyone) (?:who|with))\b/i

export const DECISION_ASKS: Readonly<Record<DecisionRule['id'], KindOfQuestion>> = {
  'left-out': {
    area: 'method',
    // Leaving out one term of an equation is no loss of data.
    unless: /\bregressed\b|\bresiduals?\b/i,
    asks: [
      ...ofWords(
        PEOPLE_LEFT_OUT,
        [
          'How many were turned away by this rule, and would they have shown something else?',
          'How many will be turned away by this rule, and might they show something else?',
        ],
        [
          'For whom does what you found not hold because of this rule?',
          'For whom will what you find not hold because of this rule?',
        ],
        [
          'Who came in all the same whom this rule should have kept out, and how would you know?',
          'Who might come in all the same whom this rule should keep out, and how will you know?',
        ],
      ),
      planQuestion(
        'By which rule was this left out, and what changes if it stays in?',
        'By which rule will this be left out, and what changes if it stays in?',
      ),
      planQuestion(
        'How much did you lose by this, and was it like the rest?',
        'How much may you lose by this, and is it like the rest?',
      ),
      planQuestion(
        'Did you decide that before you saw the data or after?',
        'Could you still change this once you see the data? What keeps you from it?',
      ),
      same('Who could say that this was left out because it did not fit?'),
    ],
    deeper: [planQuestion('Did you try it both ways?', 'Will you try it both ways?')],
    advice: {
      done: 'Say in one sentence how much was left out, by which rule, and whether the result stays the same.',
      planned: 'Write down now by which rule something will be left out, before you have seen the data.',
    },
    within: 'day',
  },
  replaced: {
    area: 'method',
    // A hidden name is not an imputed value, and neither is a corrected spelling.
    unless: /\bnames?\b|\banonym|\bpseudonym|\bidentif(?:y|ied|iers?)\b|\bidentit|\bspelling/i,
    // Unequal class sizes are a finding; the remedy is a decision.
    needs:
      /\b(?:replac|imput|substitut|resampl|sampl(?:ed|ing)\b.*\b(?:over|under)|over-?sampl|under-?sampl|SMOTE|class weights?|encod|normali[sz]|standardi[sz]|represented numerically)/i,
    asks: [
      planQuestion(
        'On which part of the data was this done, and what would the other ways have given?',
        'On which part of the data will this be done, and what would the other ways give?',
      ),
      planQuestion(
        'What did the data look like before this, and did you look at the results without it?',
        'What will the data look like before this, and will you look at the results without it?',
      ),
      same('Which false order or false precision may this bring in?'),
      planQuestion(
        'How much of what you found was made by this step?',
        'How much of what you find may be made by this step?',
      ),
    ],
    deeper: [
      planQuestion(
        'Would your main result stand without it?',
        'How will you see whether your result hangs on it?',
      ),
    ],
    advice: {
      done: 'Write which values were changed, how many, and what comes out without it.',
      planned: 'Write down which values will be changed, by which rule, and that you will look at both ways.',
    },
    within: 'day',
  },
  assumed: {
    area: 'method',
    asks: [
      same('What speaks for this assumption, and what follows if it does not hold?'),
      same('How could you test that instead of assuming it?'),
      same('Who in your field would not grant you this?'),
      same('Which of your findings would fall with this assumption?'),
    ],
    deeper: [
      planQuestion('Which of your figures hangs on it most?', 'Which part of your plan hangs on it most?'),
    ],
    advice: 'Write beside each assumption what would follow if it were wrong.',
    within: 'hour',
  },
  'chosen-over': {
    area: 'method',
    asks: [
      ...ofWords(
        /\b(rather than|instead of)\b/i,
        [
          'You write “{it}”. What would the other way have given?',
          'You write “{it}”. What would the other way give?',
        ],
        [
          'You write “{it}”. What is the best reason for doing it the other way?',
          'You write “{it}”. What is the best reason for doing it the other way?',
        ],
      ),
      planQuestion(
        'What spoke for the other choices, and how would your results look with them?',
        'What speaks for the other choices, and how might your results look with them?',
      ),
      planQuestion(
        'Which one did you nearly take instead, and what decided it?',
        'Which one would you take instead, if this turned out not to work?',
      ),
      planQuestion('What would have made you choose otherwise?', 'What would make you choose otherwise?'),
    ],
    deeper: [same('What did the other way have that this one has not?')],
    advice: 'Give the reason for this choice in one sentence that names what was turned down.',
    within: 'hour',
  },
  narrowed: {
    area: 'limits',
    asks: [
      same('Why is the boundary there, and would what you conclude hold on the other side of it?'),
      same('What lies just outside this boundary, and what would it have cost to take it in?'),
      planQuestion(
        'Who drew this line, you or what was to be had?',
        'Who draws this line, you or what is to be had?',
      ),
      same('Which of your questions does this boundary hurt most?'),
    ],
    deeper: [same('What would you expect just outside of it?')],
    advice: 'Give one reason for the boundary that is not convenience.',
    within: 'hour',
  },
  surprise: {
    area: 'results',
    asks: [
      same('What else could explain this, and how could you tell these explanations apart?'),
      same('What had you expected, and on what ground?'),
      same('Did you go back and check before you believed it? What did you check?'),
      same('Is it the data that are odd here, or the expectation?'),
    ],
    deeper: [same('What further observation would settle it?')],
    advice: 'Write down two explanations for it and what would decide between them.',
    within: 'day',
  },
  accuracy: {
    area: 'results',
    // Announced, and not given.
    unless: /\bwe will (?:find|see|compute)\b/i,
    asks: [...ON_ACCURACY.map(same)],
    deeper: [same('Which figure would a user care about instead?')],
    advice: 'Put beside the measure what the simplest guess reaches on the same data.',
    within: 'day',
  },
  'strong-claim': {
    area: 'results',
    // A coefficient named strong by its usual scale, and a figure read off a table, claim little.
    unless: /\bsomewhat better\b|\bCramer|\bevidenced by\b/i,
    asks: [
      ...ofWords(
        /\b((?:the )?most important|crucial|vital|major|huge|the first|outperform\w*|new model|prove[sd]?)\b/i,
        [
          'You write “{it}”. Which of your figures or passages carries a word as strong as this?',
          'You write “{it}”. What will have to come out before you may say so?',
        ],
        [
          'You write “{it}”. What would somebody have to show you to make you take it back?',
          'You write “{it}”. What would somebody have to show you to make you take it back?',
        ],
      ),
      same('What is the strongest thing that can be said against this?'),
      same('What would have to happen for you to take this back?'),
    ],
    deeper: [same('How would you put it if your harshest reader sat opposite?')],
    advice: 'Put beside the strong word the figure or the passage that carries it, or take a weaker word.',
    within: 'hour',
  },
  explained: {
    area: 'results',
    // A hypothetical improvement explains nothing, and a report about one person is not a finding.
    unless:
      /\b(?:better|higher|more accurate)\b.{0,40}\bmight have been\b|\bbias\b|\b(?:she|he|her|his|him)\b/i,
    asks: [
      same('What would you have to see to know that this, and not something else, is the reason?'),
      same('Name a second explanation. Which of the two do your data like better?'),
      same('Is that explanation yours, or somebody else’s, and where is it shown?'),
      same('If this explanation is right, what else should be true that you could check?'),
    ],
    deeper: [same('And how would you test it?')],
    advice: 'Write a second explanation beside it, and what would decide between the two.',
    within: 'day',
  },
  'went-wrong': {
    area: 'limits',
    asks: [
      same('What did you do about this, and which of your results does it touch?'),
      same('When did you notice, and what would you do first if you met it again?'),
      same('How do you know that nothing else was wrong in the same way?'),
      same('Does a reader of your conclusion learn of this? Should they?'),
    ],
    deeper: [
      planQuestion(
        'What would your results be without what it touched?',
        'How will you keep what it touches out of your results?',
      ),
    ],
    advice: {
      done: 'Say what was done about it, and which results it touches.',
      planned: 'Say what you will do about it, and which of your questions it touches.',
    },
    within: 'day',
  },
}
