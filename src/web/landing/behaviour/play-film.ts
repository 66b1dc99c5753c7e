/**
 * Puts the player in the place of the poster on the first press. Until then not one byte of the
 * film is fetched: the visitor has read its weight on the button and decides.
 */
export function playFilm(place: HTMLElement) {
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
