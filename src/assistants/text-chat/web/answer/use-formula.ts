import { useCallback, useEffect, useState } from 'react'

type Draw = typeof import('./katex-here.ts').drawFormula

/** Once per page, with the first formula; a failed load is retried with the next one. */
let katex: Promise<Draw> | undefined
let here: Draw | undefined

function loadKatex(): Promise<Draw> {
  katex ??= import('./katex-here.ts').then(
    ({ drawFormula }) => {
      here = drawFormula
      return drawFormula
    },
    (fault: unknown) => {
      katex = undefined
      throw fault
    },
  )
  return katex
}

export function useFormula(tex: string, display: boolean) {
  const [drawer, setDrawer] = useState(() => here)
  const [wrong, setWrong] = useState('')
  useEffect(() => {
    if (drawer) return
    let left = false
    loadKatex().then(
      (draw) => left || setDrawer(() => draw),
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [drawer])
  const draw = useCallback(
    (place: HTMLElement | null) => {
      if (place && drawer && !drawer(tex, place, display)) setWrong(tex)
    },
    [tex, display, drawer],
  )
  return { draw, drawn: drawer !== undefined && wrong !== tex }
}
