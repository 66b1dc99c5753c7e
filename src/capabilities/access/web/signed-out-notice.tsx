import { Note } from '#ui/feedback/note.tsx'
import { Link } from '#ui/router/link.tsx'

export const NotSignedIn = ({ says }: { says: string }) => (
  <Note kind="bad" actions={<Link to="/auth/login">Log in</Link>}>
    {says}
  </Note>
)
