/** On the people a work studies: who they are, how they were recruited, and what is owed to them. */
import type { FactKind } from '#capabilities/study/index.ts'
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
          'You chose these yourself. Which others could you have chosen, and would the results have been the same?',
          'You are choosing these yourself. Which others could you choose, and would the results be the same?',
        ],
        [
          'Purposive for what purpose? Tell us the criteria, and one case that narrowly failed them.',
          'Purposive for what purpose? Tell us the criteria, and a case that would narrowly fail them.',
        ],
      ),
      planQuestion(
        'You used a convenience sample. Who was not within reach, and how does that affect your results?',
        'You plan a convenience sample. Who will not be within reach, and how will that affect your results?',
        /\bconvenien|\bsnowball|\bvolunteers?\b|\baccidental/i,
      ),
      ...ofWords(
        /(?<!non-)\b(?:random(?:ly)?|probability|stratif\w+|systematic(?:ally)? s\w+|cluster|lottery)\b/i,
        [
          'Which list were they drawn from, and who was missing from it?',
          'Which list will they be drawn from, and who is missing from it?',
        ],
      ),
      planQuestion(
        'Random is a strong word. Who drew the sample, how, and who checked it?',
        'Random is a strong word. Who will draw the sample, how, and who will check it?',
        /\brandom(?:ly)?\b/i,
      ),
      planQuestion(
        'Why these and not others, and who may have been left out?',
        'Why these and not others, and who may be left out?',
      ),
      planQuestion(
        'Who finally decided who took part, and how did that affect your sample?',
        'Who will finally decide who takes part, and how will that affect your sample?',
      ),
      planQuestion(
        'Which {people} had no chance at all of being in your study?',
        'Which {people} have no chance at all of being in your study?',
      ),
      planQuestion(
        'Who refused or could not be reached, and how did they differ?',
        'What will you do about those who refuse or cannot be reached?',
      ),
    ],
    deeper: [
      planQuestion(
        'How many could not be reached, and how did they differ?',
        'How will you count those who cannot be reached, and what will you want to know about them?',
      ),
      both('Who would choose differently, and what would they say to you?'),
    ],
    advice: 'Add one sentence on who could not be in the sample, and how that may affect the results.',
    within: 'hour',
  },
  'sample-size': {
    area: 'method',
    asks: [
      ...ofWords(/\bformula|\bYamane|\bCochran|\bSlovin|\bKrejcie|\bcalculat|\bcomput|\bpower\b/i, [
        'You calculated this number. What did you assume, and does the assumption hold here?',
        'You calculate this number. What do you assume, and why should it hold here?',
      ]),
      planQuestion(
        'The data were there before you. Which group in them is too small for what you say about it?',
        'The data are there already. Which group in them will be too small for what you want to say?',
        READY_DATA,
      ),
      ...ofWords(
        COUNTED_THINGS,
        [
          'What decided how many {it} you had: your design, or availability?',
          'What will decide how many {it} you have: your design, or availability?',
        ],
        [
          'Are these {it} independent of one another, and how do you know?',
          'Will these {it} be independent of one another, and how will you know?',
        ],
        [
          'How are the {it} distributed across the groups you compare, and which groups are small?',
          'How will the {it} be distributed across the groups you compare, and which may be small?',
        ],
      ),
      ...ofWords(
        /\binterview|\bfocus group|\bsaturation/i,
        [
          'How did you know that you had talked to enough people?',
          'How will you know that you have talked to enough people?',
        ],
        [
          'What did the last person tell you that nobody had said before?',
          'What will make you stop: a number, or what people say?',
        ],
      ),
      planQuestion(
        'How did you arrive at this number, and is it enough for the smallest group you compare?',
        'How do you arrive at this number, and is it enough for the smallest group you want to compare?',
      ),
      planQuestion(
        'If you had studied twice as many, what would you see that you cannot see now?',
        'If you studied twice as many, what would you see that you will not see otherwise?',
      ),
      planQuestion(
        'If you had studied half as many, which of your findings would you have lost?',
        'If you studied half as many, which of your questions could you no longer answer?',
      ),
    ],
    deeper: [
      {
        ...planQuestion(
          'How small a difference could a sample of this size detect?',
          'How small a difference can a sample of this size detect?',
        ),
        unless: /\binterview|\bfocus group|\bsaturation|\bqualitative/i,
      },
      planQuestion(
        'Which of them do your conclusions depend on most?',
        'What will you do if you cannot reach that number?',
      ),
    ],
    advice: 'State the number, how you arrived at it, and the smallest group you compare.',
    advises: [
      {
        when: /\binterview|\bfocus group|\bsaturation|\bqualitative/i,
        says: {
          done: 'Say how you knew that further interviews would add nothing new: a small table of what was new in each is enough.',
          planned: 'Write how you will know that further interviews add nothing new.',
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
          'Who did this rule keep out, and might they have shown something different?',
          'Who will this rule keep out, and might they show something different?',
        ],
        [
          'How many did this rule affect, and who decided in doubtful cases?',
          'How many will this rule affect, and who will decide in doubtful cases?',
        ],
      ),
      planQuestion(
        'Who else do your findings apply to, and who do they not apply to?',
        'Who else will your results apply to, and who will they not apply to?',
      ),
      both('Why is this one group? What divides it?'),
      both('How large is this group altogether, and where does that figure come from?'),
      both('Who does this leave out that has a stake in your question?'),
      planQuestion(
        'Who among them was hardest to reach, and how do you know what they would have said?',
        'Who among them will be hardest to reach, and how will you reach them?',
      ),
    ],
    deeper: [both('Name one similar group to which this would not apply.')],
    advice: {
      done: 'Say who the results apply to, and name one group they do not apply to.',
      planned: 'Say who the results will apply to, and name one group they will not apply to.',
    },
    within: 'hour',
  },
  ethics: {
    area: 'ethics',
    asks: [
      ...ofWords(
        /\bconsent|\bvoluntar|\bwithdraw/i,
        [
          'What did people risk by refusing, and how could they be sure of that?',
          'What will people risk by refusing, and how can they be sure of that?',
        ],
        [
          'What exactly were people told before they agreed, and in which language?',
          'What exactly will people be told before they agree, and in which language?',
        ],
      ),
      ...ofWords(
        /\banonym|\bconfidential|\bprivacy|\bpseudonym/i,
        [
          'Could anybody still be recognised from the other details you give?',
          'Might anybody still be recognised from the other details you give?',
        ],
        [
          'Where are the data now, who can open them, and when will they be deleted?',
          'Where will the data be stored, who can open them, and when will they be deleted?',
        ],
      ),
      planQuestion(
        'What did the committee ask you to change before it agreed?',
        'What do you expect the committee to ask about first?',
        /\b(?:approv\w+|clearance|ethics committee|review board)\b/i,
      ),
      planQuestion(
        'Who could still have been harmed by your study, or by how it is used?',
        'Who could still be harmed by your study, or by how it is used?',
      ),
      planQuestion(
        'What did you promise the {people} in your study, and have you kept it?',
        'What do you promise the {people} in your study, and who will hold you to it?',
      ),
      planQuestion(
        'Who benefits from your findings, and who may lose?',
        'Who may benefit from what you find, and who may lose?',
      ),
    ],
    deeper: [
      planQuestion(
        'What would you do differently today for the people whose data these are?',
        'What will you do if somebody complains about the study?',
      ),
    ],
    advice: {
      done: 'Give the approval with its number and date, and say what happened to the data.',
      planned: 'Write who has to approve the study and by when, and what will happen to the data.',
    },
    within: 'hour',
  },
}
