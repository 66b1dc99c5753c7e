import { LogOut, Menu } from 'lucide-react'
import type { SignedInUser } from '#capabilities/accounts/index.ts'
import { useSession, useSignedInUser } from '#capabilities/accounts/web/index.ts'
import { HOME } from '#product/pages.ts'
import { Button } from '#ui/actions/button.tsx'
import { buttonClass } from '#ui/actions/button-class.ts'
import { ThemeSwitch } from '#ui/actions/theme-switch.tsx'
import { Wordmark } from '#ui/pictures/wordmark.tsx'
import { Link } from '#ui/router/link.tsx'
import { useNavigate } from '#ui/router/use-navigation.ts'
import './frame.css'
import { useState } from 'react'
import { Avatar } from '#ui/pictures/avatar.tsx'

type TopBarProps = {
  /** The toggle of the sidebar, on pages that have one. */
  menu?: { open: boolean; onOpen(): void } | undefined
  /** Out of reach, under the open sidebar. */
  inert?: boolean | undefined
}

export function TopBar({ menu, inert }: TopBarProps) {
  const user = useSignedInUser()
  return (
    <header className="top" inert={inert}>
      {menu && (
        <Button
          kind="quiet"
          square
          className="menu"
          icon={Menu}
          aria-label="Open the menu"
          aria-expanded={menu.open}
          aria-controls="side"
          onClick={menu.onOpen}
        />
      )}
      <Logo signedIn={user !== undefined} />
      {/* On a phone the switch is in the sidebar, if the page has one. */}
      <ThemeSwitch className={menu ? undefined : 'always'} />
      {user ? <SignedIn user={user} /> : <SignInLink />}
    </header>
  )
}

function Logo({ signedIn }: { signedIn: boolean }) {
  const words = { className: 'logo', 'aria-label': 'Weekbe4, home' }
  // A visitor's home page is a separate document.
  return signedIn ? (
    <Link {...words} to={HOME}>
      <Wordmark />
    </Link>
  ) : (
    <a {...words} href="/">
      <Wordmark />
    </a>
  )
}

function SignInLink() {
  return (
    <Link className={buttonClass({ kind: 'line' }, 'nowrap')} to="/auth/login">
      Sign in
    </Link>
  )
}

function SignedIn({ user }: { user: SignedInUser }) {
  const navigate = useNavigate()
  const { signOut } = useSession()
  const name = user.displayName.trim() || user.email
  function leave() {
    // Not awaited: this browser is signed out at once, even offline.
    void signOut()
    navigate('/auth/login')
  }
  return (
    <>
      <Link className="who" to="/account" aria-label={`${name}, your account`}>
        <Portrait name={name} photoURL={user.photoURL} />
        <span className="who-name">{name}</span>
      </Link>
      <Button kind="line" icon={LogOut} className="sign-out" onClick={leave}>
        <b>Sign out</b>
      </Button>
    </>
  )
}

/** The user's picture, or the initial when there is none or it fails to load. The name is shown beside it. */
function Portrait({ name, photoURL }: { name: string; photoURL: string | null }) {
  const [missing, setMissing] = useState(false)
  if (!photoURL || missing) return <Avatar name={name.trim().split(/\s+/)[0] ?? name} />
  return (
    <img
      className="avatar portrait"
      src={photoURL}
      alt=""
      width={36}
      height={36}
      onError={() => setMissing(true)}
    />
  )
}
