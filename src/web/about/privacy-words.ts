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
      'Your name, email address and phone number, your academic level and interests if you chose them, and your password, stored so that nobody can read it.',
      'Where you are signed in: the type of device, its network address and when it was last used.',
      'Your documents and what was made from them: analyses, close readings, presentations and their figures, the text recognised in scans, which of your documents you put beside a work as its sources, and study cards with how well you knew them.',
      'The text of your conversations, written and spoken; the pictures you asked for; your most recent humanized texts; your sessions with the examiner and the consultant, and their reports.',
      'What you paid, when, and from which number. We never see your mobile money PIN.',
      'How often you use each assistant in a day, because each has a daily limit.',
      'A log entry whenever you were refused a page that is not yours, or an administrator changed something in your account. It records the network, not the full address.',
    ],
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    says: [
      `Documents: ${DOCUMENT_DAYS} days after you last used them. Analyses and presentations: 30 days. You can delete any of them sooner.`,
      `Recordings of your voice: deleted as soon as they have been transcribed. Recordings of spoken answers: at most ${audioHours} hours. The text of a spoken conversation: ${conversationDays} days.`,
      'Written conversations, pictures, sessions and study cards: until you delete them or your account. Humanized texts: the last twenty.',
      `Staying signed in on a device: ${signedInDays} days without use, six months at most. Counts of wrong passwords and of network addresses: two days.`,
      'Payments: as long as the law requires; once your account is deleted, without your name, email address and phone number. The log of refused pages and administrators’ actions: permanently.',
    ],
  },
  {
    id: 'who',
    title: 'Who else sees it',
    says: [
      'No advertisers, no tracking services and nobody who buys data. Our pages load nothing from other sites.',
      'Your mobile money provider, through pawaPay, receives the amount and the paying number.',
      'Each answer says what wrote it, heard it or spoke it. Weekbe4’s own rules, recognition and voice run on our own server. If an outside AI service is named, it receives the text, picture or sound needed for that answer, without your name, email address or phone number, unless they appear in your own words or document.',
      'If you ask whether the works you cite exist, and agree first, registries of published works (Crossref, OpenAlex) receive the title, first author, year and DOI of each work from our server, never your text, your name or your address. Their answers are kept for 90 days without saying who asked.',
      'If you agree, your browser may listen or speak for you; the company that makes it may then hear what you say.',
      'Our administrators can see accounts and payments, and everything they do is logged. They have no page that opens your documents or conversations.',
    ],
  },
  {
    id: 'yours',
    title: 'What you can do',
    says: [
      'Take it with you: “Download my data” on your account page gives you all your records in one file. You can download your documents and presentations from the pages where they are listed.',
      'Delete your account there too, with your password. Everything above is deleted at once, including files and recordings, and you are signed out on all your devices. What remains: payments and purchases without your name, and log entries with an id that no longer leads to you.',
      `Backups still hold what you deleted until they expire, after ${COPY_DAYS} days at most. We restore them only in an emergency.`,
      'On a shared phone, sign out: that also removes what the browser stored about you.',
    ],
  },
  {
    id: 'browser',
    title: 'What is stored in your browser',
    says: [
      'Two cookies: one keeps you signed in; the other lets this device log in to your account even while somebody else is guessing your password. There are no others.',
      'Your name, chosen colours and voices, drafts, and your last conversations, analyses and cards, so that you can read them offline. Signing out removes everything except the colours and voices.',
    ],
  },
]
