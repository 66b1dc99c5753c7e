import { Link } from '#ui/navigation/link.tsx'
import { Note } from '#ui/telling/note.tsx'
import { SAYS } from '../spec.ts'

export const LogInNote = () => (
  <Note kind="bad" actions={<Link to="/auth/login">Log in</Link>}>
    {SAYS.notSignedIn}
  </Note>
)
