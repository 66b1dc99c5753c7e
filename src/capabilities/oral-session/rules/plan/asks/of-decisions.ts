/** On decisions and claims made along the way: sentences of this work that are not facts of any kind. */
import type { DecisionRule } from '#capabilities/study/index.ts'
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
          'How many were excluded by this rule, and might they have shown something different?',
          'How many will be excluded by this rule, and might they show something different?',
        ],
        [
          'Because of this rule, who do your findings not apply to?',
          'Because of this rule, who will your results not apply to?',
        ],
        [
          'Who may have been included that this rule should have kept out, and how would you know?',
          'Who might be included that this rule should keep out, and how will you know?',
        ],
      ),
      planQuestion(
        'Which rule excluded this, and what changes if you leave it in?',
        'Which rule will exclude this, and what changes if you leave it in?',
      ),
      planQuestion(
        'How much did you lose this way, and was it similar to the rest?',
        'How much might you lose this way, and is it similar to the rest?',
      ),
      planQuestion(
        'Did you decide that before or after you saw the data?',
        'Could you still change this once you see the data? What will stop you?',
      ),
      same('Who could say that this was left out because it did not fit?'),
    ],
    deeper: [planQuestion('Did you try it both ways?', 'Will you try it both ways?')],
    advice: {
      done: 'Say in one sentence how much was left out, under which rule, and whether the result stays the same.',
      planned: 'Write down your exclusion rules now, before you have seen the data.',
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
        'Which part of the data was this done on, and what would the alternatives have given?',
        'Which part of the data will this be done on, and what would the alternatives give?',
      ),
      planQuestion(
        'What did the data look like before this, and did you look at the results without it?',
        'What will the data look like before this, and will you look at the results without it?',
      ),
      same('What false pattern or false precision might this introduce?'),
      planQuestion(
        'How much of what you found was created by this step?',
        'How much of what you find may be created by this step?',
      ),
    ],
    deeper: [
      planQuestion(
        'Would your main result hold without it?',
        'How will you see whether your result depends on it?',
      ),
    ],
    advice: {
      done: 'Write down which values were changed, how many, and what the result is without the change.',
      planned:
        'Write down which values will be changed and by which rule, and that you will compare both versions.',
    },
    within: 'day',
  },
  assumed: {
    area: 'method',
    asks: [
      same('What supports this assumption, and what follows if it does not hold?'),
      same('How could you test that instead of assuming it?'),
      same('Who in your field would dispute this?'),
      same('Which of your findings would fall if this assumption were wrong?'),
    ],
    deeper: [
      planQuestion(
        'Which of your figures depends on it most?',
        'Which part of your plan depends on it most?',
      ),
    ],
    advice: 'Beside each assumption, write what would follow if it were wrong.',
    within: 'hour',
  },
  'chosen-over': {
    area: 'method',
    asks: [
      ...ofWords(
        /\b(rather than|instead of)\b/i,
        [
          'You write “{it}”. What would the alternative have given?',
          'You write “{it}”. What would the alternative give?',
        ],
        [
          'You write “{it}”. What is the best argument for doing it differently?',
          'You write “{it}”. What is the best argument for doing it differently?',
        ],
      ),
      planQuestion(
        'What were the arguments for the other choices, and how would your results look with them?',
        'What are the arguments for the other choices, and how might your results look with them?',
      ),
      planQuestion(
        'Which alternative did you nearly choose, and what decided it?',
        'Which alternative would you choose if this turned out not to work?',
      ),
      planQuestion('What would have made you choose otherwise?', 'What would make you choose otherwise?'),
    ],
    deeper: [same('What did the alternative offer that this one does not?')],
    advice: 'Give the reason for this choice in one sentence that names the alternative you rejected.',
    within: 'hour',
  },
  narrowed: {
    area: 'limits',
    asks: [
      same('Why is the boundary there, and would your conclusions hold on the other side of it?'),
      same('What lies just outside this boundary, and what would it have cost to include it?'),
      planQuestion(
        'Did you draw this line, or did circumstances?',
        'Are you drawing this line, or are circumstances?',
      ),
      same('Which of your questions suffers most from this boundary?'),
    ],
    deeper: [same('What would you expect just outside of it?')],
    advice: 'Give one reason for the boundary that is not convenience.',
    within: 'hour',
  },
  surprise: {
    area: 'results',
    asks: [
      same('What else could explain this, and how could you tell these explanations apart?'),
      same('What had you expected, and on what grounds?'),
      same('Did you check before you believed it? What did you check?'),
      same('Is it the data that are odd here, or the expectation?'),
    ],
    deeper: [same('What further evidence would settle it?')],
    advice: 'Write down two explanations for it, and what would decide between them.',
    within: 'day',
  },
  accuracy: {
    area: 'results',
    // Announced, and not given.
    unless: /\bwe will (?:find|see|compute)\b/i,
    asks: [...ON_ACCURACY.map(same)],
    deeper: [same('Which figure would a user care about instead?')],
    advice: 'Report beside it how well the simplest guess does on the same data.',
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
          'You write “{it}”. Which of your figures or passages supports a word as strong as this?',
          'You write “{it}”. What would you have to find before you could say so?',
        ],
        [
          'You write “{it}”. What evidence would make you withdraw it?',
          'You write “{it}”. What evidence would make you withdraw it?',
        ],
      ),
      same('What is the strongest argument against this?'),
      same('What would make you withdraw this?'),
    ],
    deeper: [same('How would you put it to your harshest critic?')],
    advice: 'Support the strong word with a figure or passage, or choose a weaker word.',
    within: 'hour',
  },
  explained: {
    area: 'results',
    // A hypothetical improvement explains nothing, and a report about one person is not a finding.
    unless:
      /\b(?:better|higher|more accurate)\b.{0,40}\bmight have been\b|\bbias\b|\b(?:she|he|her|his|him)\b/i,
    asks: [
      same('What evidence would show that this, and not something else, is the reason?'),
      same('Name a second explanation. Which of the two do your data support better?'),
      same('Is that explanation yours or somebody else’s, and what supports it?'),
      same('If this explanation is right, what else should be true that you could check?'),
    ],
    deeper: [same('And how would you test it?')],
    advice: 'Write down a second explanation, and what would decide between the two.',
    within: 'day',
  },
  'went-wrong': {
    area: 'limits',
    asks: [
      same('What did you do about this, and which of your results does it affect?'),
      same('When did you notice, and what would you do first if it happened again?'),
      same('How do you know that nothing else was affected in the same way?'),
      same('Would somebody who reads only your conclusion learn of this? Should they?'),
    ],
    deeper: [
      planQuestion(
        'What would your results be without the data it affected?',
        'How will you keep it from affecting your results?',
      ),
    ],
    advice: {
      done: 'Say what was done about it, and which results it affects.',
      planned: 'Say what you will do about it, and which of your questions it affects.',
    },
    within: 'day',
  },
}
