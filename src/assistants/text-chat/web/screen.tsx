import { AssistantFront } from '#capabilities/access/web/assistant-front.tsx'

export default function TextChatScreen() {
  return <AssistantFront of="textChat" />
}
