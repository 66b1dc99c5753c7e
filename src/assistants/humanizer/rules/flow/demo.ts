/** The demo for users without access: nine seconds, a text of ours, and the rewriter's real result. */
export const DEMO = {
  before:
    'Moreover, it is imperative to note that mobile money has played a pivotal role in fostering financial inclusion. The utilization of digital wallets facilitates savings. Furthermore, the findings underscore a significant relationship between wallet ownership and monthly savings (t(210) = 2.91, p = .004).',
  after:
    'Mobile money has played a central part in encouraging financial inclusion. The use of digital wallets facilitates savings. The findings underline a significant relationship between wallet ownership and monthly savings (t(210) = 2.91, p = .004).',
} as const

export type Demo = { name: 'resting' } | { name: 'processing' } | { name: 'done' }
export type DemoEvent = { type: 'pressed' } | { type: 'processed' }

export const RESTING: Demo = { name: 'resting' }

export function nextDemo(demo: Demo, event: DemoEvent): Demo {
  if (event.type === 'pressed') return demo.name === 'processing' ? demo : { name: 'processing' }
  return demo.name === 'processing' ? { name: 'done' } : demo
}
