/** The text of the privacy page. Its promises are tested; docs/security.md lists the tests. */
import { SESSION_VALID } from '#capabilities/accounts/spec.ts'
import { VOICE_KEPT } from '#capabilities/voice/spec.ts'
import { hours } from '#kit/time.ts'

/** The product's default settings; an operator who changes them must change these too. */
const DOCUMENT_DAYS = 30
/** How long the operator keeps a backup (docs/operate.md). */
const COPY_DAYS = 30

const { conversationDays, audioHours } = VOICE_KEPT
const signedInDays = SESSION_VALID / hours(24)

import type { ToldPart } from './told-page.tsx'

export const PRIVACY: readonly ToldPart[] = [
  {
    id: 'what',
    title: 'What we keep about you',
    says: [
      'Your name, email address and phone number, your academic level and interests if you chose them, and your password as a hash that nobody can read back.',
      'Where you are signed in: the kind of device, its network address, and when it was last seen.',
      'Your documents, and what was made of them: analyses, close readings, presentations with their figures, the pages that were recognised in a scan, and study cards with how you answered them.',
      'Your conversations, written and spoken, as words; pictures you had drawn; the last texts you humanized; your sessions with the examiner and the consultant, and their reports.',
      'What you paid, when, and from which number. We never see your mobile money PIN.',
      'How often you used an assistant in a day, because each has limits.',
      'When you were turned away from a page that is not yours, and what an administrator did to your account: a line each, with the network it came from and not the address.',
    ],
  },
  {
    id: 'how-long',
    title: 'For how long',
    says: [
      `Documents: ${DOCUMENT_DAYS} days after you last used them. Analyses and presentations: 30 days. You can delete each one earlier.`,
      `The sound of your voice: deleted as soon as it has been understood. The sound of an answer: at most ${audioHours} hours. The words of a spoken conversation: ${conversationDays} days.`,
      'Written conversations, pictures, sessions and study cards: until you delete them, at the latest with your account. Of humanized texts we keep the last twenty.',
      `Signed in on a device: ${signedInDays} days without use, half a year at most. Counts of wrong passwords and of network addresses: two days.`,
      'Payments: as long as the law wants the books, and after your account is deleted without your name, email address and phone number. The lines about whom we turned away and what administrators did: for good.',
    ],
  },
  {
    id: 'who',
    title: 'Who else sees it',
    says: [
      'No advertiser, no measuring service, nobody who buys data: the pages load nothing from other sites.',
      'Your mobile money provider, through pawaPay, gets the amount and the number that pays.',
      'Each answer says which engine wrote, heard or spoke it. The built-in ones are on our own server. Where an outside engine is named, it gets the text, picture or sound it needs for that answer, without your name, email address or phone number, unless they stand in your own words or document.',
      'Your own browser may listen or speak for you, if you agree to it; its maker then hears what you say.',
      'Our administrators see accounts and payments, and each thing they do is written down. They have no page that opens your documents or conversations.',
    ],
  },
  {
    id: 'yours',
    title: 'What you can do',
    says: [
      'Take it with you: “Download my data” on your account page gives you all records in one file. Your documents and presentations are downloaded where they are listed.',
      'Delete your account there too, with your password. Everything above ends at once, files and sound included, on all your devices. What stays: payments and purchases without your name, and in the journal of what administrators did and whom we turned away, an id that leads nowhere.',
      `Safety copies still hold what you deleted until they are thrown away, ${COPY_DAYS} days at most. We open them only after a disaster.`,
      'On a phone you share: sign out. What the browser kept of you goes with it.',
    ],
  },
  {
    id: 'browser',
    title: 'What lies in your browser',
    says: [
      'One cookie, which keeps you signed in. No other.',
      'Your name, chosen colours and voices, drafts, and your last conversations, analyses and cards, so that they can be read without a line. Signing out removes all but the colours and voices.',
    ],
  },
]
