/**
 * Which testimonial is shown, and whether the next may follow automatically. Pure: the clock, the mouse and the keyboard come
 * in as events.
 */
export const ROTATE_EVERY = 5000

export type Rotation = {
  shown: number
  count: number
  /** Pressed by the visitor, or asked for by their system ("reduce motion"). */
  paused: boolean
  /** Someone is reading: the mouse rests on it, or the keyboard is in it. */
  hovered: boolean
  focused: boolean
}

export type RotationEvent =
  | { type: 'time-passed' }
  | { type: 'chosen'; index: number }
  | { type: 'pause-pressed' }
  | { type: 'hovered'; now: boolean }
  | { type: 'focused'; now: boolean }

export const startRotation = (count: number, reducedMotion: boolean): Rotation => ({
  shown: 0,
  count,
  paused: reducedMotion,
  hovered: false,
  focused: false,
})

export const turnsByItself = ({ paused, hovered, focused }: Rotation) => !paused && !hovered && !focused

export function nextRotation(rotation: Rotation, event: RotationEvent): Rotation {
  switch (event.type) {
    case 'time-passed':
      // A late timer must not replace the text a visitor has begun to read.
      return turnsByItself(rotation)
        ? { ...rotation, shown: (rotation.shown + 1) % rotation.count }
        : rotation
    case 'chosen':
      return { ...rotation, shown: event.index }
    case 'pause-pressed':
      return { ...rotation, paused: !rotation.paused }
    case 'hovered':
      return { ...rotation, hovered: event.now }
    case 'focused':
      return { ...rotation, focused: event.now }
  }
}
