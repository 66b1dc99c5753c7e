import { initials } from './initials.ts'

/** Letters, never a face. The name stands beside it, so it is silent; alone it needs `alone`. */
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
