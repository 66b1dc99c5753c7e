import mark from '#ui/art/logo-mark.svg?raw'
import { Drawing } from '#ui/pictures/drawing.tsx'
import { Icon } from './icon.tsx'
import { ANCHORS, LOGIN } from './links.ts'

export function LandingBar() {
  return (
    <header className="on-block lhead">
      <div className="lbar">
        {/* The wordmark's outlines weigh as much as the whole page's words; the display face is here anyway. */}
        <a className="logo display" href="/" aria-label="Weekbe4">
          <Drawing source={mark} />
          <span>
            Weekbe<b>4</b>
          </span>
        </a>
        <nav aria-label="On this page">
          {ANCHORS.map(({ id, label }) => (
            <a key={id} href={`#${id}`}>
              {label}
            </a>
          ))}
        </nav>
        <button
          className="btn quiet square"
          type="button"
          data-theme-switch=""
          aria-label="Switch between light and dark"
        >
          <Icon of="theme" />
        </button>
        <a className="btn quiet" href={LOGIN}>
          Sign in
        </a>
        <a className="btn copper" href={LOGIN}>
          Get Started
        </a>
      </div>
    </header>
  )
}
