/** The scripted demo of a room: an example from the first line to the last, and every line says so. */
import type { RoomId } from './names.ts'

export type PreviewMessage = { id: string; type: 'examiner' | 'consultant' | 'user'; content: string }

export const PREVIEW_MESSAGES: Record<RoomId, readonly PreviewMessage[]> = {
  defense: [
    {
      id: 'preview-1',
      type: 'examiner',
      content:
        'On page 41 you write that most mothers booked late. How many of the 212 is “most”, and which table shows it?',
    },
    {
      id: 'preview-2',
      type: 'user',
      content: 'It was 138 of 212, about 65 per cent. That is Table 4.2, on page 43.',
    },
    {
      id: 'preview-3',
      type: 'examiner',
      content:
        'Good, the figure and its table. Your sample came from one clinic. Who else does that 65 per cent apply to, and who does it not apply to?',
    },
  ],
  consultant: [
    {
      id: 'preview-1',
      type: 'consultant',
      content:
        'I have read your draft. Your question on page 3 is clear, and that is half the work. Shall we begin with the sampling, where an examiner will look first?',
    },
    {
      id: 'preview-2',
      type: 'user',
      content: 'Yes. I took the first hundred people who came to the market.',
    },
    {
      id: 'preview-3',
      type: 'consultant',
      content:
        'Then say exactly that: a convenience sample. Today, add one sentence on who was not at the market that morning. It will protect your whole discussion.',
    },
  ],
}
