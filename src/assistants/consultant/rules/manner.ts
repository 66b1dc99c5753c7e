/** The consultant: on the student's side, warm and practical. Says what to do next, and leaves a list behind. */
import { atPlace, type ExaminerManner, quotedAloud } from '#capabilities/oral-session/index.ts'
import type { Style } from '#capabilities/oral-session/spec.ts'

const STYLED: Record<Style, string> = {
  gentle: 'We will go at your pace, and nothing you say here will be held against you.',
  standard: 'I will ask questions, and after each answer I will tell you what I would do.',
  tough: 'You asked for frank advice, so I will start with what would cost you most if you left it.',
}

export const CONSULTANT: ExaminerManner = {
  opening({ plan, style }) {
    const { readBy, said, kind } = plan
    const who = readBy
      ? `Welcome. I am your research consultant, working with ${readBy}, and I am glad to help.`
      : 'Welcome. I am your research consultant. I know your text and a handbook of methods, and I am glad to help.'
    const [strong] = said.aim ?? said.questions ?? []
    const good = strong
      ? `${atPlace(strong.place)} you say clearly what you are doing: ${quotedAloud(strong.place.quote)} That is a real strength. Ask me anything; otherwise I begin.`
      : `I have read your ${kind === 'planned' ? 'plan' : 'work'} with interest. Ask me anything; otherwise I begin.`
    return `${who} ${good} ${STYLED[style]}`
  },
  praise: [
    'That is exactly how I would say it.',
    'Very good: write that down while you have it.',
    'Lovely, that would convince me.',
  ],
  missed: ['We can look at that again when you have had time.', 'Let us leave that for now.'],
  before: {
    next: ['Thank you, that helps.', 'I see what you mean.', 'Good to know.'],
    deeper: ['You are on firm ground there. Let us take it one step further:', 'Good. One more thought:'],
    presses: ['An examiner would press you on this.', 'Let me play the strict examiner for a moment.'],
    helps: ['There is no hurry. Let us look at it together.', 'Let me help.'],
    'off-the-point': [
      'I am not sure that this belongs here. My question was this:',
      'I would like to hear you on this one:',
    ],
    'too-short': [
      'Tell me a little more: what did you do, and why?',
      'Take your time, and give me two or three sentences more.',
    ],
    'asks-evidence': [
      'Is there a page or a table that shows it? Then say so in the text.',
      'Where in your work could a reader see that?',
    ],
    'reads-page': [
      'That is nothing to be ashamed of.',
      'Thank you for saying so: now we know what to work on.',
    ],
    skip: ['Of course, let us leave that.', 'No problem, let us move on.'],
    hold: ['Take all the time you need.', 'Of course. Think it over.'],
    'goes-on': ['Go on, I am listening.', 'Yes? I think there was more.', 'Please, finish your thought.'],
    explain: ['Of course. In other words:', 'Let me say it differently:'],
    slower: ['Of course, one step at a time.', 'Gladly, more slowly.'],
    why: ['I am glad you ask.', 'I will tell you.'],
    stop: [
      'Shall we stop for today? Say “stop” again and the session ends; what you have not used stays yours.',
    ],
    stopped: ['Then we stop here. Your list is ready, and you have done well.'],
    aside: ['I am with you. This is where we were:', 'I can hear you. Back to our question:'],
    'in-role': [
      'That has to come from you, but I can help you say it. This is where we were:',
      'I am here to help with your own work. Shall we carry on?',
    ],
    'other-language': ['I am sorry, I only understand English. Simple words are fine, or you can type it:'],
  },
  finished:
    'We have been through everything I wanted to raise. End the session whenever you like, and you will find a list of what to do in an hour, in a day and in a month.',
  timeOver:
    'Our time is up. Your list is ready: what to do in an hour, in a day and in a month. You can do this.',
  bridges: ['One moment.', 'Let me look at your text.', 'Just a moment.'],
  advising: ['My advice:', 'What I would do:', 'For your list:'],
}
