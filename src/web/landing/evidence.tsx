import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { PageMap } from './page-map.tsx'

type LandingPassage = {
  page: number
  at: ComponentProps<typeof PageMap>['at']
  section: string
  chip: string
  sentence: ReactNode
}

const passages: LandingPassage[] = [
  {
    page: 31,
    at: 'p31',
    section: '3.4 Sample',
    chip: '212 households were selected',
    sentence: (
      <>
        From the ward registers of 1,480 households, <mark>212 households were selected</mark> by simple
        random sampling.
      </>
    ),
  },
  {
    page: 34,
    at: 'p34',
    section: '3.6 Sample size',
    chip: 'the formula yields 315',
    sentence: (
      <>
        At a margin of five per cent <mark>the formula yields 315</mark> households.
      </>
    ),
  },
]

/** The product's signature, working: press a page corner and its page slip opens in place. */
export function EvidenceSection() {
  return (
    <section className="sunk">
      <div className="w ev">
        <div>
          <h2 className="h2x">Every point shows the page it comes from</h2>
          <p className="lead2">
            Every score, question and correction about your document has a yellow tab. Tap it to open the
            passage, with the words highlighted.
          </p>
          <p className="lead2">If your document does not say it, neither do we.</p>
        </div>
        <div className="demo">
          <p className="pt">
            The sample is <b>212</b> households, but the formula three pages later calls for <b>315</b>.
          </p>
          {passages.map((passage, i) => (
            <Fragment key={passage.page}>
              <Chip {...passage} open={i === 0} />
              <Slip {...passage} open={i === 0} />
            </Fragment>
          ))}
          <p className="xs muted">The thesis is invented, but the tabs work: try one.</p>
        </div>
      </div>
    </section>
  )
}

const Chip = ({ page, chip, open }: LandingPassage & { open: boolean }) => (
  <button className="evi" type="button" aria-expanded={open} aria-controls={`slip-${page}`}>
    <b>p. {page}</b>
    <span>“{chip}”</span>
  </button>
)

const Slip = ({ page, at, section, sentence, open }: LandingPassage & { open: boolean }) => (
  <aside className="page slip" id={`slip-${page}`} aria-label={`Page ${page}`} hidden={!open}>
    <PageMap at={at} />
    <div>
      <p className="where">
        Page {page} of 124 · {section}
      </p>
      <q>{sentence}</q>
    </div>
  </aside>
)
