// The kit hands measured values to its styles as custom properties: how full, how high, how far.
import 'react'

declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
