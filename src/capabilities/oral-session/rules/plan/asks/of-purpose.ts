/** On what a work is for: its problem, the gap, its aim and its contribution. */
import type { FactKind } from '#capabilities/study/index.ts'
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
        ['You say {it}. Where does this figure come from, and does it apply to the place you studied?', null],
        ['How old is this figure of {it}, and who collected it?', null],
        [
          null,
          'You say {it}. Where does this figure come from, and does it apply to the place you will study?',
        ],
        [null, 'How old is this figure of {it}, and who collected it?'],
      ),
      both(
        'You say that little is known. Who has come closest, and what did they miss?',
        /\b(?:little (?:is|was) known|not (?:been )?(?:well |widely )?(?:known|studied|understood)|poorly understood)\b/i,
      ),
      both(
        'How do we know that it is really growing, and not just noticed more?',
        /\b(?:ris(?:e|en|ing) (?:in|of|number)|on the rise|growing (?:concern|number|problem|rate)|worsen\w*|(?:has|have) increased|is increasing)\b/i,
      ),
      both(
        'What has been tried against it, and why was that not enough?',
        /^despite\b|\bdespite (?:the )?(?:effort|progress|measure|intervention)/i,
      ),
      both('What evidence shows that this is a problem, and who does it affect?'),
      both('Suppose nobody had ever studied this. Who would be worse off for it?'),
      both('How would somebody in the field who disagrees with you describe the same situation?'),
      both('Who is harmed by this today, and have they said so themselves?'),
      both('Which part of this can research solve, and which part needs money or a law?'),
      both('What did you see or read that first made you think of this as a problem?'),
      both('Is this the problem itself, or a sign of a deeper one?'),
      both('Is this peculiar to {place}, or would you find it almost anywhere?'),
      both('Have the {people} themselves called this a problem, or do others say so on their behalf?'),
      both('Take us in three steps from this sentence to {topic}.'),
    ],
    deeper: [
      both('And why has it not already been solved?'),
      both('What evidence would persuade a sceptic that this is a problem at all?'),
      both('Which is your strongest source for that?'),
    ],
    advice: 'Support the problem with one figure or source, with its year and place.',
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
          'You say “{it}”. Where did you search, and what did you find nevertheless?',
          'You say “{it}”. Where did you search, and what did you find nevertheless?',
        ],
        [
          '“{it}”: which is closest to your study, and where does it stop?',
          '“{it}”: which is closest to your study, and where does it stop?',
        ],
      ),
      ...ofWords(
        LACKING_TOOLS,
        ...[
          'Which of them did you try yourself before you said so?',
          'How would the people who made these reply?',
          'Was that left out by mistake, or was there a reason for it?',
        ].map((one) => [one, one] as const),
      ),
      both('Where did you look before you said so, and do none of the studies you review come close?'),
      both('Which study has come closest to this, and where does yours go beyond it?'),
      both('Perhaps nobody has studied this because it does not matter. What is your answer to that?'),
      planQuestion(
        'How much of this gap has your work closed, and how much is still open?',
        'How much of this gap can one study close, and which part is yours?',
      ),
      both('Is this a gap in knowledge, or only in knowledge about one place?'),
      both('If somebody published a study on this tomorrow, what would be left of yours?'),
      both('Who else would say that this question is open, and who would say that it is settled?'),
      both('What is known about this outside {place}, and why does that not simply apply here?'),
      both('Of all the open questions about {topic}, why did you choose this one?'),
    ],
    deeper: [
      both('Which two of the works you cite contradict each other on this, and which do you agree with?'),
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
          'You wrote “{it}”. What exactly did you do that justifies this word?',
          'You write “{it}”. What exactly will you do that justifies this word?',
        ],
      ),
      planQuestion(
        'How far did you get, and which of your results shows it?',
        'How will you know at the end that you have succeeded?',
      ),
      planQuestion(
        'Without looking at your text: did you achieve this, and what convinces you that you did?',
        'What result would make you say that you had failed?',
      ),
      planQuestion(
        'Looking back, was this the right aim, or would you narrow it today?',
        'Is this one study or several? What would you leave out if you had half the time?',
      ),
      planQuestion(
        'In two sentences, tell somebody outside your field what you set out to do and what you found.',
        'In two sentences, tell somebody outside your field what you want to find out, and why.',
      ),
      planQuestion(
        'Did the aim change along the way? What did the first version say?',
        'Which word in this aim is the hardest to turn into something you can observe?',
      ),
      planQuestion(
        'What do you know about {topic} today that you did not know when you wrote this?',
        'What do you already believe about {topic}, and how will you keep it out of your findings?',
      ),
      planQuestion('Why was {place} the right place for this?', 'Why is {place} the right place for this?'),
    ],
    deeper: [
      planQuestion('Which part of it is still open?', 'Which part of it are you least sure of achieving?'),
      planQuestion('Who needed the answer?', 'Who is waiting for the answer?'),
    ],
    advice: 'State the aim in one sentence that anybody can understand, and use the same words throughout.',
    within: 'hour',
  },
  contribution: {
    area: 'contribution',
    asks: [
      ...ofWords(
        /\b(policy[- ]?makers|practitioners|managers|clinicians|radiologists|nurses|teachers|planners|modellers|institutions|companies|developers)\b/i,
        [
          'You name {it}. What exactly can they do with it?',
          'You name {it}. What exactly should they do with it, and have you asked them?',
        ],
      ),
      both(
        'You say “{it}”. How did you make sure that nobody had done it before you?',
        /\b((?:the |is |are )first (?:study|to|attempt))\b/i,
      ),
      both(
        'What in your {it} is new, and what did you take from others?',
        /\bnew (model|framework|approach|method|system|tool|dataset)\b/i,
      ),
      planQuestion(
        'Who can do something differently because of this, and what?',
        'Who should do what differently because of this, and have you asked them?',
      ),
      planQuestion(
        'What would we not know without your study?',
        'If it turns out as you expect, what will we know that we do not know today?',
      ),
      both('Is this new for the field, or new for this place? Both are allowed; which is it?'),
      both('If you could keep only one claim from your work, would it be this one?'),
      both('Who has done something like this before, and what is yours alone?'),
      both('What will somebody who works on {topic} do differently after reading you?'),
      both('Is this new for the field, or new for {place}?'),
    ],
    deeper: [
      planQuestion(
        'Whose published view has to change because of it?',
        'Whose published view might have to change because of it?',
      ),
      planQuestion('Which of your pages shows that best?', 'And what remains of it if you find nothing?'),
    ],
    advice: {
      done: 'Write the contribution as one sentence that begins with “Before this study …”.',
      planned: 'Write the contribution as one sentence that begins with “After this study we shall know …”.',
    },
    within: 'day',
  },
}
