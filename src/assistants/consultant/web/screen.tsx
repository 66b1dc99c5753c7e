import { type OralRoom, OralScreen } from '#capabilities/oral-session/web/index.ts'
import { ASSISTANTS } from '#product/assistants.ts'
import { CALLS, SAYS } from '../spec.ts'

const ROOM: OralRoom = {
  id: 'consultant',
  purpose: 'consultation',
  calls: CALLS,
  says: {
    ...SAYS,
    description: ASSISTANTS.consultant.description,
    dropHere: 'Drop your paper or draft here, or tap to choose',
    limits: 'PDF, DOC, DOCX or TXT up to 50\u00a0MB',
    begin: 'Begin the consultation',
    speaking: 'The consultant is speaking',
    sampleName: 'sample-paper.docx',
    sitting: 'Consultation',
    unlockedLines: [
      '60 minutes in two sessions, about your own pages',
      'A list of what to do in an hour, a day and a month',
      'Yours for 30 days; nothing renews automatically',
    ],
  },
  offersStyle: false,
  headerChip: true,
}

export default function ConsultantScreen() {
  return <OralScreen room={ROOM} />
}
