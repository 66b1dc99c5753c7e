/**
 * Stands in for what the icon library draws with (1 KB compressed): of its own sizes, colours and contexts nothing
 * is used here, because every icon stands in `Icon`.
 */
import { type ComponentProps, createElement } from 'react'

type Drawn = { node: readonly (readonly [shape: string, attributes: Record<string, string>])[] }

const draw = ({ node }: Drawn) => {
  const shapes = node.map(([shape, attributes]) => createElement(shape, attributes))
  return (props: ComponentProps<'svg'>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      shapes,
    )
}
export default draw
