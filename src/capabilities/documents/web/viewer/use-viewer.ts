import { type KeyboardEvent, useCallback, useState } from 'react'
import { useQuery } from '#api-client/use-query.ts'
import { pathOf } from '#contracts/call.ts'
import type { readPage } from '../../contract.ts'
import { CALLS } from '../../rules/addresses.ts'
import { pictureWidth, ZOOMS } from '../../rules/picture-width.ts'

const WIDEST = 900
const NARROW = 520

/** Which page is open and how large; its words and marks come with it. */
export function useViewer(id: string, first: number, marked: boolean) {
  const [page, setPage] = useState(first)
  // A page fitted to a phone shows the position of a sentence, but is too small to read.
  const [zoom, setZoom] = useState(() => (marked && innerWidth < NARROW ? 2 : 0))
  const asked = useQuery<typeof readPage>(CALLS.readPage, { params: { id, page } })
  const here = asked.value
  // Known from the first page on: while one is turned, the next may be turned already.
  const [of, setOf] = useState<number>()
  if (here && here.of !== of) setOf(here.of)
  const place = Math.min(WIDEST, innerWidth - 24)
  const scale = ZOOMS[zoom] ?? 1

  const turn = (by: number) => setPage((now) => Math.min(of ?? now, Math.max(1, now + by)))
  const enlarge = (by: number) => setZoom((now) => Math.min(ZOOMS.length - 1, Math.max(0, now + by)))

  function onKeyDown(event: KeyboardEvent) {
    const step = KEYS[event.key]
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (step.turn) turn(step.turn)
    if (step.enlarge) enlarge(step.enlarge)
  }

  /** Scrolls to the marked words as soon as they are rendered. */
  const showMark = useCallback(
    (mark: HTMLElement | null) => mark?.scrollIntoView?.({ block: 'center', inline: 'center' }),
    [],
  )

  return {
    page,
    of,
    here,
    problem: asked.problem,
    refetch: asked.refetch,
    picture: pathOf(CALLS.readPagePicture, {
      params: { id, page },
      query: { width: pictureWidth(place, scale, devicePixelRatio) },
    }),
    width: place * scale,
    percent: scale * 100,
    turn,
    enlarge,
    canEnlarge: zoom < ZOOMS.length - 1,
    canShrink: zoom > 0,
    onKeyDown,
    showMark,
  }
}

const KEYS: Record<string, { turn?: number; enlarge?: number } | undefined> = {
  ArrowRight: { turn: 1 },
  ArrowLeft: { turn: -1 },
  PageDown: { turn: 1 },
  PageUp: { turn: -1 },
  '+': { enlarge: 1 },
  '=': { enlarge: 1 },
  '-': { enlarge: -1 },
}
