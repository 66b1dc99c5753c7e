import { Icon } from './icon.tsx'

/** Written by us and marked so: no real person is quoted, and none is invented to look like one. */
const VOICES = [
  {
    who: 'MSc student, Lusaka',
    says: 'On Tuesday the examiner asked me about page 58. On Friday the panel asked the same, and I was ready.',
  },
  {
    who: 'Fourth-year student, Ndola',
    says: 'I read on my phone and buy data by the day. It opens quickly, and tells me how big a download is first.',
  },
  {
    who: 'Supervisor, Kitwe',
    says: 'It does not flatter. It shows you the page, and you judge.',
  },
]

export function Voices() {
  return (
    <section id="testimonials" className="sunk">
      <div className="w tw" data-voices="">
        <h2 className="sr">Testimonials</h2>
        <div className="te-stack" aria-live="off">
          {VOICES.map(({ who, says }, i) => (
            <figure key={who} className={i === 0 ? 'te on' : 'te'}>
              <Stars />
              <blockquote>{says}</blockquote>
              <figcaption>Example · {who}</figcaption>
            </figure>
          ))}
        </div>
        <div className="row between">
          <p className="xs muted">What we hope to hear, not customer reviews.</p>
          <div className="lt">
            <button type="button" data-pause="" aria-label="Pause the testimonials">
              <Icon of="pause" />
              <Icon of="play" />
            </button>
            {VOICES.map(({ who }, i) => (
              <button
                key={who}
                className="pip"
                type="button"
                aria-label={`Testimonial ${i + 1} of ${VOICES.length}`}
                aria-current={i === 0}
              />
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

const star = 'M12 1.5l3.1 7 7.4.7-5.6 4.9 1.7 7.4L12 17.6l-6.6 3.9 1.7-7.4L1.5 9.2l7.4-.7z'

const Stars = () => (
  <svg viewBox="0 0 120 24" width="120" height="24" role="img" aria-label="5 out of 5 stars">
    {[0, 24, 48, 72, 96].map((x) => (
      <path key={x} transform={`translate(${x} 0)`} fill="var(--ill-2)" d={star} />
    ))}
  </svg>
)
