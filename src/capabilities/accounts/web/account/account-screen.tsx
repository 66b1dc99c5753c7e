import { useState } from 'react'
import { useSignedInUser } from '../session/use-session.ts'
import { ChangePasswordSection } from './change-password-section.tsx'
import { DeleteAccountSection } from './delete-account-section.tsx'
import { Devices } from './devices-section.tsx'
import { ProfileFacts } from './profile-section.tsx'
import { YourData } from './your-data-section.tsx'
import './account.css'

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
      <YourData />
      <DeleteAccountSection />
    </div>
  )
}
