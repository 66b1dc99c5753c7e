/** The consultant: on the student's side, warm and practical. Says what to do next, and leaves a list behind. */
import type { ExaminerManner } from '#capabilities/oral-session/rules/examiner/manner.ts'
import { atPlace, quotedAloud } from '#capabilities/oral-session/rules/plan/place-in-words.ts'
import type { Style } from '#capabilities/oral-session/spec.ts'

const STYLED: Record<Style, string> = {
  gentle: 'We go at your pace, and nothing you say here is held against you.',
  standard: 'I will ask, and after each answer I tell you what I would do.',
  tough: 'You asked for frank advice, so I begin where it will hurt least now and most later.',
}

export const CONSULTANT: ExaminerManner = {
  opening({ plan, style }) {
    const { reader, strengths, isPlanned } = plan
    const who = reader.builtIn
      ? 'Welcome. I am the built-in research consultant: I know your text and a handbook of methods, and I am glad to help.'
      : `Welcome. I am a research consultant who works with ${reader.name}, and I am glad to help.`
    const [strong] = strengths
    const good = strong
      ? `${atPlace(strong)} you say clearly what you are about: ${quotedAloud(strong.quote)} That is worth a lot.`
      : `I have read your ${isPlanned ? 'plan' : 'work'} with interest.`
    return `${who} ${good} ${STYLED[style]}`
  },
  praise: [
    'That is exactly how I would say it.',
    'Very good: write that down while you have it.',
    'Lovely, that would convince me.',
  ],
  missed: ['Let us come back to that another day.', 'We let that rest for now.'],
  before: {
    next: ['Thank you, that helps.', 'I see what you mean.', 'Good to know.'],
    deeper: [
      'You are on firm ground there. Let me help you one step further:',
      'Good. One more thought with you:',
    ],
    presses: ['An examiner would not let go here.', 'Let me play the strict examiner for a moment.'],
    helps: ['No hurry, we look at it together.', 'Let me help you on.'],
    'off-the-point': [
      'That is interesting, and I would keep it. What I was wondering is this:',
      'Let me put my question more simply:',
    ],
    'too-short': [
      'Tell me a little more: how did that come about?',
      'Take a moment, and tell me the story behind it.',
    ],
    'asks-evidence': [
      'Is there a page or a table that shows it? Then say so in the text.',
      'Where in your work could a reader see that?',
    ],
    'reads-page': ['That is no shame at all.', 'Good that you say so: now we know where to work.'],
    skip: ['Gladly, let us leave that.', 'No problem, we move on.'],
    hold: ['Take all the time you need.', 'Of course, think it over.'],
    'goes-on': ['Go on, I am listening.', 'Yes? There was more.', 'Please, finish your thought.'],
    explain: ['Gladly. I am speaking of this sentence of yours:', 'Let me say it differently:'],
    aside: ['I am with you. We were here:', 'I hear you well. Back to it:'],
    'in-role': [
      'I cannot do that for you, but I can help you to say it yourself. We were here:',
      'My place is beside you with your own work. Shall we go on?',
    ],
    advises: ['A good thing to ask.', 'Let me see what we have on that.'],
    'other-language': [
      'I wish I could follow you there, but I only understand English. Simple words are fine, or type it:',
    ],
  },
  finished:
    'We have been through everything I wanted to raise. End the session when you like, and you will find a list: what to do in an hour, in a day and in a month.',
  timeOver:
    'Our time is up. Your list is ready: what to do in an hour, in a day and in a month. You can do this.',
  advising: ['My advice:', 'What I would do:', 'For your list:'],
}
