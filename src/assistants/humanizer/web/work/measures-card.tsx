import { useMemo } from 'react'
import { measure } from '../../rules/measures/measures.ts'
import { shareChanged } from '../../rules/measures/share-changed.ts'
import type { Change } from '../../rules/text/change.ts'

type MeasuresCardProps = { before: string; after: string; taken: readonly Change[] }

const whole = (figure: number) => String(Math.round(figure))

export function MeasuresCard({ before, after, taken }: MeasuresCardProps) {
  const [was, is] = [useMemo(() => measure(before), [before]), useMemo(() => measure(after), [after])]
  const rows = [
    {
      what: 'Stock phrases in 1,000 words',
      was: whole(was.marksPerThousand),
      is: whole(is.marksPerThousand),
    },
    { what: 'Words in a sentence', was: whole(was.sentenceLength), is: whole(is.sentenceLength) },
    {
      what: 'How much sentences differ in length',
      was: `${whole(was.sentenceSpread * 100)} %`,
      is: `${whole(is.sentenceSpread * 100)} %`,
    },
    { what: 'Reading ease, 0 to 100', was: whole(was.readingEase), is: whole(is.readingEase) },
  ]
  return (
    <section className="card measures" aria-labelledby="humanizer-measures">
      <h2 id="humanizer-measures">Before and after</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Measure</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody className="num">
          {rows.map((row) => (
            <tr key={row.what}>
              <th scope="row">{row.what}</th>
              <td>{row.was}</td>
              <td>{row.is}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="sm muted">{whole(shareChanged(before, taken) * 100)} % of your words were changed.</p>
    </section>
  )
}
