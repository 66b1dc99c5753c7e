import { History } from 'lucide-react'
import { dayAndTime } from '#asking/when.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { useKeptSince } from './use-kept-since.ts'

/** Whatever of a screen is not as the server has it now says of when it is. */
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
