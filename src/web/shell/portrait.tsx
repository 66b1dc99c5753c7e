import { useState } from 'react'
import { Avatar } from '#ui/pictures/avatar.tsx'

/** The user's picture, or the initial when there is none or it fails to load. The name is shown beside it. */
export function Portrait({ name, photoURL }: { name: string; photoURL: string | null }) {
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
