import type { ReactNode } from 'react'
import { OfflineBand } from '../ui/offline-band.tsx'
import { SkipLink } from './skip-link.tsx'
import { TopBar } from './top-bar.tsx'

/** The top bar and a page; for screens that belong to no assistant. */
export default function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <TopBar />
      <OfflineBand />
      <main className="main" id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
