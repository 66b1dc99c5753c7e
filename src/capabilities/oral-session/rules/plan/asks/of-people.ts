/** On the people a work studies: who they are, how they were recruited, and what is owed to them. */
import type { FactKind } from '#capabilities/study/rules/facts/fact.ts'
import { both, type KindOfQuestion, ofWords, planQuestion } from './ask.ts'

const COUNTED_THINGS =
  /\b(tweets|sites|plots|entries|records|observations|images|instances|firms|companies|schools|articles|documents|applications|states|districts|villages|wards|transactions|posts|tools)\b/i

/** Data that were there before the study. */
const READY_DATA =
  /\b(?:data ?set|database|secondary data|register|records) (?:is|are|was|were|has|have|had|of|contains?)\b/i

export const PEOPLE_ASKS: Partial<Record<FactKind, KindOfQuestion>> = {
  sampling: {
    area: 'method',
    // A computer's random draw is not a participant.
    unless:
      /\bsimulat|\bpermut|\bbootstrap|\bresampl|\bMonte Carlo\b|\biterations?\b|\bnull models?\b|\bgenerat/i,
    asks: [
      ...ofWords(
        /\bpurposive|\bpurposeful|\bjudg(?:e)?ment(?:al)? sampl|\bkey informant/i,
        [
          'You chose these yourself. Which others could you have taken, and would they have led to the same?',
          'You choose these yourself. Which others could you take, and would they lead to the same?',
        ],
        [
          'Purposive for which purpose? Tell us the criteria, and one case that just failed them.',
          'Purposive for which purpose? Tell us the criteria, and a case that just fails them.',
        ],
      ),
      planQuestion(
        'You took what was at hand. What was not at hand, and which way does that push your results?',
        'You take what is at hand. What will not be at hand, and which way does that push your results?',
        /\bconvenien|\bsnowball|\bvolunteers?\b|\baccidental/i,
      ),
      ...ofWords(
        /(?<!non-)\b(?:random(?:ly)?|probability|stratif\w+|systematic(?:ally)? s\w+|cluster|lottery)\b/i,
        [
          'From which list were they drawn, and what was missing from that list?',
          'From which list will they be drawn, and what is missing from that list?',
        ],
      ),
      planQuestion(
        'Random is a strong word. Who drew them, with what, and who checked it?',
        'Random is a strong word. Who will draw them, with what, and who will check it?',
        /\brandom(?:ly)?\b/i,
      ),
      planQuestion(
        'Why these and not others, and who may have been left out?',
        'Why these and not others, and who may be left out?',
      ),
      planQuestion(
        'Who decided in the end who came in, and what did that do to your sample?',
        'Who decides in the end who comes in, and what does that do to your sample?',
      ),
      planQuestion(
        'Which {people} had no chance at all to get into your study?',
        'Which {people} have no chance at all to get into your study?',
      ),
      planQuestion(
        'Who said no, or could not be had, and in what did they differ?',
        'What will you do about those who say no or cannot be had?',
      ),
    ],
    deeper: [
      planQuestion(
        'How many could not be had, and in what were they different?',
        'How will you count those who cannot be had, and what will you want to know of them?',
      ),
      both('Who would choose differently, and what would they say to you?'),
    ],
    advice: 'Add one sentence on who could not get into the sample, and which way that may push the results.',
    within: 'hour',
  },
  'sample-size': {
    area: 'method',
    asks: [
      ...ofWords(/\bformula|\bYamane|\bCochran|\bSlovin|\bKrejcie|\bcalculat|\bcomput|\bpower\b/i, [
        'You computed this number. What did you assume for it, and does the assumption hold here?',
        'You compute this number. What do you assume for it, and why should it hold here?',
      ]),
      planQuestion(
        'The data were there before you. Which group in them is too small for what you say about it?',
        'The data are there already. Which group in them will be too small for what you want to say?',
        READY_DATA,
      ),
      ...ofWords(
        COUNTED_THINGS,
        [
          'What decided how many {it} you had: you, or what was to be had?',
          'What decides how many {it} you will have: you, or what is to be had?',
        ],
        [
          'Are these {it} independent of one another, and how do you know?',
          'Will these {it} be independent of one another, and how will you know?',
        ],
        [
          'How were the {it} spread over what you compare, and where do they get thin?',
          'How will the {it} be spread over what you compare, and where may they get thin?',
        ],
      ),
      ...ofWords(
        /\binterview|\bfocus group|\bsaturation/i,
        [
          'How did you know that you had talked to enough people?',
          'How will you know that you have talked to enough people?',
        ],
        [
          'What did the last person tell you that nobody before had said?',
          'What will make you stop: a number, or what people say?',
        ],
      ),
      planQuestion(
        'How did you arrive at this number, and is it enough for the smallest group you compare?',
        'How do you arrive at this number, and is it enough for the smallest group you want to compare?',
      ),
      planQuestion(
        'Twice as many: what would you have seen that you cannot see now?',
        'Twice as many: what would you see that you will not see like this?',
      ),
      planQuestion(
        'Half as many: which of your findings would you have lost?',
        'Half as many: which of your questions could you no longer answer?',
      ),
    ],
    deeper: [
      {
        ...planQuestion(
          'How small a difference could this number still show?',
          'How small a difference can this number show?',
        ),
        unless: /\binterview|\bfocus group|\bsaturation|\bqualitative/i,
      },
      planQuestion(
        'Which of them weigh most in what you say?',
        'What will you do if you do not get so many?',
      ),
    ],
    advice: 'State the number, the rule it came from, and the smallest group you compare.',
    advises: [
      {
        when: /\binterview|\bfocus group|\bsaturation|\bqualitative/i,
        says: {
          done: 'Say how you knew that further conversations would add nothing new: a small table of what was new in each is enough.',
          planned: 'Write by what you will know that further conversations add nothing new.',
        },
      },
    ],
    within: 'hour',
  },
  population: {
    area: 'limits',
    asks: [
      ...ofWords(
        /\bexclu(?:ded|sion)\b|\binclusion\b|\beligib|\brequired to\b/i,
        [
          'Whom did this rule keep out, and would they have shown something else?',
          'Whom will this rule keep out, and would they show something else?',
        ],
        [
          'How many fell under this rule, and who decided in doubtful cases?',
          'How many will fall under this rule, and who decides in doubtful cases?',
        ],
      ),
      planQuestion(
        'For whom else does what you found hold, and for whom surely not?',
        'For whom else will what you find hold, and for whom surely not?',
      ),
      both('Why does this group belong together? What divides it inside?'),
      both('How large is this group altogether, and who counted it?'),
      both('Whom does this leave out who has a stake in your question?'),
      planQuestion(
        'Who among them was hardest to reach, and how do you know what they would have said?',
        'Who among them will be hardest to reach, and how will you get to them?',
      ),
    ],
    deeper: [both('Name one group next door for whom you would not say the same.')],
    advice: {
      done: 'Say for whom the results hold, and name one group for whom they do not.',
      planned: 'Say for whom the results will hold, and name one group for whom they will not.',
    },
    within: 'hour',
  },
  ethics: {
    area: 'ethics',
    asks: [
      ...ofWords(
        /\bconsent|\bvoluntar|\bwithdraw/i,
        [
          'What did somebody risk who said no, and how could they be sure of that?',
          'What will somebody risk who says no, and how can they be sure of that?',
        ],
        [
          'What exactly were people told before they agreed, and in which language?',
          'What exactly will people be told before they agree, and in which language?',
        ],
      ),
      ...ofWords(
        /\banonym|\bconfidential|\bprivacy|\bpseudonym/i,
        [
          'Who could recognise whom all the same, by the rest of what you tell?',
          'Who may recognise whom all the same, by the rest of what you tell?',
        ],
        [
          'Where are the data now, who can open them, and when will they be deleted?',
          'Where will the data lie, who can open them, and when will they be deleted?',
        ],
      ),
      planQuestion(
        'What did the committee ask you to change before it agreed?',
        'What do you expect the committee to ask about first?',
        /\b(?:approv\w+|clearance|ethics committee|review board)\b/i,
      ),
      planQuestion(
        'Whom could your study, or what is made of it, have harmed all the same?',
        'Whom could your study, or what is made of it, harm all the same?',
      ),
      planQuestion(
        'What did you promise the {people} in your study, and have you kept it?',
        'What do you promise the {people} in your study, and who holds you to it?',
      ),
      planQuestion(
        'Who gains by what you found, and who may lose?',
        'Who gains by what you may find, and who may lose?',
      ),
    ],
    deeper: [
      planQuestion(
        'What would you do differently today towards those whose data these are?',
        'What will you do if somebody complains about the study?',
      ),
    ],
    advice: {
      done: 'Name the approval with its number and date, and say what became of the data.',
      planned: 'Write who has to approve the study and by when, and what will become of the data.',
    },
    within: 'hour',
  },
}
