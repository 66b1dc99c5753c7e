import { ANCHORS, LOGIN } from './links.ts'

export function Foot() {
  return (
    <footer className="foot on-block">
      <div className="w">
        <p className="display">Be ready before they ask.</p>
        <a className="btn copper big" href={LOGIN}>
          Get Started
        </a>
        <nav aria-label="Footer">
          {ANCHORS.map(({ id, label }) => (
            <a key={id} href={`#${id}`}>
              {label}
            </a>
          ))}
          <a href={LOGIN}>Sign in</a>
          <a href="/privacy">Privacy</a>
          <a href="/abilities">What it can do</a>
        </nav>
        <p className="fine">Weekbe4: study assistants for students in Zambia and its neighbours.</p>
      </div>
    </footer>
  )
}
