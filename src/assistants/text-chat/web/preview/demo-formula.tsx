import type { ReactNode } from 'react'
import './demo-formula.css'

/** Welch's test, set with fractions and a root in plain markup: a single formula is not worth KaTeX and its fonts. */
export const DemoFormula = () => (
  <span className="maths demo-formula" role="img" aria-label="t = (mean 1 − mean 2) / √(s₁² / n₁ + s₂² / n₂)">
    <span aria-hidden="true">
      <i>t</i> ={' '}
      <Fraction
        over={
          <>
            <Mean of={1} /> − <Mean of={2} />
          </>
        }
        under={<Root />}
      />
    </span>
  </span>
)

const Fraction = ({ over, under }: { over: ReactNode; under: ReactNode }) => (
  <span className="fraction">
    <span>{over}</span>
    <span>{under}</span>
  </span>
)

const Mean = ({ of }: { of: number }) => (
  <>
    <i className="mean">x</i>
    <sub>{of}</sub>
  </>
)

const Root = () => (
  <span className="root">
    <svg viewBox="0 0 10 40" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 26 L3 23 L6 38 L10 1" vectorEffect="non-scaling-stroke" />
    </svg>
    <span>
      <Share of={1} /> + <Share of={2} />
    </span>
  </span>
)

const Share = ({ of }: { of: number }) => (
  <Fraction
    over={
      <>
        <i>s</i>
        <span className="powers">
          <sup>2</sup>
          <sub>{of}</sub>
        </span>
      </>
    }
    under={
      <>
        <i>n</i>
        <sub>{of}</sub>
      </>
    }
  />
)
