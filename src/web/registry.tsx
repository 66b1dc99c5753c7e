/** One line per assistant. A missing line does not compile; each screen is its own chunk. */
import type { ComponentType } from 'react'
import type { AssistantId } from '#product/assistants.ts'

export type LoadScreen = () => Promise<{ default: ComponentType }>

export const assistantScreens = {
  defense: () => import('#assistants/defense/web/screen.tsx'),
  decoder: () => import('#assistants/decoder/web/screen.tsx'),
  consultant: () => import('#assistants/consultant/web/screen.tsx'),
  slides: () => import('#assistants/slides/web/screen.tsx'),
  humanizer: () => import('#assistants/humanizer/web/screen.tsx'),
  textChat: () => import('#assistants/text-chat/web/screen.tsx'),
  voiceChat: () => import('#assistants/voice-chat/web/screen.tsx'),
} satisfies Record<AssistantId, LoadScreen>
