/** Text for the payer's receipt: at most 22 letters, digits and spaces; a test checks this for every assistant. */
import { ASSISTANTS, type AssistantId, assistantOfPurchase } from '#product/assistants.ts'

const SHORT_NAMES: Partial<Record<AssistantId, string>> = {
  consultant: 'Consultant',
  decoder: 'Decoder',
  slides: 'PowerPoint',
  humanizer: 'Humanizer',
  textChat: 'Text Chat',
}

export function customerMessage(purchaseType: string): string {
  const id = assistantOfPurchase(purchaseType)
  if (!id) throw new Error(`There is no assistant called ${purchaseType}.`)
  return `${SHORT_NAMES[id] ?? ASSISTANTS[id].name} 30 days`
}
