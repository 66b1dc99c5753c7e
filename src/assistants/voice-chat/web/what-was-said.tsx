import { ChevronDown, ScrollText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { SpokenTalkHere } from '#capabilities/voice/web/use-spoken-talk.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const Said = lazy(() => import('./said.tsx'))

type WhatWasSaidProps = { spoken: SpokenTalkHere; session: string }

/** This conversation from its beginning, and the earlier ones. Fetched when it is opened. */
export function WhatWasSaid({ spoken, session }: WhatWasSaidProps) {
  const [open, setOpen] = useState(false)
  return (
    <details className="card what-was-said" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon of={ScrollText} />
        What was said
        <Icon of={ChevronDown} className="c" />
      </summary>
      {open && (
        <Suspense fallback={<Skeleton />}>
          <Said spoken={spoken} session={session} />
        </Suspense>
      )}
    </details>
  )
}
