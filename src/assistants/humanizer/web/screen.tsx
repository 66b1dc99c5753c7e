import { AssistantFront } from '#capabilities/access/web/assistant-front.tsx'

export default function HumanizerScreen() {
  return <AssistantFront of="humanizer" />
}
