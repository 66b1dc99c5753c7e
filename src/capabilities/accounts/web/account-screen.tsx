import { ChangePassword } from './change-password-section.tsx'
import { DeleteAccount } from './delete-account-section.tsx'
import { Devices } from './devices-section.tsx'
import { ProfileFacts } from './profile-section.tsx'
import { YourData } from './your-data-section.tsx'
import './account.css'

export default function AccountScreen() {
  return (
    <div className="in account">
      <div className="head">
        <div>
          <h1>Your account</h1>
          <p>What we know about you, where you are signed in, and how to leave.</p>
        </div>
      </div>
      <ProfileFacts />
      <Devices />
      <ChangePassword />
      <YourData />
      <DeleteAccount />
    </div>
  )
}
