import { ASSISTANTS } from '#product/assistants.ts'
import './humanizer.css'

export const HumanizerHead = () => (
  <header className="head">
    <div>
      <h1>{ASSISTANTS.humanizer.name}</h1>
      <p className="muted">
        Rewrites stiff text so that it sounds like a person. Numbers and citations stay exactly as they are.
      </p>
    </div>
  </header>
)
