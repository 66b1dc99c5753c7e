const levels = [
  {
    level: 'Undergraduate',
    use: 'A research project, a presentation on Monday. Start with the Research Decoder, then let the PowerPoint Creator lay out the slides.',
  },
  {
    level: 'Master’s',
    use: 'A dissertation with numbers in it. Give the Text Chat Assistant your survey, from Excel or SPSS: it runs the tests and writes the results in Word.',
  },
  {
    level: 'PhD and faculty',
    use: 'A long argument across many chapters. Talk it through with the Research Consultant, page by page.',
  },
]

export function Levels() {
  return (
    <section className="w">
      <h2 className="h2x">Whatever you are writing</h2>
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
