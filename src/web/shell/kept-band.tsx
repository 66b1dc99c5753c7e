import { History } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { forgetWhatWasShown, keptSince, watchKept } from '#asking/kept-answers.ts'
import { dayAndTime } from '#asking/when.ts'
import { usePlace } from '#ui/navigation/use-navigation.ts'
import { Icon } from '#ui/pictures/icon.tsx'

/** Whatever of a screen is not as the server has it now says of when it is. */
export function KeptBand() {
  const { pathname } = usePlace()
  const since = useSyncExternalStore(watchKept, keptSince)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is the reason, though nothing of it is needed.
  useEffect(() => forgetWhatWasShown, [pathname])
  return <div role="status">{since && <KeptWords since={since} />}</div>
}

function KeptWords({ since }: { since: string }) {
  const { day, time } = dayAndTime(since)
  return (
    <p className="offline">
      <Icon of={History} />
      Kept on this device, {day}, {time}
    </p>
  )
}
