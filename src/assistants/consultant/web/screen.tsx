import { AssistantFront } from '#capabilities/access/web/assistant-front.tsx'

export default function ConsultantScreen() {
  return <AssistantFront of="consultant" />
}
