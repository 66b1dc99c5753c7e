import { AssistantFront } from '#capabilities/access/web/assistant-front.tsx'

export default function SlidesScreen() {
  return <AssistantFront of="slides" />
}
