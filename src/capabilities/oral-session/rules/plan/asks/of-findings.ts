/** On what came out of a work: results, conclusions, limits and recommendations. A plan owes none of it but its limits. */
import type { FactKind } from '#capabilities/study/rules/facts/fact.ts'
import { ask, type KindOfQuestion } from './ask.ts'

export const FINDING_ASKS: Partial<Record<FactKind, KindOfQuestion>> = {
  result: {
    area: 'results',
    asks: [
      ask(
        'It is significant. How large is it, and would anybody notice it in practice?',
        null,
        /\bsignifican|\bp\s*[<=>]\s*\.?0/i,
      ),
      ask(
        'You link two things here. Which else could produce both of them?',
        null,
        /\b(?:associat|correlat|relationship|influenc|affect|effect of|impact|due to|predict|determin)/i,
      ),
      ask('Of how many is this a share, and how far could it be off?', null, /\d\s*(?:%|per ?cent)/i),
      ask(
        'They said so. Did anything they did show it too, and who said the opposite?',
        null,
        /\b(?:participants?|respondents?|interviewees?|teachers|students|women|farmers|patients)\b.{0,40}\b(?:said|reported|felt|believed|expressed|mentioned|indicated|agreed|stated)/i,
      ),
      ask(
        'Better, higher, more: compared with what, and is that comparison fair?',
        null,
        /\b(?:higher|lower|more|less|better|greater|fewer|increas|decreas|outperform)/i,
      ),
      ask('How sure can you be of this, and what else could explain it?', null),
      ask('Did this surprise you? What had you expected, and why?', null),
      ask('Which of your results speaks against this one?', null),
    ],
    deeper: [
      'How does that fit with what others found?',
      'And if you had asked twice as many, what would be different?',
      'How large is this in practice, and for whom?',
    ],
    advice: 'Give the size of the result beside its significance, and one other explanation.',
    within: 'day',
  },
  'null-result': {
    area: 'results',
    asks: [
      ask('Does this mean that there is nothing, or that your study could not see it?', null),
      ask('How large would an effect have had to be for you to find it here?', null),
    ],
    deeper: ['What would you do to decide between the two?'],
    advice: 'Say how large an effect your study could have seen.',
    within: 'day',
  },
  conclusion: {
    area: 'contribution',
    asks: [
      ask('Which of your results carries this, and where does it go beyond them?', null),
      ask('What would have to be so for this to be wrong?', null),
      ask('Say it again as carefully as your data allow. What falls away?', null),
    ],
    deeper: ['Who would disagree with this conclusion, and with which argument?'],
    advice: 'Put behind each sentence of the conclusion the table or passage it rests on.',
    within: 'hour',
  },
  limitation: {
    area: 'limits',
    asks: [
      ask(
        'Which way may this have pushed your results, up or down?',
        'What will you do about it, and what will remain?',
      ),
      ask(
        'Knowing this, which of your conclusions would you word more carefully?',
        'Which of your claims will you be unable to make because of it?',
      ),
    ],
    deeper: ['And which limit have you not written down?'],
    advice: 'Add to each limit which way it may push the results.',
    within: 'hour',
  },
  recommendation: {
    area: 'contribution',
    asks: [
      ask('Which of your findings does this follow from, and who would have to act first?', null),
      ask('What would it cost, who would pay, and why has it not been done already?', null),
      ask('Would you recommend the same had your main result been the opposite?', null),
    ],
    deeper: ['How would anybody know after a year that it worked?'],
    advice: 'Write behind each recommendation the finding it follows from and who is to act.',
    within: 'day',
  },
}
