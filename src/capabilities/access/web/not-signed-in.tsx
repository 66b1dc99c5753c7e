import { Link } from '#ui/navigation/link.tsx'
import { Note } from '#ui/telling/note.tsx'

export const NotSignedIn = ({ says }: { says: string }) => (
  <Note kind="bad" actions={<Link to="/auth/login">Log in</Link>}>
    {says}
  </Note>
)
