import {
  nextRotation,
  ROTATE_EVERY,
  type RotationEvent,
  startRotation,
  turnsByItself,
} from '../rules/rotation.ts'

/** Drives the rule for the testimonials in `place`. */
export function rotateVoices(place: HTMLElement) {
  const voices = [...place.querySelectorAll<HTMLElement>('.te')]
  const pips = [...place.querySelectorAll<HTMLElement>('.pip')]
  const pause = place.querySelector<HTMLElement>('[data-pause]')!
  let rotation = startRotation(voices.length, matchMedia('(prefers-reduced-motion: reduce)').matches)
  let timer = 0

  const send = (event: RotationEvent) => {
    rotation = nextRotation(rotation, event)
    draw()
  }
  const draw = () => {
    voices.forEach((voice, i) => {
      voice.classList.toggle('on', i === rotation.shown)
    })
    pips.forEach((pip, i) => {
      pip.setAttribute('aria-current', String(i === rotation.shown))
    })
    pause.classList.toggle('held', rotation.paused)
    pause.setAttribute('aria-label', `${rotation.paused ? 'Play' : 'Pause'} the testimonials`)
    // Announces the visitor's own choices, never an automatic rotation.
    place.querySelector('.te-stack')!.ariaLive = turnsByItself(rotation) ? 'off' : 'polite'
    clearTimeout(timer)
    if (turnsByItself(rotation)) timer = window.setTimeout(send, ROTATE_EVERY, { type: 'time-passed' })
  }

  pips.forEach((pip, index) => {
    pip.onclick = () => send({ type: 'chosen', index })
  })
  pause.onclick = () => send({ type: 'pause-pressed' })
  // Touch leaves no hover behind; only a mouse or a pen rests on something.
  place.onpointerenter = ({ pointerType }) => pointerType !== 'touch' && send({ type: 'hovered', now: true })
  place.onpointerleave = () => send({ type: 'hovered', now: false })
  // A tap focuses a button too; only a visible focus means that the keyboard is in use.
  place.addEventListener('focusin', ({ target }) =>
    send({ type: 'focused', now: (target as Element).matches(':focus-visible') }),
  )
  place.addEventListener('focusout', () => send({ type: 'focused', now: false }))
  draw()
}
