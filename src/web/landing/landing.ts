/** All the script of the landing page, which is complete without it; this adds the movement. */

import { THEME_KEY } from '#ui/actions/theme.ts'
import { rotateVoices } from './behaviour/rotate-voices.ts'

const each = (selector: string, give: (place: HTMLElement) => void) =>
  document.querySelectorAll<HTMLElement>(selector).forEach(give)

each('[data-theme-switch]', switchTheme)
each('.evi', openSlips)
each('[data-film]', playFilm)
each('[data-voices]', rotateVoices)

/** An evidence chip opens its page slip in place; Escape closes it again. */
function openSlips(chip: HTMLElement) {
  const slip = document.getElementById(chip.getAttribute('aria-controls')!)!
  const show = (open: boolean) => {
    slip.hidden = !open
    chip.ariaExpanded = String(open)
  }
  chip.onclick = () => show(slip.hidden !== false)
  chip.onkeydown = ({ key }) => {
    if (key === 'Escape') show(false)
  }
}

/**
 * Puts the player in the place of the poster on the first press. Until then not one byte of the
 * film is fetched: the visitor has read its weight on the button and decides.
 */
function playFilm(place: HTMLElement) {
  const poster = place.querySelector('a')!
  poster.onclick = (event) => {
    const film = document.createElement('video')
    // A browser that cannot play the film follows the link, and may still save or open it.
    if (!film.canPlayType('video/webm; codecs="vp9"')) return
    event.preventDefault()
    film.controls = true
    film.playsInline = true
    film.ariaLabel = 'Demo of Weekbe4'
    film.src = poster.href
    film.append(captions(poster.dataset.captions!))
    poster.replaceWith(film)
    film.focus()
    // Refused only where the system forbids playing; the controls are there.
    film.play().catch(() => {})
  }
}

function captions(url: string) {
  const track = document.createElement('track')
  track.kind = 'captions'
  track.srclang = 'en'
  // The film has no sound, so captions are on by default.
  track.default = true
  track.label = 'English'
  track.src = url
  return track
}

/** Light or dark, by hand; without a choice the page follows the device. */
function switchTheme(button: HTMLElement) {
  button.onclick = () => {
    const page = document.documentElement
    const now = page.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
    page.dataset.theme = now === 'dark' ? 'light' : 'dark'
    try {
      localStorage.setItem(THEME_KEY, page.dataset.theme)
    } catch {
      // Storage can be forbidden; the choice then lasts as long as the page.
    }
  }
}
