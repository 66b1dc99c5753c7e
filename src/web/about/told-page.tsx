import './told.css'

export type ToldPart = { id: string; title: string; says: readonly string[] }

type ToldPageProps = { title: string; lead: string; parts: readonly ToldPart[] }

/** A page of text only: parts with a heading and sentences. */
export function ToldPage({ title, lead, parts }: ToldPageProps) {
  return (
    <div className="in told">
      <div className="head">
        <div>
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
      </div>
      {parts.map(({ id, title, says }) => (
        <section key={id} className="card stack" aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <ul>
            {says.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
