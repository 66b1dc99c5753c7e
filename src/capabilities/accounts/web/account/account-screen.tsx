import { useState } from 'react'
import { useSignedInUser } from '../session/use-session.ts'
import { ChangePasswordSection } from './change-password-section.tsx'
import { DeleteAccountSection } from './delete-account-section.tsx'
import { Devices } from './devices-section.tsx'
import './account.css'
import { Download } from 'lucide-react'
import { dayAndTime } from '#api-client/date-and-time.ts'
import { QueryView } from '#api-client/query-view.tsx'
import { useQuery } from '#api-client/use-query.ts'
import { pathOf } from '#contracts/call.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { part } from '#ui/loading/lazy-part.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import type { Profile, readOwnProfile } from '../../contract.ts'
import { CALLS } from '../../spec.ts'

/** Administrators only, so nobody else loads it. */
const SecondFactor = part(() => import('./second-factor-section.tsx'))

export default function AccountScreen() {
  const user = useSignedInUser()
  // Changing the password signs the other devices out, so their list is reloaded.
  const [passwords, setPasswords] = useState(0)
  if (!user) return null
  return (
    <div className="in account">
      <div className="head">
        <div>
          <h1>Your account</h1>
          <p>Your details, where you are signed in, and how to close your account.</p>
        </div>
      </div>
      <ProfileFacts uid={user.uid} />
      <Devices key={passwords} />
      <ChangePasswordSection onChanged={() => setPasswords((count) => count + 1)} />
      {user.isAdmin && <SecondFactor />}
      <YourData />
      <DeleteAccountSection />
    </div>
  )
}

const profileFacts = (profile: Profile): [term: string, words: string][] => [
  ['Name', `${profile.firstName} ${profile.lastName}`],
  ['Email', profile.email],
  ['Phone number', profile.phoneNumber],
  ['Academic level', profile.academicLevel ?? 'Not given'],
  ['Interests', profile.interests.join(', ') || 'Not given'],
  ['Member since', dayAndTime(profile.createdAt).day],
]

function ProfileFacts({ uid }: { uid: string }) {
  const profile = useQuery<typeof readOwnProfile>(CALLS.readProfile, { params: { uid } })
  return (
    <section className="card stack" aria-labelledby="profile">
      <h2 id="profile">Profile</h2>
      <QueryView of={profile}>
        {(known) => (
          <dl className="account-facts">
            {profileFacts(known).map(([term, words]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        )}
      </QueryView>
    </section>
  )
}

function YourData() {
  return (
    <section className="card stack" aria-labelledby="data">
      <h2 id="data">Your data</h2>
      <p className="muted">
        Everything we keep about you, in one file that other software can open.{' '}
        <a href="/privacy">What we keep, and for how long</a>
      </p>
      <div>
        <a
          className={buttonClass({ kind: 'line' })}
          href={pathOf(CALLS.exportData)}
          download="weekbe4-my-data.json"
        >
          <Icon of={Download} />
          Download my data
        </a>
      </div>
    </section>
  )
}
