/** On what a work sets out to answer: its questions, its objectives, its hypotheses. */
import type { FactKind } from '#capabilities/study/index.ts'
import { both, type KindOfQuestion, ofWords, planQuestion } from './ask.ts'

const NO_DIFFERENCE =
  /\bno (?:significant |statistically )*(?:difference|relationship|effect|association|influence|correlation)\b|\bdoes not significantly\b/i
/** The null hypothesis that states something, or the other one that states nothing. */
const WRONG_WAY_ROUND =
  /^\(?H\s?[0oO₀]\b(?!.*\b(?:no|not|fail)\b).*\b(?:relationship|difference|effect|association)|^\(?H\s?[1iaA₁]\b.*\bno (?:significant )?(?:relationship|difference|effect|association)/

export const QUESTION_ASKS: Partial<Record<FactKind, KindOfQuestion>> = {
  question: {
    area: 'problem',
    asks: [
      ...ofWords(/\bhow (effective|well|efficient|satisfied|ready|common|aware)\b/i, [
        '“How {it}” calls for a standard of comparison. Which one did you use?',
        '“How {it}” calls for a standard of comparison. Which one will you use?',
      ]),
      ...ofWords(/\b(impact|effect|influence)\b/i, [
        'You ask about an {it}. Could your data have shown that there is none?',
        'You ask about an {it}. Could your data show that there is none?',
      ]),
      ...ofWords(
        /\b(?:what|which)(?: are the)? (?:\w+ )?(factors|determinants|causes|challenges|barriers)\b/i,
        [
          'Which of the {it} you had in mind turned out to matter least?',
          'How will you find {it} that you have not thought of beforehand?',
        ],
      ),
      planQuestion(
        'What makes the two comparable, and where do they differ in more than what you compare?',
        'What makes the two comparable, and where do they differ in more than what you will compare?',
        /\bcompar(?:e|es|ed|ison)\b/i,
      ),
      planQuestion(
        'What is the answer, in one sentence, and in which table or passage is it?',
        'Which data will answer this, and which answer would surprise you?',
      ),
      planQuestion(
        'Which of your data answer this, and what in them points the other way?',
        'What might you find that would leave this question open?',
      ),
      planQuestion(
        'Which answer did you expect when you wrote this, and did you get it?',
        'Which answer do you expect, and why?',
      ),
      planQuestion(
        'Knowing the answer, would you word the question the same way again?',
        'Which of your questions would you give up first, this one or another?',
      ),
      planQuestion(
        'How sure can a reader be of your answer to this?',
        'Could somebody answer this from the literature alone? What would be missing?',
      ),
      both('Who else wants to know this, and why?'),
    ],
    deeper: [
      planQuestion('And what would have been the opposite answer?', 'And what would be the opposite answer?'),
      both('What is the main evidence for that?'),
    ],
    advice: {
      done: 'Under each question, write the table or passage that answers it.',
      planned: 'Under each question, write which data will answer it, and what an answer would look like.',
    },
    within: 'hour',
  },
  objective: {
    area: 'problem',
    unless: /\bnow our objective\b/i,
    notIn: ['results'],
    asks: [
      ...ofWords(
        /\b(develop|design|build|create|implement|fine-?tune)\b(?! accurate)/i,
        [
          'How did you test that what you set out to {it} does what it should?',
          'How will you test that what you set out to {it} does what it should?',
        ],
        [
          'Has anybody but you tried what you set out to {it}, and what did they say?',
          'Who will be the first to try what you {it}, and what will you ask them?',
        ],
      ),
      ...ofWords(/\b(relationship|association|correlation)s?\b/i, [
        'What would have convinced you that there is no such {it}?',
        'What would convince you that there is no such {it}?',
      ]),
      ...ofWords(
        /\b(identify|explore|examine|assess|determine|evaluate|establish|find out|investigate|analy[sz]e|compare|measure)\b/i,
        [
          'You promised to {it}. How can a reader tell that you have?',
          'You promise to {it}. How will a reader be able to tell that you have?',
        ],
      ),
      planQuestion(
        'By what measure was this achieved, and where do you show it?',
        'By what measure will you know that this has been achieved?',
      ),
      planQuestion(
        'Which of your results answers this objective, and is it enough?',
        'Which part of your data collection serves this objective and no other?',
      ),
      planQuestion(
        'Was this achieved in full, in part or not at all?',
        'What could make this objective impossible to achieve?',
      ),
      planQuestion(
        'Which of your objectives gave you more trouble than this one?',
        'Which of your objectives has to be achieved before this one, and what if it is not?',
      ),
      planQuestion(
        'What would be missing from your work without this objective?',
        'What would be missing from your work without this objective?',
      ),
    ],
    deeper: [
      planQuestion(
        'Which of your objectives is answered least well?',
        'Which of your objectives will be the hardest to achieve?',
      ),
      planQuestion(
        'What did you do when it proved difficult?',
        'What will you do if it proves too difficult?',
      ),
    ],
    advice: {
      done: 'Make a small table: each objective, the data for it, the result.',
      planned: 'Make a small table: each objective, the data for it, the analysis, and who needs the answer.',
    },
    within: 'hour',
  },
  hypothesis: {
    area: 'problem',
    asks: [
      ...ofWords(WRONG_WAY_ROUND, [
        'A null hypothesis says that there is no effect. Is that what this says, and which of the two did you test?',
        'A null hypothesis says that there is no effect. Is that what this says, and which of the two will you test?',
      ]),
      planQuestion(
        'You state it as no difference. What would rejecting it tell us about the size of the difference?',
        'You state it as no difference. How large a difference would matter, and could your sample show it?',
        NO_DIFFERENCE,
        WRONG_WAY_ROUND,
      ),
      planQuestion(
        'This is written to be rejected. Was it rejected, and how clearly?',
        'This is written to be rejected. What will you say if you cannot?',
        /^\(?H\s?[0oO₀]\b|\bnull hypothesis\b/,
        WRONG_WAY_ROUND,
      ),
      planQuestion(
        'Why this direction and not the other? What had others found?',
        'Why do you expect this direction and not the other?',
        /\b(?:more|less|lower|greater|fewer|higher(?! (?:learning|education|institution))|increases?|decreases?|improves?|reduces?|positively|negatively|better|worse|impaired)\b/i,
        /\bnot significantly\b|^\(?H\s?[0oO₀]\b/i,
      ),
      planQuestion(
        'Which result would have made you reject this, and did you get it?',
        'Which result would make you reject this, and could your data show it?',
      ),
      planQuestion(
        'Why did you expect this at all? Which study led you to it?',
        'Why do you expect this at all? Which study leads you to it?',
      ),
      planQuestion('How was this tested, and what did the test show?', 'How exactly will this be tested?'),
      planQuestion(
        'What did you believe about this before you saw the data, and after?',
        'What result would somebody who believes the opposite predict?',
      ),
      planQuestion(
        'How large would the effect have to be before it matters to anybody?',
        'How large would the effect have to be before it matters to anybody?',
      ),
    ],
    deeper: [
      both('What else could produce the same result even if your hypothesis were wrong?'),
      planQuestion('How close was it to going the other way?', 'And if it goes the other way?'),
    ],
    advice: {
      done: 'Write down, before the defence, which result would have refuted it.',
      planned: 'Write down, before you collect anything, which result would refute it.',
    },
    within: 'hour',
  },
}
