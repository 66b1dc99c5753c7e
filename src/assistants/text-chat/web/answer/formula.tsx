import { useFormula } from './use-formula.ts'

type FormulaProps = { tex: string; display: boolean }

/** Its source until KaTeX has loaded, and for good if it is no valid formula. */
export function Formula({ tex, display }: FormulaProps) {
  const { draw, drawn } = useFormula(tex, display)
  if (!display) return <span className="formula">{drawn ? <span ref={draw} /> : <code>{tex}</code>}</span>
  return (
    // biome-ignore lint/a11y/useSemanticElements: a long formula scrolls, and must by keyboard
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
    <span className="maths" role="group" aria-label="Formula" tabIndex={0}>
      {drawn ? <span ref={draw} /> : <code>{tex}</code>}
    </span>
  )
}
