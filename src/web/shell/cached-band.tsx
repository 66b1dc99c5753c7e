import { History } from 'lucide-react'
import { dayAndTime } from '#api-client/date-and-time.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { useKeptSince } from './use-cached-since.ts'

/** Shown when any data on the screen is older than the server's, with its time. */
export function KeptBand() {
  const since = useKeptSince()
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
