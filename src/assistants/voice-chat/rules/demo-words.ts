/** The scripted demo: an example from the first line to the last, and every line is labelled so. */
import type { DemoStep } from '#capabilities/voice/talk.index.ts'
import { seconds } from '#kit/time.ts'
import { ASSISTANTS } from '#product/assistants.ts'
import type { StageWords } from './stage-words.ts'

export const PRICE = `ZMW ${ASSISTANTS.voiceChat.prices.charged}/month`
export const MODAL_CLOSES_AFTER = seconds(4)
export const WHAT_YOU_GET = [
  'Hands-free: it listens, answers aloud, then listens again',
  'Every word written down, for you to correct and keep',
  'Yours for 30 days; nothing renews automatically',
] as const

export const EXAMPLE = {
  student: 'How do I explain a confidence interval to my uncle?',
  assistant:
    'Say this: if I repeated the survey a hundred times, about ninety-five of the ranges would contain the true number.',
} as const

const NOT_RECORDED = 'This is an example. Your microphone is off.'

export const DEMO_WORDS: Record<DemoStep, StageWords> = {
  idle: {
    look: 'idle',
    heading: 'See how it goes',
    sentence: 'A demo of ten seconds. Your microphone stays off.',
  },
  speaking: { look: 'listen', heading: 'A student is speaking', sentence: NOT_RECORDED },
  processing: { look: 'think', heading: 'Processing', sentence: NOT_RECORDED },
  responding: { look: 'speak', heading: 'The assistant is responding', sentence: NOT_RECORDED },
  ready: { look: 'idle', heading: 'Ready for the next question', sentence: NOT_RECORDED },
  over: { look: 'idle', heading: 'That was the demo', sentence: 'With your own voice it is a conversation.' },
}

/** Which of its two lines are visible by now. */
export const demoLines = (step: DemoStep): { student: boolean; assistant: boolean } => ({
  student: step !== 'idle' && step !== 'speaking',
  assistant: step === 'responding' || step === 'ready' || step === 'over',
})
