/** The light theme's roles, spelled out: a film cannot follow the reader's theme. */
export const COLOUR = {
  surface: '#f4f5ef',
  raised: '#ffffff',
  ink: '#15201b',
  muted: '#4b5851',
  line: '#d3d9ce',
  brand: '#0b5440',
  brandSoft: '#dcebe1',
  block: '#0a4234',
  onBlock: '#f1f6ec',
  onBlockMuted: '#bcd6c8',
  copper: '#a34d1b',
  copperOnBlock: '#f2ab78',
  copperSoft: '#f7e5d6',
  mark: '#fbe28a',
}

export const DISPLAY = '"Weekbe4 Display", Georgia, serif'
export const BODY = '"Open Sans", "Noto Sans", Roboto, "DejaVu Sans", sans-serif'
export const QUOTE = '"Noto Serif", "DejaVu Serif", Georgia, serif'

/** 4:3, so that it is large enough to read across a phone held upright. */
export const FILM = { width: 720, height: 540, framesPerSecond: 15 }
