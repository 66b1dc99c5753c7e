/** All the script of the landing page, which is complete without it; this adds the movement. */
import { openSlips } from './behaviour/open-slips.ts'
import { playFilm } from './behaviour/play-film.ts'
import { rotateVoices } from './behaviour/rotate-voices.ts'
import { switchTheme } from './behaviour/switch-theme.ts'

const each = (selector: string, give: (place: HTMLElement) => void) =>
  document.querySelectorAll<HTMLElement>(selector).forEach(give)

each('[data-theme-switch]', switchTheme)
each('.evi', openSlips)
each('[data-film]', playFilm)
each('[data-voices]', rotateVoices)
