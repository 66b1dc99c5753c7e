import { AssistantFront } from '#capabilities/access/web/assistant-front.tsx'

export default function VoiceChatScreen() {
  return <AssistantFront of="voiceChat" />
}
