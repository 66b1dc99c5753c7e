const levels = [
  {
    level: 'Undergraduate',
    use: 'A research project, a first literature review, a presentation on Monday. Start with the Research Decoder, then let the PowerPoint Creator lay out the slides.',
  },
  {
    level: 'Master’s',
    use: 'A dissertation with numbers in it. The tests you report are worked out again wherever the page gives the figures, and the Defense Room asks what the panel will.',
  },
  {
    level: 'PhD and faculty',
    use: 'A long argument across many chapters. Talk it through with the Research Consultant, and see which claims stand on which pages.',
  },
]

export function Levels() {
  return (
    <section className="w">
      <h2 className="h2x">For the paper in front of you</h2>
      <div className="levels">
        {levels.map(({ level, use }) => (
          <article key={level}>
            <h3>{level}</h3>
            <p>{use}</p>
          </article>
        ))}
      </div>
    </section>
  )
}
