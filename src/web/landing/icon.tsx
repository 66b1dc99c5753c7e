/** The page's four icons. So few and so plain that drawing them here is lighter than the markup an icon library adds to each. */
const icons = {
  play: 'M6 3.5v17l14-8.5z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  // A disc, half in shadow: light or dark.
  theme: 'M12 3a9 9 0 1 1-.1 0zM12 3v18M12 7.5h7.5M12 12h9M12 16.5h7.5',
  down: 'M6 9l6 6 6-6',
}

/** The kit's classes: filled, drawn, and the one that turns when a part opens. */
const kinds = { play: 'i fill', pause: 'i fill', theme: 'i', down: 'i c' }

export const Icon = ({ of }: { of: keyof typeof icons }) => (
  <svg className={kinds[of]} viewBox="0 0 24 24" aria-hidden>
    <path d={icons[of]} />
  </svg>
)
