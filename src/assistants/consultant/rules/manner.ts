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
    const { reader, strengths, isPlanned } = plan
    const who = reader.builtIn
      ? 'Welcome. I am your research consultant. I know your text and a handbook of methods, and I am glad to help.'
      : `Welcome. I am your research consultant, working with ${reader.name}, and I am glad to help.`
    const [strong] = strengths
    const good = strong
      ? `${atPlace(strong)} you say clearly what you are doing: ${quotedAloud(strong.quote)} That is a real strength.`
      : `I have read your ${isPlanned ? 'plan' : 'work'} with interest.`
    return `${who} ${good} ${STYLED[style]}`
  },
  praise: [
    'That is exactly how I would say it.',
    'Very good: write that down while you have it.',
    'Lovely, that would convince me.',
  ],
  missed: ['Let us come back to that later.', 'Let us leave that for now.'],
  before: {
    next: ['Thank you, that helps.', 'I see what you mean.', 'Good to know.'],
    deeper: ['You are on firm ground there. Let us take it one step further:', 'Good. One more thought:'],
    presses: ['An examiner would press you on this.', 'Let me play the strict examiner for a moment.'],
    helps: ['There is no hurry. Let us look at it together.', 'Let me help.'],
    'off-the-point': [
      'That is interesting, and worth keeping. My question was this:',
      'Let me put my question more simply:',
    ],
    'too-short': [
      'Tell me a little more: how did that come about?',
      'Take your time, and tell me more about how that happened.',
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
    explain: ['Of course. I mean this sentence of yours:', 'Let me say it differently:'],
    aside: ['I am with you. This is where we were:', 'I can hear you. Back to our question:'],
    'in-role': [
      'That has to come from you, but I can help you say it. This is where we were:',
      'I am here to help with your own work. Shall we carry on?',
    ],
    advises: ['That is a good question.', 'Let me see what I have on that.'],
    'other-language': ['I am sorry, I only understand English. Simple words are fine, or you can type it:'],
  },
  finished:
    'We have been through everything I wanted to raise. End the session whenever you like, and you will find a list of what to do in an hour, in a day and in a month.',
  timeOver:
    'Our time is up. Your list is ready: what to do in an hour, in a day and in a month. You can do this.',
  advising: ['My advice:', 'What I would do:', 'For your list:'],
}
