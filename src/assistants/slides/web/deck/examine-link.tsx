import { Link } from '#ui/navigation/link.tsx'

/** The Defense Room with the document of these slides already chosen: it asks about their content. */
export const ExamineLink = ({ documentId, name }: { documentId: string; name: string }) => (
  <p>
    <Link
      className="btn line"
      to={`/research/defense?${new URLSearchParams({ document: documentId, name })}`}
    >
      Examine me on this deck
    </Link>
  </p>
)
