/** On what a work is for: its problem, the gap, its aim and its contribution. */
import type { FactKind } from '#capabilities/study/rules/facts/fact.ts'
import { both, type KindOfQuestion, ofWords, planQuestion } from './ask.ts'

/** How much it is, and no year, no name with a digit in it. */
const FIGURE =
  /(?<![\w-])(\d[\d.,]*\s?(?:%|per ?cent\b|million\b|billion\b)|\d+ (?:in|out of) (?:every )?\d+)/i

/** Tools built by others, not studies. */
const LACKING_TOOLS =
  /^(?!.*\b(?:stud(?:y|ies)|research|literature)\b).*\b(?:models?|systems?|tools?|applications?|apps?|devices?|software)\b.*\b(?:lack\w*|do(?:es)? not|cannot|without)\b/i
/** That there is a problem, and not which. */
const ONLY_ANNOUNCED =
  /\bfac(?:es?|ing|ed) (?:an?|many|several|some|various) (?:\w+ )?(?:challenges?|problems?|issues?|difficult(?:y|ies))\.?$/i

export const PURPOSE_ASKS: Partial<Record<FactKind, KindOfQuestion>> = {
  problem: {
    area: 'problem',
    unless: ONLY_ANNOUNCED,
    asks: [
      ...ofWords(
        FIGURE,
        ['You say {it}. Where does this figure come from, and is it true of the place you study?', null],
        ['How old is this figure of {it}, and who counted?', null],
        [null, 'You say {it}. Where does this figure come from, and is it true of the place you will study?'],
        [null, 'How old is this figure of {it}, and who counted?'],
      ),
      both(
        'You say that little is known. Who has come closest to knowing it, and what did they miss?',
        /\b(?:little (?:is|was) known|not (?:been )?(?:well |widely )?(?:known|studied|understood)|poorly understood)\b/i,
      ),
      both(
        'How do we know that it is really growing, and not only noticed more?',
        /\b(?:ris(?:e|en|ing) (?:in|of|number)|on the rise|growing (?:concern|number|problem|rate)|worsen\w*|(?:has|have) increased|is increasing)\b/i,
      ),
      both(
        'What has been tried against it, and why was that not enough?',
        /^despite\b|\bdespite (?:the )?(?:effort|progress|measure|intervention)/i,
      ),
      both('What evidence shows that this is a problem, and whose problem is it?'),
      both('Suppose nobody had ever studied this. Who would be worse off for it?'),
      both('How would somebody in the field who disagrees with you describe the same situation?'),
      both('Who loses by this today, and have they said so themselves?'),
      both('Which part of this can research solve, and which part needs money or a law?'),
      both('What did you see or read that first made you think of this as a problem?'),
      both('Is this the problem itself, or a sign of a deeper one?'),
      both('Is this peculiar to {place}, or would one find it almost anywhere?'),
      both('Have the {people} themselves called this a problem, or do others say it of them?'),
      both('Take us in three steps from this sentence to {topic}.'),
    ],
    deeper: [
      both('And why has it not been solved already?'),
      both('What would a sceptic need to see to believe that this is a problem at all?'),
      both('Which source would you put first behind that?'),
    ],
    advice: 'Put one figure or one source behind the problem, with its year and its place.',
    within: 'day',
  },
  gap: {
    area: 'literature',
    // A gap in a service is a problem; one in knowledge, or in existing tools, is asked about here.
    needs:
      /\b(?:stud(?:y|ies)|research\w*|literature|evidence|known|knowledge|understand\w*|unexplored|explored|investigat\w+|examined|evaluat\w+|analy[sz]\w+|compar\w+|works|authors|scholars)\b|\b(?:models?|systems?|tools?|applications?|apps?|devices?|software)\b.*\b(?:lack\w*|do(?:es)? not|cannot|without)\b/i,
    asks: [
      ...ofWords(
        /\b((?:few|little|limited|hardly any|scant) (?:\w+ )?(?:stud(?:y|ies)|research|literature|evidence|work))\b/i,
        [
          'You say “{it}”. What did you search, and what did you find all the same?',
          'You say “{it}”. What did you search, and what did you find all the same?',
        ],
        [
          '“{it}”: which one is the nearest to yours, and where does it stop?',
          '“{it}”: which one is the nearest to yours, and where does it stop?',
        ],
      ),
      ...ofWords(
        LACKING_TOOLS,
        ...[
          'Which of them did you try out yourself before you said so?',
          'What would the makers of these answer you?',
          'Was that left out by mistake, or had somebody a reason for it?',
        ].map((one) => [one, one] as const),
      ),
      both('Where did you look before you said so, and do none of the studies you review come near it?'),
      both('Which study has come closest to this, and where does yours go beyond it?'),
      both('Might nobody have studied this because it does not matter? What is your answer to that?'),
      planQuestion(
        'How much of this gap has your work closed, and how much is still open?',
        'How much of this gap can one study close, and which part is yours?',
      ),
      both('Is this a gap in what is known, or only in what is known about one place?'),
      both('If a study that fills this came out tomorrow, what would be left of yours?'),
      both('Who else would say that this is open, and who would say that it has been settled?'),
      both('What is known of this outside {place}, and why can it not simply be carried over?'),
      both('Of all that is still open about {topic}, why did you take this?'),
    ],
    deeper: [
      both('Which two of the works you cite contradict each other on this, and whose side are you on?'),
      both('What would the author of the nearest study say to you?'),
    ],
    advice: 'Name the study that came closest, and say in one sentence what it leaves open.',
    within: 'day',
  },
  aim: {
    area: 'problem',
    unless:
      /\b(?:approach|step|window|technique) we (?:sought|aim)|\bwe (?:now )?(?:test|compute|estimate)\b/i,
    notIn: ['methods', 'results'],
    asks: [
      ...ofWords(
        /\bto (?:\w+ly )?(assess|examine|investigate|explore|evaluate|analy[sz]e|determine|identify|understand|describe)\b/i,
        [
          'You wrote “{it}”. What exactly did you do that deserves this word?',
          'You write “{it}”. What exactly will you do that deserves this word?',
        ],
      ),
      planQuestion(
        'How far did you get, and which of your results shows it?',
        'How will you know at the end that you got there?',
      ),
      planQuestion(
        'Without reading: did you reach this, and what convinces you that you did?',
        'What would have to come out for you to say that you failed?',
      ),
      planQuestion(
        'Looking back, was this the right thing to set out for, or would you narrow it today?',
        'Is this one study or several? What would you leave out if you had half the time?',
      ),
      planQuestion(
        'Tell somebody outside your field in two sentences what you set out to do and what came of it.',
        'Tell somebody outside your field in two sentences what you want to find out, and why.',
      ),
      planQuestion(
        'Did the aim change on the way? What did the first version of it say?',
        'Which word in this aim is the hardest to turn into something you can observe?',
      ),
      planQuestion(
        'What do you know about {topic} today that you did not know when you wrote this?',
        'What do you already believe about {topic}, and how will you keep it out of your findings?',
      ),
      planQuestion('Why was {place} the right place for this?', 'Why is {place} the right place for this?'),
    ],
    deeper: [
      planQuestion(
        'Which part of it is still open?',
        'Which part of it do you doubt most that you will reach?',
      ),
      planQuestion('Who was the answer meant for?', 'Who is waiting for the answer?'),
    ],
    advice: 'Say the aim in one sentence that a neighbour understands, and use the same words everywhere.',
    within: 'hour',
  },
  contribution: {
    area: 'contribution',
    asks: [
      ...ofWords(
        /\b(policy[- ]?makers|practitioners|managers|clinicians|radiologists|nurses|teachers|planners|modellers|institutions|companies|developers)\b/i,
        [
          'You name {it}. What exactly can they do with it?',
          'You name {it}. What exactly are they to do with it, and have you asked them?',
        ],
      ),
      both(
        'You say “{it}”. How did you make sure that nobody was before you?',
        /\b((?:the |is |are )first (?:study|to|attempt))\b/i,
      ),
      both(
        'What in your {it} is new, and what did you take over from others?',
        /\bnew (model|framework|approach|method|system|tool|dataset)\b/i,
      ),
      planQuestion(
        'Who can do something differently because of this, and what?',
        'Who is to do what differently because of this, and have you asked them?',
      ),
      planQuestion(
        'Take your study away: what would we not know?',
        'If it comes out as you expect, what do we know that we do not know today?',
      ),
      both('Is this new for the field, or new for this place? Both are allowed; which is it?'),
      both('If you might keep a single claim of your work, would it be this one?'),
      both('Who has done something like this before you, and what is yours alone?'),
      both('What will somebody who works on {topic} do differently after reading you?'),
      both('Is this new for the field, or new for {place}?'),
    ],
    deeper: [
      planQuestion(
        'Whose published view has to change because of it?',
        'Whose published view might have to change because of it?',
      ),
      planQuestion('Which of your pages shows that best?', 'And what remains of it if nothing comes out?'),
    ],
    advice: {
      done: 'Write the contribution as one sentence that begins with “Before this study …”.',
      planned: 'Write the contribution as one sentence that begins with “After this study we shall know …”.',
    },
    within: 'day',
  },
}
