import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import './auth.css'
import './auth-frame.css'
import { buttonClass } from '#ui/actions/button-class.ts'
import { ThemeSwitch } from '#ui/actions/theme-switch.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { type Slide, Slideshow } from '#ui/pictures/slideshow.tsx'
import { Wordmark } from '#ui/pictures/wordmark.tsx'
import { SLIDE_EVERY } from '../../spec.ts'

/** A form on paper beside the pictures; below it on a phone. Home is another document, so its links load it. */
export function AuthFrame({ slides, children }: { slides: readonly Slide[]; children: ReactNode }) {
  return (
    <div className="auth">
      <main className="form" id="main">
        <div className="in">
          <div className="bar2">
            <a className="auth-home" href="/" aria-label="Weekbe4, home">
              <Wordmark className="lg" />
            </a>
            <span className="row auth-tools">
              <ThemeSwitch />
              <a
                className={buttonClass({ kind: 'quiet', square: true })}
                href="/"
                aria-label="Close and go to the home page"
              >
                <Icon of={X} />
              </a>
            </span>
          </div>
        </div>
        {children}
      </main>
      <Slideshow label="About Weekbe4" slides={slides} intervalMs={SLIDE_EVERY} />
    </div>
  )
}
