import type { ReactNode } from 'react'
import { useSignedInUser } from '#capabilities/accounts/web/index.ts'
import { OfflineBand } from '#ui/feedback/offline-band.tsx'
import { ToastProvider } from '#ui/feedback/use-toast.tsx'
import { KeptBand } from './cached-band.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useSidebar } from './use-sidebar.ts'

/** Around every page of a signed-in user. Screens bring their own `<div className="in">`. */
export function Shell({ children }: { children: ReactNode }) {
  const user = useSignedInUser()
  const sidebar = useSidebar()
  return (
    <ToastProvider>
      {!sidebar.covering && <SkipLink />}
      <TopBar menu={{ open: sidebar.covering, onOpen: sidebar.show }} inert={sidebar.covering} />
      <OfflineBand />
      <KeptBand />
      <div className="shell">
        <Sidebar {...sidebar} isAdmin={user?.isAdmin ?? false} />
        <main className="main" id="main" tabIndex={-1} inert={sidebar.covering}>
          {children}
        </main>
      </div>
    </ToastProvider>
  )
}

/** The top bar and a page; for screens that belong to no assistant. From these the user enters the shell next. */
export function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <TopBar />
      <OfflineBand />
      <KeptBand />
      <main className="main" id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}

function SkipLink() {
  return (
    <a className="skip" href="#main">
      Skip to main content
    </a>
  )
}
