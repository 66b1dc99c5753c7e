import { initials } from './initials.ts'

/** Letters, never a photo. The name is shown beside it, so it is hidden from readers; use `alone` without one. */
export function Avatar({ name, alone = false }: { name: string; alone?: boolean | undefined }) {
  return alone ? (
    <span className="avatar" role="img" aria-label={name}>
      {initials(name)}
    </span>
  ) : (
    <span className="avatar" aria-hidden="true">
      {initials(name)}
    </span>
  )
}
