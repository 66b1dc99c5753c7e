import { AssistantFront } from '#capabilities/access/web/assistant-front.tsx'

export default function DefenseScreen() {
  return <AssistantFront of="defense" />
}
