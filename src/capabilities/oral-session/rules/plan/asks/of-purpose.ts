/** On what a work is for: its problem, its questions, its literature and its theory. */
import type { FactKind } from '#capabilities/study/rules/facts/fact.ts'
import { ask, both, type KindOfQuestion } from './ask.ts'

export const PURPOSE_ASKS: Partial<Record<FactKind, KindOfQuestion>> = {
  problem: {
    area: 'problem',
    asks: [
      both(
        'You put a figure on it. Where does this figure come from, and is it true of the place you study?',
        /\d/,
      ),
      both(
        'You say that little is known. Who has come closest to knowing it, and what did they miss?',
        /\b(?:little|few|not (?:been )?(?:well )?(?:known|studied|understood)|lack|limited)\b/i,
      ),
      both('What evidence shows that this is a problem, and whose problem is it?'),
      both('Suppose nobody studies this. What goes on going wrong, and for whom?'),
      both('How would somebody in the field who disagrees with you describe the same situation?'),
    ],
    deeper: [
      'And why has it not been solved already?',
      'What would a sceptic need to see to believe that this is a problem at all?',
    ],
    advice: 'Put one figure or one source behind the problem, with its year and its place.',
    within: 'day',
  },
  gap: {
    area: 'literature',
    asks: [
      both('Where did you look before you said so, and do none of the studies you review fill it?'),
      both('Which study has come closest to filling this gap, and where does yours go beyond it?'),
      both('Might nobody have studied this because it does not matter? What is your answer to that?'),
    ],
    deeper: ['Which two of the works you cite contradict each other on this, and whose side are you on?'],
    advice: 'Name the study that came closest, and say in one sentence what it leaves open.',
    within: 'day',
  },
  aim: {
    area: 'problem',
    asks: [
      ask(
        'How far did you get, and which of your results shows it?',
        'How will you know at the end that you got there?',
      ),
      ask(
        'In two sentences, and without reading: did you reach this, and what convinces you?',
        'What would have to come out for you to say that you failed?',
      ),
      ask(
        'Looking back, was this the right thing to set out for, or would you narrow it today?',
        'Is this one study or three? What would you leave out if you had half the time?',
      ),
    ],
    deeper: ['Which part of it is still open?'],
    advice: 'Say the aim in one sentence that a neighbour understands, and use the same words everywhere.',
    within: 'hour',
  },
  question: {
    area: 'problem',
    asks: [
      ask(
        'What is the answer, in one sentence, and in which table or passage is it?',
        'Which data will answer this, and which answer would surprise you?',
      ),
      ask(
        'Which of your data answer this, and what in them points the other way?',
        'What would you have to observe to answer this with no?',
      ),
    ],
    deeper: ['And what would have been the opposite answer?'],
    advice: 'Write under each question the table or passage that answers it.',
    within: 'hour',
  },
  objective: {
    area: 'problem',
    asks: [
      ask(
        'By which measure was this reached, and where is that shown?',
        'By which measure will you know that this is reached?',
      ),
      ask(
        'Which of your results belongs to this objective, and is it enough?',
        'Which part of your data collection serves this objective, and no other?',
      ),
    ],
    deeper: ['Which of your objectives is answered least well?'],
    advice: 'Make a small table: each objective, the data for it, the result.',
    within: 'hour',
  },
  hypothesis: {
    area: 'problem',
    asks: [
      ask(
        'You state it as no difference. What would rejecting it tell us about the size of the difference?',
        'You state it as no difference. How large a difference would matter, and could your sample show it?',
        /\bno (?:significant )?(?:difference|relationship|effect|association|influence)\b/i,
      ),
      ask(
        'Which result would have made you give this up, and did you get it?',
        'Which result would make you give this up, and can your data show it?',
      ),
      ask(
        'Why this direction and not the other? What had others found?',
        'Why do you expect this and not the opposite?',
      ),
    ],
    deeper: ['What else would produce the same result though your hypothesis is wrong?'],
    advice: 'Write down, before the defence, which result would have refuted it.',
    within: 'hour',
  },
  theory: {
    area: 'theory',
    asks: [
      ask(
        'Where in your analysis is this theory at work? Show us one place.',
        'What will this theory let you see that another would not?',
      ),
      ask(
        'What would a rival theory have predicted, and do your data decide between the two?',
        'Which rival theory did you turn down, and why?',
      ),
      both('This theory comes from another time and place. What does it fail to see where you work?'),
    ],
    deeper: ['Which of your findings does the theory not explain?'],
    advice: 'Take one finding and explain it with the theory in three sentences.',
    within: 'day',
  },
  definition: {
    area: 'theory',
    asks: [
      both('Who defines it differently, and what would change in your work if you took their definition?'),
      both('How does this definition show in what you measure?'),
    ],
    deeper: ['Give us one case that your definition leaves out.'],
    advice: 'Use the defined word in the same sense from the first page to the last.',
    within: 'hour',
  },
  variables: {
    area: 'theory',
    asks: [
      both('Why these, and what did you leave out that may matter more?'),
      both('Which of these could be the cause of another on your list?'),
    ],
    deeper: ['Which one would you drop first, and why?'],
    advice: 'Give a reason or a source for each variable, one line each.',
    within: 'day',
  },
  contribution: {
    area: 'contribution',
    asks: [
      ask(
        'Who will do what differently on Monday because of this?',
        'Who is to do what differently because of this, and have you asked them?',
      ),
      ask(
        'Take your study away: what would we not know?',
        'If it comes out as you expect, what do we know that we do not know today?',
      ),
      both('Is this new for the field, or new for this place? Both are allowed; which is it?'),
    ],
    deeper: ['Whose published view has to change because of it?'],
    advice: 'Write the contribution as one sentence that begins with “Before this study …”.',
    within: 'day',
  },
}
