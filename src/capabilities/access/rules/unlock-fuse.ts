/** Countdown that closes an unlock modal. It pauses while a pointer is over the modal or focus has moved inside it. */
export type UnlockFuse = { total: number; left: number; hovered: boolean; focused: boolean }

export type UnlockFuseEvent =
  | { type: 'passed'; ms: number }
  | { type: 'hovered'; on: boolean }
  | { type: 'focused'; on: boolean }

export const newFuse = (total: number): UnlockFuse => ({
  total,
  left: total,
  hovered: false,
  focused: false,
})

export function nextFuse(fuse: UnlockFuse, event: UnlockFuseEvent): UnlockFuse {
  switch (event.type) {
    case 'passed':
      return isHeld(fuse) ? fuse : { ...fuse, left: Math.max(0, fuse.left - event.ms) }
    case 'hovered':
      return { ...fuse, hovered: event.on }
    case 'focused':
      return { ...fuse, focused: event.on }
  }
}

export const isHeld = (fuse: UnlockFuse): boolean => fuse.hovered || fuse.focused
export const isBurntDown = (fuse: UnlockFuse): boolean => fuse.left === 0
export const shareLeft = ({ left, total }: UnlockFuse): number => (total > 0 ? left / total : 0)
