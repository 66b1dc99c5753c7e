/**
 * The catalogue: everything the shell, the landing page, the payments screen and the access
 * rules need to know about an assistant. Add an assistant here first; the compiler then
 * points at every place that must learn about it (server/registry.ts, web/registry.tsx).
 */
import type { Kwacha } from '#kit/money.ts'
import { hours } from '#kit/time.ts'

export type AccessTerms = {
  validity: { kind: 'duration'; ms: number } | { kind: 'calendar-month' }
  allowance: { kind: 'unlimited' } | { kind: 'minutes' | 'uploads' | 'generations'; limit: number }
}

export const GROUPS = ['RESEARCH TOOLS', 'CONTENT CREATION', 'CHAT SERVICES'] as const

export type Assistant = {
  name: string
  route: `/${string}`
  group: (typeof GROUPS)[number]
  /** The sidebar's one line, the landing page's one line, and the header's on the assistant's own screen. */
  sidebarDescription: string
  landingDescription: string
  description: string
  /**
   * Three prices, because the product shows three (house ruling 14). Only `charged` moves money;
   * the others are display text.
   */
  prices: { landing: Kwacha; sidebar: Kwacha; charged: Kwacha }
  /** The offer as the price list words it. */
  offer: string
  /** The query the payments screen is opened with; `purchaseType` is also the record's AIType. */
  purchase: { purchaseType: string; PayFor: string; libraryName?: string; duration?: number }
  access: AccessTerms
}

const thirtyDays = { kind: 'duration', ms: hours(720) } as const
const sixtyMinutes = { kind: 'minutes', limit: 60 } as const
const unlimited = { kind: 'unlimited' } as const

export const ASSISTANTS = {
  defense: {
    name: 'Defense Room',
    route: '/research/defense',
    group: 'RESEARCH TOOLS',
    sidebarDescription: 'Practice thesis defense',
    landingDescription: 'Face the questions before the examiners ask them.',
    description: 'A spoken mock defence of your own thesis, with an examiner who has read it.',
    prices: { landing: 150, sidebar: 250, charged: 150 },
    offer: '60 minutes in 30 days',
    purchase: {
      libraryName: 'Dissertation Defense',
      purchaseType: 'defense',
      duration: 60,
      PayFor: 'Dissertation Defense',
    },
    access: { validity: thirtyDays, allowance: sixtyMinutes },
  },
  decoder: {
    name: 'Research Decoder',
    route: '/research/decoder',
    group: 'RESEARCH TOOLS',
    sidebarDescription: 'Analyze papers and dissertations',
    landingDescription: 'See what your thesis argues, and where it needs work.',
    description: 'A section-by-section analysis of your paper or thesis, with the page beside each point.',
    prices: { landing: 200, sidebar: 200, charged: 150 },
    offer: '10 documents in a month',
    purchase: { purchaseType: 'researchDecoder', PayFor: 'ResearchDecoder' },
    access: { validity: { kind: 'calendar-month' }, allowance: { kind: 'uploads', limit: 10 } },
  },
  consultant: {
    name: 'Research Consultant',
    route: '/research/consultant',
    group: 'RESEARCH TOOLS',
    sidebarDescription: 'Expert guidance and feedback',
    landingDescription: 'Talk through what to fix first.',
    description: 'A spoken conversation about your research, with a consultant who is on your side.',
    prices: { landing: 180, sidebar: 300, charged: 150 },
    offer: '60 minutes in 30 days',
    purchase: {
      libraryName: 'Research Consultation',
      purchaseType: 'consultation',
      duration: 60,
      PayFor: 'Research Consultation',
    },
    access: { validity: thirtyDays, allowance: sixtyMinutes },
  },
  slides: {
    name: 'PowerPoint Creator',
    route: '/content/powerpoint',
    group: 'CONTENT CREATION',
    sidebarDescription: 'Slides from your document',
    landingDescription: 'Eighteen slides, drawn from your own document.',
    description: 'Turns your document into an academic presentation of eighteen slides.',
    prices: { landing: 150, sidebar: 150, charged: 150 },
    offer: '5 decks of 18 slides',
    purchase: { purchaseType: 'powerpoint', PayFor: 'PowerPoint' },
    access: { validity: thirtyDays, allowance: { kind: 'generations', limit: 5 } },
  },
  humanizer: {
    name: 'Text Humanizer',
    route: '/content/humanizer',
    group: 'CONTENT CREATION',
    sidebarDescription: 'Natural, human-like text',
    landingDescription: 'Turn stiff paragraphs back into your own voice.',
    description: 'Rewrites machine-sounding text into natural prose, and shows every word it changed.',
    prices: { landing: 90, sidebar: 100, charged: 90 },
    offer: '30 days, no limit',
    purchase: { purchaseType: 'humanizer', PayFor: 'Humanizer AI' },
    access: { validity: thirtyDays, allowance: unlimited },
  },
  textChat: {
    name: 'Text Chat Assistant',
    route: '/chat/text',
    group: 'CHAT SERVICES',
    sidebarDescription: 'Chat, files and images',
    landingDescription: 'Answers to any question, and your survey’s tests.',
    description:
      'Ask about your study or a file. Upload your survey, and it runs the test you ask for and writes up the results.',
    prices: { landing: 100, sidebar: 180, charged: 100 },
    offer: '30 days',
    purchase: { purchaseType: 'chat', PayFor: 'Chat AI' },
    access: { validity: thirtyDays, allowance: unlimited },
  },
  voiceChat: {
    name: 'Voice Chat',
    route: '/chat/voice',
    group: 'CHAT SERVICES',
    sidebarDescription: 'Hands-free conversation',
    landingDescription: 'Talk it through until it flows.',
    description: 'A hands-free conversation for thinking aloud about your work.',
    prices: { landing: 100, sidebar: 220, charged: 100 },
    offer: '30 days',
    purchase: { purchaseType: 'voice', PayFor: 'Voice AI' },
    access: { validity: thirtyDays, allowance: unlimited },
  },
} as const satisfies Record<string, Assistant>

export type AssistantId = keyof typeof ASSISTANTS
export const assistantIds = Object.keys(ASSISTANTS) as AssistantId[]

export type PurchaseType = (typeof ASSISTANTS)[AssistantId]['purchase']['purchaseType']

export const assistantOfPurchase = (purchaseType: string): AssistantId | undefined =>
  assistantIds.find((id) => ASSISTANTS[id].purchase.purchaseType === purchaseType)
