import { Download, Eye, ListOrdered } from 'lucide-react'
import { useState } from 'react'
import { dayAndTime } from '#api-client/date-and-time.ts'
import { QueryProblem } from '#api-client/query-problem.tsx'
import { useQuery } from '#api-client/use-query.ts'
import { Button } from '#ui/actions/button.tsx'
import { FileRow } from '#ui/documents/file-row.tsx'
import { useToast } from '#ui/feedback/use-toast.tsx'
import { part } from '#ui/loading/lazy-part.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import type { listPresentations } from '../contract.ts'
import { CALLS, FORMATS, SAYS } from '../spec.ts'

const DeckView = part(() => import('./deck/deck.tsx'), <Skeleton lines={6} />)
const formatName = (format: string): string =>
  Object.values(FORMATS).find(({ id }) => id === format)?.name ?? ''

/** The decks of the last 30 days. */
export function Past({ onResume }: { onResume(jobId: string, source: string): void }) {
  const asked = useQuery<typeof listPresentations>(CALLS.listPresentations)
  const { value } = asked
  const problem = <QueryProblem of={asked} what="Your decks" />
  const [opened, setOpened] = useState<string>()
  const say = useToast()
  if (!value || value.presentations.length + value.outlines.length === 0) return problem
  async function save(url: string, filename: string) {
    const saving = await import('./download.ts').catch(() => undefined)
    const problem = saving
      ? await saving.fetchAndSave(url, filename)
      : SAYS.downloadFailed('Check your connection and try again.')
    if (problem) say({ failed: problem })
  }
  return (
    <section className="stack" aria-label="Your decks">
      <h2>Your decks</h2>
      {problem}
      <ul className="stack plain">
        {value.outlines.map(({ id, sourceFilename, title, waitsUntil }) => (
          <li key={id}>
            <FileRow
              name={sourceFilename}
              details={`${title}. The outline is kept until ${dayAndTime(waitsUntil).day}, ${dayAndTime(waitsUntil).time}`}
            >
              <Button
                kind="line"
                icon={ListOrdered}
                aria-label={`Continue with the outline of ${sourceFilename}`}
                onClick={() => onResume(id, sourceFilename)}
              >
                Go on
              </Button>
            </FileRow>
          </li>
        ))}
        {value.presentations.map(({ id, title, sourceFilename, format, keptUntil, url, filename }) => (
          <li key={id} className="stack">
            <FileRow
              name={sourceFilename}
              details={`${title}. ${formatName(format)}, kept until ${dayAndTime(keptUntil).day}`}
            >
              <Button
                kind="quiet"
                icon={Eye}
                aria-expanded={opened === id}
                aria-label={`Show the deck of ${sourceFilename}`}
                onClick={() => setOpened(opened === id ? undefined : id)}
              >
                Show
              </Button>
              <Button
                kind="line"
                icon={Download}
                aria-label={`Download the deck of ${sourceFilename}`}
                onClick={() => void save(url, filename)}
              >
                Download
              </Button>
            </FileRow>
            {opened === id && <DeckView id={id} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
