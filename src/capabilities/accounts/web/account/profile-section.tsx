import { dayAndTime } from '#api-client/date-and-time.ts'
import { QueryView } from '#api-client/query-view.tsx'
import { useQuery } from '#api-client/use-query.ts'
import type { Profile, readOwnProfile } from '../../contract.ts'
import { CALLS } from '../../spec.ts'

const profileFacts = (profile: Profile): [term: string, words: string][] => [
  ['Name', `${profile.firstName} ${profile.lastName}`],
  ['Email', profile.email],
  ['Phone number', profile.phoneNumber],
  ['Academic level', profile.academicLevel ?? 'Not given'],
  ['Interests', profile.interests.join(', ') || 'Not given'],
  ['With us since', dayAndTime(profile.createdAt).day],
]

export function ProfileFacts({ uid }: { uid: string }) {
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
