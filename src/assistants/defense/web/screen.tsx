import { type OralRoom, OralScreen } from '#capabilities/oral-session/web/index.ts'
import { ASSISTANTS } from '#product/assistants.ts'
import { CALLS, SAYS } from '../spec.ts'

const ROOM: OralRoom = {
  id: 'defense',
  purpose: 'defense',
  calls: CALLS,
  says: {
    ...SAYS,
    description: ASSISTANTS.defense.description,
    dropHere: 'Drop your thesis here, or tap to choose',
    limits: 'PDF up to 50\u00a0MB',
    begin: 'Begin the defence',
    speaking: 'The examiner is speaking',
    sampleName: 'sample-thesis.pdf',
    sitting: 'Defense',
    unlockedLines: [
      '60 minutes in two sessions, with questions on your own pages',
      'Every answer marked, with your own words beside each mark',
      'Yours for 30 days; nothing renews automatically',
    ],
  },
  offersStyle: true,
  headerChip: false,
}

export default function DefenseScreen() {
  return <OralScreen room={ROOM} />
}
