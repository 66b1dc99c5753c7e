/** The examiner: courteous, brief, and never impressed. Introduces itself at the start, and gives no marks while the student speaks. */
import type { ExaminerManner } from '#capabilities/oral-session/rules/examiner/manner.ts'
import type { Style } from '#capabilities/oral-session/spec.ts'
import { joinList } from '#kit/join-list.ts'

const STYLED: Record<Style, string> = {
  gentle: 'We take it slowly, and you may stop me whenever you like.',
  standard: 'I ask one question at a time. Take the time you need.',
  tough: 'I shall be direct. Defend what you can, and admit what you cannot.',
}

export const EXAMINER: ExaminerManner = {
  opening({ plan, style, names }) {
    const { reader, isPlanned, title } = plan
    const who = reader.builtIn
      ? 'I am the built-in examiner: I know your text, and I judge it by rules, not as a person would.'
      : `I am an examiner who works with ${reader.name}, and with what your own text says.`
    const panel =
      names.length > 1
        ? `With me are ${joinList(names.slice(1).map((name) => `the ${name.toLowerCase()}`))}.`
        : ''
    const what = isPlanned ? 'I have read your proposal' : 'I have read your work'
    return [`Good day. ${who}`, panel, `${what}, “${title}”.`, STYLED[style]].filter(Boolean).join(' ')
  },
  praise: [
    'That is a clear answer.',
    'Good, with its reason.',
    'Thank you, that I can follow.',
    'Well argued.',
  ],
  missed: ['We leave that open for now.', 'We leave that for now.'],
  before: {
    next: ['Thank you.', 'I have noted that.', 'Let us go on.', 'All right.'],
    deeper: ['Good. I go one step further.', 'Let us stay with it.', 'I take that up.'],
    presses: ['I am not satisfied yet.', 'That does not settle it for me.', 'I press you on this.'],
    helps: ['No hurry. I help you on.', 'Let us look at it together.'],
    'off-the-point': [
      'That is not quite what I asked.',
      'I hear you, and my question is still open.',
      'That answers another question than mine.',
    ],
    'too-short': [
      'That is short. What makes you say so, and where in your work is it shown?',
      'Could you say more: the reason, and one place in your text?',
      'One sentence is not enough for me here. Why is it so?',
    ],
    'asks-evidence': [
      'On which page, or in which table, can I see that?',
      'Where in your work does that stand?',
      'What in your own data shows it? Name the place.',
    ],
    'reads-page': ['That is an honest answer.', 'Thank you for saying so.', 'Better that than a guess.'],
    skip: ['We leave that for now.', 'As you like; it may come back.'],
    hold: ['Take your time.', 'Of course. I wait.', 'Please, think.'],
    'goes-on': ['Go on.', 'Please, go on.', 'Yes? I am listening.'],
    explain: ['I put it differently.', 'I mean this sentence of yours.'],
    aside: ['I hear you. My question is still open:', 'I am here. Let us return to it:'],
    'in-role': [
      'I am your examiner, and what I look for is in your own work. My question stands:',
      'That I cannot do for you. Let us stay with your thesis:',
      'Neither marks nor answers come from me while we talk. I ask again:',
    ],
    'other-language': [
      'I can only follow you in English, the language of your work. Please try it in your own words, or type it:',
      'In English, please; simple words are enough:',
    ],
  },
  finished:
    'That was my last question. Thank you. End the session when you are ready; your report is waiting for you.',
  timeOver: 'Our time is over. Thank you for your last answer; your report is ready.',
  advising: [],
}
