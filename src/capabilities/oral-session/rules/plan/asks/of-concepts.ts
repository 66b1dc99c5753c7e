/** On the thinking behind a work: its theory, its definitions, its variables. */
import type { FactKind } from '#capabilities/study/index.ts'
import { both, type KindOfQuestion, planQuestion } from './ask.ts'

export const CONCEPT_ASKS: Partial<Record<FactKind, KindOfQuestion>> = {
  theory: {
    area: 'theory',
    asks: [
      planQuestion(
        'Where in your analysis do you use this theory? Show us one place.',
        'What will this theory help you see that another would not?',
      ),
      planQuestion(
        'What would a rival theory have predicted, and can your data decide between the two?',
        'Which rival theory did you reject, and why?',
      ),
      both('Which of your questions follows from this theory, and which does not?'),
      planQuestion(
        'Could you have done the same study without it? What would be missing?',
        'Could you do the same study without it? What would be missing?',
      ),
      planQuestion(
        'Which part of the theory did you leave unused, and why?',
        'Which part of the theory will you leave unused, and why?',
      ),
      both('Explain this theory in your own words, as you would to a first-year student.'),
      both('What has this theory been criticised for, and does that affect your work?'),
      both('It was not developed with {place} in mind. What might it miss there?'),
      both('What does it say about {topic} that common sense does not?'),
    ],
    deeper: [
      planQuestion(
        'Which of your findings does the theory not explain?',
        'What might you find that the theory could not explain?',
      ),
      both('Which observation would count against the theory itself?'),
    ],
    advice: {
      done: 'Take one finding and explain it with the theory in three sentences.',
      planned: 'Write in three sentences what the theory leads you to expect here, and why.',
    },
    within: 'day',
  },
  definition: {
    area: 'theory',
    // A formula has only one definition, so there is no choice to ask about.
    unless:
      /\b(?:residual|deviance|likelihood|variance|ratio|matrix|link|difference (?:between|of)|defined as the (?:number|sum|proportion|share))\b|\bwe define|\bmathematical/i,
    notIn: ['methods', 'results'],
    asks: [
      both(
        'Where does the boundary in this definition come from?',
        /\b(?:under|over|less than|more than|at least) \d/i,
      ),
      both('Who defines it differently, and what would change in your work if you used their definition?'),
      planQuestion(
        'How is this definition reflected in what you measured?',
        'How is this definition reflected in what you will measure?',
        /\bmeasur\w*|\bscales?\b|\bscores?\b|\boperational|\bin this (?:study|work|research|project)\b/i,
      ),
      both('Whose definition is it, and why did you choose it?'),
      both('What does this definition just exclude that many people would include?'),
      both('Do all the authors you cite mean the same thing by it?'),
    ],
    deeper: [
      both('Give us one case that your definition leaves out.'),
      both('Where in your text do you use the word in a different sense?'),
    ],
    advice: 'Use the defined term in the same sense throughout.',
    within: 'hour',
  },
  variables: {
    area: 'theory',
    // How one is coded is not which ones there are.
    unless: /\b(?:dichotomous|binary|categorical|multicollinear\w*|coded)\b/i,
    needs: /\b(?:and|,)\s/,
    asks: [
      both('Why these, and what did you leave out that may matter more?'),
      both('Which of these could be the cause of another on your list?'),
      both('Which of these is measured least well, and what follows from that?'),
      both('Which of these did you include because others had, and which for reasons of your own?'),
      planQuestion(
        'If you had been allowed only one of these, which would you have kept?',
        'If you were allowed only one of these, which would you keep?',
      ),
    ],
    deeper: [both('Which one would you drop first, and why?')],
    advice: 'Give a reason or a source for each variable, one line each.',
    within: 'day',
  },
}
