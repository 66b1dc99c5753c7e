import { Note } from '#ui/feedback/note.tsx'
import { Link } from '#ui/router/link.tsx'
import { SAYS } from '../spec.ts'

export const LogInNote = () => (
  <Note kind="bad" actions={<Link to="/auth/login">Log in</Link>}>
    {SAYS.notSignedIn}
  </Note>
)
