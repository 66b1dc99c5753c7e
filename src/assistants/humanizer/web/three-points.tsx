import { SpellCheck, UserRound, Waves } from 'lucide-react'
import { Icon } from '#ui/pictures/icon.tsx'
import { SAYS } from '../spec.ts'

export const ThreePoints = () => (
  <footer className="stack tight">
    <ul className="three">
      <li>
        <Icon of={SpellCheck} />
        Simplify complex words
      </li>
      <li>
        <Icon of={Waves} />
        Natural flow
      </li>
      <li>
        <Icon of={UserRound} />
        Human-like tone
      </li>
    </ul>
    <p className="sm muted">{SAYS.noDetector}</p>
  </footer>
)
