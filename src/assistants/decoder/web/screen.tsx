import { AssistantFront } from '#capabilities/access/web/assistant-front.tsx'

export default function DecoderScreen() {
  return <AssistantFront of="decoder" />
}
