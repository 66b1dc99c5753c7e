import { Component, type ReactNode } from 'react'

type FaultBoundaryProps = {
  children: ReactNode
  onFault(fault: unknown): void
  /** Shown while the children cannot be; with another `key` they are tried once more. */
  instead: ReactNode
}

export const notShown = (what: 'screen' | 'part'): string =>
  `This ${what} could not be shown. Check your connection and try again.`

/** Something that cannot be shown, most often because its code failed to load. */
export class FaultBoundary extends Component<FaultBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(fault: unknown) {
    this.props.onFault(fault)
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
