/** The examiner: courteous, brief, and never impressed. Introduces itself at the start, and gives no marks while the student speaks. */
import type { ExaminerManner } from '#capabilities/oral-session/index.ts'
import type { Style } from '#capabilities/oral-session/spec.ts'
import { joinList } from '#kit/join-list.ts'

const STYLED: Record<Style, string> = {
  gentle: 'We will take it slowly, and you may stop me whenever you like.',
  standard: 'I ask one question at a time. Take the time you need.',
  tough: 'I shall be direct. Defend what you can, and admit what you cannot.',
}

export const EXAMINER: ExaminerManner = {
  opening({ plan, style, names }) {
    const { readBy, kind, title } = plan
    const who = readBy
      ? `I am your examiner today, working with ${readBy} and with your own text.`
      : 'I am your examiner today, and my questions come from your own text.'
    const panel =
      names.length > 1
        ? `With me are ${joinList(names.slice(1).map((name) => `the ${name.toLowerCase()}`))}.`
        : ''
    const what = kind === 'planned' ? 'I have read your proposal' : 'I have read your work'
    return [`Good day. ${who}`, panel, `${what}${title && `, “${title}”`}.`, STYLED[style]]
      .filter(Boolean)
      .join(' ')
  },
  praise: ['That is a clear answer.', 'Thank you, I can follow that.', 'Good, that I understand.'],
  missed: ['We will leave that open for now.', 'We will leave that for now.'],
  before: {
    next: ['Thank you.', 'I have noted that.', 'Let us go on.', 'All right.'],
    deeper: ['Good. Let me go one step further.', 'Let us stay with it.', 'Let me pick that up.'],
    presses: ['I am not satisfied yet.', 'That does not settle it for me.', 'Let me press you on this.'],
    helps: ['There is no hurry. Let me help.', 'Let us look at it together.'],
    'off-the-point': ['That is not quite what I asked.', 'I hear you, and my question is still open.'],
    'too-short': [
      'That was brief. What makes you say so, and where in your work is it shown?',
      'Could you say more: what is the reason, and which place in your text shows it?',
      'I need a little more here. What is the reason, and what in your work shows it?',
    ],
    'asks-evidence': [
      'On which page, or in which table, can I see that?',
      'Where in your work do you say that?',
      'What in your own data shows it? Name the place.',
    ],
    'reads-page': ['That is an honest answer.', 'Thank you for saying so.', 'Better that than a guess.'],
    skip: ['We will leave that for now.', 'As you like; it may come back.'],
    hold: ['Take your time.', 'Of course. I will wait.', 'Please, think.'],
    'goes-on': ['Go on.', 'Please, go on.', 'Yes? I am listening.'],
    explain: ['Let me put it differently.', 'In other words:'],
    slower: ['Of course, step by step.', 'I will take it more slowly.'],
    why: ['That is a fair question.', 'I will tell you.'],
    stop: [
      'Shall we stop here? Say “stop” again and the session ends; what you have not used stays yours. Or simply answer.',
    ],
    stopped: ['Thank you. We stop here, and your report is ready.'],
    aside: ['I hear you. My question is still open:', 'I am here. Let us return to the question:'],
    'in-role': [
      'I am your examiner, and my questions are about your own work. I will ask again:',
      'I cannot do that for you. Let us stay with your thesis:',
      'I give no marks or answers during the session. I will ask again:',
    ],
    'other-language': [
      'I can only follow you in English, the language of your work. Please try it in your own words, or type it:',
      'In English, please; simple words are enough:',
    ],
  },
  finished:
    'That was my last question. Thank you. End the session when you are ready; your report is waiting for you.',
  timeOver: 'Our time is up. Thank you for your last answer. Your report is ready.',
  bridges: ['One moment.', 'Let me look at your text.', 'Just a moment.'],
  advising: [],
}
