import { PRIVACY } from './privacy-words.ts'
import './privacy.css'

export default function PrivacyScreen() {
  return (
    <div className="in privacy">
      <div className="head">
        <div>
          <h1>Privacy</h1>
          <p>What we know about you, for how long, who else sees it, and how you take it back.</p>
        </div>
      </div>
      {PRIVACY.map(({ id, title, says }) => (
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
